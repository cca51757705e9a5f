import { currentCss } from '#client/dom/stylesheets.ts'
import { trustedHtml } from '#client/dom/trusted-types.ts'
import { loadIslands } from '#client/islands/lazy-islands.ts'
import { noPage } from '#data/failures.yaml'
import type { PageAnswer } from './page-transfer.ts'

/** What a soft navigation replaces: parts of the body, marks in the header, and the head. */
export interface ReplaceablePage {
  /** The strip above the header (banner of the home page) and `main`. */
  parts: readonly HTMLElement[]
  /** Values of aria-current in the header, in the order of its links and menus. */
  currentMarks: readonly (string | null)[]
  /** Description, canonical link, structured data and the like. */
  head: readonly Element[]
  title: string
  /** Text of the page's style sheet. */
  css: string
}

/** Selects the elements of the head that belong to one page. */
const headSelector =
  '[name=description], [name=keywords], [name=robots], [rel=canonical], ' +
  '[property^="og:"], [name^="twitter:"], [type="application/ld+json"]'

const headerLinks = (root: Document) => [
  ...root.querySelectorAll('[data-nav] :is(a, summary)'),
]

const replaceablePage = (root: Document, css: string): ReplaceablePage => ({
  parts: [...root.querySelectorAll<HTMLElement>('#above-header, main')],
  currentMarks: headerLinks(root).map((link) =>
    link.getAttribute('aria-current'),
  ),
  head: [...root.head.querySelectorAll(headSelector)],
  title: root.title,
  css,
})

/** The page that is shown. */
export const shownPage = () => replaceablePage(document, currentCss())

/** Replaces the shown page by another one; header and footer stay. */
export function replacePage({
  parts,
  head,
  title,
  currentMarks,
}: ReplaceablePage) {
  const oldPage = shownPage()
  // Replaces `main` first: if it contains the focus, its removal recalculates all styles, which
  // takes least time while nothing else has changed.
  for (const [index, part] of [...oldPage.parts.entries()].reverse())
    part.replaceWith(parts[index] ?? '')
  for (const [index, link] of headerLinks(document).entries()) {
    const mark = currentMarks[index]
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
  for (const tag of oldPage.head) tag.remove()
  document.head.append(...head)
  document.title = title
}

/** Version in the head of a page, which changes with scripts, style sheets, header and footer. */
const deployVersion = (root: Document) =>
  root.querySelector('meta[name=version]')?.getAttribute('content')
const loadedVersion = deployVersion(document)

/** The page is of another deploy, or a host has changed it too much: the browser must load it. */
export class VersionMismatch extends Error {}

/** The response was cut off, or is the offline page of another deploy. */
export class IncompletePageError extends Error {}

const styleElementPattern = /<style\b.*?<\/style>/gis

/** Text of the page's own style sheet; undefined if there is none. */
const sheetIn = (html: string) =>
  html.split(/<style\b[^>]*page-css[^>]*>/i)[1]?.split(/<\/style>/i)[0]

/**
 * Parses a page, also if the host removed its quotes and comments, or sorted its attributes. Throws
 * VersionMismatch if the browser has to load the page, and IncompletePageError if a part of it is
 * missing. For any other response that is not a page, throws an Error with the status; if that is
 * 200, the Error says instead that the response is no page.
 */
export function parsePage({ status, type, html }: PageAnswer): ReplaceablePage {
  // Style elements are left out: the security policy of the shown page would refuse them.
  const pageDocument = new DOMParser().parseFromString(
    trustedHtml(html.replace(styleElementPattern, '')),
    'text/html',
  )
  const main = pageDocument.querySelector('main')
  // The offline page of the service worker has the status 503.
  const isStandIn = main?.dataset.standIn !== undefined
  if (status >= 500 && !isStandIn) throw new Error(String(status))
  if (!type.includes('text/html') || !main)
    throw new Error(status === 200 ? noPage : String(status))
  // The list of toasts is at the end of each page: without it, the response was cut off.
  if (!pageDocument.getElementById('toasts')) throw new IncompletePageError()
  const css = sheetIn(html)
  if (
    !loadedVersion ||
    deployVersion(pageDocument) !== loadedVersion ||
    css === undefined ||
    !currentCss()
  )
    throw isStandIn ? new IncompletePageError() : new VersionMismatch()
  loadIslands(pageDocument)
  return replaceablePage(pageDocument, css)
}
