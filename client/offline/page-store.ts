/** Prefix of this site's caches; others of the same origin are left alone. */
export const CACHE_PREFIX = 'site-'
/** Cache of the pages that were opened. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`

/** Headers of a request for a page, by which the service worker recognizes it. */
export const PAGE_REQUEST = { accept: 'text/html' }
/** Header of a prefetch, which the service worker does not keep. */
export const PREFETCH_HEADER = 'x-ahead'

/** What a page asks the service worker for. */
export type WorkerMessage =
  /** Keep the pages of these absolute addresses. */
  | { keep: readonly string[] }
  /** Serve the pages that no service worker serves yet. */
  | 'take-over'

export function keepOffline(
  urls: readonly string[],
  worker = navigator.serviceWorker?.controller,
) {
  worker?.postMessage({ keep: urls } satisfies WorkerMessage)
}
