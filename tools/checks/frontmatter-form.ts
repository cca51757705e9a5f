import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceParts, splitFrontmatter } from '../../ssg/content/frontmatter.ts'
import { filesBelow } from './content-problems.ts'
import { canonicalYaml } from './yaml-form.ts'

/** An MDX file with its frontmatter in the editor's canonical form. */
export function withCanonicalFrontmatter(text: string): string {
  const { frontmatter, body } = splitFrontmatter(text)
  return frontmatter === undefined
    ? text
    : replaceParts(text, { frontmatter: canonicalYaml(frontmatter), body })
}

/** Pages whose frontmatter is not canonical, with the canonical text. */
export const nonCanonicalPages = (root: string): { file: string; text: string }[] =>
  filesBelow(root, 'pages')
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const before = readFileSync(join(root, file), 'utf8')
      const text = withCanonicalFrontmatter(before)
      return text === before ? [] : [{ file, text }]
    })

/** Rewrites all frontmatter in canonical form; returns the changed files. */
export function fixFrontmatter(root: string): string[] {
  const pages = nonCanonicalPages(root)
  for (const { file, text } of pages) writeFileSync(join(root, file), text)
  return pages.map(({ file }) => file)
}
