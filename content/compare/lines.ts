import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'

/** Maximum length, in characters, of a line that counts as short. */
export const MAX_SHORT_LINE = 45

/** A typed line of a paragraph, which a page joins with the next line. */
export interface Line {
  /** The words of the line, without the spaces around them and the > of a quotation. */
  words: string
  index: number
}

/** Matches spaces and > before the words of a line in a quotation or a list entry. */
const prefixPattern = /^[>\s]*/
/**
 * Matches the end of a line after which a page shows a line break: two spaces, a backslash or <br>.
 */
const hardBreak = /(?: {2}|<br\s*\/?>)\s*$|\\$/i
/** Matches a line that consists of a picture. */
const picturePattern = /^!\[[^\]]*\]\([^)]*\)$/

/**
 * The lines of a text, in groups: a page joins the lines of each group. `start` is the offset of
 * the text.
 */
export function lineGroups(source: string, start = 0): Line[][] {
  const groups: Line[][] = [[]]
  let lineStart = start
  for (const line of source.split('\n')) {
    const [prefix = ''] = prefixPattern.exec(line) ?? []
    const words = line.slice(prefix.length).trim()
    if (words) groups.at(-1)?.push({ words, index: lineStart + prefix.length })
    if (!words || hardBreak.test(line) || picturePattern.test(words))
      groups.push([])
    lineStart += line.length + 1
  }
  return groups
}

const sentenceEnd = /[.!?।。]["'”’»)]?$/u
/** Matches words that can begin a sentence: no lower-case letter, space or dash comes first. */
const sentenceStart = /^[^\p{Ll}\s–—-]/u

/**
 * The first line of `paragraph` that was probably meant to follow the list entry or quotation
 * around the paragraph; undefined if there is none. Such a line is indented less than the first
 * line, follows the end of a sentence and can begin one.
 */
export function joinedLine(
  proseSource: string,
  paragraph: ProseNode,
): Line | undefined {
  const columnOf = ({ index }: Line) =>
    index - proseSource.lastIndexOf('\n', index - 1)
  const lines = lineGroups(
    sourceOf(paragraph, proseSource),
    spanOf(paragraph).start,
  ).flat()
  return lines.find((line, at) => {
    const [firstLine, lineAbove] = [lines[0], lines[at - 1]]
    if (!firstLine || !lineAbove || columnOf(line) >= columnOf(firstLine))
      return false
    return sentenceEnd.test(lineAbove.words) && sentenceStart.test(line.words)
  })
}
