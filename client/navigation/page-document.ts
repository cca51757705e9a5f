import { failures, noPage } from '../../data/failures.ts'
import { createElement } from '../dom/create-element.ts'
import { trustedHtml } from '../dom/trusted-types.ts'
import type { PageAnswer } from './page-requests.ts'
import { currentSheet, readSheet } from './stylesheets.ts'

/** What changes with the page: the strip above the header (the home page's banner), the page itself, and its head. */
export interface PageParts {
  parts: readonly HTMLElement[]
  /** Description, canonical link, structured data and the like. */
  head: readonly Element[]
  title: string
  /** The page's own sheet. */
  css: string
}

const partSelectors = ['#above-header', 'main'] as const
const headSelector =
  'meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"], script[type="application/ld+json"]'

const partsOf = (root: Document) =>
  partSelectors
    .map((selector) => root.querySelector<HTMLElement>(selector))
    .filter((part) => part !== null)
const headOf = (root: Document) => [...root.head.querySelectorAll(headSelector)]

/** The page that is shown. */
export const shownPage = (): PageParts => ({
  parts: partsOf(document),
  head: headOf(document),
  title: document.title,
  css: currentSheet(),
})

/** Puts a page into the frame; throws where it does not fit. */
export function replacePage({ parts, head, title }: PageParts) {
  // The page before the strip above it: as a link in it loses the focus, the browser brings all styles up to date, and so far nothing has changed.
  for (const [index, old] of [...partsOf(document).entries()].reverse())
    old.replaceWith(parts[index] ?? '')
  for (const tag of headOf(document)) tag.remove()
  document.head.append(...head)
  document.title = title
}

/** What every page of this deploy has in its head, letter by letter; it changes with scripts, sheets, header and footer. */
const versionMark = document.querySelector('meta[name=version]')?.outerHTML ?? ''

/** A page that cannot be shown in this frame: it belongs to another deploy, with files, header and footer of its own. */
export class VersionMismatch extends Error {}

/**
 * Reads a page's document. Throws OtherDeploy where the browser has to load it the ordinary way, and an Error with the host's status, or in words,
 * for an answer that is no page.
 */
function parse({ status, type, html }: PageAnswer): PageParts {
  if (status >= 500) throw new Error(String(status))
  if (
    !type.includes('text/html') ||
    !html.includes('<main') ||
    !html.includes('<meta name="version"')
  )
    throw new Error(status === 200 ? noPage : String(status))
  if (!html.includes(versionMark)) throw new VersionMismatch()
  // Sheets stay out of the parser: it would hold them against the security policy of the page that is shown.
  const page = new DOMParser().parseFromString(
    trustedHtml(html.replace(/<style.*?<\/style>/gs, '')) as string,
    'text/html',
  )
  // Adopted at once: Chromium looks for each picture anew as it changes documents, which after a click somebody would wait for.
  const adopt = <Type extends Element>(element: Type) => document.adoptNode(element)
  return {
    parts: partsOf(page).map(adopt),
    head: headOf(page).map(adopt),
    title: page.title,
    css: /<style id="page-css">(.*?)<\/style>/s.exec(html)?.[1] ?? '',
  }
}

const parsed = new WeakMap<PageAnswer, PageParts>()

/** Reads a page before the click, when there is time. */
export function parseAhead(answer: PageAnswer) {
  try {
    const page = parse(answer)
    readSheet(page.css)
    parsed.set(answer, page)
  } catch {
    // Told when somebody goes there.
  }
}

/** The page of an answer, ready to be put into the frame. Throws as `parse` does. */
export function takePage(answer: PageAnswer): PageParts {
  const page = parsed.get(answer) ?? parse(answer)
  parsed.delete(answer)
  return page
}

/**
 * The page shown in place of one that cannot be shown (requirements §8.1.2): what went wrong, the
 * way home, and a button that runs `onTryAgain`.
 */
export function errorPage(
  { title, text }: { title: string; text: string },
  onTryAgain: () => void,
): PageParts {
  const { home } = failures.error
  const tryAgain = createElement(
    'button',
    { type: 'button', class: 'btn-quiet' },
    failures.page.tryAgain,
  )
  tryAgain.addEventListener('click', onTryAgain)
  const main = createElement(
    'main',
    { id: 'main', class: 'lazy-content', tabindex: '-1' },
    createElement(
      'div',
      { class: 'wrap failure-page' },
      createElement('h1', {}, title),
      createElement('p', {}, text),
      createElement(
        'p',
        { class: 'failure-actions' },
        createElement('a', { href: home.href, class: 'btn-primary' }, home.label),
        tryAgain,
      ),
    ),
  )
  return {
    parts: [createElement('div', { id: 'above-header' }), main],
    head: [createElement('meta', { name: 'robots', content: 'noindex' })],
    title,
    css: currentSheet(),
  }
}
