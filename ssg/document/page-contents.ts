import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Contents of a rendered page, read from its markup once. */
export interface PageContents {
  /** Text of `<main>`, white space folded. */
  text: string
  /** Addresses in links, pictures, forms and the head, in document order. */
  targets: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** Names of its islands. */
  islands: ReadonlySet<string>
  /** Behaviours that its elements name. */
  behaviours: ReadonlySet<string>
  /** Class names, and element names prefixed by '<', for the page's style sheet. */
  names: ReadonlySet<string>
}

/** Elements whose text is not part of the page's text. */
const silent = new Set(['script', 'style', 'svg', 'template', 'noscript'])

/** The text of a node; neighbouring elements are separated by a space. */
export function textOf(node: ChildNode | ParentNode): string {
  if (isText(node)) return node.data
  if (!('children' in node) || (isTag(node) && silent.has(node.name))) return ''
  return node.children.map(textOf).join(' ')
}

/** The first element in document order that satisfies `is`. */
export const find = (node: ParentNode, is: (element: Element) => boolean) =>
  DomUtils.findOne(is, node.children) ?? undefined

/** Serialises nodes as HTML; only characters that would read as markup are escaped. */
export const printMarkup = (nodes: readonly ChildNode[]) =>
  DomUtils.getOuterHTML([...nodes], { encodeEntities: 'utf8', emptyAttrs: false })

export const byName = (name: string) => (element: Element) => element.name === name
export const byId = (id: string) => (element: Element) => element.attribs.id === id

/** Reads a page's document. */
export function readContents(document: Document): PageContents {
  const main = find(document, byName('main'))
  const contents = {
    text: main ? textOf(main).replace(/\s+/g, ' ').trim() : '',
    targets: new Set<string>(),
    ids: new Set<string>(),
    islands: new Set<string>(),
    behaviours: new Set<string>(),
    names: new Set<string>(),
  }
  for (const { name, attribs } of DomUtils.getElementsByTagName('*', document)) {
    contents.names.add(`<${name}`)
    for (const word of attribs.class?.split(/\s+/) ?? []) contents.names.add(word)
    if (attribs.id) contents.ids.add(attribs.id)
    if (attribs['data-island']) contents.islands.add(attribs['data-island'])
    for (const word of attribs['data-behaviour']?.split(/\s+/) ?? []) contents.behaviours.add(word)
    for (const address of [attribs.href, attribs.src, attribs.action])
      if (address !== undefined) contents.targets.add(address)
  }
  return contents
}
