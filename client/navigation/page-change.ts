import { trackPageView } from '#client/analytics/track.ts'
import type { LoadingMark } from '#client/contract.ts'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { hashTarget } from '#client/dom/hash-target.ts'
import { isServerReachable } from '#client/dom/reachability.ts'
import { withRetry } from '#client/dom/retry.ts'
import { showStaticToast } from '#client/dom/static-toast.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { reloadPage } from '#client/dom/visit-memory.ts'
import { unreachable } from '#data/failures.yaml'
import { brokenPage, unreachablePage } from './error-page.ts'
import {
  IncompletePageError,
  parsePage,
  type ReplaceablePage,
  VersionMismatch,
} from './page-document.ts'
import { requestPage } from './page-requests.ts'
import { silenceLimit } from './page-transfer.ts'
import {
  beginNavigation,
  endLoading,
  markLoading,
  navigationState,
} from './pending-navigation.ts'
import { renderPage, reportNotFound } from './render-page.ts'
import { switchVisit, type Visit } from './visits.ts'

/** Fetches the page of the current address again; a reload would lose the pages in memory. */
export function tryAgain() {
  changePage(location.href, beginNavigation(location.href), 'history')
}

/** The `info` of a navigation whose page has been fetched already. */
export interface ReadyPage {
  page: ReplaceablePage
  /** Time of performance.now() at which the navigation started. */
  started: number
}

/**
 * Scrolls to the hash's target on a new visit, otherwise to `top`: the position at which an earlier
 * visit was left, or 0. Left to themselves, Chromium 109 and Firefox 153 keep the previous page's
 * scroll position.
 */
function scrollToStart(visit: Visit | undefined, top: number) {
  const target = hashTarget()
  if (target && !visit) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top, behavior: 'instant' })
}

/** Shows a page at the current address: a fetched page, or the page of an earlier visit. */
export function showPage(
  { page, started: startTime }: ReadyPage,
  visit?: Visit,
) {
  // The stored scroll position is exact only if everything above it has its final size.
  if (scrollY > 0) renderAllBlocks()
  const { top } = switchVisit(page, visit)
  navigationState.isAddressAhead = false
  try {
    renderPage(page, top)
  } catch (error) {
    renderPage(brokenPage(error, tryAgain), 0)
  }
  // Measures how long the visitor waited for the page; it is reported with the other timings.
  requestAnimationFrame(() =>
    performance.measure('page-change', { start: startTime }),
  )
  scrollToStart(visit, top)
  if (!visit) reportNotFound()
  trackPageView()
}

/**
 * Fetches the page of `url`; returns an error page if the response is not a page. Rejects if there
 * is no response, if it was cut off, or if it is of another deploy.
 */
async function receivePage(
  url: string,
  signal: AbortSignal,
  startTime: number,
): Promise<ReplaceablePage> {
  const answer = await withRetry(() => requestPage(url, signal), {
    retries: navigator.onLine ? 3 : 0,
    mayRetry: () =>
      !signal.aborted && performance.now() - startTime < silenceLimit(),
  })
  try {
    return parsePage(answer)
  } catch (error) {
    if (
      error instanceof VersionMismatch ||
      error instanceof IncompletePageError
    )
      throw error
    return brokenPage(error, tryAgain)
  }
}

/** Changes the address to that of a fetched page; the handler of the navigation shows the page. */
function navigateTo(url: string, info: ReadyPage) {
  const { committed, finished } = navigation.navigate(url, { info })
  for (const outcome of [committed, finished]) outcome?.catch(() => {})
}

/** Makes the browser load the page of a link, or reload the current address for 'history'. */
function loadPage(url: string, mark: LoadingMark) {
  navigationState.isLoading = true
  if (mark === 'link') location.assign(url)
  else reloadPage()
}

/**
 * Handles a page that could not be fetched, or is of another deploy. The browser loads it if a
 * response can be expected and no text would be lost. A page of another deploy may come from the
 * cache, so this first checks that the host responds.
 */
async function onFailure(
  url: string,
  signal: AbortSignal,
  mark: LoadingMark,
  error: unknown,
) {
  const startTime = performance.now()
  const isOtherDeploy = error instanceof VersionMismatch
  if (!isOtherDeploy) console.warn(unreachable.title, error)
  const isReachable = isOtherDeploy
    ? await isServerReachable(url)
    : navigator.onLine
  if (signal.aborted) return
  endLoading()
  if (isReachable && !hasUnsentText()) return loadPage(url, mark)
  if (mark === 'history' || navigationState.isAddressAhead)
    return showPage({
      page: unreachablePage(error, tryAgain),
      started: startTime,
    })
  // Shows an error page, whose button loads the new page; Back returns to the unsent text.
  if (isOtherDeploy && isReachable)
    return navigateTo(url, {
      page: unreachablePage(error, tryAgain),
      started: startTime,
    })
  const { title, text } = unreachable
  showStaticToast({ tone: 'error', title, description: text })
}

/** Fetches and shows the page of a link or of the current address; handles all failures. */
export async function changePage(
  url: string,
  signal: AbortSignal,
  mark: LoadingMark,
) {
  const startTime = performance.now()
  markLoading(mark)
  try {
    const page = await receivePage(url, signal, startTime)
    if (signal.aborted) return
    endLoading()
    if (mark === 'link') return navigateTo(url, { page, started: startTime })
    showPage({ page, started: startTime })
    // The browser restores the scroll position next, which is exact only if all blocks have their
    // final sizes.
    renderAllBlocks()
  } catch (error) {
    if (!signal.aborted) await onFailure(url, signal, mark, error)
  }
}
