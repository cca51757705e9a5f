import { AHEAD_HEADER, keepOffline, PAGE_REQUEST } from '../offline/page-store'

/** A page's document as it came from the network. */
export interface PageAnswer {
  status: number
  type: string
  html: string
}

const GOOD_FOR = 5 * 60_000
/** Pages that are held in memory at once; the oldest goes first. */
const MOST_AHEAD = 12
const ahead = new Map<string, { answer: Promise<PageAnswer | undefined>; until: number }>()
/** Pages that the browser has fetched ahead by itself and holds in its cache; until when they are good. */
const held = new Map<string, number>()
const addressOf = (url: string) => new URL(url, location.href).href.replace(/#.*/, '')
/** Whether an address of this site is a page rather than a file or a tool of the build. */
export const isPagePath = (path: string) => !/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/__')

/** What the browser has just fetched is taken from it without asking the server again. */
async function ask(address: string, headers: Record<string, string>): Promise<PageAnswer> {
  const response = await fetch(address, { headers, cache: (held.get(address) ?? 0) > Date.now() ? 'force-cache' : 'default' })
  return { status: response.status, type: response.headers.get('content-type') ?? '', html: await response.text() }
}

/** The document of a page that is opened now: the one fetched ahead in the last five minutes, or a fresh one. */
export async function requestPage(url: string): Promise<PageAnswer> {
  const address = addressOf(url)
  const known = ahead.get(address)
  const page = known && known.until > Date.now() ? await known.answer : undefined
  if (!page) return ask(address, PAGE_REQUEST)
  keepOffline([address])
  return page
}

/** Fetches a page before the click, once, and keeps it in memory: shown on the click, it needs no network. A failure is forgotten, and undefined. */
export function prefetchPage(url: string): Promise<PageAnswer | undefined> {
  const address = addressOf(url)
  const known = ahead.get(address)
  if (known && known.until > Date.now()) return known.answer
  const forget = () => {
    ahead.delete(address)
    return undefined
  }
  const answer = ask(address, { ...PAGE_REQUEST, [AHEAD_HEADER]: '1' }).then((page) => (page.status === 200 ? page : forget()), forget)
  ahead.delete(address)
  ahead.set(address, { answer, until: Date.now() + GOOD_FOR })
  for (const oldest of [...ahead.keys()].slice(0, -MOST_AHEAD)) ahead.delete(oldest)
  return answer
}

/** Notes that the browser has fetched a page by itself, from a prefetch link: it is read from there once somebody is interested in it. */
export const holdPage = (url: string) => held.set(addressOf(url), Date.now() + GOOD_FOR)
