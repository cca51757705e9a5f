import {
  type ChildNode,
  Comment,
  type Document,
  type Element,
  isComment,
  isTag,
  type ParentNode,
  Text,
} from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { Page } from '../routes/pages.ts'
import { settings } from '../settings/settings.ts'
import {
  byId,
  byName,
  find,
  type PageContents,
  printMarkup as print,
  readContents,
  textOf,
} from './page-contents.ts'
import type { PageFiles } from './page-files.ts'
import { pagePolicyMeta, policyMeta } from './policy.ts'
import { addRibbon } from './preview-ribbon.ts'
import { type SiteAssets, versionOf } from './site-assets.ts'
import { printGraph } from './structured-data.ts'

/** All that is known of a page once it is rendered: who lists, checks or compares pages reads it here. */
export interface PageRecord extends Page, PageContents {
  /** The part of the site's stylesheet that is in the page. */
  css: string
  files: PageFiles & { fonts: readonly string[] }
}

const parse = (html: string): ChildNode[] => (html ? parseDocument(html).children : [])

const part = (document: Document, name: 'html' | 'head' | 'body'): Element => {
  const found = find(document, byName(name))
  if (!found) throw new Error(`The rendered page has no <${name}>: index.html gives it`)
  return found
}

/** React Helmet marks the tags it writes. */
const HELMET = 'data-rh'

/**
 * The head in its order: what index.html begins with (the encoding belongs into the first 1,024 bytes, by the HTML standard), what the page says of
 * itself, and the rest of index.html.
 */
function sortHead(head: Element): { first: ChildNode[]; own: ChildNode[]; rest: ChildNode[] } {
  const tags = head.children.filter(isTag)
  const own = tags.filter((tag) => tag.attribs[HELMET] !== undefined)
  for (const tag of own) delete tag.attribs[HELMET]
  const first = tags.filter(
    (tag) => tag.attribs.charset !== undefined || tag.attribs.name === 'viewport',
  )
  return { first, own, rest: tags.filter((tag) => !own.includes(tag) && !first.includes(tag)) }
}

/** Vite's links to the entry and its stylesheet: the page gets its own of both. */
const isViteOwn = (node: ChildNode) =>
  isTag(node) &&
  (node.name === 'script' ||
    node.attribs.rel === 'stylesheet' ||
    node.attribs.rel === 'modulepreload')

/** One line for each group: documents stay readable, and two of them can be compared line by line. */
function setHead(head: Element, ...groups: readonly (readonly ChildNode[])[]) {
  head.children = groups
    .filter((group) => group.length > 0)
    .flatMap((group) => [new Text('\n'), ...group])
}

/** What stands around every page and stays when a link changes the page. The mark of the current page moves. */
const frameOf = (body: Element) =>
  print(
    body.children.filter(
      (child) => !(isTag(child) && (child.name === 'main' || child.attribs.id === 'above-header')),
    ),
  ).replaceAll(' aria-current="page"', '')

/** Puts the page itself where the engine's root element stands, without the engine's script for hydrating all of it. */
function unwrap(body: Element) {
  const root = find(body, byId('root'))
  if (!root) throw new Error('The rendered page has no root element: index.html gives it')
  body.children = root.children
}

/** Takes the preloads of pictures out of the body, where React writes them, so that the browser finds them first. */
function takePreloads(body: Element): ChildNode[] {
  const preloads = body.children.filter(
    (child) => isTag(child) && child.name === 'link' && child.attribs.rel === 'preload',
  )
  body.children = body.children.filter((child) => !preloads.includes(child))
  return preloads
}

/** Elements that begin on a line of their own in readers without a style sheet. */
const ownLine = new Set(
  'article aside blockquote br div footer form h1 h2 h3 h4 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
)
const hasText = (element: Element) =>
  textOf(element).trim() !== '' || find(element, byName('text')) !== undefined
const isInlineText = (node: ChildNode | undefined): node is Element =>
  node !== undefined && isTag(node) && !ownLine.has(node.name) && hasText(node)

/**
 * Puts a space between neighbouring elements that only the sheet keeps apart: search engines, reader
 * views, text browsers and the clipboard take 'Request Service' and 'Get In Touch' for one text.
 */
