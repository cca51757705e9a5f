/** Prefix of this site's caches; others of the same origin are left alone. */
export const CACHE_PREFIX = 'site-'
/** Cache of the pages that were opened. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`

/** Headers of a request for a page, by which the service worker recognizes it. */
export const PAGE_REQUEST = { accept: 'text/html' }
/** Header of a prefetch, which the service worker does not keep. */
export const PREFETCH_HEADER = 'x-ahead'

/** Asks the service worker to keep pages of absolute `urls`, by the message of workbox-routing. */
export function keepOffline(urls: Iterable<string>, worker = navigator.serviceWorker?.controller) {
  const urlsToCache = [...urls].map((url) => [url.replace(/#.*/, ''), { headers: PAGE_REQUEST }])
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
