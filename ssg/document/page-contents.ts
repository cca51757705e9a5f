import {
  type ChildNode,
  type Document,
  type Element,
  isTag,
  isText,
  type ParentNode,
} from 'domhandler'
import { DomUtils } from 'htmlparser2'

/** Elements whose text is not part of the page's text. */
const ignoredElements = new Set([
  'script',
  'style',
  'svg',
  'template',
  'noscript',
])

/** The text of a node, with a space between the texts of its children. */
export function textOf(node: ChildNode | ParentNode): string {
  if (isText(node)) return node.data
  if (!('children' in node)) return ''
  if (isTag(node) && ignoredElements.has(node.name)) return ''
  return node.children.map(textOf).join(' ')
}

/** The first element in a node for which `matches` returns true; undefined if there is none. */
export const findElement = (
  node: ParentNode,
  matches: (element: Element) => boolean,
) => DomUtils.findOne(matches, node.children) ?? undefined

/** The HTML of nodes, in which only characters that would be parsed as markup are escaped. */
export const markupOf = (nodes: readonly ChildNode[]) =>
  DomUtils.getOuterHTML([...nodes], {
    encodeEntities: 'utf8',
    emptyAttrs: false,
  })

export const byName = (name: string) => (element: Element) =>
  element.name === name
export const byId = (id: string) => (element: Element) =>
  element.attribs.id === id

/**
 * Visits a node and the elements in it that do not hydrate. The markup of islands, except for the
 * slots in it, must stay as React wrote it and is skipped. If `visit` returns false for a node, its
 * descendants are not visited.
 */
export function visitStaticElements(
  node: ParentNode,
  visit: (node: ParentNode) => unknown,
  hydrates = false,
) {
  if (!hydrates && visit(node) === false) return
  for (const child of node.children.filter(isTag)) {
    const isSlot = child.attribs['data-slot'] !== undefined
    const isIsland = child.attribs['data-island'] !== undefined
    visitStaticElements(child, visit, !isSlot && (hydrates || isIsland))
  }
}

/** Collects the text, URLs, ids and other names of a page from its markup. */
export function readPageContents(document: Document) {
  const main = findElement(document, byName('main'))
  const contents = {
    /** Text of `<main>`, with single spaces. */
    text: main ? textOf(main).replace(/\s+/g, ' ').trim() : '',
    /** URLs in links, pictures, forms and the head, in document order. */
    targets: new Set<string>(),
    ids: new Set<string>(),
    /** Names of the page's islands. */
    islands: new Set<string>(),
    /** Names in the data-behaviour attributes of the page. */
    behaviours: new Set<string>(),
    /** Class names, and element names prefixed by '<', for the page's style sheet. */
    names: new Set<string>(),
  }
  const addWords = (set: Set<string>, attribute = '') => {
    for (const word of attribute.split(/\s+/)) if (word) set.add(word)
  }
  for (const { name, attribs } of DomUtils.getElementsByTagName(
    '*',
    document,
  )) {
    contents.names.add(`<${name}`)
    addWords(contents.names, attribs.class)
    addWords(contents.ids, attribs.id)
    addWords(contents.islands, attribs['data-island'])
    addWords(contents.behaviours, attribs['data-behaviour'])
    for (const url of [attribs.href, attribs.src, attribs.action])
      if (url !== undefined) contents.targets.add(url)
  }
  return contents
}
export type PageContents = ReturnType<typeof readPageContents>
