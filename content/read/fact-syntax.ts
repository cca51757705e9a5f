import type { Facts } from '#content/facts.ts'
import {
  braces,
  type FilledParts,
  joinParts,
  type NamedBraces,
  namesIn,
  withFacts,
  withOwnDollars,
  wordsOf,
} from '#content/fill-in.ts'
import { withoutComments } from '#content/report.ts'
import { inRupees, type Words } from '#data/words-and-prices.ts'
import {
  collectInProse,
  type ProseNode,
  sourceOf,
  spanOf,
  walkProse,
} from './prose-node.ts'

/** Whether a text is an address that was typed without words for it: its braces are its own. */
const isAddress = (
  node: ProseNode,
  parent: ProseNode | undefined,
  written: string,
) => parent?.type === 'link' && written[spanOf(node).start - 1] !== '['

/** A text with its facts as parts; a brace that was typed after a backslash is no fact's. */
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

/** Nodes of words; a price that visitors choose becomes an element. */
const nodesOf = (words: Words, position: ProseNode['position']): ProseNode[] =>
  words.map((part, index): ProseNode => {
    const value = inRupees([part])
    const place = index === 0 && position ? { position } : {}
    const text = { type: 'text', value, ...place }
    if (typeof part === 'string' || !part.INR || !part.USD) return text
    // HTML has no upper case in the names of attributes.
    const data = {
      hName: 'price',
      hProperties: { inr: part.INR, usd: part.USD },
    }
    return { type: 'emphasis', data, children: [text] }
  })

/** Blocks whose prices are read together. */
const isBlock = /^(?:paragraph|heading|tableCell)$/

/** Fills in the facts of all texts below a node. */
function fillTexts(
  node: ProseNode,
  written: string,
  facts: Facts,
  around: ReadonlySet<string> = new Set(),
) {
  const { type, children = [] } = node
  const isFilled = (child: ProseNode, parent: ProseNode | undefined) =>
    child.type === 'text' && !isAddress(child, parent, written)
  const inBlock = () =>
    collectInProse(node, (inner, above) =>
      isFilled(inner, above.at(-1)) ? partsOf(inner, written, facts) : [],
    )
  const ownDollars = isBlock.test(type) ? withOwnDollars(inBlock()) : around
  for (const child of children) fillTexts(child, written, facts, ownDollars)
  node.children &&= children.flatMap((child) => {
    if (!isFilled(child, node)) return child
    const words = wordsOf(partsOf(child, written, facts), ownDollars)
    return nodesOf(words, child.position)
  })
}

/** Nodes that hold a text which is no node: the alternative of a picture, the title of a link. */
const typesWithOwnText = new Set([
  'image',
  'imageReference',
  'link',
  'definition',
])

/** The names in braces in a node itself: not in nodes below it, and not in comments of HTML. */
function ownBraces(
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

/** Fills in the facts that the attributes of HTML name. */
export const fillAttributes = (tree: ProseNode, facts: Facts) =>
  walkProse(tree, ({ properties = {} }) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = withFacts(value, facts)
  })

/**
 * Fills in the facts that prose names in braces. `found` gets all names, and then the words of HTML
 * keep them, so that what is found in it has its place in the file.
 */
export function remarkFacts({
  facts,
  found,
}: {
  facts: Facts
  found: NamedBraces[] | undefined
}) {
  return (tree: ProseNode, file: { toString: () => string }) => {
    const written = String(file)
    walkProse(tree, (node, above) => {
      const { type, value = '' } = node
      found?.push(...ownBraces(node, above.at(-1), written))
      // Where braces are code, such an expression is the fact.
      if (type === 'mdxTextExpression' && facts.get(value) !== undefined)
        Object.assign(node, { type: 'text', value: `{${value}}` })
      if (type === 'html' && !found) node.value = withFacts(value, facts)
      if (node.title) node.title = withFacts(node.title, facts)
      if (node.alt) node.alt = withFacts(node.alt, facts)
    })
    fillTexts(tree, written, facts)
  }
}
