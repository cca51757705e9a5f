import {
  type ChildNode,
  Comment,
  type Element,
  isComment,
  isTag,
  type ParentNode,
  Text,
} from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { Page } from '#content/site.ts'
import { isPreview } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'
import { firstPressScript } from './first-press.ts'
import { keepAmounts } from './kept-amounts.ts'
import {
  byName,
  find,
  type PageContents,
  printMarkup as print,
  readContents,
  textOf,
  visitServed,
} from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'
import { policyMeta } from './policy.ts'
import { addRibbon } from './preview-ribbon.ts'
import { type SiteAssets, versionOf } from './site-assets.ts'
import { printStructuredData } from './structured-data.ts'

/** What checks and comparisons read of a page once it is rendered and written. */
export interface PageRecord
  extends Page,
    Pick<PageContents, 'ids' | 'targets'> {
  files: ReturnType<ScriptGraph['filesOfPage']> & { fonts: readonly string[] }
}

const parse = (html: string): ChildNode[] =>
  html ? parseDocument(html).children : []

/** An element that index.html gives to every page, by its name or id. */
function templatePart(
  document: ParentNode,
  name: 'html' | 'head' | 'body' | 'root',
): Element {
  const found = find(
    document,
    ({ name: own, attribs }) => own === name || attribs.id === name,
  )
  if (!found)
    throw new Error(`The rendered page has no ${name}: index.html gives it`)
  return found
}

/** React Helmet marks the tags it writes. */
const HELMET = 'data-rh'

/** Vite's tags for the entry and its style sheet; both are replaced by the page's own. */
const isViteOwn = ({ name, attribs }: Element) =>
  name === 'script' || /^(?:stylesheet|modulepreload)$/.test(attribs.rel ?? '')

/** Takes the tags that satisfy `is` out of an element. */
function take(element: Element, is: (tag: Element) => boolean): Element[] {
  const taken = element.children.filter(isTag).filter(is)
  element.children = element.children.filter(
    (child) => !taken.includes(child as Element),
  )
  return taken
}

/**
 * The frame around every page, which a soft navigation keeps; only the mark of the current page
 * moves.
 */
const frameOf = (body: Element) =>
  print(
    body.children.filter(
      (child) =>
        !(
          isTag(child) &&
          (child.name === 'main' || child.attribs.id === 'above-header')
        ),
    ),
  ).replaceAll(/ aria-current="(?:page|true)"/g, '')

/** Elements that start a new line in readers without a style sheet. */
const ownLine = new Set(
  'article aside blockquote br div footer form h1 h2 h3 h4 header hr li main nav'
    .concat(' ol p pre section table ul')
    .split(' '),
)
const hasText = (element: Element) =>
  textOf(element).trim() !== '' || find(element, byName('text')) !== undefined
const isInlineText = (node: ChildNode | undefined): node is Element =>
  node !== undefined && isTag(node) && !ownLine.has(node.name) && hasText(node)

/**
 * Adds a space between neighbouring elements that only the style sheet separates: search engines,
 * reader views, text browsers and the clipboard would join 'Request Service' and 'Get In Touch'.
 */
function separate(children: readonly ChildNode[]): ChildNode[] {
  let before: ChildNode | undefined
  return children.flatMap((child) => {
    const meets = isInlineText(before) && isInlineText(child)
    // Icons and other elements without text separate nothing.
    if (!isTag(child) || ownLine.has(child.name) || isInlineText(child))
      before = child
    return meets ? [new Text(' '), child] : [child]
  })
}

/** Removes the comments by which React separates neighbouring texts, and adds missing spaces. */
const tidyTexts = (body: Element) =>
  visitServed(body, (node) => {
    node.children = separate(node.children.filter((child) => !isComment(child)))
  })

const preloadFont = (fileName: string) =>
  `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`

/**
 * Loads a script after everything that the first paint needs: at the end of the body, since a tag
 * in the head moves that paint by a frame. Async, since DOMContentLoaded waits for a deferred
 * script whose file hangs.
 */
