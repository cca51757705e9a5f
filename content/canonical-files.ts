import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from './files.ts'
import { plainText, withLineEndsOf } from './line-ends.ts'
import { isContentFile } from './schema/content-files.ts'
import { canonicalYaml, withCanonicalFrontmatter } from './yaml-form.ts'

/**
 * MDX pages and content files whose YAML is not canonical, each with its canonical text. A file
 * that is not UTF-8 is left out: its text lacks letters, and the content check names it.
 */
export const nonCanonicalFiles = (
  root: string,
): { file: string; text: string }[] =>
  [...filesBelow(root, 'pages'), ...filesBelow(root, 'data')]
    .filter((file) => file.endsWith('.mdx') || isContentFile(file))
    .flatMap((file) => {
      const bytes = readFileSync(join(root, file))
      if (!isUtf8(bytes)) return []
      const source = bytes.toString('utf8')
      const format = file.endsWith('.mdx')
        ? withCanonicalFrontmatter
        : canonicalYaml
      const canonicalText = withLineEndsOf(source, format(plainText(source)))
      return canonicalText === source ? [] : [{ file, text: canonicalText }]
    })
