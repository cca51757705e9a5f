import {
  type ChildNode,
  Element,
  isText,
  type ParentNode,
  Text,
} from 'domhandler'
import { splitAtAmounts } from '#data/money.ts'
import { visitServed } from './page-contents.ts'

/** Elements whose texts nobody sees. */
const unseenElements = new Set(['script', 'style', 'template'])
/** Elements that hold texts alone, which are left untranslated as a whole. */
const textAlone = new Set([
  'option',
  'title',
  'textarea',
  'text',
  'tspan',
  'desc',
])

const amountOf = (words: string) =>
  new Element('span', { translate: 'no' }, [new Text(words)])

/** A text with each amount in an element of its own. */
const apart = (text: string): ChildNode[] =>
  splitAtAmounts(text)
    .map((words, index) =>
      index % 2 === 1 ? amountOf(words) : new Text(words),
    )
    .filter((node) => !isText(node) || node.data !== '')

const hasAmount = (text: string) => splitAtAmounts(text).length > 1

/** The children of a node with the amounts in its own texts apart. */
function withAmountsApart(node: ParentNode): ChildNode[] {
  const own = node.children.filter(isText).map(({ data }) => data)
  if (!own.some(hasAmount)) return node.children
  if (node instanceof Element && textAlone.has(node.name)) {
    node.attribs.translate = 'no'
    return node.children
  }
  return node.children.flatMap((child) =>
    isText(child) ? apart(child.data) : [child],
  )
}

/**
 * Keeps every amount of a page from translation, whatever its author and its place: a
 * translated '₹1,00,000' is another price (requirements §10.4.3). In islands components keep them.
 */
export const keepAmounts = (page: ParentNode) =>
  visitServed(page, (node) => {
    if (node instanceof Element) {
      const { name, attribs } = node
      if (unseenElements.has(name) || attribs.translate === 'no') return false
    }
    node.children = withAmountsApart(node)
    return true
  })
