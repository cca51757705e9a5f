import {
  type ChildNode,
  Element,
  isText,
  type ParentNode,
  Text,
} from 'domhandler'
import { splitAtAmounts } from '#data/money.ts'
import { visitStaticElements } from './page-contents.ts'

/** Elements whose text is not shown. */
const unseenElements = new Set(['script', 'style', 'template'])
/** Elements that cannot contain a <span>: if one contains an amount, it is marked as a whole. */
const textOnlyElements = new Set([
  'option',
  'title',
  'textarea',
  'text',
  'tspan',
  'desc',
])

/**
 * Matches the classes of elements that lay out their children side by side (uno.config.ts,
 * components/styles). The parts of a divided text would be separate flex or grid items there, and
 * lose the spaces between them.
 */
const rowClasses =
  /(?:^|[\s:])(?:(?:inline-)?(?:flex|grid)|tag|choice|disclosure|btn-\w+|\w+-link)(?=\s|$)/

const amountElement = (text: string) =>
  new Element('span', { translate: 'no' }, [new Text(text)])

/** Letters that directly follow an amount and are a part of it, such as M in '$2M+'. */
const attachedUnit = /^\p{L}*\+?/u

/** Alternating words and amounts, as from splitAtAmounts; attached letters join the amount. */
const wordsAndAmounts = (text: string) =>
  splitAtAmounts(text).map((part, index, parts) => {
    if (index % 2 === 0)
      return index > 0 ? part.replace(attachedUnit, '') : part
    const [unit = ''] = attachedUnit.exec(parts[index + 1] ?? '') ?? []
    return part + unit
  })

/** A text as nodes, with each amount in an element of its own. */
const nodesOf = (text: string): ChildNode[] =>
  wordsAndAmounts(text)
    .map((words, index) =>
      index % 2 === 1 ? amountElement(words) : new Text(words),
    )
    .filter((node) => !isText(node) || node.data !== '')

const hasAmount = (text: string) => splitAtAmounts(text).length > 1

/**
 * The children of a node, with each amount in its texts in an element of its own. A text-only
 * element keeps its children, and is marked as a whole. In a row the text stays in one piece.
 */
function withAmountElements(node: ParentNode): ChildNode[] {
  const texts = node.children.filter(isText).map(({ data }) => data)
  if (!texts.some(hasAmount)) return node.children
  if (node instanceof Element && textOnlyElements.has(node.name)) {
    node.attribs.translate = 'no'
    return node.children
  }
  const isRow =
    node instanceof Element && rowClasses.test(node.attribs.class ?? '')
  return node.children.flatMap((child) => {
    if (!isText(child)) return [child]
    const nodes = nodesOf(child.data)
    return isRow && nodes.length > 1 ? [new Element('span', {}, nodes)] : nodes
  })
}

/**
 * Marks every amount of a page with translate="no", wherever it comes from: a translated
 * '₹1,00,000' may be another price (requirements §10.4.3). In islands, the components do this.
 */
export const markAmountsUntranslated = (page: ParentNode) =>
  visitStaticElements(page, (node) => {
    if (node instanceof Element) {
      const { name, attribs } = node
      if (unseenElements.has(name) || attribs.translate === 'no') return false
    }
    node.children = withAmountElements(node)
    return true
  })
