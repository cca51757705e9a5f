import { type Problem, placeOf } from '#ssg/content/content-error.ts'
import { type ProseNode, walkProse } from '#ssg/content/markdown.ts'
import type { Prose } from './mdx.ts'

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
const remedies: readonly (readonly [RegExp, (address: string) => string])[] = [
  [
    /^(?:iframe|embed|object|frame|frameset)$/,
    (address) =>
      `shows another site in this one, which its policy refuses: write a link, ` +
      `[words](${address || 'https://…'})`,
  ],
  [
    /^(?:video|audio|source|track|picture)$/,
    (address) =>
      `plays files, which the site's policy refuses: put them where they can be watched and ` +
      `write a link, [words](${address || 'https://…'})`,
  ],
  [
    /^(?:form|input|button|select|textarea|label)$/,
    () => 'belongs to a form: write a link to one, [contact](/contact)',
  ],
  [
    /^(?:script|style|link|meta|base|noscript)$/,
    () => "is refused by the site's policy: delete it",
  ],
]

/** Name of an HTML element, in Markdown or in JSX; undefined for components and other nodes. */
const elementName = ({ tagName, type, name }: ProseNode): string | undefined =>
  tagName ?? (type.startsWith('mdxJsx') && /^[a-z]/.test(name ?? '') ? (name ?? '') : undefined)

/** An attribute's text, or its code; undefined if it is missing. */
export function attributeOf({ properties, attributes }: ProseNode, name: string) {
  const value: unknown = properties
    ? properties[name]
    : attributes?.find((attribute) => attribute.name === name)?.value
  const text = typeof value === 'object' && value && 'value' in value ? value.value : value
  return text === undefined || text === null ? undefined : String(text)
}

function elementProblem(name: string, node: ProseNode): string | undefined {
  const address = attributeOf(node, 'src') ?? attributeOf(node, 'data') ?? ''
  const remedy = remedies.find(([names]) => names.test(name))?.[1]
  if (remedy) return `'<${name}>' ${remedy(address)}`
  if (!allowed.has(name))
    return (
      `'<${name}>' is no element that prose has: write &lt; instead of < if you mean the sign, ` +
      'or put your own words in its place'
    )
  if (name !== 'img') return undefined
  if (/^(?:https?:)?\/\//.test(address) && !address.startsWith('https://images.unsplash.com/'))
    return (
      `'${address}' is a picture of another site, which the site's policy refuses: save it in ` +
      'public/images and write /images/ and its name'
    )
  return undefined
}

/** Attributes without effect, or that the policy refuses, on an element written as HTML. */
const isIdle = (name: string) => /^(?:class|className|style|align|bgcolor|color|face)$/i.test(name)

/** Elements that are opened and never closed: all that follows would be inside. */
function openElements(file: string, source: string, markdown: ProseNode): Problem[] {
  const open: { name: string; offset: number }[] = []
  const problems: Problem[] = []
  walkProse(markdown, ({ type, value = '', position }) => {
    if (type !== 'html') return
    const start = position?.start?.offset ?? 0
    const hidden = value.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length))
    for (const { 1: slash, 2: tag = '', index } of hidden.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
      const name = tag.toLowerCase()
      if (needsNoEnd.test(name) || !allowed.has(name)) continue
      const at = open.map((each) => each.name).lastIndexOf(name)
      if (!slash) open.push({ name, offset: start + index })
      else if (at >= 0) open.splice(at, 1)
      else
        problems.push({
          file,
          ...placeOf(source, start + index),
          message: `'</${name}>' closes nothing: delete it`,
        })
    }
  })
  return [
    ...problems,
    ...open.map(({ name, offset }) => ({
      file,
      ...placeOf(source, offset),
      message:
        `'<${name}>' is never closed: write </${name}> after the words that it is for, or &lt; ` +
        'instead of <',
    })),
  ]
}

/** Elements and attributes of a page's prose that would not work, and pictures without a text. */
export function elementProblems(
  file: string,
  source: string,
  { markdown, html }: Prose,
): Problem[] {
  const problems = openElements(file, source, markdown)
  walkProse(html, (node) => {
    const name = elementName(node)
    const start = node.position?.start?.offset
    if (!name || start === undefined) return
    const report = (offset: number, message: string) =>
      problems.push({ file, ...placeOf(source, offset), message })
    const problem = elementProblem(name, node)
    if (problem) report(start, problem)
    const isHtml = source[start] === '<'
    if (name === 'img' && !(attributeOf(node, 'alt') ?? (isHtml ? undefined : ''))?.trim()) {
      if (!isHtml || attributeOf(node, 'alt') === undefined)
        report(
          start,
          'This picture has no text for those who do not see it: write what it shows ' +
            (isHtml ? 'as alt="…"' : 'between [ and ]'),
        )
    }
    if (!isHtml) return
    const names =
      node.attributes?.map((attribute) => attribute.name ?? '') ??
      Object.keys(node.properties ?? {})
    for (const attribute of names) {
      const pattern = attribute === 'className' ? 'class(?:Name)?' : attribute
      const found = new RegExp(`\\s(${pattern})(?=[\\s=/>])`, 'i').exec(source.slice(start))
      const [written, offset] = [found?.[1] ?? attribute, start + (found?.index ?? -1) + 1]
      if (isIdle(attribute))
        report(
          offset,
          `'${written}' has no effect in prose, which has the site's own looks: leave it out, or ` +
            'ask a developer for a component',
        )
      if (/^on/i.test(attribute) && !node.attributes)
        report(offset, `'${written}' is refused by the site's policy: delete it`)
    }
  })
  return problems
}
