import type { Facts } from '#content/facts.ts'
import {
  braces,
  type FilledParts,
  withFacts,
  withOwnDollars,
  wordsOf,
} from '#content/fill-in.ts'
import { blank } from '#content/report.ts'
import { inRupees, type Words } from '#data/words-and-prices.ts'
import { type ProseNode, walkProse } from './prose-node.ts'

/** A name in braces in prose, and where its brace stands. */
export interface ProseBraces {
  name: string
  offset: number
}

type State = (code: number | null) => State | undefined
interface Effects {
  enter: (type: string) => void
  exit: (type: string) => void
  consume: (code: number) => void
}
const [opening, closing] = ['{'.charCodeAt(0), '}'.charCodeAt(0)]

/** Markdown's tokens of names in braces; code and escaped braces have none (micromark). */
const tokens = {
  text: {
    [opening]: {
      name: 'fact',
      tokenize(effects: Effects, ok: State, nok: State): State {
        const inside: State = (code) => {
          // Ends of lines and tabs are negative.
          if (code === null || code < 0 || code === opening) return nok(code)
          effects.consume(code)
          if (code !== closing) return inside
          effects.exit('fact')
          return ok
        }
        return (code) => {
          effects.enter('fact')
          effects.consume(code ?? opening)
          return inside
        }
      },
    },
  },
}
interface Compiler {
  enter: (node: ProseNode, token: object) => void
  exit: (token: object) => void
  sliceSerialize: (token: object) => string
}
const nodes = {
  enter: {
    fact(this: Compiler, token: object) {
      this.enter(
        { type: 'fact', value: this.sliceSerialize(token).slice(1, -1) },
        token,
      )
    },
  },
  exit: {
    fact(this: Compiler, token: object) {
      this.exit(token)
    },
  },
}

/** Adds a node, or a text to the one before it, since React marks the border between two texts. */
function joined(all: ProseNode[], node: ProseNode): ProseNode[] {
  const before = all.at(-1)
  if (before?.type !== 'text' || node.type !== 'text') return [...all, node]
  before.value = `${before.value}${node.value}`
  if (before.position && node.position?.end)
    before.position = { ...before.position, end: node.position.end }
  return all
}

/** Blocks whose words are read together. */
const isBlock = /^(?:paragraph|heading|tableCell)$/

/** Nodes of a fact; a price that visitors choose becomes an element. */
const nodesOf = (words: Words, position: ProseNode['position']): ProseNode[] =>
  words.map((part): ProseNode => {
    const value = inRupees([part])
    const text = { type: 'text', value, ...(position && { position }) }
    if (typeof part === 'string' || !part.INR || !part.USD) return text
    // Names of attributes are of small letters in HTML.
    const data = {
      hName: 'price',
      hProperties: { inr: part.INR, usd: part.USD },
    }
    return { type: 'emphasis', data, children: [text] }
  })

/** Names in braces in HTML, but for its notes, or in another source text that begins at `start`. */
function bracesIn(source: string, start: number): ProseBraces[] {
  const shown = source.replace(/<!--[\s\S]*?-->/g, blank)
  return [...shown.matchAll(braces)].flatMap(
    ({ 1: brace, 2: name = '', index }) =>
      brace ? [] : [{ name, offset: start + index }],
  )
}

/** Nodes with a text for those who do not see a picture, or with a title. */
const spoken = new Set(['image', 'imageReference', 'link', 'definition'])

/** Fills in the text of a picture and the title of a link, which are no nodes, and lists names. */
function fillSpoken(
  node: ProseNode,
  written: string,
  facts: Facts,
): ProseBraces[] {
  if (!spoken.has(node.type)) return []
  const { start, end } = node.position ?? {}
  const from =
    node.children?.at(-1)?.position?.end?.offset ?? start?.offset ?? 0
  const named = bracesIn(written.slice(from, end?.offset), from)
  if (node.title) node.title = withFacts(node.title, facts)
  // In the text of a picture, names have lost their braces (mdast-util-from-markdown).
  for (const { name } of node.alt ? named : []) {
    const text = facts.get(name) ?? `{${name}}`
    if (!node.alt?.includes(`{${name}}`))
      node.alt = node.alt?.replace(name, () => text) ?? null
  }
  return named
}

/** Fills in the facts that the attributes of HTML name. */
export const fillAttributes = (tree: ProseNode, facts: Facts) =>
  walkProse(tree, ({ properties = {} }) => {
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = withFacts(value, facts)
  })

/** The name of the fact that a node is; where braces are code, such an expression is the fact. */
function factIn(
  { type, value = '' }: ProseNode,
  facts: Facts,
): string | undefined {
  if (type === 'fact') return value
  return type === 'mdxTextExpression' && facts.get(value) !== undefined
    ? value
    : undefined
}

/** The parts of the facts in a node. */
function partsIn(node: ProseNode, facts: Facts): FilledParts {
  const name = factIn(node, facts)
  if (name === undefined)
    return (node.children ?? []).flatMap((child) => partsIn(child, facts))
  return facts.parts(name) ?? []
}

/** Puts the words of facts in the place of their nodes; of a block, prices are read together. */
function fillNodes(node: ProseNode, facts: Facts, around: ReadonlySet<string>) {
  const { type, children = [] } = node
  const ownDollars = isBlock.test(type)
    ? withOwnDollars(partsIn(node, facts))
    : around
  for (const child of children) fillNodes(child, facts, ownDollars)
  if (!children.some((child) => factIn(child, facts) !== undefined)) return
  const filled = children.flatMap((child) => {
    const name = factIn(child, facts)
    if (name === undefined) return child
    const parts = facts.parts(name) ?? [`{${name}}`]
    return nodesOf(wordsOf(parts, ownDollars), child.position)
  })
  node.children = filled.reduce(joined, [])
}

/**
 * Fills in the facts that prose names in braces. `found` gets all names, and then the words of HTML
 * keep them, so that what is found in it has its place in the file.
 */
export function remarkFacts(
  this: { data: () => Record<string, unknown[]> },
  {
    facts,
    isCode,
    found,
  }: { facts: Facts; isCode: boolean; found?: ProseBraces[] },
) {
  const data = this.data()
  if (!isCode) {
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), tokens]
    data.fromMarkdownExtensions = [
      ...(data.fromMarkdownExtensions ?? []),
      nodes,
    ]
  }
  return (tree: ProseNode, file: { toString: () => string }) => {
    walkProse(tree, (node) => {
      const { type, value = '', position } = node
      const start = position?.start?.offset ?? 0
      if (type === 'fact') found?.push({ name: value, offset: start })
      if (type === 'html') found?.push(...bracesIn(value, start))
      if (type === 'html' && !found) node.value = withFacts(value, facts)
      const spoken = fillSpoken(node, String(file), facts)
      if (!isCode) found?.push(...spoken)
    })
    fillNodes(tree, facts, new Set())
  }
}
