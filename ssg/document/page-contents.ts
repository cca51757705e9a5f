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

const addressAttributes = ['href', 'src', 'action'] as const
/** Elements whose text is not part of the page's text. */
const silent = new Set(['script', 'style', 'svg', 'template', 'noscript'])

const fold = (text: string) => text.replace(/\s+/g, ' ').trim()

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
  const targets = new Set<string>()
  const ids = new Set<string>()
  const islands = new Set<string>()
  const behaviours = new Set<string>()
  const names = new Set<string>()
  for (const { name, attribs } of DomUtils.getElementsByTagName('*', document)) {
    names.add(`<${name}`)
    for (const className of attribs.class?.split(/\s+/) ?? []) names.add(className)
    if (attribs.id) ids.add(attribs.id)
    if (attribs['data-island']) islands.add(attribs['data-island'])
    for (const behaviour of attribs['data-behaviour']?.split(/\s+/) ?? []) behaviours.add(behaviour)
    for (const attribute of addressAttributes)
      if (attribs[attribute] !== undefined) targets.add(attribs[attribute])
  }
  const main = find(document, byName('main'))
  return {
    text: main ? fold(textOf(main)) : '',
    targets,
    ids,
    islands,
    behaviours,
    names,
  }
}
