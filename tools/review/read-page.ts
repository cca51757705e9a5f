import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import {
  byId,
  byName,
  find,
  printMarkup,
  textOf,
} from '#ssg/document/page-contents.ts'
import { pictureLine } from './flow.ts'
import { valuesIn } from './named-values.ts'

/** Comparable parts of one built page. */
export interface ReadPage {
  title: string
  /** Metadata and structured data. */
  head: string[]
  /** The words of the page with the targets of its links, as a reader meets them. */
  lines: string[]
  /** Elements, classes and style sheet, which decide how the page looks. */
  look: string
}

/** Pages of a build by their routes. */
export type BuiltPages = ReadonlyMap<string, ReadPage>

const fold = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

/** Inline elements; any other starts a new line. */
const inline = new Set(
  (
    'a abbr b bdi cite code data del em i ins kbd mark meter q s small span strong sub sup time ' +
    'u wbr'
  ).split(' '),
)

/** Removes the content hash from built file names. */
const withoutHash = (value: string) =>
  value.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')

/** Attributes that hold a target or a text, not a look. */
const unseenAttributes = new Set(
  (
    'href src srcset sizes alt action content value datetime id for ' +
    'aria-label aria-labelledby aria-describedby aria-controls'
  ).split(' '),
)

/** Attributes that count as words, with what comes before them. */
const told = {
  'aria-label': 'Read out',
  placeholder: 'Example in the field',
  action: 'Sends to',
}

/** A prepared message as its reader gets it. */
function readTarget(target: string): string {
  if (!/^(?:mailto:|https:\/\/wa\.me\/)/.test(target)) return target
  try {
    return fold(decodeURIComponent(target))
  } catch {
    return target
  }
}

/** The opening tag of an element without what nobody sees. */
function tagOf({ name, attribs }: Element): string {
  const shape = Object.entries(attribs)
    .filter(([key]) => !unseenAttributes.has(key))
    .map(([key, value]) => ` ${key}="${withoutHash(value)}"`)
  return `<${name}${shape.join('')}>`
}

/** What an element says by itself, in lines of its own. */
function ownLines({ name, attribs }: Element): string[] {
  const said = Object.entries(told).flatMap(([key, says]) => {
    const value = attribs[key]
    return value ? [`${says}: ${readTarget(fold(value))}`] : []
  })
  if (name !== 'img') return said
  return [
    pictureLine(attribs.src ?? '', attribs.alt || '(nothing: decoration)'),
    ...said,
  ]
}

/** Reads the body of a page. */
function readBody(body: Element): { lines: string[]; markup: string } {
  const lines: string[] = []
  let markup = ''
  let line = ''
  const breakLine = () => {
    if (fold(line)) lines.push(fold(line))
    line = ''
  }
  const readElement = (element: Element) => {
    const { name, attribs, children } = element
    if (name === 'svg') {
      line += children.map(textOf).join(' ')
      markup += printMarkup([element])
      return
    }
    const isLine = !inline.has(name)
    if (isLine) breakLine()
    markup += tagOf(element)
    lines.push(...ownLines(element))
    children.forEach(read)
    if (name === 'a') line += ` [${readTarget(attribs.href ?? '')}]`
    if (isLine) breakLine()
  }
  const read = (node: ChildNode) => {
    if (isText(node)) line += node.data
    if (!isTag(node) || node.name === 'script' || node.name === 'style') return
    // Neighbouring elements are separate words.
    if (node.prev && isTag(node.prev)) line += ' '
    readElement(node)
  }
  body.children.forEach(read)
  breakLine()
  return { lines, markup }
}

/**
 * How names of metadata for search engines and social networks begin; the rest of the head is build
 * output.
 */
const forReaders = [
  'description',
  'keywords',
  'author',
  'canonical',
  'og:',
  'article:',
  'twitter:',
]

const ownText = (element: Element) =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('')

/** Reads one element of the head. */
function readMetadata(element: Element): string[] {
  const { name, attribs } = element
  if (name === 'title') return [`title: ${ownText(element)}`]
  if (attribs.type === 'application/ld+json')
    return valuesIn(JSON.parse(ownText(element))).map(
      ({ names, value }) => `${names.join('.')}: ${value}`,
    )
  const key = attribs.name ?? attribs.property ?? attribs.rel ?? ''
  return forReaders.some((start) => key.startsWith(start))
    ? [`${key}: ${attribs.content ?? attribs.href ?? ''}`]
    : []
}

const isRibbon = (node: ChildNode) =>
  isTag(node) && node.attribs.class === 'preview-ribbon'

/** A page without the ribbon and its styles, so that two builds can be compared. */
function parseBuiltPage(html: string) {
  const document = parseDocument(html)
  const strip = find(document, byId('above-header'))
  if (strip) strip.children = strip.children.filter((child) => !isRibbon(child))
  const sheet = find(document, byId('page-css'))
  // The ribbon's rules are the last of the sheet (ssg/document/site-assets).
  for (const text of sheet?.children.filter(isText) ?? [])
    text.data = text.data.split('.preview-ribbon', 1).join().trimEnd()
  return document
}

/** A preview's page as it will be live. */
export const withoutRibbon = (html: string) =>
  printMarkup(parseBuiltPage(html).children)

/** Reads one built page of this site. */
export function readBuiltPage(html: string): ReadPage {
  const document = parseBuiltPage(html)
  const head = find(document, byName('head'))
  const body = find(document, byName('body'))
  if (!head || !body) throw new Error('A built page has no head or no body')
  const elements = head.children.filter(isTag)
  const named = (name: string) =>
    elements.filter((element) => element.name === name).map(ownText)
  const { lines, markup } = readBody(body)
  return {
    title: named('title').join(''),
    head: elements.flatMap(readMetadata),
    lines,
    look: withoutHash(markup + named('style').join('')),
  }
}
