import type { Problem } from '#ssg/content/content-error.ts'
import type { ProseNode } from '#ssg/content/markdown.ts'
import { elementProblems } from './html-elements.ts'
import { parseMdx } from './mdx.ts'
import { slipProblems } from './slips.ts'
import { addressProblem, headingRemarks, linksOf, type WrittenLink } from './written-links.ts'

/** What the checks read in a page's Markdown, beside its texts. */
export interface ProseContents {
  html: ProseNode
  links: WrittenLink[]
  /** Ids that links can lead to. */
  ids: string[]
  problems: Problem[]
  /** Remarks about the structure, such as headings out of order. */
  remarks: Problem[]
}

/** Reads a page's Markdown as the build does. */
export function readProse(file: string, source: string): ProseContents {
  const prose = parseMdx(file, source)
  if ('message' in prose)
    return { html: { type: 'root' }, links: [], ids: [], problems: [prose], remarks: [] }
  return {
    html: prose.html,
    ...linksOf(file, source, prose.html),
    problems: [
      ...elementProblems(file, source, prose),
      ...slipProblems(file, source, prose.markdown),
    ],
    remarks: headingRemarks(file, source, prose.markdown),
  }
}

/** Every problem in a page's prose that shows without the rest of the site. */
export function proseProblems(text: string): string[] {
  const { links, problems } = readProse('', text)
  return [
    ...problems.map(({ message }) => message),
    ...links.flatMap(({ target }) => addressProblem(target) ?? []),
  ]
}
