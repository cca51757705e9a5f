/** Begins the name of every cache of this site: others of the same origin belong to somebody else and are left alone. */
export const CACHE_PREFIX = 'site-'
/** Where the service worker keeps the pages that were opened. */
export const PAGES_CACHE = `${CACHE_PREFIX}pages`

/** Headers of a request for a page: the service worker tells it from other files by them. */
export const PAGE_REQUEST = { accept: 'text/html' }
/** Marks a request for a page that nobody has opened yet: the service worker leaves it alone. */
export const PREFETCH_HEADER = 'x-ahead'

/** Asks the service worker to keep pages, with the message that workbox-routing listens for. `urls` are absolute. */
export function keepOffline(urls: Iterable<string>, worker = navigator.serviceWorker?.controller) {
  const urlsToCache = [...urls].map((url) => [url.replace(/#.*/, ''), { headers: PAGE_REQUEST }])
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}
