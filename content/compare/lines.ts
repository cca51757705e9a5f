import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'

/** Maximum length, in characters, of a line that counts as short. */
export const MAX_SHORT_LINE = 45

/** A typed line of a paragraph, which a page joins with the next line. */
export interface Line {
  /** The words of the line, without spaces around them and marks of a quotation or list entry. */
  words: string
  index: number
}

/** Matches spaces and > before the words of a line in a quotation or a list entry. */
const prefixPattern = /^[>\s]*/
/** Matches what makes a page break the line too: two spaces, a final backslash or a <br>. */
const hardBreak = /(?: {2}|<br\s*\/?>)\s*$|\\$/i
/** Matches a line that consists of a picture. */
const picturePattern = /^!\[[^\]]*\]\([^)]*\)$/

/** The lines of a text, in groups that a page shows in one flow; `start` is the text's offset. */
export function lineGroups(source: string, start = 0): Line[][] {
  const groups: Line[][] = [[]]
  let end = start
  for (const line of source.split('\n')) {
    const [before = ''] = prefixPattern.exec(line) ?? []
    const words = line.slice(before.length).trim()
    if (words) groups.at(-1)?.push({ words, index: end + before.length })
    if (!words || hardBreak.test(line) || picturePattern.test(words))
      groups.push([])
    end += line.length + 1
  }
  return groups
}

const sentenceEnd = /[.!?।。]["'”’»)]?$/u
/** Matches the start of words that can begin a sentence: not lower case, a space or a dash. */
const sentenceStart = /^[^\p{Ll}\s–—-]/u

/**
 * Returns the line that was typed below a list entry or a quotation, but that Markdown joins to the
 * last paragraph in it: the first line that is indented less than `paragraph`, follows the end of a
 * sentence and can begin one. Returns undefined if there is none.
 */
export function joinedLine(
  written: string,
  paragraph: ProseNode,
): Line | undefined {
  const columnOf = ({ index }: Line) =>
    index - written.lastIndexOf('\n', index - 1)
  const lines = lineGroups(
    sourceOf(paragraph, written),
    spanOf(paragraph).start,
  ).flat()
  return lines.find((line, at) => {
    const [first, above] = [lines[0], lines[at - 1]]
    if (!first || !above || columnOf(line) >= columnOf(first)) return false
    return sentenceEnd.test(above.words) && sentenceStart.test(line.words)
  })
}
