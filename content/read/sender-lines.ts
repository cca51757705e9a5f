import { type ProseNode, sourceOf, spanOf, walkProse } from './prose-node.ts'

/** Matches the line break above the last line of a quotation that names its sender: `— Asha`. */
const breakAboveSender = /\n(?=[—–]\s?(?:\p{Lu}[^\n]*)?$)/u

/** The nodes that replace `node`: if its last line names a sender, a line break precedes it. */
function splitAboveSender(node: ProseNode, source: string): ProseNode[] {
  const { type, value = '' } = node
  const splitIndex = type === 'text' ? value.search(breakAboveSender) : -1
  if (splitIndex < 0) return [node]
  const { start, end } = node.position ?? {}
  // The source of the node has a > after each line break, which `value` does not have.
  const breakOffset =
    spanOf(node).start + sourceOf(node, source).lastIndexOf('\n')
  const wordsAbove = {
    ...node,
    value: value.slice(0, splitIndex),
    position: { start, end: { offset: breakOffset } },
  }
  const sender = {
    ...node,
    value: value.slice(splitIndex + 1),
    position: { start: { offset: breakOffset + 1 }, end },
  }
  return [wordsAbove, { type: 'break' }, sender]
}

/** Remark plugin that shows the sender of a quotation on a separate line, as it was typed. */
export function remarkSenderLines() {
  return (tree: ProseNode, file: { toString(): string }) =>
    walkProse(tree, ({ type, children = [] }) => {
      if (type !== 'blockquote') return
      for (const block of children)
        block.children &&= block.children.flatMap((node) =>
          splitAboveSender(node, file.toString()),
        )
    })
}
