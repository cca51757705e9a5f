import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#content/read/files.ts'
import { isContentFile } from '#content/read/readers.ts'
import {
  canonicalYaml,
  plainText,
  withCanonicalFrontmatter,
  withLineEndsOf,
} from '#content/yaml-form.ts'
import { root } from '#tools/root.ts'

/** Pages and content files whose YAML is not canonical, with the canonical text. */
export const nonCanonicalFiles = (root: string): { file: string; text: string }[] =>
  [...filesBelow(root, 'pages'), ...filesBelow(root, 'data')]
    .filter((file) => file.endsWith('.mdx') || (file.endsWith('.yaml') && isContentFile(file)))
    .flatMap((file) => {
      const before = readFileSync(join(root, file), 'utf8')
      const form = file.endsWith('.mdx') ? withCanonicalFrontmatter : canonicalYaml
      const text = withLineEndsOf(before, form(plainText(before)))
      return text === before ? [] : [{ file, text }]
    })

/** Brings the YAML of every page and content file into its canonical form. */
export async function main() {
  for (const { file, text } of nonCanonicalFiles(root)) {
    writeFileSync(join(root, file), text)
    console.log(`Formatted ${file}`)
  }
}
