import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'
import { elementsOf } from '../html-elements/html-elements.ts'
import { type Finding, ruleOfProse } from '../rule.ts'

/**
 * What is wrong with the level of a heading that follows one of the level `levelAbove`;
 * undefined if nothing. The caller completes the message with the correct mark, such as ##.
 */
function levelProblem(level: number, levelAbove: number): string | undefined {
  if (level === 1)
    return "A page has one main heading, the 'heading' above: begin this one with"
  if (level > levelAbove + 1)
    return `This heading is of level ${level} below one of level ${levelAbove}: begin it with`
  return undefined
}

/** Findings about headings of prose that have no words or the wrong level. */
function headingProblems(html: ProseNode, proseSource: string): Finding[] {
  let levelAbove = 1
  return elementsOf(html, proseSource).flatMap(
    ({ node, name, index, isHtml }) => {
      const [, digit] = /^h([1-6])$/.exec(name) ?? []
      if (!digit) return []
      const level = Number(digit)
      const problem = levelProblem(level, levelAbove)
      const rightLevel = level === 1 ? 2 : levelAbove + 1
      levelAbove = Math.max(2, level)
      if (!node.children?.length) {
        const message = 'This heading has no words: write them, or delete it'
        return [{ index, message }]
      }
      const rightMark = isHtml ? `<h${rightLevel}>` : '#'.repeat(rightLevel)
      return problem ? [{ index, message: `${problem} ${rightMark}` }] : []
    },
  )
}

/** Maximum length of a heading, in characters; a longer one probably includes a paragraph. */
const MAX_HEADING_LENGTH = 150

/** What is wrong with the length of a heading or with the node below it; undefined if nothing. */
function lengthOrContentProblem(
  heading: ProseNode,
  next: ProseNode | undefined,
  proseSource: string,
): string | undefined {
  if (sourceOf(heading, proseSource).length > MAX_HEADING_LENGTH)
    return 'This heading is as long as a paragraph: put a blank line after its own words'
  const isClosedByNext =
    next?.type === 'heading' && (next.depth ?? 0) <= (heading.depth ?? 0)
  return !next || isClosedByNext
    ? 'Nothing is below this heading: write it, or delete the heading'
    : undefined
}

/** Findings about headings that contain a paragraph, and about those with nothing below them. */
const faultyHeadings = (
  { children = [] }: ProseNode,
  proseSource: string,
): Finding[] =>
  children.flatMap((node, index) => {
    if (node.type !== 'heading') return []
    const message = lengthOrContentProblem(
      node,
      children[index + 1],
      proseSource,
    )
    return message ? [{ index: spanOf(node).start, message }] : []
  })

/** Whether a node is a paragraph that consists of bold words and is not a sentence. */
function isBoldLine({
  type,
  children: [firstNode, ...otherNodes] = [],
}: ProseNode) {
  const lastText = firstNode?.children?.at(-1)?.value ?? '.'
  const isBold = firstNode?.type === 'strong' && otherNodes.length === 0
  return type === 'paragraph' && isBold && !/[.!?:।]$/.test(lastText)
}

/**
 * Findings about paragraphs of bold words in place of a heading. Bold words directly below a
 * heading are left out: they are a date or the like, since a second heading there would leave the
 * first one empty.
 */
const boldParagraphs = ({ children = [] }: ProseNode): Finding[] =>
  children
    .filter(
      (node, at) => isBoldLine(node) && children[at - 1]?.type !== 'heading',
    )
    .map((node) => ({
      index: spanOf(node).start,
      message: 'Bold words are no heading: write ## before them, without stars',
    }))

/**
 * Reports a heading that has the wrong level, no words, too many words or nothing below it, and
 * bold words in place of a heading.
 */
export const headingOrder = ruleOfProse({
  name: 'heading-order',
  severity: 'look',
  find: ({ html, markdown }, proseSource) => [
    ...headingProblems(html, proseSource),
    ...boldParagraphs(markdown),
    ...faultyHeadings(markdown, proseSource),
  ],
})
