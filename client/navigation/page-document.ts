import { trustedHtml } from '#client/dom/trusted-types.ts'
import { loadIslands } from '#client/islands/lazy-islands.ts'
import { noPage } from '#data/failures.yaml'
import type { PageAnswer } from './page-requests.ts'
import { currentSheet } from './stylesheets.ts'

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

const partSelectors = ['#above-header', 'main'] as const
const headSelector =
  'meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], ' +
  'meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'

const partsOf = (root: Document) =>
  partSelectors
    .map((selector) => root.querySelector<HTMLElement>(selector))
    .filter((part) => part !== null)
const headOf = (root: Document) => [...root.head.querySelectorAll(headSelector)]
const headerLinks = (root: Document) => [...root.querySelectorAll('[data-nav] :is(a, summary)')]
const currentMarksOf = (root: Document) =>
  headerLinks(root).map((link) => link.getAttribute('aria-current'))

/** The page that is shown. */
export const shownPage = (): PageParts => ({
  parts: partsOf(document),
  currentMarks: currentMarksOf(document),
  head: headOf(document),
  title: document.title,
  css: currentSheet(),
})

/** Puts a page into the frame; throws where it does not fit. */
export function replacePage({ parts, head, title, currentMarks }: PageParts) {
  // Replaces main first: removing the focused link in it recalculates all styles, which costs least
  // while nothing else has changed.
  for (const [index, old] of [...partsOf(document).entries()].reverse())
    old.replaceWith(parts[index] ?? '')
  for (const [index, link] of headerLinks(document).entries()) {
    const mark = currentMarks[index]
    if (mark) link.setAttribute('aria-current', mark)
    else link.removeAttribute('aria-current')
  }
  for (const tag of headOf(document)) tag.remove()
  document.head.append(...head)
  document.title = title
}

/** Version of this deploy as in every page's head; it changes with scripts, sheets and frame. */
const versionMark = document.querySelector('meta[name=version]')?.outerHTML ?? ''

/** A page of another deploy, whose files, header and footer differ: this frame cannot show it. */
export class VersionMismatch extends Error {}

/**
 * Parses a page. Throws VersionMismatch where the browser has to load it the ordinary way, and an
 * Error with the host's status or a sentence where the answer is not a page.
 */
export function parsePage({ status, type, html }: PageAnswer): PageParts {
  if (status >= 500) throw new Error(String(status))
  if (
    !type.includes('text/html') ||
    !html.includes('<main') ||
    !html.includes('<meta name="version"')
  )
    throw new Error(status === 200 ? noPage : String(status))
  if (!html.includes(versionMark)) throw new VersionMismatch()
  // Without style elements, which the security policy of the page shown would refuse.
  const page = new DOMParser().parseFromString(
    trustedHtml(html.replace(/<style.*?<\/style>/gs, '')),
    'text/html',
  )
  loadIslands(page)
  return {
    parts: partsOf(page),
    currentMarks: currentMarksOf(page),
    head: headOf(page),
    title: page.title,
    css: /<style id="page-css">(.*?)<\/style>/s.exec(html)?.[1] ?? '',
  }
}
