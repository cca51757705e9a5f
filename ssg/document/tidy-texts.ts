import {
  type ChildNode,
  type Element,
  isComment,
  isTag,
  type ParentNode,
  Text,
} from 'domhandler'
import {
  byName,
  findElement,
  textOf,
  visitStaticElements,
} from './page-contents.ts'

/** Elements that start a new line even without a style sheet. */
const blockElements = new Set(
  (
    'article aside blockquote br div footer form h1 h2 h3 h4 header hr li main nav ol p pre ' +
    'section table ul'
  ).split(' '),
)
/** Elements that mark words of a text, or a part of a word; spaces around them are typed. */
const textLevelElements = new Set(
  'b code del em i ins kbd mark s samp strong sub sup u var'.split(' '),
)

const hasText = (element: Element) =>
  textOf(element).trim() !== '' ||
  findElement(element, byName('text')) !== undefined
const isInlineWithText = (node: ChildNode | undefined): node is Element =>
  node !== undefined &&
  isTag(node) &&
  !blockElements.has(node.name) &&
  hasText(node)

/**
 * Whether two neighbouring elements belong to one text: 'organi<del>s</del><ins>z</ins>e', or a
 * link with the number of its note.
 */
const areOneText = (previous: Element, next: Element) =>
  [previous, next].every(({ name }) => textLevelElements.has(name)) ||
  [previous, next].some(({ name }) => name === 'sup' || name === 'sub')

/**
 * The `children` with a space between neighbouring inline elements, which only the style sheet
 * separates: search engines, reader views and the clipboard would join 'Request Service' and 'Get
 * In Touch'.
 */
function withSpaces(children: readonly ChildNode[]): ChildNode[] {
  let previousNode: ChildNode | undefined
  return children.flatMap((child) => {
    const needsSpace =
      isInlineWithText(previousNode) &&
      isInlineWithText(child) &&
      !areOneText(previousNode, child)
    // Icons and other elements without text are skipped: they do not separate their neighbours.
    if (
      !isTag(child) ||
      blockElements.has(child.name) ||
      isInlineWithText(child)
    )
      previousNode = child
    return needsSpace ? [new Text(' '), child] : [child]
  })
}

/** Removes the comments by which React separates neighbouring texts, and adds missing spaces. */
export const tidyTexts = (body: ParentNode) =>
  visitStaticElements(body, (node) => {
    node.children = withSpaces(
      node.children.filter((child) => !isComment(child)),
    )
  })
