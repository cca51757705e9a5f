import { notShown, unexpected } from '../../data/failures.yaml'
import { trackPageView } from '../analytics/track.ts'
import type { LoadingMark } from '../contract.ts'
import { renderAllBlocks } from '../dom/content-visibility.ts'
import { isServerReachable } from '../dom/reachability.ts'
import { withRetry } from '../dom/retry.ts'
import { showStaticToast } from '../dom/static-toast.ts'
import { hasUnsentText } from '../dom/unsent-text.ts'
import { brokenPage, unreachablePage } from './error-page.ts'
import { type PageParts, parsePage, VersionMismatch } from './page-document.ts'
import { requestPage } from './page-requests.ts'
import { beginNavigation, endLoading, markLoading, navigationState } from './pending-navigation.ts'
import { renderPage, reportNotFound } from './render-page.ts'
import { changeVisit, type Visit } from './visits.ts'

/** How long a page may take before the browser loads it the ordinary way, in ms. */
const PAGE_TIMEOUT_MS = 10_000
function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('No answer')), PAGE_TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** Fetches the page of the current address again, in its place: a reload would lose other pages. */
const tryAgain = () => void fetchInPlace(location.href, beginNavigation(location.href))

/** Shows a page at the current address: one that was fetched, or a visit that comes back. */
export function showPage(page: PageParts, started: number, visit?: Visit) {
  try {
    showVisit(page, started, visit)
  } catch (error) {
    // The address has changed already, so the page of that address has to follow.
    console.error(unexpected.title, error)
    if (hasUnsentText()) return showStaticToast({ tone: 'error', ...notShown })
    navigationState.isLoading = true
    location.reload()
  }
}

function showVisit(page: PageParts, started: number, visit?: Visit) {
  // The scroll position that is left is exact only where all before it has its size.
  if (scrollY > 0) renderAllBlocks()
  const { top } = changeVisit(page, visit)
  navigationState.isAddressAhead = false
  try {
    renderPage(page, top)
  } catch (error) {
    renderPage(brokenPage(error, tryAgain), 0)
  }
  // Reported with the other timings: how long the visitor waited for the page.
  requestAnimationFrame(() => performance.measure('page-change', { start: started }))
  // Chromium 109 would leave a new page at the position of the last one.
  if (visit || !location.hash) scrollTo({ top, behavior: 'instant' })
  if (!visit) reportNotFound()
  trackPageView()
}

export const showUnreachable = (started: number, error: unknown) =>
  showPage(unreachablePage(error, tryAgain), started)

/**
 * The page behind an address, or one that says what is wrong with the answer. Rejects where no
 * answer comes, and with VersionMismatch.
 */
async function fetchPage(url: string, signal: AbortSignal): Promise<PageParts> {
  const answer = await withRetry(() => requestPage(url, signal), {
    retries: navigator.onLine ? 3 : 0,
    signal,
  })
  try {
    return parsePage(answer)
  } catch (error) {
    if (error instanceof VersionMismatch) throw error
    return brokenPage(error, tryAgain)
  }
}

interface PageChange {
  url: string
  signal: AbortSignal
  mark: LoadingMark
  onPage: (page: PageParts, started: number) => void
  /** Loads the page the ordinary way. */
  loadPage: () => void
  /** Called where neither way is left. */
  onUnreachable: (started: number, error: unknown) => void
}

/**
 * Whether the browser may load the page the ordinary way: not without a connection, nor where that
 * loses text. A page of another deploy may have been fetched long before the click, so the host is
 * asked whether it still answers, unless a service worker does in its place.
 */
const mayLoad = async (error: unknown, { url, mark }: PageChange) => {
  // A link leads away from text on this page, and Back leads to it again; a reload drops all pages.
  if (error instanceof VersionMismatch && mark === 'link') return isServerReachable(url)
  if (hasUnsentText()) return false
  return error instanceof VersionMismatch ? isServerReachable(url) : navigator.onLine
}

/** Fetches a page that is not cached and hands it over; the one place that answers its failures. */
export async function changePage(change: PageChange) {
  const { url, signal, mark, onPage, loadPage, onUnreachable } = change
  const started = performance.now()
  markLoading(mark)
  try {
    const page = await inTime(fetchPage(url, signal))
    if (signal.aborted) return
    endLoading()
    onPage(page, started)
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof VersionMismatch)) console.warn('The next page did not come', error)
    const canLoad = await mayLoad(error, change)
    if (signal.aborted) return
    endLoading()
    if (!canLoad) return onUnreachable(started, error)
    navigationState.isLoading = true
    loadPage()
  }
}

/** Fetches the page of an address that is the current one already, and shows what comes of it. */
export const fetchInPlace = (url: string, signal: AbortSignal) =>
  changePage({
    url,
    signal,
    mark: 'history',
    onPage: showPage,
    loadPage: () => location.reload(),
    onUnreachable: showUnreachable,
  })
