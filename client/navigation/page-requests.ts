import {
  keepOffline,
  PAGE_REQUEST_HEADERS,
  PREFETCH_HEADER,
} from '#client/offline/page-store.ts'
import {
  type PageAnswer,
  type PageTransfer,
  startTransfer,
} from './page-transfer.ts'

/** Whether pages can change without a page load; Chromium 102 to 104 have no intercept(). */
export const supportsSoftNavigation =
  'navigation' in globalThis &&
  'intercept' in globalThis.NavigateEvent.prototype

/** How long a prefetched page may be shown without another request, in ms. */
const LIFETIME_MS = 5 * 60_000

/** The last transfer of each page, by its address. */
const transfers = new Map<string, PageTransfer>()

/** The absolute address of a page, without a hash. */
const absoluteAddress = (url: string) =>
  new URL(url, location.href).href.replace(/#.*/, '')

/** Whether a path of this site is that of a page, not of a file or a tool of a preview. */
export const isPagePath = (path: string) =>
  !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

/**
 * The transfer of a page; undefined if there is none, if it has stalled, or if it has ended and its
 * page may no longer be shown.
 */
function usableTransfer(address: string): PageTransfer | undefined {
  const transfer = transfers.get(address)
  return transfer && Date.now() < transfer.until ? transfer : undefined
}

/**
 * Whether a page has no usable transfer: it is not being fetched, or its response has stalled, or
 * the response may no longer be shown.
 */
export const hasNoUsableTransfer = (url: string) =>
  !usableTransfer(absoluteAddress(url))

/** Whether a prefetch link has put a page into the HTTP cache in the last five minutes. */
const isInBrowserCache = (address: string) =>
  (
    performance.getEntriesByName(
      address,
      'resource',
    ) as PerformanceResourceTiming[]
  ).some(
    ({ initiatorType, responseEnd }) =>
      initiatorType === 'link' && responseEnd > performance.now() - LIFETIME_MS,
  )

/**
 * Fetches a page. If a prefetch link has put it into the HTTP cache, the first call takes it from
 * there without revalidation. Later calls do not, since the cached response may not be a page of
 * this site.
 */
function fetchDocument(
  address: string,
  headers: Record<string, string>,
  lifetime = 0,
) {
  const cache =
    !transfers.has(address) && isInBrowserCache(address)
      ? 'force-cache'
      : 'default'
  const transfer = startTransfer(address, { headers, cache }, lifetime)
  transfers.set(address, transfer)
  return transfer
}

/**
 * Returns the page of `url`: as prefetched in the last five minutes, otherwise from a new request.
 */
export async function requestPage(
  url: string,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const address = absoluteAddress(url)
  const earlierTransfer = usableTransfer(address)
  const prefetchedAnswer = await earlierTransfer?.answer.catch(() => undefined)
  if (earlierTransfer && prefetchedAnswer?.status === 200) {
    // A prefetched response is used once: if the caller finds that it is not a page of this site,
    // the next request goes to the host.
    earlierTransfer.until = 0
    keepOffline([address])
    return prefetchedAnswer
  }
  const { answer, cancel } = fetchDocument(address, PAGE_REQUEST_HEADERS)
  signal.addEventListener('abort', cancel)
  return answer
}

/** Prefetches a page into memory, so that a click needs no network. */
export function prefetchPage(url: string) {
  const address = absoluteAddress(url)
  if (!usableTransfer(address))
    fetchDocument(
      address,
      { ...PAGE_REQUEST_HEADERS, [PREFETCH_HEADER]: '1' },
      LIFETIME_MS,
    )
}
