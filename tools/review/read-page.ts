import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import {
  byId,
  byName,
  findElement,
  markupOf,
  textOf,
} from '#ssg/document/page-contents.ts'
import { pictureLine } from './changed-lines.ts'
import { valuesIn } from './named-values.ts'

/** The parts of a built page that are compared. */
export interface BuiltPage {
  title: string
  /** Metadata and structured data. */
  head: string[]
  /** The text of the page, with the targets of its links, in document order. */
  lines: string[]
  /** Elements, attributes and style sheet, which decide how the page looks. */
  look: string
}

/** Pages of a build by their routes. */
export type BuiltPages = ReadonlyMap<string, BuiltPage>

const foldSpaces = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

/** Inline elements; any other element starts a new line. */
const inlineElements = new Set(
  (
    'a abbr b bdi cite code data del em i ins kbd mark meter q s small span strong sub sup time ' +
    'u wbr'
  ).split(' '),
)

/** Removes the content hash from built file names. */
const withoutHash = (value: string) =>
  value.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')

/** Attributes that `look` leaves out: they contain a target, a text or a reference. */
const unseenAttributes = new Set(
  (
    'href src srcset sizes alt action content value datetime id for ' +
    'aria-label aria-labelledby aria-describedby aria-controls'
  ).split(' '),
)

/** Attributes whose values are listed as lines of the page, with the label of such a line. */
const wordAttributes = {
  'aria-label': 'Read out',
  placeholder: 'Example in the field',
  action: 'Sends to',
}

/** Target of a link. A link to a chat or a mail is decoded, so that its message can be read. */
function readTarget(target: string): string {
  if (!/^(?:mailto:|https:\/\/wa\.me\/)/.test(target)) return target
  try {
    return foldSpaces(decodeURIComponent(target))
  } catch {
    return target
  }
}

/** The opening tag of an element, without `unseenAttributes`. */
function tagOf({ name, attribs }: Element): string {
  const attributes = Object.entries(attribs)
    .filter(([key]) => !unseenAttributes.has(key))
    .map(([key, value]) => ` ${key}="${withoutHash(value)}"`)
  return `<${name}${attributes.join('')}>`
}

/** Lines for an element's attributes; for a picture also a line with its address and alt text. */
function attributeLines({ name, attribs }: Element): string[] {
  const lines = Object.entries(wordAttributes).flatMap(([key, label]) => {
    const value = attribs[key]
    return value ? [`${label}: ${readTarget(foldSpaces(value))}`] : []
  })
  if (name !== 'img') return lines
  return [
    pictureLine(attribs.src ?? '', attribs.alt || '(nothing: decoration)'),
    ...lines,
  ]
}

/** The lines of a page's body, and the markup that decides how they look. */
function readBody(body: Element): { lines: string[]; markup: string } {
  const lines: string[] = []
  let markup = ''
  let line = ''
  const breakLine = () => {
    if (foldSpaces(line)) lines.push(foldSpaces(line))
    line = ''
  }
  const readElement = (element: Element) => {
    const { name, attribs, children } = element
    if (name === 'svg') {
      line += children.map(textOf).join(' ')
      markup += markupOf([element])
      return
    }
    const isLine = !inlineElements.has(name)
    if (isLine) breakLine()
    markup += tagOf(element)
    lines.push(...attributeLines(element))
    children.forEach(readNode)
    if (name === 'a') line += ` [${readTarget(attribs.href ?? '')}]`
    if (isLine) breakLine()
  }
  const readNode = (node: ChildNode) => {
    if (isText(node)) line += node.data
    if (!isTag(node) || node.name === 'script' || node.name === 'style') return
    // The texts of neighbouring elements are separate words.
    if (node.prev && isTag(node.prev)) line += ' '
    readElement(node)
  }
  body.children.forEach(readNode)
  breakLine()
  return { lines, markup }
}

/**
 * Beginnings of the names of metadata for search engines and social networks. Other tags of the
 * head are not compared.
 */
const metadataNames = [
  'description',
  'keywords',
  'author',
  'canonical',
  'og:',
  'article:',
  'twitter:',
]

/** The text of an element, without that of its child elements. */
const directText = (element: Element) =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('')

/** Lines for an element of the head; none if it is not metadata. */
function readMetadata(element: Element): string[] {
  const { name, attribs } = element
  if (name === 'title') return [`title: ${directText(element)}`]
  if (attribs.type === 'application/ld+json')
    return valuesIn(JSON.parse(directText(element))).map(
      ({ names, value }) => `${names.join('.')}: ${value}`,
    )
  const key = attribs.name ?? attribs.property ?? attribs.rel ?? ''
  return metadataNames.some((start) => key.startsWith(start))
    ? [`${key}: ${attribs.content ?? attribs.href ?? ''}`]
    : []
}

const isRibbon = (node: ChildNode) =>
  isTag(node) && node.attribs.class === 'preview-ribbon'

/** Parses a page and removes the ribbon and its CSS, which only the build of a preview has. */
function parseBuiltPage(html: string) {
  const document = parseDocument(html)
  const aboveHeader = findElement(document, byId('above-header'))
  if (aboveHeader)
    aboveHeader.children = aboveHeader.children.filter(
      (child) => !isRibbon(child),
    )
  const sheet = findElement(document, byId('page-css'))
  // The ribbon's rules are the last of the sheet (ssg/document/site-assets).
  for (const text of sheet?.children.filter(isText) ?? [])
    text.data = text.data.split('.preview-ribbon', 1).join().trimEnd()
  return document
}

/** The HTML of a built page; the ribbon of a preview, and the CSS of the ribbon, are removed. */
export const withoutRibbon = (html: string) =>
  markupOf(parseBuiltPage(html).children)

/** Reads the parts of a built page that are compared. */
export function readBuiltPage(html: string): BuiltPage {
  const document = parseBuiltPage(html)
  const head = findElement(document, byName('head'))
  const body = findElement(document, byName('body'))
  if (!head || !body) throw new Error('A built page has no head or no body')
  const elements = head.children.filter(isTag)
  const textsByName = (name: string) =>
    elements.filter((element) => element.name === name).map(directText)
  const { lines, markup } = readBody(body)
  return {
    title: textsByName('title').join(''),
    head: elements.flatMap(readMetadata),
    lines,
    look: withoutHash(markup + textsByName('style').join('')),
  }
}
