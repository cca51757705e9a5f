import type { Facts } from '#content/facts.ts'
import {
  braces,
  type FilledParts,
  joinParts,
  type NamedBraces,
  namesIn,
  pricedTextOf,
  programsInDollars,
  withFacts,
} from '#content/fill-in.ts'
import { withoutComments } from '#content/report.ts'
import { inRupees, type PricedText } from '#data/priced-text.ts'
import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from './prose-node.ts'

/** Whether a text node is a bare URL: then its braces are part of the URL and name no fact. */
const isAddress = (
  node: ProseNode,
  parent: ProseNode | undefined,
  written: string,
) => parent?.type === 'link' && written[spanOf(node).start - 1] !== '['

/** The parts of a text node with facts filled in; an escaped brace (after a backslash) is text. */
function partsOf(node: ProseNode, written: string, facts: Facts): FilledParts {
  const { value = '' } = node
  const parts: (string | FilledParts[number])[] = []
  let end = 0
  for (const { 1: brace, 2: name = '' } of sourceOf(node, written).matchAll(
    braces,
  )) {
    const typed = brace ?? `{${name}}`
    const at = value.indexOf(typed, end)
    if (at < 0) continue
    const filled = brace ? undefined : facts.parts(name)
    parts.push(value.slice(end, at), ...(filled ?? [typed]))
    end = at + typed.length
  }
  return joinParts([...parts, value.slice(end)])
}

/** Nodes for a text with prices; a price in both currencies becomes an element `price`. */
const nodesOf = (
  words: PricedText,
  position: ProseNode['position'],
): ProseNode[] =>
  words.map((part, index): ProseNode => {
    const value = inRupees([part])
    const place = index === 0 && position ? { position } : {}
    const text = { type: 'text', value, ...place }
    if (typeof part === 'string' || !part.INR || !part.USD) return text
    const data = {
      hName: 'price',
      // `inr` and `usd` are in lower case, since HTML attribute names have no upper case.
      hProperties: { inr: part.INR, usd: part.USD },
    }
    return { type: 'emphasis', data, children: [text] }
  })

/**
 * Matches the type of a block. A price in rupees also gets its amount in dollars, unless a text in
 * the same block names that amount.
 */
const blockTypePattern = /^(?:paragraph|heading|tableCell)$/

/**
 * Fills in the facts in all texts below a node. `blockDollars` are the programs whose price in
 * dollars is named in the block around the node.
 */
function fillTexts(
  node: ProseNode,
  written: string,
  facts: Facts,
  blockDollars: ReadonlySet<string> = new Set(),
) {
  const { type, children = [] } = node
  const isFilled = (child: ProseNode, parent: ProseNode | undefined) =>
    child.type === 'text' && !isAddress(child, parent, written)
  const inBlock = () =>
    collectInProse(node, (inner, above) =>
      isFilled(inner, above.at(-1)) ? partsOf(inner, written, facts) : [],
    )
  const dollarsInBlock = blockTypePattern.test(type)
    ? programsInDollars(inBlock())
    : blockDollars
  for (const child of children) fillTexts(child, written, facts, dollarsInBlock)
  node.children &&= children.flatMap((child) => {
    if (!isFilled(child, node)) return child
    const words = pricedTextOf(partsOf(child, written, facts), dollarsInBlock)
    return nodesOf(words, child.position)
  })
}

/** Types of nodes with a text that is not a child node: a picture's alt text, a link's title. */
const typesWithOwnText = new Set([
  'image',
  'imageReference',
  'link',
  'definition',
])

/** Names in braces in a node, but not in its child nodes or in HTML comments. */
function bracesOutsideChildren(
  node: ProseNode,
  parent: ProseNode | undefined,
  written: string,
): NamedBraces[] {
  const { start, end } = spanOf(node)
  const last = node.children?.at(-1)
  const isRead =
    node.type === 'html' ||
    typesWithOwnText.has(node.type) ||
    (node.type === 'text' && !isAddress(node, parent, written))
  const from = last ? spanOf(last).end : start
  return isRead ? namesIn(withoutComments(written.slice(from, end)), from) : []
}

/** Fills in the facts that HTML attributes name. */
export const fillAttributes = (tree: ProseNode, facts: Facts) =>
  walkProse(tree, ({ properties = {} }) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = withFacts(value, facts)
  })

/**
 * Remark plugin that fills in the facts which prose names in braces. If `foundNames` is given, all
 * names are added to that list, and HTML nodes are left unfilled, so that findings in HTML have the
 * right place in the file.
 */
export function remarkFacts({
  facts,
  foundNames,
}: {
  facts: Facts
  foundNames: NamedBraces[] | undefined
}) {
  return (tree: ProseNode, file: { toString: () => string }) => {
    const written = String(file)
    walkProse(tree, (node, above) => {
      const { type, value = '' } = node
      foundNames?.push(...bracesOutsideChildren(node, above.at(-1), written))
      // In MDX, braces are an expression. An expression that is the name of a fact becomes a text
      // again.
      if (type === 'mdxTextExpression' && facts.get(value) !== undefined)
        Object.assign(node, { type: 'text', value: `{${value}}` })
      if (type === 'html' && !foundNames) node.value = withFacts(value, facts)
      if (node.title) node.title = withFacts(node.title, facts)
      if (node.alt) node.alt = withFacts(node.alt, facts)
    })
    fillTexts(tree, written, facts)
  }
}
