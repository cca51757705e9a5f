import { currentSheet } from '#client/dom/stylesheets.ts'
import { trustedHtml } from '#client/dom/trusted-types.ts'
import { loadIslands } from '#client/islands/lazy-islands.ts'
import { noPage } from '#data/failures.yaml'
import type { PageAnswer } from './page-transfer.ts'

/** What changes with the page: the strip above the header (home's banner), main, and the head. */
export interface PageParts {
  parts: readonly HTMLElement[]
  /** Values of aria-current in the header, by the order of its links and menus. */
  currentMarks: readonly (string | null)[]
  /** Description, canonical link, structured data and the like. */
  head: readonly Element[]
  title: string
  /** Text of the page's style sheet. */
  css: string
}

const headSelector =
  '[name=description], [name=keywords], [name=robots], [rel=canonical], ' +
  '[property^="og:"], [name^="twitter:"], [type="application/ld+json"]'

const headerLinks = (root: Document) => [
  ...root.querySelectorAll('[data-nav] :is(a, summary)'),
]

const pageParts = (root: Document, css: string): PageParts => ({
  parts: [...root.querySelectorAll<HTMLElement>('#above-header, main')],
  currentMarks: headerLinks(root).map((link) =>
    link.getAttribute('aria-current'),
  ),
  head: [...root.head.querySelectorAll(headSelector)],
  title: root.title,
  css,
})

/** The page that is shown. */
export const shownPage = () => pageParts(document, currentSheet())

/** Puts a page into the frame; throws where it does not fit. */
export function replacePage({ parts, head, title, currentMarks }: PageParts) {
  const old = shownPage()
  // Replaces main first: removing the focused link in it recalculates all styles, which costs least
  // while nothing else has changed.
  for (const [index, part] of [...old.parts.entries()].reverse())
    part.replaceWith(parts[index] ?? '')
  for (const [index, link] of headerLinks(document).entries()) {
    const mark = currentMarks[index]
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
  for (const tag of old.head) tag.remove()
  document.head.append(...head)
  document.title = title
}

/** Version of a page's deploy, from its head; it changes with scripts, sheets and frame. */
const deployVersion = (root: Document) =>
  root.querySelector('meta[name=version]')?.getAttribute('content')
const version = deployVersion(document)

/** A page that this frame cannot show: of another deploy, or changed too much on its way. */
export class VersionMismatch extends Error {}

/** An answer that ended before its page, or the offline page of another deploy. */
export class IncompletePageError extends Error {}

const styleElements = /<style\b.*?<\/style>/gis

/** Text of the page's own style sheet. */
const sheetIn = (html: string) =>
  html.split(/<style\b[^>]*page-css[^>]*>/i)[1]?.split(/<\/style>/i)[0]

/**
 * Parses a page. Throws VersionMismatch where the browser has to load it the ordinary way,
 * IncompletePageError where the page did not come, and an Error with the host's status or a
 * sentence where the answer is not a page. Hosts may drop quotes and comments and sort attributes.
 */
export function parsePage({ status, type, html }: PageAnswer): PageParts {
  // Without style elements, which the security policy of the page shown would refuse.
  const page = new DOMParser().parseFromString(
    trustedHtml(html.replace(styleElements, '')),
    'text/html',
  )
  const main = page.querySelector('main')
  // The worker's offline page answers 503.
  const isStandIn = main?.dataset.standIn !== undefined
  if (status >= 500 && !isStandIn) throw new Error(String(status))
  if (!type.includes('text/html') || !main)
    throw new Error(status === 200 ? noPage : String(status))
  // The list of toasts ends each page: without it the answer was cut off.
  if (!page.getElementById('toasts')) throw new IncompletePageError()
  const css = sheetIn(html)
  if (
    !version ||
    deployVersion(page) !== version ||
    css === undefined ||
    !currentSheet()
  )
    throw isStandIn ? new IncompletePageError() : new VersionMismatch()
  loadIslands(page)
  return pageParts(page, css)
}
