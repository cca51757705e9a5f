import { type ProseNode, sourceOf, spanOf } from '#content/read/prose-node.ts'

/** A typed line of a paragraph; a page shows it in one flow with the next line. */
export interface Line {
  /** Its words, without spaces around them and without the marks of a quotation or list entry. */
  words: string
  index: number
}

/** Spaces and > before the words of a line in a quotation or a list entry. */
const prefix = /^[>\s]*/
/** Matches what ends a line on the page too: two spaces, a backslash or a <br>. */
const hardBreak = /(?: {2}|\\|<br\s*\/?>)\s*$/i
/** A picture, which stands on a line of its own. */
const picture = /^!\[[^\]]*\]\([^)]*\)$/

/** The lines of a text that begins at `start`, in groups that a page shows as one line each. */
export function lineGroups(source: string, start = 0): Line[][] {
  const groups: Line[][] = [[]]
  let end = start
  for (const line of source.split('\n')) {
    const [before = ''] = prefix.exec(line) ?? []
    const words = line.slice(before.length).trim()
    if (words) groups.at(-1)?.push({ words, index: end + before.length })
    if (!words || hardBreak.test(line) || picture.test(words)) groups.push([])
    end += line.length + 1
  }
  return groups
}

const endsSentence = /[.!?।。]["'”’»)]?$/u
const beginsSentence = /^[^\p{Ll}\s–—-]/u

/**
 * The first sentence that was typed directly below a list entry or quotation, but is not indented
 * as far as its words: Markdown makes such a sentence part of the entry or quotation.
 */
export function joinedLine(
  written: string,
  paragraph: ProseNode,
  block: ProseNode,
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
    // A few words below a quotation are the name of its author.
    const isSentence =
      block.type === 'listItem' || endsSentence.test(line.words)
    return (
      isSentence &&
      endsSentence.test(above.words) &&
      beginsSentence.test(line.words)
    )
  })
}
