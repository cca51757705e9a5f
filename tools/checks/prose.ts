import { parseMdx } from './mdx.ts'
import { addressProblem, mdxLinks } from './written-links.ts'

/** Every problem in a page's prose that shows without the rest of the site. */
export function proseProblems(text: string): string[] {
  const tree = parseMdx('', text)
  if ('message' in tree) return [tree.message]
  const { links, problems } = mdxLinks('', text, tree)
  return [
    ...problems.map(({ message }) => message),
    ...links.flatMap(({ target }) => addressProblem(target) ?? []),
  ]
}
