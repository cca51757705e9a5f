/** Prefix of this site's caches; other caches of the same origin are left alone. */
export const CACHE_PREFIX = 'site-'
/** Cache of the pages that were opened. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`

/** Headers of a request for a page, by which the service worker recognises it. */
export const PAGE_REQUEST_HEADERS = { accept: 'text/html' }
/** Header of a prefetch, whose response the service worker does not cache. */
export const PREFETCH_HEADER = 'x-ahead'

/** A message of a page to the service worker. */
export type WorkerMessage =
  /** Asks the service worker to cache the pages at these absolute addresses. */
  | { keep: readonly string[] }
  /** Asks the service worker to control open pages that have no service worker yet. */
  | 'take-over'

/** Lets the service worker cache pages, so that they can be read offline. */
export function keepOffline(
  urls: readonly string[],
  worker = navigator.serviceWorker?.controller,
) {
  worker?.postMessage({ keep: urls } satisfies WorkerMessage)
}