function separate(children: readonly ChildNode[]): ChildNode[] {
  let before: ChildNode | undefined
  return children.flatMap((child) => {
    const meets = isInlineText(before) && isInlineText(child)
    // Icons and other elements without text keep nothing apart.
    if (!isTag(child) || ownLine.has(child.name) || isInlineText(child)) before = child
    return meets ? [new Text(' '), child] : [child]
  })
}

/**
 * Leaves texts as a reader needs them: without the comments by which React separates neighbouring
 * texts, and apart from each other. What hydrates has to stay as React knows it.
 */
function tidyTexts(node: ParentNode, hydrates = false) {
  if (!hydrates) node.children = separate(node.children.filter((child) => !isComment(child)))
  for (const child of node.children)
    if (isTag(child))
      tidyTexts(
        child,
        child.attribs['data-slot'] === undefined &&
          (hydrates || child.attribs['data-island'] !== undefined),
      )
}

/**
 * Keeps Cloudflare from rewriting mail addresses, on by default for its zones: the links would need
 * a script that the policy refuses (developers.cloudflare.com, Email Address Obfuscation).
 */
function keepMailAddresses(body: Element) {
  body.children = [new Comment('email_off'), ...body.children, new Comment('/email_off')]
}

/** Fonts that `text`, the page's own, is set in; the menu's prices are not seen before somebody opens it. */
const fontsOf = ({ fonts }: SiteAssets, text: string) =>
  fonts.files.filter((font) => !font.rupee || text.includes('₹')).map(({ fileName }) => fileName)

const preloadFont = (fileName: string) =>
  `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`

/**
 * Loads the entry early, but after everything that the first paint needs. Async, so that a file that
 * does not come keeps nothing from happening (DOMContentLoaded waits for deferred scripts).
 */
const entryScript = ({ file, integrity }: SiteAssets['entry']) =>
  `<script type="module" async src="/${file}" fetchpriority="low" integrity="${integrity}"></script>`

/** A page in development: its head in the order of the build's. Vite serves the stylesheets, and no policy holds back its scripts. */
export function orderDocument(page: Page, html: string, pages: ReadonlyMap<string, Page>): string {
  const document = parseDocument(html)
  const head = part(document, 'head')
  const { first, own, rest } = sortHead(head)
  setHead(head, first, own, rest, parse(printGraph(page, pages)))
  return print(document.children)
}

/** Completes a rendered page: its part of the stylesheet, the policy that allows it, the fonts it needs, and one script that starts after the first paint. */
export function completeDocument(
  page: Page,
  html: string,
  assets: SiteAssets,
  pages: ReadonlyMap<string, Page>,
): { html: string; record: PageRecord } {
  const document = parseDocument(html)
  const head = part(document, 'head')
  const body = part(document, 'body')
  part(document, 'html').children = [head, body]
  unwrap(body)
  const preloads = takePreloads(body)
  tidyTexts(body)
  addRibbon(body, page.path)
  keepMailAddresses(body)
  head.children = head.children.filter((tag) => !isViteOwn(tag))
  const contents = readContents(document)
  const { policyInPages, ...ids } = settings()
  const css = assets.cssOf(contents)
  const files = {
    ...assets.graph.filesOfPage(contents),
    fonts: fontsOf(assets, contents.text),
  }
  const { first, own, rest } = sortHead(head)
  setHead(
    head,
    first,
    // Tells a page that is shown whether a fetched one fits into its frame (client/navigation/page-document).
    parse(
      `<meta name="version" content="${versionOf(assets.cssVersion, assets.entry.file, frameOf(body))}">`,
    ),
    parse(
      policyInPages
        ? policyMeta([assets.fonts.css, css], ids)
        : pagePolicyMeta([assets.fonts.css, css]),
    ),
    own,
    rest,
    [...parse(files.fonts.map(preloadFont).join('')), ...preloads],
    // Two stylesheets: the fonts stay when a link changes the page, and with it the other one.
    parse(`<style>${assets.fonts.css}</style><style id="page-css">${css}</style>`),
    parse(entryScript(assets.entry)),
    parse(printGraph(page, pages)),
  )
  return {
    html: `<!DOCTYPE html>\n${print([part(document, 'html')])}\n`,
    record: { ...page, ...contents, css, files },
  }
}
