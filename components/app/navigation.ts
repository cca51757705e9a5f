import { trackPageView } from '../tracking/track'
import { startBehaviours } from './behaviours'
import { startIslands } from './island-loader'
import { isPagePath, type PageAnswer, requestPage } from './prefetch'
import { withRetry } from './retry'
import { wear, wornCss } from './sheets'
import { trustedHtml } from './trusted'
import { unfoldAll, unfoldAround } from './unfold'

/** Pages that were left, by history entry: going back shows the very same elements, with their state and what was typed. */
const kept = new Map<string, Shown>()
const KEEP = 6

/** What changes with the page: the strip above the header (the home page's banner), the page itself, and the title. */
interface Shown {
  parts: readonly HTMLElement[]
  /** Description, canonical link and the like. */
  head: readonly Element[]
  title: string
  /** The page's own sheet. */
  css: string
  /** How far it was scrolled when it was left, in CSS pixels. */
  top: number
}

const partSelectors = ['#above-header', 'main'] as const
// Structured data is left out: it is for crawlers, which load pages the ordinary way, and Trusted Types refuse a script element made here.
const headSelector = 'meta[name=description], meta[name=keywords], meta[name=robots], link[rel=canonical], meta[property^="og:"], meta[name^="twitter:"]'
const partsOf = (root: Document) => partSelectors.map((selector) => root.querySelector<HTMLElement>(selector)).filter((part) => part !== null)
const shownIn = (root: Document): Shown => ({ parts: partsOf(root), head: [...root.head.querySelectorAll(headSelector)], title: root.title, css: wornCss(), top: scrollY })
const adopt = ({ parts, head, title, css }: Shown): Shown => ({
  top: 0,
  css,
  parts: parts.map((part) => document.importNode(part, true)),
  head: head.map((tag) => document.importNode(tag, true)),
  title,
})

/** What every page of this deploy has in its head, letter by letter; it changes with scripts, sheets, header and footer. */
const versionMark = document.querySelector('meta[name=version]')?.outerHTML ?? ''

const read = new WeakMap<PageAnswer, Shown>()

/** Reads a page's document, once; also before the click, when there is time. Undefined where the browser should load the page the ordinary way. */
export function readPage(answer: PageAnswer): Shown | undefined {
  const known = read.get(answer)
  if (known) return known
  const { status, type, html } = answer
  if (!type.includes('text/html') || status >= 500) return undefined
  // After a new deploy the page belongs to another set of files, or to another header and footer: never mix the two.
  if (!html.includes('<main') || !html.includes(versionMark)) return undefined
  // Sheets stay out of the parser: it would hold them against the security policy of the page that is shown.
  const page = new DOMParser().parseFromString(trustedHtml(html.replace(/<style.*?<\/style>/gs, '')) as string, 'text/html')
  const shown = { ...shownIn(page), css: /<style id="page-css">(.*?)<\/style>/s.exec(html)?.[1] ?? '' }
  read.set(answer, shown)
  return shown
}

/** Marks the header's link to the current page; pages below /services and the like mark their section. */
export function markActiveRoute(path = location.pathname) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav] a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (href === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function show({ parts, head, title, css, top }: Shown, hash: string) {
  wear(css)
  for (const [index, old] of partsOf(document).entries()) old.replaceWith(parts[index] ?? '')
  if (top > 0) unfoldAll()
  else unfoldAround(hash)
  for (const tag of document.head.querySelectorAll(headSelector)) tag.remove()
  document.head.append(...head)
  document.title = title
  markActiveRoute()
  for (const part of parts) {
    startIslands(part)
    startBehaviours(part)
  }
  const announcer = document.getElementById('route-announcer')
  if (announcer) announcer.textContent = title
  const main = document.querySelector('main') as HTMLElement
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** The history entry whose page is still shown while the next one is on its way. */
let left: string | undefined

async function go(event: NavigateEvent, leaving: string | undefined, remembered: Shown | undefined) {
  const url = event.destination.url
  // The place that is left is remembered as a distance from the top, which is true only when all before it has its size.
  if (scrollY > 0) unfoldAll()
  const old = shownIn(document)
  const started = performance.now()
  let next = remembered
  if (!next) {
    next = await withRetry(() => requestPage(url))
      .then((answer) => {
        const page = readPage(answer)
        return page && adopt(page)
      })
      .catch((error) => {
        if (!event.signal.aborted) console.error('The next page could not be fetched; loading it the ordinary way', error)
        return undefined
      })
    if (event.signal.aborted) return
    if (!next) {
      location.assign(url)
      return new Promise<void>(() => {})
    }
  }
  if (leaving) {
    kept.set(leaving, old)
    for (const key of [...kept.keys()].slice(0, -KEEP)) kept.delete(key)
  }
  left = undefined
  show(next, new URL(url).hash)
  // Reported with the other timings: what the visitor waited for the next page.
  requestAnimationFrame(() => performance.measure('page-change', { start: started }))
  if (remembered) scrollTo({ top: remembered.top, behavior: 'instant' })
  if (!remembered) reportMissing()
  trackPageView()
}

/** The missing path of a not-found page goes to the console (spec §2). */
export function reportMissing() {
  if (document.querySelector('main[data-not-found]')) console.error(`404: no page at ${location.pathname}`)
}

/**
 * Pages change without reloading where the browser has the Navigation API; elsewhere links load pages as links do.
 * The browser itself keeps history and scroll positions and stops for hash links, downloads and other sites.
 */
export function startNavigation() {
  if (!('navigation' in window)) return
  navigation.addEventListener('navigate', (event) => {
    const to = new URL(event.destination.url)
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData || event.navigationType === 'reload' || event.navigationType === 'replace')
      return
    // The page's own states (a tab, a filter, an open form) are its own business, also when the visitor goes back through them.
    if (to.pathname === location.pathname) return
    if (!isPagePath(to.pathname)) return
    // While a page is still on its way, what is shown belongs to the entry that was left before, not to the current one.
    const leaving = left ?? navigation.currentEntry?.key
    if (event.navigationType === 'traverse' && event.destination.key === left) {
      left = undefined
      return event.intercept({ focusReset: 'manual', scroll: 'manual', handler: async () => {} })
    }
    left = leaving
    const remembered = event.navigationType === 'traverse' ? kept.get(event.destination.key) : undefined
    event.intercept({ focusReset: 'manual', scroll: remembered ? 'manual' : 'after-transition', handler: () => go(event, leaving, remembered) })
  })
}
