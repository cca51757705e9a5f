/** A page's document as it came from the network. */
export interface PageAnswer {
  status: number
  type: string
  html: string
}

const GOOD_FOR = 5 * 60_000
const ahead = new Map<string, { answer: Promise<PageAnswer | undefined>; until: number }>()
const addressOf = (url: string) => new URL(url, location.href).href.replace(/#.*/, '')
const wantsPage = { accept: 'text/html' }

/** Marks a request for a page that nobody has opened yet: the service worker leaves it alone. */
export const AHEAD_HEADER = 'x-ahead'

/** Whether an address of this site is a page rather than a file or a tool of the build. */
export const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

async function ask(url: string, options: RequestInit): Promise<PageAnswer> {
  const response = await fetch(url, options)
  return { status: response.status, type: response.headers.get('content-type') ?? '', html: await response.text() }
}

/** Asks the service worker to keep pages, with the message that workbox-routing listens for. */
export function keepOffline(urls: Iterable<string>, worker = navigator.serviceWorker?.controller) {
  worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...urls].map((url) => [addressOf(url), { headers: wantsPage }]) } })
}

/** The document of a page that is opened now: the one fetched ahead in the last five minutes, or a fresh one. */
export async function requestPage(url: string): Promise<PageAnswer> {
  const address = addressOf(url)
  const known = ahead.get(address)
  const page = known && known.until > Date.now() ? await known.answer : undefined
  if (!page) return ask(address, { headers: wantsPage })
  keepOffline([address])
  return page
}

/** Fetches a page before the click, once, and keeps it in memory: shown on the click, it needs no network. A failure is forgotten. */
export function prefetchPage(url: string, cache: RequestCache = 'default') {
  const address = addressOf(url)
  const known = ahead.get(address)
  if (known && known.until > Date.now()) return
  const forget = () => {
    ahead.delete(address)
    return undefined
  }
  const answer = ask(address, { headers: { ...wantsPage, [AHEAD_HEADER]: '1' }, cache }).then((page) => (page.status === 200 ? page : forget()), forget)
  ahead.set(address, { answer, until: Date.now() + GOOD_FOR })
}
