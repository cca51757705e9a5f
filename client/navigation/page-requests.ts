import {
  keepOffline,
  PAGE_REQUEST,
  PREFETCH_HEADER,
} from '#client/offline/page-store.ts'
import {
  type PageAnswer,
  type PageTransfer,
  startTransfer,
} from './page-transfer.ts'

/** Whether pages can change without a load: Chromium 102 to 104 cannot intercept. */
export const supportsSoftNavigation =
  'navigation' in globalThis &&
  'intercept' in globalThis.NavigateEvent.prototype

/** How long a page that was fetched ahead is good, in ms. */
const LIFETIME_MS = 5 * 60_000

/** The last transfer of each page. */
const transfers = new Map<string, PageTransfer>()

const absoluteAddress = (url: string) =>
  new URL(url, location.href).href.replace(/#.*/, '')

/** Whether a path of this site is a page's, not that of a file or of a tool of the build. */
export const isPagePath = (path: string) =>
  !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

/** The transfer of a page that is on its way and sends, or that was fetched ahead. */
function usableTransfer(address: string): PageTransfer | undefined {
  const transfer = transfers.get(address)
  return transfer && Date.now() < transfer.until ? transfer : undefined
}

/** Whether a page is not on its way, or has sent nothing for too long to wait for it. */
export const isStalled = (url: string) => !usableTransfer(absoluteAddress(url))

/** Whether a prefetch link has put a page into the browser's cache in the last five minutes. */
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

/** Fetches a page, from the browser's cache without revalidation where it was just prefetched. */
function fetchDocument(
  address: string,
  headers: Record<string, string>,
  lifetime = 0,
) {
  const cache = isInBrowserCache(address) ? 'force-cache' : 'default'
  const transfer = startTransfer(address, { headers, cache }, lifetime)
  transfers.set(address, transfer)
  return transfer
}

/** A page that is opened now: fetched ahead in the last five minutes, or fresh. */
export async function requestPage(
  url: string,
  signal: AbortSignal,
): Promise<PageAnswer> {
  const address = absoluteAddress(url)
  const ahead = usableTransfer(address)
  const page = await ahead?.answer.catch(() => undefined)
  if (ahead && page?.status === 200) {
    // Another request asks the host: the page may not be one of this site.
    ahead.until = 0
    keepOffline([address])
    return page
  }
  const { answer, cancel } = fetchDocument(address, PAGE_REQUEST)
  signal.addEventListener('abort', cancel)
  return answer
}

/** Prefetches a page into memory, once, so that a click needs no network. */
export function prefetchPage(url: string) {
  const address = absoluteAddress(url)
  if (!usableTransfer(address))
    fetchDocument(
      address,
      { ...PAGE_REQUEST, [PREFETCH_HEADER]: '1' },
      LIFETIME_MS,
    )
}
