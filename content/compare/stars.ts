import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from '#content/read/prose-node.ts'

const isEmphasis = (node: ProseNode | undefined) =>
  node?.type === 'emphasis' || node?.type === 'strong'

/**
 * Index of each * or _ that is left over beside emphasised words, as in **words*, but not of an
 * escaped one, \*.
 */
export const unmatchedMarks = (
  proseSource: string,
  markdown: ProseNode,
): number[] =>
  collectInProse(markdown, ({ children = [] }) =>
    children.flatMap((node, at) => {
      if (node.type !== 'text') return []
      const words = sourceOf(node, proseSource)
      const { start, end } = spanOf(node)
      const isAfter = isEmphasis(children[at - 1]) && /^[*_]/.test(words)
      const isBefore =
        isEmphasis(children[at + 1]) && /(?<!\\)[*_]$/.test(words)
      return [...(isAfter ? [start] : []), ...(isBefore ? [end - 1] : [])]
    }),
  )

/** Matches a star after words, as for a footnote, but not that of the grade A* or a 5* hotel. */
const starAfterWords = /(?<=[\p{L}\p{N}%.)]{2})\*(?![\p{L}\p{N}*])/u
/** Matches a star that begins a footnote. */
const starBeforeFootnote = /(?<![\p{L}\p{N}%.)*])\*/u

/**
 * Indexes of stars after words in a block that also has emphasis, as in *One* and two*; none if the
 * prose has a footnote.
 */
export function unmatchedStars(
  proseSource: string,
  markdown: ProseNode,
): number[] {
  const starIndexes: number[] = []
  let hasFootnote = false
  walkProse(markdown, (node, ancestors) => {
    if (node.type !== 'text') return
    const words = sourceOf(node, proseSource)
    hasFootnote ||= starBeforeFootnote.test(words)
    const at = words.search(starAfterWords)
    const isBesideEmphasis = ancestors.at(-1)?.children?.some(isEmphasis)
    if (at >= 0 && isBesideEmphasis) starIndexes.push(spanOf(node).start + at)
  })
  return hasFootnote ? [] : starIndexes
}

/** A run of equal marks, such as *** in R***h, and the characters beside it. */
interface MarkRun {
  marks: string
  before: string
  after: string
}

/** The run of equal marks at an index. */
function markRunAt(proseSource: string, index: number): MarkRun {
  const mark = proseSource[index]
  let start = index
  let end = index + 1
  while (proseSource[start - 1] === mark) start -= 1
  while (proseSource[end] === mark) end += 1
  return {
    marks: proseSource.slice(start, end),
    before: proseSource.charAt(start - 1),
    after: proseSource.charAt(end),
  }
}

const isBetween = (
  { marks, before, after }: MarkRun,
  characters: RegExp,
): boolean =>
  /^[*~]/.test(marks) && characters.test(before) && characters.test(after)
const isBetweenDigits = (run: MarkRun) => isBetween(run, /\p{N}/u)
const isInsideWord = (run: MarkRun) => isBetween(run, /[\p{L}\p{N}]/u)

/** Stars or tildes of a text that Markdown takes for marks. */
export interface SwallowedMarks {
  index: number
  marks: string
  isBetweenDigits: boolean
}

/**
 * Stars and tildes inside numbers and words that Markdown takes for marks: 1080*1080 and
 * 1080*1920, 10~~15 and 20~~30, Kund*innen und Partner*innen. Emphasis on a part of one word, as in
 * un*believ*able, is intended and left out.
 */
export const swallowedMarks = (
  proseSource: string,
  markdown: ProseNode,
): SwallowedMarks[] =>
  collectInProse(markdown, (node) => {
    if (!isEmphasis(node) && node.type !== 'delete') return []
    const { start, end } = spanOf(node)
    // R***h and S***a become a node in another node: only the outer one is reported.
    if (proseSource[start - 1] === proseSource[start]) return []
    const opening = markRunAt(proseSource, start)
    const runs = [opening, markRunAt(proseSource, end - 1)]
    const isProduct = /\p{N}/u.test(
      `${proseSource[start - 1]}${proseSource[end]}`,
    )
    const isSentence = sourceOf(node, proseSource).includes(' ')
    const areInsideWords = runs.every(isInsideWord)
    const isSwallowed =
      runs.some(isBetweenDigits) ||
      (areInsideWords && (isSentence || isProduct))
    if (!isSwallowed) return []
    const { marks } = opening
    return [{ index: start, marks, isBetweenDigits: isBetweenDigits(opening) }]
  })
