import type { ProseNode } from '#content/read/prose-node.ts'
import { spanOf } from './span.ts'

/** A line that belongs to the entry or the quotation above it, although it stands outside. */
export interface JoinedLine {
  index: number
  to: 'list' | 'quotation'
}

const endsSentence = /[.!?।。]["'”’»)]?$/u
const beginsSentence = /^[^\p{Ll}\s–—-]/u

/** How many signs stand before a place in its line. */
const columnOf = (written: string, index: number) =>
  index - written.lastIndexOf('\n', index - 1) - 1

/** Whether a line is typed outside of the block whose words begin at a column. */
const isOutside = (line: string, block: ProseNode, column: number) =>
  block.type === 'blockquote'
    ? !line.trimStart().startsWith('>')
    : line.length - line.trimStart().length < column

/** The first sentence below the words of an entry or a quotation that goes on in them. */
function joinedTo(
  written: string,
  block: ProseNode,
  paragraph: ProseNode,
): JoinedLine | undefined {
  const { start = 0, end = 0 } = spanOf(paragraph) ?? {}
  const column = columnOf(written, start)
  let index = start
  for (const line of written.slice(start, end).split('\n')) {
    const above = written.slice(start, index).trimEnd()
    const isNew =
      index > start &&
      endsSentence.test(above) &&
      beginsSentence.test(line.trim())
    const isSentence =
      block.type === 'listItem' || endsSentence.test(line.trim())
    if (isNew && isSentence && isOutside(line, block, column))
      return { index, to: block.type === 'listItem' ? 'list' : 'quotation' }
    index += line.length + 1
  }
  return undefined
}

/** Sentences below lists and quotations that a page shows inside them. */
export function joinedLines(written: string, tree: ProseNode): JoinedLine[] {
  const isBlock = tree.type === 'listItem' || tree.type === 'blockquote'
  return (tree.children ?? []).flatMap((node) => {
    const joined =
      isBlock && node.type === 'paragraph'
        ? joinedTo(written, tree, node)
        : undefined
    return joined ? [joined] : joinedLines(written, node)
  })
}
