import { attributeOf, type ProseNode, walkProse } from '#content/read/prose-node.ts'
import type { Finding, TextRule } from '../rule.ts'

const allowed = new Set(
  (
    'a abbr address b bdi bdo blockquote br caption cite code col colgroup dd del details dfn ' +
    'div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp ' +
    'section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
)
/** Elements that have or need no end tag (HTML standard). */
const needsNoEnd = /^(?:br|col|hr|img|input|wbr|dd|dt|li|p|t[dhr]|tbody|thead|tfoot)$/

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
  [
    /^(?:form|input|button|select|textarea|label)$/,
    'belongs to a form: write a link to one, [contact](/contact)',
  ],
  [/^(?:script|style|link|meta|base|noscript)$/, "is refused by the site's policy: delete it"],
]

/** Name of an HTML element, in Markdown or in JSX; undefined for components and other nodes. */
const elementName = ({ tagName, properties, type, name }: ProseNode): string | undefined =>
  // Prices in prose, which are names in braces (content/read/fact-syntax.ts).
  tagName === 'price' && properties?.named
    ? undefined
    : (tagName ??
      (type.startsWith('mdxJsx') && /^[a-z]/.test(name ?? '') ? (name ?? '') : undefined))

function elementProblem(name: string, node: ProseNode): string | undefined {
  const address = attributeOf(node, 'src') ?? attributeOf(node, 'data') ?? ''
  const remedy = remedies.find(([names]) => names.test(name))?.[1]
  if (remedy) return `'<${name}>' ${remedy.replace('https://…', (any) => address || any)}`
  if (!allowed.has(name))
    return (
      `'<${name}>' is no element that prose has: write &lt; instead of < if you mean the sign, ` +
      'or put your own words in its place'
    )
  const isOwn = !/^(?:https?:)?\/\//.test(address)
  if (name !== 'img' || isOwn || address.startsWith('https://images.unsplash.com/'))
    return undefined
  return (
    `'${address}' is a picture of another site, which the site's policy refuses: save it in ` +
    'public/images and write /images/ and its name'
  )
}

/** Attributes without effect, or that the policy refuses, on an element written as HTML. */
const isIdle = /^(?:class|className|style|align|bgcolor|color|face)$/i

/** Elements that are opened and never closed: all that follows would be inside. */
function openElements(markdown: ProseNode): Finding[] {
  const open: { name: string; index: number }[] = []
  const found: Finding[] = []
  walkProse(markdown, ({ type, value = '', position }) => {
    if (type !== 'html') return
    const start = position?.start?.offset ?? 0
    const hidden = value.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
    for (const { 1: slash, 2: tag = '', index } of hidden.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
      const name = tag.toLowerCase()
      if (needsNoEnd.test(name) || !allowed.has(name)) continue
      const at = open.map((each) => each.name).lastIndexOf(name)
      if (!slash) open.push({ name, index: start + index })
      else if (at >= 0) open.splice(at, 1)
      else found.push({ index: start + index, message: `'</${name}>' closes nothing: delete it` })
    }
  })
  for (const { name, index } of open) {
    const remedy = `write </${name}> after the words that it is for, or &lt; instead of <`
    found.push({ index, message: `'<${name}>' is never closed: ${remedy}` })
  }
  return found
}

/** Attributes of an element, written as HTML at `start`, that have no effect or are refused. */
function attributeProblems(node: ProseNode, written: string, start: number): Finding[] {
  const names = node.attributes?.map(({ name = '' }) => name) ?? Object.keys(node.properties ?? {})
  return names.flatMap((name) => {
    const pattern = name === 'className' ? 'class(?:Name)?' : name
    const match = new RegExp(`\\s(${pattern})(?=[\\s=/>])`, 'i').exec(written.slice(start))
    const typed = match?.[1] ?? name
    const index = start + (match?.index ?? -1) + 1
    const isRefused = /^on/i.test(name) && !node.attributes
    const message = isIdle.test(name)
      ? `'${typed}' has no effect in prose, which has the site's own looks: leave it out, or ` +
        'ask a developer for a component'
      : `'${typed}' is refused by the site's policy: delete it`
    return isIdle.test(name) || isRefused ? { index, message } : []
  })
}

const namesNothing = /^(?:image|img|photo|picture|screenshot)?$|^\S+\.[a-z]{3,4}$|^img_\d+$/i

/** A link without words, or a picture without a text for those who do not see it. */
function withoutText(node: ProseNode, name: string, isHtml: boolean): string | undefined {
  if (name === 'a' && attributeOf(node, 'href') !== undefined)
    return node.children?.length ? undefined : 'This link has no words: write them between [ and ]'
  const alt = attributeOf(node, 'alt')
  // HTML may say that a picture needs no text.
  if (name !== 'img' || !namesNothing.test(alt?.trim() ?? '') || (isHtml && alt === ''))
    return undefined
  return (
    'This picture has no text for those who do not see it: write what it shows ' +
    (isHtml ? 'as alt="…"' : 'between [ and ]')
  )
}

export const htmlElements: TextRule = {
  reads: 'text',
  name: 'html-elements',
  sentence: 'HTML in prose is closed, known and allowed, and pictures have a text.',
  refuses: 'HTML that breaks the page, is refused by its policy or leaves somebody without words.',
  kinds: ['prose'],
  severity: 'stops',
  find({ written, prose }) {
    if (!prose) return []
    if (prose.fault) return [{ message: prose.fault.message, place: prose.fault }]
    const found = openElements(prose.markdown)
    walkProse(prose.html, (node) => {
      const name = elementName(node)
      const index = node.position?.start?.offset
      if (!name || index === undefined) return
      const isHtml = written[index] === '<'
      const problem = elementProblem(name, node)
      for (const message of [problem, withoutText(node, name, isHtml)])
        if (message) found.push({ index, message })
      if (isHtml) found.push(...attributeProblems(node, written, index))
    })
    return found
  },
}
