import { proseElements } from '#content/compare/html-names.ts'
import { unmatchedTags } from '#content/compare/unmatched-tags.ts'
import {
  attributeOf,
  collectInProse,
  type ProseNode,
  spanOf,
} from '#content/read/prose-node.ts'
import type { Finding, TextRule } from '../rule.ts'

/** What to do about elements that belong to forms or that the Content-Security-Policy refuses. */
const remedies = [
  {
    names: 'iframe embed object frame frameset',
    remedy:
      'shows another site in this one, which its policy refuses: write a link, [words](https://…)',
  },
  {
    names: 'video audio source track picture',
    remedy:
      "plays files, which the site's policy refuses: put them where they can be watched and " +
      'write a link, [words](https://…)',
  },
  {
    names: 'form input button select label textarea',
    remedy: 'belongs to a form: write a link to one, [contact](/contact)',
  },
  {
    names: 'noscript script style link meta base',
    remedy: "is refused by the site's policy: delete it",
  },
]

/** An element that somebody typed in prose. */
export interface TypedElement {
  node: ProseNode
  name: string
  index: number
  /** Whether the element was typed as HTML, not as Markdown. */
  isHtml: boolean
}

/** The elements that somebody typed in prose, without components and prices. */
export const elementsOf = (
  html: ProseNode,
  proseSource: string,
): TypedElement[] =>
  collectInProse(html, (node) => {
    const name = node.tagName ?? node.name ?? ''
    const index = node.position?.start?.offset
    // The element of a price was typed as a name in braces (content/read/fact-syntax.ts).
    const isPrice = node.properties?.inr !== undefined
    if (index === undefined || !/^[a-z]/.test(name) || isPrice) return []
    return [{ node, name, index, isHtml: proseSource[index] === '<' }]
  })

/** Whether an element is an image from another site; the photo host does not count as one. */
const isForeignImage = (name: string, address: string) =>
  name === 'img' &&
  /^(?:https?:)?\/\//.test(address) &&
  !address.startsWith('https://images.unsplash.com/')

/** What is wrong with an element; undefined if nothing. */
function elementProblem({ node, name }: TypedElement): string | undefined {
  const address = attributeOf(node, 'src') ?? ''
  const refusal = remedies.find(({ names }) => names.split(' ').includes(name))
  if (refusal)
    return `'<${name}>' ${refusal.remedy.replace('https://…', (match) => address || match)}`
  if (!proseElements.has(name))
    return (
      `'<${name}>' is no element that prose has: delete it, or put your own words in its place; ` +
      'write &lt; instead of < if you mean the sign'
    )
  if (isForeignImage(name, address))
    return (
      `'${address}' is a picture of another site, which the site's policy refuses: save it in ` +
      'public/images and write /images/ and its name'
    )
  if (name === 'a' && attributeOf(node, 'href') && !node.children?.length)
    return 'This link has no words: write them between [ and ]'
  return undefined
}

/** Findings about elements that are never closed: the rest of the page would be inside them. */
const unclosedElements = (markdown: ProseNode): Finding[] =>
  unmatchedTags(markdown).flatMap(({ index, name, kind }) => {
    // A stray end tag breaks no page; the rule mistaken-lines reports it.
    if (kind === 'stray') return []
    const message =
      kind === 'open'
        ? `'<${name}>' is never closed: write </${name}> after the words that it is for, or ` +
          '&lt; instead of <'
        : `'<${name}' has no end: write a straight quote on each side of what follows =`
    return [{ index, message }]
  })

const tablePartNames = new Set('caption tbody td tfoot th thead tr'.split(' '))

/** Findings about rows and cells outside a table: browsers drop their tags, and join the cells. */
const partsWithoutTable = (html: ProseNode): Finding[] =>
  collectInProse(html, (node, ancestors) => {
    const { tagName: name = '' } = node
    const isInTable = ancestors.some(
      ({ tagName = '' }) => tagName === 'table' || tablePartNames.has(tagName),
    )
    if (!tablePartNames.has(name) || isInTable) return []
    const message =
      `'<${name}>' is in no table: write <table> before the rows and </table> after them, each ` +
      'row between <tr> and </tr>'
    return [{ index: spanOf(node).start, message }]
  })

/** Reports HTML that breaks the page or that prose must not have, and a link without words. */
export const htmlElements: TextRule = {
  reads: 'text',
  name: 'html-elements',
  kinds: ['prose'],
  severity: 'stops',
  find({ writtenText, prose }) {
    if (!prose) return []
    if (prose.fault)
      return [{ message: prose.fault.message, place: prose.fault }]
    const elementFindings = elementsOf(prose.html, writtenText).flatMap(
      (element) => {
        const message = elementProblem(element)
        return message ? [{ index: element.index, message }] : []
      },
    )
    return [
      ...unclosedElements(prose.markdown),
      ...partsWithoutTable(prose.html),
      ...elementFindings,
    ]
  },
}
