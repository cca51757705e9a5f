import { parseMdx } from './mdx.ts'
import { addressProblem, mdxLinks } from './written-links.ts'

/** Everything that is wrong with a page's prose as far as it shows without the rest of the site. */
export function proseProblems(text: string): string[] {
  const tree = parseMdx('', text)
  if ('message' in tree) return [tree.message]
  const { links, problems } = mdxLinks('', text, tree)
  return [
    ...problems.map(({ message }) => message),
    ...links.flatMap(({ target }) => addressProblem(target) ?? []),
  ]
}
