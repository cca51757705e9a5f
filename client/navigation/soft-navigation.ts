import { failures } from '../../data/failures.ts'
import { trackPageView } from '../analytics/track.ts'
import { startBehaviours, stopBehaviours } from '../behaviours/behaviours.ts'
import { showLateFonts } from '../behaviours/late-fonts.ts'
import { renderAllBlocks, renderBlocksAround } from '../dom/content-visibility.ts'
import { announce } from '../dom/focus.ts'
import { withRetry } from '../dom/retry.ts'
import { showStaticToast } from '../dom/static-toast.ts'
import { hasUnsentText, holdsUnsentText, registerLeftPages } from '../dom/unsent-text.ts'
import { startIslands, stopIslands } from '../islands/loader.ts'
import {
  errorPage,
  type PageParts,
  replacePage,
  shownPage,
  takePage,
  VersionMismatch,
} from './page-document.ts'
import {
  isPagePath,
  isServerReachable,
  requestPage,
  supportsSoftNavigation,
} from './page-requests.ts'
import { onSamePageLink } from './same-page-link.ts'
import { applySheet } from './stylesheets.ts'

/** A page that was shown and left: going back shows the very same elements, with their state and what was typed. */
interface Visit extends PageParts {
  /** How far it was scrolled when it was left, in CSS pixels. */
  top: number
}

/** Visits that were left, the last one at the end. */
const cachedVisits: Visit[] = []
const MAX_CACHED_VISITS = 6

/** Which visit a history entry belongs to: an open form or a place in the page has an entry of its own. */
const visitOf = new Map<string, Visit>()
let shown: Visit = { parts: [], head: [], title: '', css: '', top: 0 }

/** Whether the current history entry is that of a page which is still on its way, so that the page that is shown belongs to another. */
let isAddressAhead = false
/** The navigation whose page is on its way, and its address. */
let pending: AbortController | undefined
let pendingUrl: string | undefined
/** The browser has been told to load a page the ordinary way. */
let isLoading = false

/** How long a page may be on its way before screen readers hear of it, in milliseconds. */
const ANNOUNCE_DELAY_MS = 1000
let announceTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Marks in the document that another page is on its way, for the bar at the top; 'history' where
 * the address is already that page's (ui/url-param).
 */
const markLoading = (mark?: 'link' | 'history') => {
  clearTimeout(announceTimer)
  if (mark) {
    document.documentElement.dataset.loading = mark
    announceTimer = setTimeout(() => announce(failures.page.loading), ANNOUNCE_DELAY_MS)
    return
  }
  delete document.documentElement.dataset.loading
  pendingUrl = undefined
}

/** Asks for the page of the current address again, in its place: a reload would lose other pages. */
const tryAgain = () => void traverse(location.href, begin(location.href))

function brokenPage(error: unknown): PageParts {
  console.error(failures.error.title, error)
  const text = error instanceof Error ? error.message : String(error)
  return errorPage({ title: failures.error.title, text }, tryAgain)
}

const unreachablePage = (error: unknown) =>
  errorPage(
    {
      title: failures.page.title,
      text: error instanceof VersionMismatch ? failures.page.renewed : failures.page.inPlace,
    },
    error instanceof VersionMismatch ? () => location.reload() : tryAgain,
  )

/** The page behind an address; an answer that is no page becomes the page that says so. Rejects where no answer comes, and with OtherDeploy. */
async function fetchPage(url: string, signal: AbortSignal): Promise<PageParts> {
  const answer = await withRetry(() => requestPage(url, signal), {
    retries: navigator.onLine ? 3 : 0,
    signal,
  })
  try {
    return takePage(answer)
  } catch (error) {
    if (error instanceof VersionMismatch) throw error
    return brokenPage(error)
  }
}

/**
 * Keeps the page that is shown for the way back, and drops those that no history entry leads to.
 * Of pages further back than the limit, those with unsent words stay.
 */
function cacheShownVisit() {
  Object.assign(shown, shownPage(), { top: scrollY })
  cachedVisits.push(shown)
  const reachable = new Set(navigation.entries().map(({ key }) => key))
  for (const key of visitOf.keys()) if (!reachable.has(key)) visitOf.delete(key)
  const wanted = new Set(visitOf.values())
  for (const [index, visit] of [...cachedVisits].reverse().entries())
    if ((index >= MAX_CACHED_VISITS && !visit.parts.some(holdsUnsentText)) || !wanted.has(visit))
      dispose(visit)
}