const moduleScript = ({ file, integrity }: SiteAssets['entry']) =>
  `<script type="module" async src="/${file}" fetchpriority="low" ` +
  `integrity="${integrity}"></script>`

/** Leaves the page's own body without the engine's root; returns what belongs in the head. */
function completeBody(body: Element, path: string): ChildNode[] {
  // The script that hydrates the whole page is beside the root and is left out.
  body.children = templatePart(body, 'root').children
  // React writes preloads of pictures into the body; from the head the browser finds them early.
  const preloads = take(
    body,
    ({ name, attribs }) => name === 'link' && attribs.rel === 'preload',
  )
  tidyTexts(body)
  keepAmounts(body)
  addRibbon(body, path)
  // Cloudflare's rewriting of mail addresses, its default, needs a script that the policy refuses
  // (developers.cloudflare.com, Email Address Obfuscation).
  body.children = [
    new Comment('email_off'),
    ...body.children,
    new Comment('/email_off'),
  ]
  return preloads
}

/**
 * Completes a rendered page: its part of the style sheet, the policy that allows it, its fonts, and
 * the entry script.
 */
export function completeDocument(
  page: Page,
  html: string,
  assets: SiteAssets,
  pages: ReadonlyMap<string, Page>,
): { html: string; record: PageRecord } {
  const document = parseDocument(html)
  const head = templatePart(document, 'head')
  const body = templatePart(document, 'body')
  templatePart(document, 'html').children = [head, body]
  const preloads = completeBody(body, page.path)
  take(head, isViteOwn)
  const contents = readContents(document)
  const css = assets.cssOf(contents)
  // Prices in the menu are hidden until it opens.
  const fonts = assets.fonts.files
    .filter((font) => !font.rupee || contents.text.includes('₹'))
    .map(({ fileName }) => fileName)
  const own = take(head, ({ attribs }) => attribs[HELMET] !== undefined)
  for (const { attribs } of own) delete attribs[HELMET]
  const version = versionOf(assets.cssVersion, assets.entry.file, frameOf(body))
  const groups: ChildNode[][] = [
    // The HTML standard wants the encoding in the first 1,024 bytes.
    take(
      head,
      ({ attribs }) =>
        attribs.charset !== undefined || attribs.name === 'viewport',
    ),
    // Lets a soft navigation compare the frame of a fetched page with its own
    // (client/navigation/page-document).
    parse(`<meta name="version" content="${version}">`),
    parse(
      policyMeta([assets.fonts.css, css], isPreview() ? settings() : undefined),
    ),
    own,
    head.children.filter(isTag),
    [...parse(fonts.map(preloadFont).join('')), ...preloads],
    // Two style sheets: a soft navigation keeps the fonts and replaces the page's own sheet.
    parse(
      `<style>${assets.fonts.css}</style><style id="page-css">${css}</style>`,
    ),
    parse(printStructuredData(page, pages)),
  ]
  // One line for each group, so that documents are readable and can be compared line by line.
  head.children = groups
    .filter((group) => group.length > 0)
    .flatMap((group) => [new Text('\n'), ...group])
  // Two files: most pages have no island.
  const modules = [
    assets.entry,
    ...(contents.islands.size > 0 ? [assets.pageIslands] : []),
  ]
  // In the head, the inline script would move the first paint of a phone by 20 ms.
  const scripts = [
    `<script>${firstPressScript}</script>`,
    ...modules.map(moduleScript),
  ]
  // The mark for Cloudflare stays last.
  body.children.splice(-1, 0, ...parse(scripts.join('')))
  const { ids, targets } = contents
  const files = { ...assets.graph.filesOfPage(contents), fonts }
  return {
    html: `<!DOCTYPE html>\n${print([templatePart(document, 'html')])}\n`,
    // A copy, since V8 keeps the whole page for each string that was cut out of it.
    record: { ...page, ...structuredClone({ ids, targets }), files },
  }
}
