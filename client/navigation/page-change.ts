import { trackPageView } from '#client/analytics/track.ts'
import type { LoadingMark } from '#client/contract.ts'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { isServerReachable } from '#client/dom/reachability.ts'
import { withRetry } from '#client/dom/retry.ts'
import { showStaticToast } from '#client/dom/static-toast.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { unreachable } from '#data/failures.yaml'
import { brokenPage, unreachablePage } from './error-page.ts'
import { type PageParts, parsePage, VersionMismatch } from './page-document.ts'
import { hasBegun, requestPage } from './page-requests.ts'
import { beginNavigation, endLoading, markLoading, navigationState } from './pending-navigation.ts'
import { renderPage, reportNotFound } from './render-page.ts'
import { changeVisit, type Visit } from './visits.ts'

/** How long a page may take to answer before the browser loads it the ordinary way, in ms. */
const PAGE_TIMEOUT_MS = 10_000

/** Fetches the page of the current address again, in its place: a reload would lose other pages. */
export const tryAgain = () =>
  void changePage(location.href, beginNavigation(location.href), 'history')

/** Info of a navigation whose page is fetched already. */
export interface ReadyPage {
  page: PageParts
  started: number
}

/** Shows a page at the current address: one that was fetched, or a visit that comes back. */
export function showPage({ page, started }: ReadyPage, visit?: Visit) {
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

/** The page behind an address, or one that says what is wrong with the answer. */
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

/**
 * Whether the browser may load the page the ordinary way: not without a connection, nor where that
 * loses text. A page of another deploy may have been fetched long before the connection was lost.
 */
const mayLoad = async (url: string, mark: LoadingMark, error: unknown) => {
  const isRenewed = error instanceof VersionMismatch
  // A link leads away from text on this page, and Back leads to it again; a reload drops all pages.
  if (hasUnsentText() && !(isRenewed && mark === 'link')) return false
  return isRenewed ? isServerReachable(url) : navigator.onLine
}

/** Commits the address of a link's page, which is shown by the handler of the navigation. */
function navigateTo(url: string, info: ReadyPage) {
  const { committed, finished } = navigation.navigate(url, { info })
  for (const outcome of [committed, finished]) outcome?.catch(() => {})
}

function showUnreachable(mark: LoadingMark, started: number, error: unknown) {
  if (mark === 'history' || navigationState.isAddressAhead)
    return showPage({ page: unreachablePage(error, tryAgain), started })
  const { title, text } = unreachable
  showStaticToast({ tone: 'error', title, description: text })
}

/** Fetches and shows the page of a link or of the current address; answers all failures. */
export async function changePage(url: string, signal: AbortSignal, mark: LoadingMark) {
  const started = performance.now()
  markLoading(mark)
  // A page that has begun to answer, or whose load would lose text, may take its time.
  const late = new Promise<never>((_, reject) =>
    setTimeout(
      () => hasBegun(url) || hasUnsentText() || reject(new Error('No answer')),
      PAGE_TIMEOUT_MS,
    ),
  )
  try {
    const page = await Promise.race([fetchPage(url, signal), late])
    if (signal.aborted) return
    endLoading()
    if (mark === 'link') navigateTo(url, { page, started })
    else showPage({ page, started })
  } catch (error) {
    if (signal.aborted) return
    if (!(error instanceof VersionMismatch)) console.warn('The page did not come', error)
    const canLoad = await mayLoad(url, mark, error)
    if (signal.aborted) return
    endLoading()
    if (!canLoad) return showUnreachable(mark, started, error)
    navigationState.isLoading = true
    if (mark === 'link') location.assign(url)
    else location.reload()
  }
}
