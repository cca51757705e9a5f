import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '#ssg/content/content-record.ts'
import { splitFrontmatter } from '#ssg/content/frontmatter.ts'
import { isContentFile } from '#ssg/content/readers.ts'
import { canonicalYaml, plainText, replaceParts, withLineEndsOf } from './yaml-form.ts'

/** An MDX file with its frontmatter in the editor's canonical form. */
export function withCanonicalFrontmatter(text: string): string {
  const { frontmatter, body } = splitFrontmatter(text)
  if (frontmatter === undefined) return text
  // Its last line break stands before the dashes.
  return replaceParts(text, { frontmatter: canonicalYaml(`${frontmatter}\n`).slice(0, -1), body })
}

const canonical = (file: string, text: string) => {
  const plain = plainText(text)
  const form = file.endsWith('.mdx') ? withCanonicalFrontmatter : canonicalYaml
  return withLineEndsOf(text, form(plain))
}

/** Pages and content files whose YAML is not canonical, with the canonical text. */
export const nonCanonicalFiles = (root: string): { file: string; text: string }[] =>
  [...filesBelow(root, 'pages'), ...filesBelow(root, 'data')]
    .filter((file) => file.endsWith('.mdx') || (file.endsWith('.yaml') && isContentFile(file)))
    .flatMap((file) => {
      const before = readFileSync(join(root, file), 'utf8')
      const text = canonical(file, before)
      return text === before ? [] : [{ file, text }]
    })
