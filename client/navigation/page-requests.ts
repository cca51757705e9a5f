import { keepOffline, PAGE_REQUEST, PREFETCH_HEADER } from '../offline/page-store.ts'

/** A page's document as it came from the network. */
export interface PageAnswer {
  status: number
  type: string
  html: string
}

/**
 * Whether pages can change without loading: Chromium 102 to 104 have the Navigation API but nothing
 * that intercepts a navigation.
 */
export const supportsSoftNavigation =
  'navigation' in globalThis && 'intercept' in globalThis.NavigateEvent.prototype

const MAX_AGE_MS = 5 * 60_000
/** Pages that are held in memory at once; the oldest goes first. */
const MAX_PREFETCHED = 12
const prefetched = new Map<string, { answer: Promise<PageAnswer | undefined>; until: number }>()
/** Pages that the browser has fetched ahead by itself and holds in its cache; until when they are good. */
const browserPrefetched = new Map<string, number>()
const addressOf = (url: string) => new URL(url, location.href).href.replace(/#.*/, '')

/** Whether an address of this site is a page rather than a file or a tool of the build. */
export const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

/** What the browser has just fetched is taken from it without asking the server again. */
async function fetchDocument(
  address: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<PageAnswer> {
  const response = await fetch(address, {
    headers,
    signal: signal ?? null,
    cache: (browserPrefetched.get(address) ?? 0) > Date.now() ? 'force-cache' : 'default',
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    html: await response.text(),
  }
}

/** Whether a page that is loaded now gets an answer, whatever the browser believes of its connection: the service worker's or the host's. */
export const isServerReachable = async (url: string) =>
  Boolean(navigator.serviceWorker?.controller) ||
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  )

/** The document of a page that is opened now: the one fetched ahead in the last five minutes, or a fresh one. */
export async function requestPage(url: string, signal?: AbortSignal): Promise<PageAnswer> {
  const address = addressOf(url)
  const cached = prefetched.get(address)
  const page = cached && cached.until > Date.now() ? await cached.answer : undefined
  if (!page) return fetchDocument(address, PAGE_REQUEST, signal)
  keepOffline([address])
  return page
}

/** Fetches a page before the click, once, and keeps it in memory: shown on the click, it needs no network. A failure is forgotten, and undefined. */
export function prefetchPage(url: string): Promise<PageAnswer | undefined> {
  const address = addressOf(url)
  const cached = prefetched.get(address)
  if (cached && cached.until > Date.now()) return cached.answer
  const forget = () => {
    prefetched.delete(address)
    return undefined
  }
  const answer = fetchDocument(address, { ...PAGE_REQUEST, [PREFETCH_HEADER]: '1' }).then(
    (page) => (page.status === 200 ? page : forget()),
    forget,
  )
  prefetched.delete(address)
  prefetched.set(address, { answer, until: Date.now() + MAX_AGE_MS })
  for (const oldest of [...prefetched.keys()].slice(0, -MAX_PREFETCHED)) prefetched.delete(oldest)
  return answer
}

/** Notes that the browser has fetched a page by itself, from a prefetch link: it is read from there once somebody is interested in it. */
export const noteBrowserPrefetch = (url: string) =>
  browserPrefetched.set(addressOf(url), Date.now() + MAX_AGE_MS)
