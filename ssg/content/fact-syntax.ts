import { type Facts, withFacts } from '#data/named-facts/with-facts.ts'
import type { ProseNode } from './prose-node.ts'

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

/** Joins neighbours, since React marks the border between two texts in HTML. */
function joined(children: readonly ProseNode[]): ProseNode[] {
  const all: ProseNode[] = []
  for (const node of children) {
    const before = all.at(-1)
    if (before?.type !== 'text' || node.type !== 'text') all.push(node)
    else {
      before.value = `${before.value}${node.value}`
      if (before.position && node.position?.end) before.position.end = node.position.end
    }
  }
  return all
}

/** Fills in the facts that prose names in braces; `found` gets all names. */
export function remarkFacts(
  this: { data: () => Record<string, unknown[]> },
  { facts, isCode, found }: { facts: Facts; isCode: boolean; found?: ProseBraces[] },
) {
  const data = this.data()
  if (!isCode) {
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), tokens]
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), nodes]
  }
  const fill = (node: ProseNode) => {
    const name = node.value ?? ''
    // Where braces are code, an expression that is a fact's name is the fact.
    const isFact = node.type === 'mdxTextExpression' && facts.get(name) !== undefined
    if (node.type === 'fact') found?.push({ name, offset: node.position?.start?.offset ?? 0 })
    if (node.type === 'html') node.value = withFacts(name, facts)
    const hasFacts = node.children?.some(({ type }) => /^(?:fact|mdxTextExpression)$/.test(type))
    node.children?.forEach(fill)
    if (hasFacts) node.children = joined(node.children ?? [])
    if (node.type !== 'fact' && !isFact) return
    node.type = 'text'
    node.value = facts.get(name) ?? `{${name}}`
    delete node.data
  }
  return fill
}
