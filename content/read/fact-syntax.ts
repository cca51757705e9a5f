import { braces, type Facts, withFacts } from '#content/facts/with-facts.ts'
import { isRupeesAlone } from '#data/priced-text.ts'
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
      this.enter({ type: 'fact', value: this.sliceSerialize(token).slice(1, -1) }, token)
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

/** The words of a fact; rupees alone become an element that shows the chosen currency. */
const nodesOf = (
  named: string,
  block: string,
  facts: Facts,
  position: ProseNode['position'],
): ProseNode[] =>
  named.split(/(?<!\\)(\{prices\.\w+\.INR\})/).map((words): ProseNode => {
    const text = { type: 'text', value: withFacts(words, facts), ...(position && { position }) }
    const [, program] = /^\{prices\.(\w+)\.INR\}$/.exec(words) ?? []
    if (!program || !isRupeesAlone(block, program)) return text
    const data = { hName: 'price', hProperties: { named: words } }
    return { type: 'emphasis', data, children: [text] }
  })

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** Names in braces in HTML, but for its notes, or in another source text that begins at `start`. */
function bracesIn(source: string, start: number): ProseBraces[] {
  const shown = source.replace(/<!--[\s\S]*?-->/g, blank)
  return [...shown.matchAll(braces)].flatMap(({ 1: brace, 2: name = '', index }) =>
    brace ? [] : [{ name, offset: start + index }],
  )
}

/** Nodes with a text for those who do not see a picture, or with a title. */
const isSpoken = /^(?:image|imageReference|link|definition)$/

/** Fills in the text of a picture and the title of a link, which are no nodes, and lists names. */
function fillSpoken(node: ProseNode, written: string, facts: Facts): ProseBraces[] {
  if (!isSpoken.test(node.type)) return []
  const { start, end } = node.position ?? {}
  const from = node.children?.at(-1)?.position?.end?.offset ?? start?.offset ?? 0
  const named = bracesIn(written.slice(from, end?.offset), from)
  if (node.title) node.title = withFacts(node.title, facts)
  // In the text of a picture, names have lost their braces (mdast-util-from-markdown).
  for (const { name } of node.alt ? named : []) {
    const text = facts.get(name) ?? `{${name}}`
    if (!node.alt?.includes(`{${name}}`)) node.alt = node.alt?.replace(name, () => text) ?? null
  }
  return named
}

/** Fills in the facts that the attributes of HTML name. */
export const fillAttributes = (tree: ProseNode, facts: Facts) =>
  walkProse(tree, ({ tagName, properties = {} }) => {
    // A price keeps its name until it is shown.
    if (tagName === 'price') return
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = withFacts(value, facts)
  })

/**
 * Fills in the facts that prose names in braces. `found` gets all names, and then the words of HTML
 * keep them, so that what is found in it has its place in the file.
 */
export function remarkFacts(
  this: { data: () => Record<string, unknown[]> },
  { facts, isCode, found }: { facts: Facts; isCode: boolean; found?: ProseBraces[] },
) {
  const data = this.data()
  if (!isCode) {
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), tokens]
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), nodes]
  }
  const nameOf = ({ type, value = '' }: ProseNode) =>
    // Where braces are code, an expression that is a fact's name is the fact.
    type === 'fact' || (type === 'mdxTextExpression' && facts.get(value) !== undefined)
      ? value
      : undefined
  const named = (name: string) => facts.named(name) ?? `{${name}}`
  const namesIn = (node: ProseNode): string => {
    const name = nameOf(node)
    return name === undefined ? (node.children ?? []).map(namesIn).join('') : named(name)
  }
  const fill = (node: ProseNode, written: string, around = '') => {
    const { type, value = '', children = [], position } = node
    const start = position?.start?.offset ?? 0
    if (type === 'fact') found?.push({ name: value, offset: start })
    if (type === 'html') found?.push(...bracesIn(value, start))
    if (type === 'html' && !found) node.value = withFacts(value, facts)
    const spoken = fillSpoken(node, written, facts)
    if (!isCode) found?.push(...spoken)
    const block = isBlock.test(type) ? namesIn(node) : around
    for (const child of children) fill(child, written, block)
    if (!children.some((child) => nameOf(child) !== undefined)) return
    const filled = children.flatMap((child) => {
      const name = nameOf(child)
      return name === undefined ? [child] : nodesOf(named(name), block, facts, child.position)
    })
    node.children = filled.reduce(joined, [])
  }
  return (tree: ProseNode, file: { toString: () => string }) => fill(tree, String(file))
}