function dispose(visit: Visit) {
  cachedVisits.splice(cachedVisits.indexOf(visit), 1)
  for (const [key, other] of visitOf) if (other === visit) visitOf.delete(key)
  for (const part of visit.parts) {
    stopIslands(part)
    stopBehaviours(part)
  }
}

/** Marks the header's link to the current page. */
export function markActiveRoute(path = location.pathname) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-nav] a[href]')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

function putInPlace(page: PageParts, top: number) {
  showLateFonts()
  replacePage(page)
  applySheet(page.css)
  if (top > 0) renderAllBlocks()
  else renderBlocksAround(location.hash)
  markActiveRoute()
  for (const part of page.parts) {
    startIslands(part)
    startBehaviours(part)
  }
  const announcer = document.getElementById('route-announcer')
  if (announcer) announcer.textContent = page.title
  const main = document.querySelector('main') as HTMLElement
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Shows a page at the current address: one that was fetched, or a visit that comes back. */
function show(page: PageParts, started: number, visit?: Visit) {
  try {
    showPage(page, started, visit)
  } catch (error) {
    // The address has changed already, so the page of that address has to follow.
    console.error(failures.error.title, error)
    if (hasUnsentText()) return showStaticToast({ tone: 'error', ...failures.page.broken })
    isLoading = true
    location.reload()
  }
}

function showPage(page: PageParts, started: number, visit?: Visit) {
  // The place that is left is remembered as a distance from the top, which is true only when all before it has its size.
  if (scrollY > 0) renderAllBlocks()
  cacheShownVisit()
  if (visit) cachedVisits.splice(cachedVisits.indexOf(visit), 1)
  shown = visit ?? { ...page, top: 0 }
  visitOf.set(navigation.currentEntry?.key ?? '', shown)
  isAddressAhead = false
  const { top } = shown
  try {
    putInPlace(page, top)
  } catch (error) {
    putInPlace(brokenPage(error), 0)
  }
  // Reported with the other timings: what the visitor waited for the next page.
  requestAnimationFrame(() => performance.measure('page-change', { start: started }))
  if (visit) scrollTo({ top, behavior: 'instant' })
  else reportNotFound()
  trackPageView()
}

/**
 * Whether the browser may load the page the ordinary way: not without a connection, nor where that
 * loses words. A page of another deploy may have been fetched long before the click, so the host is
 * asked whether it still answers, unless a service worker does in its place.
 */
const mayLoad = async (error: unknown, { url, mark }: Arrival) => {
  // A link leads away from words on this page, and back to them; a reload drops all pages.
  if (error instanceof VersionMismatch && mark === 'link') return isServerReachable(url)
  if (hasUnsentText()) return false
  return error instanceof VersionMismatch ? isServerReachable(url) : navigator.onLine
}

interface Arrival {
  url: string
  signal: AbortSignal
  mark: 'link' | 'history'
  onPage: (page: PageParts, started: number) => void
  /** Loads the page the ordinary way. */
  loadPage: () => void
  /** Where neither way is left. */
  onUnreachable: (started: number, error: unknown) => void
}

/** Fetches a page that is not at hand and shows it; the one place that answers its failures. */
async function fetchAndShow(arrival: Arrival) {
  const { url, signal, mark, onPage, loadPage, onUnreachable: onMissing } = arrival
  const started = performance.now()
  markLoading(mark)
  try {
    const page = await fetchPage(url, signal)
    if (signal.aborted) return
    markLoading()
    onPage(page, started)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof VersionMismatch)) console.warn('The next page did not come', error)
    const canLoad = await mayLoad(error, arrival)
    if (signal.aborted) return
    markLoading()
    if (!canLoad) return onMissing(started, error)
    isLoading = true
    loadPage()
  }
}

/** A page that is at hand as its navigation starts. */
interface ReadyPage {
  page: PageParts
  started: number
}
const readyPageIn = (info: unknown) =>
  typeof info === 'object' && info !== null && 'page' in info ? (info as ReadyPage) : undefined

