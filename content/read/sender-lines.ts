import {
  type ProseNode,
  sourceOf,
  spanOf,
  splitPosition,
  walkProse,
} from './prose-node.ts'

/** Matches the line break above the last line of a quotation that names its sender: `— Asha`. */
const breakAboveSender = /\n(?=[—–]\s?(?:\p{Lu}[^\n]*)?$)/u

/** The nodes that replace `node`: if its last line names a sender, a line break precedes it. */
function splitAboveSender(node: ProseNode, proseSource: string): ProseNode[] {
  const { type, value = '' } = node
  const splitIndex = type === 'text' ? value.search(breakAboveSender) : -1
  if (splitIndex < 0) return [node]
  // The source of the node has a > after each line break, which `value` does not have.
  const breakOffset =
    spanOf(node).start + sourceOf(node, proseSource).lastIndexOf('\n')
  const [positionAbove, senderPosition] = splitPosition(node, breakOffset)
  return [
    { ...node, ...positionAbove, value: value.slice(0, splitIndex) },
    { type: 'break' },
    { ...node, ...senderPosition, value: value.slice(splitIndex + 1) },
  ]
}

/** Remark plugin that shows the sender of a quotation on a separate line, as it was typed. */
export function remarkSenderLines() {
  return (tree: ProseNode, file: { toString(): string }) => {
    const proseSource = file.toString()
    walkProse(tree, ({ type, children = [] }) => {
      if (type !== 'blockquote') return
      for (const block of children)
        block.children &&= block.children.flatMap((node) =>
          splitAboveSender(node, proseSource),
        )
    })
  }
}
