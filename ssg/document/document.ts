import {
  type ChildNode,
  Comment,
  type Element,
  isTag,
  type ParentNode,
  Text,
} from 'domhandler'
import { parseDocument } from 'htmlparser2'
import type { Page } from '#content/site.ts'
import { isPreview } from '#ssg/settings/deploy-context.ts'
import { settings } from '#ssg/settings/settings.ts'
import { firstPressScript } from './first-press.ts'
import {
  findElement,
  markupOf,
  type PageContents,
  readPageContents,
} from './page-contents.ts'
import type { ScriptGraph } from './page-files.ts'
import { policyMeta } from './policy.ts'
import { addRibbon } from './preview-ribbon.ts'
import { type SiteAssets, versionOf } from './site-assets.ts'
import { structuredDataTag } from './structured-data.ts'
import { tidyTexts } from './tidy-texts.ts'
import { markAmountsUntranslated } from './untranslated-amounts.ts'

/** What the checks and the review need to know of a page that was rendered and written. */
export interface PageRecord
  extends Page,
    Pick<PageContents, 'ids' | 'targets'> {
  files: ReturnType<ScriptGraph['filesOfPage']> & { fonts: readonly string[] }
}

const parse = (html: string): ChildNode[] =>
  html ? parseDocument(html).children : []

/** An element of index.html, the template of all pages, by its name or id; throws if missing. */
function templatePart(
  document: ParentNode,
  name: 'html' | 'head' | 'body' | 'root',
): Element {
  const element = findElement(
    document,
    ({ name: tagName, attribs }) => tagName === name || attribs.id === name,
  )
  if (!element)
    throw new Error(`The rendered page has no ${name}: index.html gives it`)
  return element
}

/** The attribute by which React Helmet marks the tags it writes. */
const HELMET = 'data-rh'

/** Whether a tag of the head is Vite's, for the entry or its style sheet; pages get other tags. */
const isViteTag = ({ name, attribs }: Element) =>
  name === 'script' || /^(?:stylesheet|modulepreload)$/.test(attribs.rel ?? '')

/** Removes the child elements for which `matches` returns true, and returns them. */
function take(element: Element, matches: (tag: Element) => boolean): Element[] {
  const takenChildren = element.children.filter(isTag).filter(matches)
  element.children = element.children.filter(
    (child) => !takenChildren.includes(child as Element),
  )
  return takenChildren
}

/**
 * Markup of header, footer and everything else that a soft navigation keeps, except aria-current: a
 * soft navigation moves this attribute to the link of the current page.
 */
const frameOf = (body: Element) =>
  markupOf(
    body.children.filter(
      (child) =>
        !(
          isTag(child) &&
          (child.name === 'main' || child.attribs.id === 'above-header')
        ),
    ),
  ).replaceAll(/ aria-current="(?:page|true)"/g, '')

const fontPreload = (fileName: string) =>
  `<link rel="preload" href="/${fileName}" as="font" type="font/woff2" crossorigin>`

/**
 * A script tag for the end of the body: in the head it would delay the first paint by a frame. It
 * is async, since DOMContentLoaded would wait for a deferred script whose file does not arrive.
 */
const moduleScript = ({ file, integrity }: SiteAssets['entry']) =>
  `<script type="module" async src="/${file}" fetchpriority="low" ` +
  `integrity="${integrity}"></script>`

/** Turns a rendered body into that of the finished page; returns the preloads for the head. */
function rewriteBody(body: Element, path: string): ChildNode[] {
  // Drops #root and the script beside it, with which vite-react-ssg would hydrate the whole page.
  body.children = templatePart(body, 'root').children
  // React writes preloads of pictures into the body; in the head the browser finds them earlier.
  const preloads = take(
    body,
    ({ name, attribs }) => name === 'link' && attribs.rel === 'preload',
  )
  tidyTexts(body)
  markAmountsUntranslated(body)
  addRibbon(body, path)
  // These comments switch off Cloudflare's rewriting of mail addresses, which is on by default and
  // needs a script that the policy refuses (developers.cloudflare.com, Email Address Obfuscation).
  body.children = [
    new Comment('email_off'),
    ...body.children,
    new Comment('/email_off'),
  ]
  return preloads
}

/**
 * Completes a rendered page: adds the part of the style sheet that it needs, the policy that allows
 * this part, and its fonts, structured data and scripts.
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
  const preloads = rewriteBody(body, page.path)
  take(head, isViteTag)
  const contents = readPageContents(document)
  const css = assets.cssOf(contents)
  // The rupee sign's font is preloaded only for <main>: prices in the menu are hidden at first.
  const fonts = assets.fonts.files
    .filter((font) => !font.isRupeeOnly || contents.text.includes('₹'))
    .map(({ fileName }) => fileName)
  const pageTags = take(head, ({ attribs }) => attribs[HELMET] !== undefined)
  for (const { attribs } of pageTags) delete attribs[HELMET]
  const version = versionOf(assets.cssVersion, assets.entry.file, frameOf(body))
  const groups: ChildNode[][] = [
    // These tags come first: the HTML standard requires the encoding in the first 1,024 bytes.
    take(
      head,
      ({ attribs }) =>
        attribs.charset !== undefined || attribs.name === 'viewport',
    ),
    // A soft navigation compares the version of a fetched page with that of the page shown, and
    // loads the page in full if they differ (client/navigation/page-document).
    parse(`<meta name="version" content="${version}">`),
    parse(
      policyMeta([assets.fonts.css, css], isPreview() ? settings() : undefined),
    ),
    pageTags,
    head.children.filter(isTag),
    [...parse(fonts.map(fontPreload).join('')), ...preloads],
    // Two style sheets: a soft navigation keeps that of the fonts and replaces that of the page.
    parse(
      `<style>${assets.fonts.css}</style><style id="page-css">${css}</style>`,
    ),
    parse(structuredDataTag(page, pages)),
  ]
  // Each group has one line, so that documents are readable and can be compared line by line.
  head.children = groups
    .filter((group) => group.length > 0)
    .flatMap((group) => [new Text('\n'), ...group])
  // Islands have a script of their own, since most pages have no island.
  const modules = [
    assets.entry,
    ...(contents.islands.size > 0 ? [assets.pageIslands] : []),
  ]
  // The scripts end the body: in the head, the inline one delays a phone's first paint by 20 ms.
  const scripts = [
    `<script>${firstPressScript}</script>`,
    ...modules.map(moduleScript),
  ]
  // Only the comment for Cloudflare, which is the last child of the body, comes after the scripts.
  body.children.splice(-1, 0, ...parse(scripts.join('')))
  const { ids, targets } = contents
  const files = { ...assets.graph.filesOfPage(contents), fonts }
  return {
    html: `<!DOCTYPE html>\n${markupOf([templatePart(document, 'html')])}\n`,
    // Copies the strings: as long as a substring of a page is in use, V8 keeps the whole page in
    // memory.
    record: { ...page, ...structuredClone({ ids, targets }), files },
  }
}
