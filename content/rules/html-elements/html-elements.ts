import { proseElements } from '#content/compare/html-names.ts'
import {
  attributeOf,
  type ProseNode,
  walkProse,
} from '#content/read/prose-node.ts'
import type { Finding, TextRule } from '../rule.ts'

/** Elements that have or need no end tag (HTML standard). */
const needsNoEnd = new Set(
  'br col dd dt hr img input li p tbody td tfoot th thead tr wbr'.split(' '),
)

const ofForm = 'belongs to a form: write a link to one, [contact](/contact)'

/** What to do instead of elements that the policy refuses (ssg/document/policy). */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:iframe|embed|object|frame|frameset)$/,
    'shows another site in this one, which its policy refuses: write a link, [words](https://…)',
  ],
  [
    /^(?:video|audio|source|track|picture)$/,
    "plays files, which the site's policy refuses: put them where they can be watched and write " +
      'a link, [words](https://…)',
  ],
  [/^(?:form|input|button|select|label)$/, ofForm],
  [/^textarea$/, ofForm],
  [
    /^(?:(?:no)?script|style|link|meta|base)$/,
    "is refused by the site's policy: delete it",
  ],
]

/** Name of an HTML element, in Markdown or in JSX; undefined for components and other nodes. */
const elementName = ({
  tagName,
  properties,
  type,
  name,
}: ProseNode): string | undefined =>
  // Prices in prose, which are names in braces (content/read/fact-syntax.ts).
  tagName === 'price' && properties?.inr
    ? undefined
    : (tagName ??
      (type.startsWith('mdxJsx') && /^[a-z]/.test(name ?? '')
        ? (name ?? '')
        : undefined))

function elementProblem(name: string, node: ProseNode): string | undefined {
  const address = attributeOf(node, 'src') ?? attributeOf(node, 'data') ?? ''
  const remedy = remedies.find(([names]) => names.test(name))?.[1]
  if (remedy)
    return `'<${name}>' ${remedy.replace('https://…', (any) => address || any)}`
  if (!proseElements.has(name))
    return (
      `'<${name}>' is no element that prose has: write &lt; instead of < if you mean the sign, ` +
      'or put your own words in its place'
    )
  const isOwn = !/^(?:https?:)?\/\//.test(address)
  if (
    name !== 'img' ||
    isOwn ||
    address.startsWith('https://images.unsplash.com/')
  )
    return undefined
  return (
    `'${address}' is a picture of another site, which the site's policy refuses: save it in ` +
    'public/images and write /images/ and its name'
  )
}

/** A tag without its other half. */
interface LoneTag {
  name: string
  index: number
}

/** The tags of a block of HTML that begin or end an element, without those in comments. */
function tagsIn(html: string) {
  const shown = html.replace(/<!--[\s\S]*?-->/g, (comment) =>
    ' '.repeat(comment.length),
  )
  return [...shown.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)]
    .map(({ 1: slash, 2: name = '', index }) => {
      return { name: name.toLowerCase(), index, isEnd: slash === '/' }
    })
    .filter(({ name }) => proseElements.has(name) && !needsNoEnd.has(name))
}

/** Elements that are opened and never closed, and ends of elements that nothing has opened. */
export function loneTags(
  markdown: ProseNode,
): Record<'open' | 'stray', LoneTag[]> {
  const open: LoneTag[] = []
  const stray: LoneTag[] = []
  walkProse(markdown, ({ type, value = '', position }) => {
    if (type !== 'html') return
    const start = position?.start?.offset ?? 0
    for (const { name, index, isEnd } of tagsIn(value)) {
      const at = open.map((each) => each.name).lastIndexOf(name)
      if (!isEnd) open.push({ name, index: start + index })
      else if (at >= 0) open.splice(at, 1)
      else stray.push({ name, index: start + index })
    }
  })
  return { open, stray }
}

/** Elements that are never closed: all that follows would be inside. */
const openElements = (markdown: ProseNode): Finding[] =>
  loneTags(markdown).open.map(({ name, index }) => ({
    index,
    message:
      `'<${name}>' is never closed: write </${name}> after the words that it is for, or &lt; ` +
      'instead of <',
  }))

/** Whether an element is a link that has no words, so that nobody can press it. */
const isWordless = (node: ProseNode, name: string) =>
  name === 'a' &&
  attributeOf(node, 'href') !== undefined &&
  !node.children?.length

/** An element of prose that was typed. */
interface TypedElement {
  node: ProseNode
  name: string
  index: number
  isHtml: boolean
}

/** The elements of prose, but for those that nobody typed. */
export function elementsOf(html: ProseNode, written: string): TypedElement[] {
  const found: TypedElement[] = []
  walkProse(html, (node) => {
    const name = elementName(node)
    const index = node.position?.start?.offset
    if (name && index !== undefined)
      found.push({ node, name, index, isHtml: written[index] === '<' })
  })
  return found
}

export const htmlElements: TextRule = {
  reads: 'text',
  name: 'html-elements',
  refuses:
    'HTML that breaks the page or is refused by its policy, and a link that nobody can press.',
  kinds: ['prose'],
  severity: 'stops',
  find({ written, prose }) {
    if (!prose) return []
    if (prose.fault)
      return [{ message: prose.fault.message, place: prose.fault }]
    const found = elementsOf(prose.html, written).flatMap(
      ({ node, name, index }) => {
        const problem = elementProblem(name, node)
        const wordless = 'This link has no words: write them between [ and ]'
        const message =
          problem ?? (isWordless(node, name) ? wordless : undefined)
        return message ? [{ index, message }] : []
      },
    )
    return [...openElements(prose.markdown), ...found]
  },
}
