import type { ProseNode } from '#content/read/prose-node.ts'
import { elementsOf, loneTags } from '../html-elements/html-elements.ts'
import type { Finding, TextRule } from '../rule.ts'

/** Attributes without effect, or that the policy refuses, on an element written as HTML. */
const idle = new Set(
  'class classname style align bgcolor color face'.split(' '),
)
const isIdle = (name: string) => idle.has(name.toLowerCase())

/** Attributes of an element, written as HTML at `start`, that have no effect or are refused. */
function attributeProblems(
  node: ProseNode,
  written: string,
  start: number,
): Finding[] {
  const names =
    node.attributes?.map(({ name = '' }) => name) ??
    Object.keys(node.properties ?? {})
  return names.flatMap((name) => {
    const pattern = name === 'className' ? 'class(?:Name)?' : name
    const match = new RegExp(`\\s(${pattern})(?=[\\s=/>])`, 'i').exec(
      written.slice(start),
    )
    const typed = match?.[1] ?? name
    const index = start + (match?.index ?? -1) + 1
    const isRefused = /^on/i.test(name) && !node.attributes
    const message = isIdle(name)
      ? `'${typed}' has no effect in prose, which has the site's own looks: leave it out, or ` +
        'ask a developer for a component'
      : `'${typed}' is refused by the site's policy: delete it`
    return isIdle(name) || isRefused ? { index, message } : []
  })
}

export const idleHtml: TextRule = {
  reads: 'text',
  name: 'idle-html',
  refuses:
    'Attributes without effect and ends of what was never opened, which do nothing.',
  kinds: ['prose'],
  severity: 'look',
  find({ written, prose }) {
    if (!prose || prose.fault) return []
    const attributes = elementsOf(prose.html, written).flatMap(
      ({ node, index, isHtml }) =>
        isHtml ? attributeProblems(node, written, index) : [],
    )
    const stray = loneTags(prose.markdown).stray.map(({ name, index }) => ({
      index,
      message: `'</${name}>' closes nothing: delete it`,
    }))
    return [...attributes, ...stray]
  },
}