/** Ends the navigation that is on its way, since the visitor wants something else. */
function begin(url?: string): AbortSignal {
  pending?.abort()
  pending = new AbortController()
  markLoading()
  pendingUrl = url
  return pending.signal
}

/** A link: until its page is there nothing changes, neither page nor address, so that the two always agree. */
function follow(url: string) {
  // A second tap on a slow line must not begin the same page again.
  if (url === pendingUrl) return
  void fetchAndShow({
    url,
    signal: begin(url),
    mark: 'link',
    onPage: (page, started) => {
      const { committed, finished } = navigation.navigate(url, {
        info: { page, started } satisfies ReadyPage,
      })
      for (const outcome of [committed, finished]) outcome?.catch(() => {})
    },
    loadPage: () => location.assign(url),
    onUnreachable: (started, error) =>
      isAddressAhead
        ? show(unreachablePage(error), started)
        : showStaticToast({
            tone: 'error',
            title: failures.page.title,
            description: failures.page.text,
          }),
  })
}

/** Back or forward to a page that is not kept: its address is the current one at once, so whatever comes of it stands there. */
function traverse(url: string, signal: AbortSignal) {
  return fetchAndShow({
    url,
    signal,
    mark: 'history',
    onPage: show,
    loadPage: () => location.reload(),
    onUnreachable: (started, error) => show(unreachablePage(error), started),
  })
}

function onTraverse(event: NavigateEvent) {
  const { key, url } = event.destination
  const visit = visitOf.get(key)
  const signal = begin()
  if (visit === shown) {
    if (isAddressAhead)
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler: async () => {} })
    isAddressAhead = false
    return
  }
  // The page's own states (a tab, a filter, an open form) are its own business, also after a reload.
  if (!visit && !isAddressAhead && new URL(url).pathname === location.pathname) return
  const started = performance.now()
  isAddressAhead = !visit
  event.intercept({
    focusReset: 'manual',
    scroll: visit ? 'manual' : 'after-transition',
    handler: async () => (visit ? show(visit, started, visit) : traverse(url, signal)),
  })
}

function onNavigate(event: NavigateEvent) {
  if (
    isLoading ||
    !event.canIntercept ||
    event.downloadRequest !== null ||
    event.formData ||
    event.navigationType === 'reload' ||
    event.navigationType === 'replace'
  )
    return
  if (event.navigationType === 'traverse') return onTraverse(event)
  const ready = readyPageIn(event.info)
  if (ready)
    return event.intercept({
      focusReset: 'manual',
      handler: async () => show(ready.page, ready.started),
    })
  const { pathname, href } = new URL(event.destination.url)
  if (event.hashChange || pathname === location.pathname || !isPagePath(pathname)) {
    if (!isAddressAhead) begin()
    return
  }
  if (!event.cancelable) return
  event.preventDefault()
  follow(href)
}

/** The missing path of a not-found page goes to the console (requirements §2.19). */
export function reportNotFound() {
  if (document.querySelector('main[data-not-found]'))
    console.error(`404: no page at ${location.pathname}`)
}

/** Whether the interface learns of new entries. In WebKitGTK 2.50, where it stands behind a flag, it does not, and going back would find the wrong page. */
function tracksHistoryEntries() {
  const before = navigation.currentEntry
  history.replaceState(history.state, '')
  return navigation.currentEntry !== before
}

/**
 * Pages change without reloading where the browser has the Navigation API; elsewhere links load pages as links do.
 * The browser itself keeps history and scroll positions and stops for hash links, downloads and other sites.
 */
export function startNavigation() {
  document.addEventListener('click', onSamePageLink)
  if (!supportsSoftNavigation || !tracksHistoryEntries()) return
  const belongsToShown = () => {
    const { key } = navigation.currentEntry ?? {}
    if (key && !isAddressAhead && !visitOf.has(key)) visitOf.set(key, shown)
  }
  registerLeftPages(() => cachedVisits.flatMap(({ parts }) => parts))
  belongsToShown()
  navigation.addEventListener('currententrychange', belongsToShown)
  navigation.addEventListener('navigate', onNavigate)
  // A page that the browser had put aside as it loaded another one.
  addEventListener('pageshow', () => {
    isLoading = false
  })
}
