import type { Facts } from '#content/facts.ts'
import {
  bracesPattern,
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
const isBareUrl = (
  node: ProseNode,
  parent: ProseNode | undefined,
  proseSource: string,
) =>
  parent?.type === 'link' &&
  // The words after a link's emphasis, code or picture do not begin at its bracket either.
  parent.children?.[0] === node &&
  proseSource[spanOf(node).start - 1] !== '['

/** The parts of a text node with facts filled in; an escaped brace (after a backslash) is text. */
function partsOf(
  node: ProseNode,
  proseSource: string,
  facts: Facts,
): FilledParts {
  const { value = '' } = node
  const parts: (string | FilledParts[number])[] = []
  let previousEnd = 0
  for (const { 1: brace, 2: name = '' } of sourceOf(node, proseSource).matchAll(
    bracesPattern,
  )) {
    const shownBraces = brace ?? `{${name}}`
    const at = value.indexOf(shownBraces, previousEnd)
    if (at < 0) continue
    const factParts = brace ? undefined : facts.partsOf(name)
    parts.push(value.slice(previousEnd, at), ...(factParts ?? [shownBraces]))
    previousEnd = at + shownBraces.length
  }
  return joinParts([...parts, value.slice(previousEnd)])
}

/** Nodes for a text with prices; a price in both currencies becomes an element `price`. */
const nodesOf = (
  pricedText: PricedText,
  position: ProseNode['position'],
): ProseNode[] =>
  pricedText.map((part, index): ProseNode => {
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
function fillTextNodes(
  node: ProseNode,
  proseSource: string,
  facts: Facts,
  blockDollars: ReadonlySet<string> = new Set(),
) {
  const { type, children = [] } = node
  const mayNameFacts = (child: ProseNode, parent: ProseNode | undefined) =>
    child.type === 'text' && !isBareUrl(child, parent, proseSource)
  const partsInBlock = () =>
    collectInProse(node, (inner, ancestors) =>
      mayNameFacts(inner, ancestors.at(-1))
        ? partsOf(inner, proseSource, facts)
        : [],
    )
  const dollarsInBlock = blockTypePattern.test(type)
    ? programsInDollars(partsInBlock())
    : blockDollars
  for (const child of children)
    fillTextNodes(child, proseSource, facts, dollarsInBlock)
  node.children &&= children.flatMap((child) => {
    if (!mayNameFacts(child, node)) return child
    const pricedText = pricedTextOf(
      partsOf(child, proseSource, facts),
      dollarsInBlock,
    )
    return nodesOf(pricedText, child.position)
  })
}

/** Types of nodes with a text that is not a child node: a picture's alt text, a link's title. */
const typesWithOwnText = new Set([
  'image',
  'imageReference',
  'link',
  'definition',
])

/** Fills in the facts in the address, title and alternative text of a node. */
function fillOwnTexts(node: ProseNode, proseSource: string, facts: Facts) {
  const [firstChild] = node.children ?? []
  const isBare = firstChild && isBareUrl(firstChild, node, proseSource)
  if (node.url && !isBare) node.url = withFacts(node.url, facts)
  if (node.title) node.title = withFacts(node.title, facts)
  if (node.alt) node.alt = withFacts(node.alt, facts)
}

/** Names in braces in a node, but not in its child nodes or in HTML comments. */
function bracesOutsideChildren(
  node: ProseNode,
  parent: ProseNode | undefined,
  proseSource: string,
): NamedBraces[] {
  const { start, end } = spanOf(node)
  const lastChild = node.children?.at(-1)
  const mayHaveBraces =
    node.type === 'html' ||
    typesWithOwnText.has(node.type) ||
    (node.type === 'text' && !isBareUrl(node, parent, proseSource))
  const searchStart = lastChild ? spanOf(lastChild).end : start
  return mayHaveBraces
    ? namesIn(withoutComments(proseSource.slice(searchStart, end)), searchStart)
    : []
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
    const proseSource = String(file)
    walkProse(tree, (node, ancestors) => {
      const { type, value = '' } = node
      foundNames?.push(
        ...bracesOutsideChildren(node, ancestors.at(-1), proseSource),
      )
      // In MDX, braces are an expression. An expression that is the name of a fact becomes a text
      // again.
      if (type === 'mdxTextExpression' && facts.get(value) !== undefined)
        Object.assign(node, { type: 'text', value: `{${value}}` })
      if (type === 'html' && !foundNames) node.value = withFacts(value, facts)
      fillOwnTexts(node, proseSource, facts)
    })
    fillTextNodes(tree, proseSource, facts)
  }
}
