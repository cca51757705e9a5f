import type { ProseNode } from '#content/read/prose-node.ts'
import { signsWithAPlace } from './shown-signs.ts'
import { spanOf } from './span.ts'

/** Words that were typed and that no reader gets. */
export interface VanishedWords {
  index: number
  words: string
  /** What the tree takes them for. */
  within: ProseNode
  /** The nodes above, from the root down. */
  above: readonly ProseNode[]
}

/** Signs that say something by themselves: letters, digits, ₹ and ✅. */
const isSpeaking = /[\p{L}\p{N}\p{Sc}\p{So}]/u

/** The innermost node that has a sign, with the nodes above it. */
function nodesAt(tree: ProseNode, index: number): ProseNode[] {
  const inside = tree.children?.find((child) => {
    const span = spanOf(child)
    return span && span.start <= index && index < span.end
  })
  return inside ? [tree, ...nodesAt(inside, index)] : [tree]
}

/** Where the next word begins that has no place, from `from` on; -1 if all have one. */
function nextWithoutPlace(
  written: string,
  known: Uint8Array,
  from: number,
): number {
  for (let index = from; index < written.length; index++)
    if (
      !known[index] &&
      isSpeaking.test(String.fromCodePoint(written.codePointAt(index) ?? 0))
    )
      return index
  return -1
}

/** One finding for each node of Markdown whose words are neither shown nor a mark. */
export function vanishedWords(
  written: string,
  markdown: ProseNode,
  html: ProseNode,
): VanishedWords[] {
  const known = signsWithAPlace(written, markdown, html)
  const found: VanishedWords[] = []
  for (let index = nextWithoutPlace(written, known, 0); index >= 0; ) {
    const nodes = nodesAt(markdown, index)
    const block = blockOf(nodes)
    const within = nodes[block] ?? markdown
    const { end } = spanOf(within) ?? { end: written.length }
    const [line = ''] = written.slice(index, end).split('\n', 1)
    const words = line.replace(/[\s|]+$/, '')
    found.push({ index, words, within, above: nodes.slice(0, block) })
    index = nextWithoutPlace(written, known, Math.max(index + 1, end))
  }
  return found
}

/** Nodes that vanish as a whole. */
const wholes = ['tableCell', 'definition', 'footnoteDefinition', 'html', 'code']

/** The outermost node of those that vanish as a whole, or else the innermost of all. */
function blockOf(nodes: readonly ProseNode[]): number {
  const whole = nodes.findIndex(({ type }) => wholes.includes(type))
  return whole < 0 ? nodes.length - 1 : whole
}
