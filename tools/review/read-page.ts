import { type ChildNode, type Element, isTag, isText } from 'domhandler'
import { parseDocument } from 'htmlparser2'
import { byName, find, printMarkup } from '../../ssg/document/page-contents.ts'
import { removeRibbon } from '../../ssg/document/preview-ribbon.ts'

/** A part of a page as text, links, pictures and markup. */
export interface Part {
  /** One entry per paragraph, heading, list item, label and similar block. */
  text: string[]
  /** 'words → target' of each link, in order. */
  links: string[]
  /** 'file, said as: alternative text' of each picture. */
  pictures: string[]
  /** Elements and classes without text, which decide how the part looks. */
  markup: string
}

/** Comparable parts of one built page. */
export interface ReadPage {
  title: string
  /** Description, canonical link, social tags and structured data by their names. */
  metadata: Map<string, string>
  /** The page itself, with the banner above the header (home page). */
  page: Part
  /** Header, footer and other parts that every page has. */
  frame: Part
  sheet: string
}

/** Pages of a build by their routes. */
export type Site = ReadonlyMap<string, ReadPage>

const fold = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

/** Inline elements; any other starts a new line. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'data',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'meter',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
])

/** Removes the content hash from built file names, so that the same picture keeps its name. */
const withoutHash = (value: string) =>
  value.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')

/** Attributes that hold a target or a text, not a look. */
const looksAlike = new Set(
  [
    'href src srcset sizes alt action content value datetime id for',
    'aria-label aria-labelledby aria-describedby aria-controls',
  ].flatMap((names) => names.split(' ')),
)
/** Elements that are drawn or run, not read. */
const unread = new Set(['script', 'style', 'template'])

/** Reads elements as lines, links and pictures. */
function readPart(nodes: readonly ChildNode[]): Part {
  const part: Part = { text: [], links: [], pictures: [], markup: '' }
  let line = ''
  let link: { target: string; words: string } | undefined
  /** True after the end of an element: the text that follows is a separate word. */
  let ended = false
  const flush = () => {
    if (fold(line)) part.text.push(fold(line))
    line = ''
  }
  const breakLine = () => {
    flush()
    // Separates the words of two lines in one link.
    if (link) link.words += ' '
  }
  const readElement = ({ name, attribs, children }: Element) => {
    if (ended) line += ' '
    ended = false
    const isLine = !inline.has(name) && name !== 'svg'
    if (isLine) breakLine()
    const shape = Object.entries(attribs)
      .filter(([key]) => !looksAlike.has(key))
      .map(([key, value]) => ` ${key}="${withoutHash(value)}"`)
    part.markup += `<${name}${shape.join('')}>`
    if (name === 'svg') return
    if (name === 'a') link = { target: attribs.href ?? '', words: '' }
    if (name === 'img')
      part.pictures.push(
        `${withoutHash(attribs.src ?? '')}, said as: ${attribs.alt || '(nothing: decoration)'}`,
      )
    if (name === 'form' && attribs.action !== undefined)
      part.links.push(`(form) → ${attribs.action}`)
    // Accessible names and placeholders count as words.
    if (attribs['aria-label']) part.text.push(`Read out: ${fold(attribs['aria-label'])}`)
    if (attribs.placeholder) part.text.push(`Example in the field: ${fold(attribs.placeholder)}`)
    children.forEach(read)
    if (isLine) breakLine()
    if (name === 'a' && link) {
      part.links.push(`${fold(link.words) || '(no words)'} → ${link.target}`)
      link = undefined
    }
    ended = true
  }
  const read = (node: ChildNode) => {
    if (isTag(node) && !unread.has(node.name)) readElement(node)
    if (!isText(node)) return
    line += node.data
    if (link) link.words += node.data
    ended = false
  }
  nodes.forEach(read)
  flush()
  return part
}

/** Metadata for search engines and social networks; the rest of the head is build output. */
const forReaders = /^(title|description|keywords|author|canonical|og:|article:|twitter:)/

function readMetadata(head: Element): Map<string, string> {
  const metadata = new Map<string, string>()
  for (const { name: element, attribs } of head.children.filter(isTag)) {
    if (element !== 'meta' && element !== 'link') continue
    const name =
      attribs.name ?? attribs.property ?? (attribs.rel === 'canonical' ? 'canonical' : undefined)
    if (!name || !forReaders.test(name)) continue
    const value = attribs.content ?? attribs.href ?? ''
    metadata.set(name, metadata.has(name) ? `${metadata.get(name)}\n${value}` : value)
  }
  return metadata
}

/** Structured data, one 'path: value' per line, so that a changed answer is a changed line. */
function readStructuredData(blocks: readonly string[]): string {
  const lines: string[] = []
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value))
      for (const [index, item] of value.entries()) walk(item, `${path}[${index + 1}]`)
    else if (value && typeof value === 'object')
      for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key)
    else lines.push(`${path}: ${value}`)
  }
  for (const json of blocks) walk(JSON.parse(json), '')
  return lines.join('\n')
}

const sourceOf = (element: Element) =>
  element.children.map((child) => (isText(child) ? child.data : '')).join('')

/** A preview's page as it will be live. */
export function withoutRibbon(html: string): string {
  const document = parseDocument(html)
  removeRibbon(document)
  return printMarkup(document.children)
}

/** Reads one built page of this site. */
export function readPage(html: string): ReadPage {
  const document = parseDocument(html)
  removeRibbon(document)
  const head = find(document, byName('head'))
  const body = find(document, byName('body'))
  if (!head || !body) throw new Error('A built page has no head or no body')
  const inHead = (name: string) =>
    head.children.filter(isTag).filter((element) => element.name === name)
  const metadata = readMetadata(head)
  const structured = readStructuredData(
    inHead('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(sourceOf),
  )
  if (structured) metadata.set('structured data', structured)
  // The home page's banner above the header.
  const isPage = (node: ChildNode) =>
    isTag(node) && (node.name === 'main' || node.attribs.id === 'above-header')
  return {
    title: inHead('title').map(sourceOf).join(''),
    metadata,
    page: readPart(body.children.filter(isPage)),
    frame: readPart(body.children.filter((node) => !isPage(node))),
    sheet: withoutHash(inHead('style').map(sourceOf).join('')),
  }
}
