import { decodeHtml } from '../../ssg/document/html.ts'
import { withoutRibbon } from '../../ssg/document/preview-ribbon.ts'

/** A part of a page as its reader meets it. */
export interface Part {
  /** One entry for each paragraph, heading, list item, label and the like. */
  text: string[]
  /** 'words → target' of each link, in order. */
  links: string[]
  /** 'file, said as: alternative text' of each picture. */
  pictures: string[]
  /** Elements and classes without their words: what decides how the part looks. */
  markup: string
}

/** What can be compared of one built page. */
export interface ReadPage {
  title: string
  /** Description, canonical link, social tags and structured data by their names. */
  metadata: Map<string, string>
  /** The page itself, with the strip above the header (the home page's banner). */
  page: Part
  /** Header, footer and what else stands around every page. */
  frame: Part
  sheet: string
}

const fold = (text: string) => text.replace(/[ \t\r\n]+/g, ' ').trim()

const attributesOf = (tag: string) => new Map([...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), decodeHtml(value)]))

/** Elements that stand within a line; any other begins a new one. */
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

/** Names of built files change with what is in them: the same picture keeps its name here. */
const withoutHash = (value: string) => value.replace(/(\/assets\/[\w.-]+?)-[\w-]{8}(\.\w+)/g, '$1$2')

function readPart(html: string): Part {
  const part: Part = { text: [], links: [], pictures: [], markup: '' }
  const plain = html.replace(/<!--[\s\S]*?-->/g, '').replace(/<(script|style|svg|template)\b[\s\S]*?<\/\1>/g, (_, name) => (name === 'svg' ? '<svg>' : ''))
  let line = ''
  let link: { target: string; words: string } | undefined
  let closed = false
  const flush = () => {
    if (fold(line)) part.text.push(fold(line))
    line = ''
  }
  for (const [token] of plain.matchAll(/<[^>]+>|[^<]+/g)) {
    if (!token.startsWith('<')) {
      const words = decodeHtml(token)
      line += words
      if (link) link.words += words
      closed = false
      continue
    }
    const name = /^<\/?([\w-]+)/.exec(token)?.[1] ?? ''
    const closes = token.startsWith('</')
    // Two labels side by side, with nothing but style between them.
    if (closed && !closes) line += ' '
    closed = closes
    if (!inline.has(name) && name !== 'svg') {
      flush()
      // Two lines of one link stay two words.
      if (link) link.words += ' '
    }
    if (closes) {
      if (name === 'a' && link) {
        part.links.push(`${fold(link.words) || '(no words)'} → ${link.target}`)
        link = undefined
      }
      continue
    }
    const attributes = attributesOf(token)
    const shape = [...attributes].filter(([key]) => !/^(href|src|srcset|sizes|alt|action|content|value|datetime|id|for|aria-(label|labelledby|describedby|controls))$/.test(key))
    part.markup += `<${name}${shape.map(([key, value]) => ` ${key}="${withoutHash(value)}"`).join('')}>`
    if (name === 'a') link = { target: attributes.get('href') ?? '', words: '' }
    if (name === 'img') part.pictures.push(`${withoutHash(attributes.get('src') ?? '')}, said as: ${attributes.get('alt') || '(nothing: decoration)'}`)
    if (name === 'form' && attributes.has('action')) part.links.push(`(form) → ${attributes.get('action')}`)
    // Words that are heard or stand in an empty field are words too.
    for (const key of ['aria-label', 'placeholder']) {
      const words = attributes.get(key)
      if (words) part.text.push(`${key === 'aria-label' ? 'Read out' : 'Example in the field'}: ${fold(words)}`)
    }
  }
  flush()
  return part
}

const between = (html: string, open: RegExp, close: string): [before: string, inside: string, after: string] => {
  const start = html.search(open)
  const end = html.indexOf(close, start)
  return start < 0 || end < 0 ? [html, '', ''] : [html.slice(0, start), html.slice(start, end + close.length), html.slice(end + close.length)]
}

/** What search engines and networks show of a page; the rest of the head is the build's own business. */
const forReaders = /^(title|description|keywords|author|canonical|og:|article:|twitter:)/

function readMetadata(head: string): Map<string, string> {
  const metadata = new Map<string, string>()
  const add = (name: string, value: string) => metadata.set(name, metadata.has(name) ? `${metadata.get(name)}\n${value}` : value)
  for (const [tag] of head.matchAll(/<(?:meta|link)\b[^>]*>/g)) {
    const attributes = attributesOf(tag)
    const name = attributes.get('name') ?? attributes.get('property') ?? (attributes.get('rel') === 'canonical' ? 'canonical' : undefined)
    if (name && forReaders.test(name)) add(name, attributes.get('content') ?? attributes.get('href') ?? '')
  }
  return metadata
}

/** Structured data, one 'path: value' a line, so that a changed answer is a changed line. */
function readStructuredData(html: string): string {
  const lines: string[] = []
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) walk(item, `${path}[${index + 1}]`)
    else if (value && typeof value === 'object') for (const [key, item] of Object.entries(value)) walk(item, path ? `${path}.${key}` : key)
    else lines.push(`${path}: ${value}`)
  }
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) walk(JSON.parse(json), '')
  return lines.join('\n')
}

/** Reads one page as this site's build writes it: well-formed, attributes in double quotes. */
export function readPage(html: string): ReadPage {
  const [head = '', body = ''] = withoutRibbon(html).split('</head>')
  const [before, main, after] = between(body, /<main\b/, '</main>')
  // On the home page the strip above the header carries the banner: it ends where the header begins.
  const [around, strip, header] = between(before, /<div id="above-header">/, '<header')
  const metadata = readMetadata(head)
  const structured = readStructuredData(html)
  if (structured) metadata.set('structured data', structured)
  return {
    title: decodeHtml(/<title>([^<]*)/.exec(head)?.[1] ?? ''),
    metadata,
    page: readPart(strip + main),
    frame: readPart(around + (strip && '<header') + header + after),
    sheet: withoutHash([...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join('')),
  }
}
