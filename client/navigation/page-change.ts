import { trackPageView } from '#client/analytics/track.ts'
import type { LoadingMark } from '#client/contract.ts'
import { renderAllBlocks } from '#client/dom/content-visibility.ts'
import { hashTarget } from '#client/dom/hash-target.ts'
import { isServerReachable } from '#client/dom/reachability.ts'
import { withRetry } from '#client/dom/retry.ts'
import { showStaticToast } from '#client/dom/static-toast.ts'
import { hasUnsentText } from '#client/dom/unsent-text.ts'
import { unreachable } from '#data/failures.yaml'
import { brokenPage, unreachablePage } from './error-page.ts'
import {
  IncompletePageError,
  type PageParts,
  parsePage,
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
import { changeVisit, type Visit } from './visits.ts'

/** Fetches the page of the current address again, in its place: a reload would lose other pages. */
export function tryAgain() {
  changePage(location.href, beginNavigation(location.href), 'history')
}

/** Info of a navigation whose page is fetched already. */
export interface ReadyPage {
  page: PageParts
  started: number
}

/**
 * Scrolls to what the address names, or to where a visit was left. Left to the browser, Chromium
 * 109 and Firefox 153 keep the position of the page before.
 */
function scrollToStart(visit: Visit | undefined, top: number) {
  const target = hashTarget()
  if (target && !visit) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top, behavior: 'instant' })
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
  requestAnimationFrame(() =>
    performance.measure('page-change', { start: started }),
  )
  scrollToStart(visit, top)
  if (!visit) reportNotFound()
  trackPageView()
}

/** The page behind an address, or one that says what is wrong with the answer. */
async function receivePage(
  url: string,
  signal: AbortSignal,
  started: number,
): Promise<PageParts> {
  const answer = await withRetry(() => requestPage(url, signal), {
    retries: navigator.onLine ? 3 : 0,
    mayRetry: () =>
      !signal.aborted && performance.now() - started < silenceLimit(),
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

/** Commits the address of a link's page, which is shown by the handler of the navigation. */
function navigateTo(url: string, info: ReadyPage) {
  const { committed, finished } = navigation.navigate(url, { info })
  for (const outcome of [committed, finished]) outcome?.catch(() => {})
}

/** Lets the browser load the page of a link, or that of the current address. */
function loadPage(url: string, mark: LoadingMark) {
  navigationState.isLoading = true
  if (mark === 'link') location.assign(url)
  else location.reload()
}

/**
 * Answers a page that did not come. The browser loads it where an answer can be expected, unless
 * that would lose text. A prefetched page may be of another deploy, so the host is asked first.
 */
async function onFailure(
  url: string,
  signal: AbortSignal,
  mark: LoadingMark,
  error: unknown,
) {
  const started = performance.now()
  const isRenewed = error instanceof VersionMismatch
  if (!isRenewed) console.warn(unreachable.title, error)
  const isReachable = isRenewed
    ? await isServerReachable(url)
    : navigator.onLine
  if (signal.aborted) return
  endLoading()
  if (isReachable && !hasUnsentText()) return loadPage(url, mark)
  if (mark === 'history' || navigationState.isAddressAhead)
    return showPage({ page: unreachablePage(error, tryAgain), started })
  // Back leads to the text again; a load is left to the visitor.
  if (isRenewed && isReachable)
    return navigateTo(url, { page: unreachablePage(error, tryAgain), started })
  const { title, text } = unreachable
  showStaticToast({ tone: 'error', title, description: text })
}

/** Fetches and shows the page of a link or of the current address; answers all failures. */
export async function changePage(
  url: string,
  signal: AbortSignal,
  mark: LoadingMark,
) {
  const started = performance.now()
  markLoading(mark)
  try {
    const page = await receivePage(url, signal, started)
    if (signal.aborted) return
    endLoading()
    if (mark === 'link') navigateTo(url, { page, started })
    else showPage({ page, started })
  } catch (error) {
    if (!signal.aborted) await onFailure(url, signal, mark, error)
  }
}
