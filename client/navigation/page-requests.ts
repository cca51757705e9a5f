import { keepOffline, PAGE_REQUEST, PREFETCH_HEADER } from '#client/offline/page-store.ts'

/** Answer of the network to a request for a page. */
export interface PageAnswer {
  status: number
  type: string
  html: string
}

/** Whether pages can change without a load: Chromium 102 to 104 cannot intercept. */
export const supportsSoftNavigation =
  'navigation' in globalThis && 'intercept' in globalThis.NavigateEvent.prototype

const MAX_AGE_MS = 5 * 60_000
/** Limit of pages held in memory; the oldest goes first. */
const MAX_PREFETCHED = 12
const prefetched = new Map<string, { answer: Promise<PageAnswer | undefined>; until: number }>()
const addressOf = (url: string) => new URL(url, location.href).href.replace(/#.*/, '')

/** Whether a path of this site is a page's, not that of a file or of a tool of the build. */
export const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

/** Pages that are on their way, and whether their answer has begun. */
const underWay = new Map<string, boolean>()
/** Whether the answer for a page has begun: what has come so far must not be thrown away. */
export const hasBegun = (url: string) => underWay.get(addressOf(url)) === true

/** Whether a prefetch link has put a page into the browser's cache in the last five minutes. */
const isInBrowserCache = (address: string) =>
  (performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]).some(
    ({ initiatorType, responseEnd }) =>
      initiatorType === 'link' && responseEnd > performance.now() - MAX_AGE_MS,
  )

/** Fetches a page, from the browser's cache without revalidation where it was just prefetched. */
async function fetchDocument(
  address: string,
  headers: Record<string, string>,
  signal?: AbortSignal,
): Promise<PageAnswer> {
  underWay.set(address, false)
  try {
    const response = await fetch(address, {
      headers,
      signal: signal ?? null,
      cache: isInBrowserCache(address) ? 'force-cache' : 'default',
    })
    underWay.set(address, true)
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, html: await response.text() }
  } finally {
    underWay.delete(address)
  }
}

/** A page that is opened now: prefetched in the last five minutes, or fresh. */
export async function requestPage(url: string, signal?: AbortSignal): Promise<PageAnswer> {
  const address = addressOf(url)
  const cached = prefetched.get(address)
  const page = cached && cached.until > Date.now() ? await cached.answer : undefined
  if (!page) return fetchDocument(address, PAGE_REQUEST, signal)
  keepOffline([address])
  return page
}

/** Prefetches a page into memory, once, so that a click needs no network; undefined on failure. */
export function prefetchPage(url: string): Promise<PageAnswer | undefined> | undefined {
  const address = addressOf(url)
  const cached = prefetched.get(address)
  if (underWay.has(address) || (cached && cached.until > Date.now())) return cached?.answer
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
