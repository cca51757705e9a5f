/**
 * The service worker (requirements §10.5, docs/decisions/offline.md), built into /sw.js by
 * ssg/outputs/offline-files. It handles GET requests of this origin, except those for /__…:
 *
 * | request, and the host's response       | shown                     | cached copy of the page  |
 * | -------------------------------------- | ------------------------- | ------------------------ |
 * | page: 200, a page of this site         | the response              | renewed, with its files  |
 * | page: the same with `no-store`         | the response              | deleted                  |
 * | page: 200, another (captive portal)    | the response              | stays                    |
 * | page: redirect to a page of this site  | that page                 | deleted                  |
 * | page: redirect to anything else        | the redirect's target     | stays                    |
 * | page: 404, 410                         | the response              | deleted                  |
 * | page: 502, 503, 504                    | the copy or the response  | stays                    |
 * | page: any other status                 | the response              | stays                    |
 * | page: no response within 3 s           | the copy, or the late     | as for the late response |
 * |                                        | response                  |                          |
 * | page: incomplete 3 s after its headers | the copy or the response  | stays                    |
 * | page: no connection                    | the copy or the offline   | stays                    |
 * |                                        | page, with status 503     |                          |
 * | prefetch of a page                     | the response              | stays                    |
 * | file of the build                      | its copy or the response  |                          |
 * | picture                                | the response or its copy  |                          |
 *
 * 'a or b' means b if there is no a. A page is cached by its path, since its query only preselects
 * a field. A shown copy names the date in its `Date` header, or else the day on which it was
 * cached. The header `Vary` is removed, since a page is one file. There are at most 60 pages and
 * 300 files; those that were cached longest ago are deleted first. Browsers do not tell a service
 * worker whether a redirect is permanent.
 */

import { withTimeout } from '#client/dom/with-timeout.ts'
import { kept } from '#data/offline.yaml'
import {
  CACHE_PREFIX,
  PAGES_CACHE,
  PREFETCH_HEADER,
  type WorkerMessage,
} from './page-store.ts'

/** Scripts that pages of a deploy load later, as listed in a JSON file next to the entry script. */
export interface OfflineFiles {
  /** Files that every page may request. */
  shell: readonly string[]
  /** Files of each island by its name. */
  islands: Readonly<Record<string, readonly string[]>>
}

/** The properties of events that the listeners use. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  data: WorkerMessage
  source: { id: string } | null
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
// Declares the API as it is used here, since TypeScript's library for workers conflicts with that
// for pages.
declare function addEventListener(
  type: string,
  listener: (event: WorkerEvent) => void,
): void
declare const clients: {
  claim(): Promise<void>
  matchAll(options: {
    includeUncontrolled: boolean
  }): Promise<readonly { id: string }[]>
}
declare const registration: { navigationPreload?: { enable(): Promise<void> } }

/** Identifies a revision of the offline page; written by the build. */
declare const OFFLINE_REVISION: string

const OFFLINE_PATH = '/offline'
const OFFLINE_CACHE = `${CACHE_PREFIX}offline-${OFFLINE_REVISION}`
const FILES_CACHE = `${CACHE_PREFIX}assets`
const cacheNames: readonly string[] = [PAGES_CACHE, FILES_CACHE, OFFLINE_CACHE]
/** Maximum numbers of pages and of files in the caches. */
const MAX_PAGES = 60
const MAX_FILES = 300

/** How long to wait for the network before the cached copy of a page is shown, in ms. */
const NETWORK_TIMEOUT_MS = 3000

const toUndefined = () => undefined

/** The response to `url` in a cache; undefined if there is none or the cache is damaged. */
const readCache = (
  cacheName: string,
  url: string,
): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true }).catch(toUndefined)

/** Stores a response as the newest entry of a cache, without `Vary`: caches refuse `Vary: *`. */
async function storeResponse(
  cacheName: string,
  url: string,
  { body, status, headers }: Response,
) {
  const copiedHeaders = new Headers(headers)
  copiedHeaders.delete('vary')
  if (Number.isNaN(Date.parse(copiedHeaders.get('date') ?? '')))
    copiedHeaders.set('date', new Date().toUTCString())
  const cache = await caches.open(cacheName)
  await cache.put(url, new Response(body, { status, headers: copiedHeaders }))
  const maxEntries = cacheName === PAGES_CACHE ? MAX_PAGES : MAX_FILES
  const surplusRequests = (await cache.keys()).slice(0, -maxEntries)
  await Promise.all(surplusRequests.map((entry) => cache.delete(entry)))
}

/** Fetches a file, and caches the response unless it is a failure or a page. */
async function fetchFile(request: Request, event: WorkerEvent) {
  const response = await fetch(request)
  // A captive portal responds to a request for a file with its own page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.ok && !isPage)
    event.waitUntil(
      storeResponse(FILES_CACHE, request.url, response.clone()).catch(
        toUndefined,
      ),
    )
  return response
}

/** The response for a file that never changes: from the cache, or else from the network. */
const cacheFirst = async (request: Request, event: WorkerEvent) =>
  (await readCache(FILES_CACHE, request.url)) ?? fetchFile(request, event)

/** The response for a picture: from the network, or from the cache if the network fails. */
const networkFirst = (request: Request, event: WorkerEvent) =>
  fetchFile(request, event).catch(
    async (error) =>
      (await readCache(FILES_CACHE, request.url)) ?? Promise.reject(error),
  )

/**
 * Path of a page's entry script, the first script that its HTML names; undefined if the HTML is not
 * of this site. Hosts may remove quotes and sort attributes.
 */
const entryPathOf = (html: string) =>
  /<meta\b[^>]*\bname=["']?version\b/.test(html)
    ? /\bsrc=["']?(\/assets\/[^"'\s>]+\.js)/.exec(html)?.[1]
    : undefined

/**
 * Caches the files that a page needs offline: those that its HTML or its inline style sheets name,
 * the scripts of every page (`shell`), and the scripts of its islands that work offline. The style
 * sheets also name fonts that only other pages use (the rupee sign). On those pages the symbols are
 * then drawn at once and do not change later (font-display: swap).
 */
async function cacheFiles(html: string, entryPath: string, event: WorkerEvent) {
  const cacheFile = (path: string) =>
    path.startsWith('/assets/')
      ? cacheFirst(new Request(path), event)
      : networkFirst(new Request(path), event)
  const listResponse = await cacheFile(entryPath.replace(/\.js$/, '.json'))
  const { shell, islands }: OfflineFiles = await listResponse.json()
  const islandFiles = [
    ...html.matchAll(/<[^>]*\bdata-offline\b[^>]*>/g),
  ].flatMap(
    ([tag]) => islands[/data-island=["']?(\w+)/.exec(tag)?.[1] ?? ''] ?? [],
  )
  const namedFiles = [
    ...html.matchAll(
      /(?:src=|href=|url\()["']?(\/(?:assets|images)\/[^"'\s>)]+)/g,
    ),
  ].map(([, path = '']) => path)
  await Promise.allSettled(
    [...new Set([...namedFiles, ...shell, ...islandFiles])].map(cacheFile),
  )
}

const withoutQuery = (url: string) => url.replace(/[?#].*/, '')

async function deleteCopy(path: string) {
  const cache = await caches.open(PAGES_CACHE)
  await cache.delete(path)
}

/**
 * Whether HTML is a complete page of this site, from `main` to the list of toasts at its end. The
 * status does not tell this, since some hosts respond with 200 for an unknown address.
 */
const isPageOfSite = (html: string) =>
  /<main\b[^>]* data-page=/.test(html) && /\bid=["']?toasts\b/.test(html)

/** Renews or deletes the cached copy of a page, depending on the response (see the table). */
async function updateCopy(url: string, answer: Response, event: WorkerEvent) {
  const path = withoutQuery(url)
  const { status, type, headers } = answer
  if (status === 404 || status === 410) return deleteCopy(path)
  // The browser follows the redirects of a load by itself, so this script cannot see the target.
  const isRedirect = type === 'opaqueredirect'
  if (isRedirect && !(await readCache(PAGES_CACHE, path))) return
  const page = isRedirect ? await fetch(path) : answer
  const html = await page.text()
  const entryPath = entryPathOf(html)
  if (page.status !== 200 || !entryPath || !isPageOfSite(html)) return
  if (page.redirected || headers.get('cache-control')?.includes('no-store'))
    return deleteCopy(path)
  await storeResponse(PAGES_CACHE, path, new Response(html, page))
  await cacheFiles(html, entryPath, event)
}

/**
 * Fetches a page and updates its cached copy, even if the response comes after the copy was shown.
 * `waitUntil` is called at once, since it throws after `respondWith` has settled.
 */
function fetchPage(
  event: WorkerEvent,
  request: Request,
  preload?: WorkerEvent['preloadResponse'],
) {
  const answer = Promise.resolve(preload).then(
    (response) => response ?? fetch(request),
  )
  const copy = answer.then((response) => response.clone())
  event.waitUntil(
    copy
      .then((response) => updateCopy(request.url, response, event))
      .catch(toUndefined),
  )
  return answer
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

/** The cached copy of a page, with a note that names its date; undefined if there is no copy. */
async function cachedPage(url: string): Promise<Response | undefined> {
  const page = await readCache(PAGES_CACHE, withoutQuery(url))
  const date = page?.headers.get('date')
  if (!page || !date) return page
  const day = new Date(date).toLocaleDateString('en-IN', { dateStyle: 'long' })
  const noteHtml = `<p class="wrap" role="note">${escapeHtml(kept.replace('{day}', () => day))}</p>`
  const html = (await page.text()).replace(
    /<main[^>]*>/,
    (mainTag) => mainTag + noteHtml,
  )
  return new Response(html, page)
}

/** The offline page, changed so that its link 'Try again' leads to the requested address. */
async function offlinePage(url: string): Promise<Response> {
  const page = await readCache(OFFLINE_CACHE, OFFLINE_PATH)
  if (!page) return Response.error()
  const { pathname, search } = new URL(url)
  const hrefAttribute = `href="${escapeHtml(pathname + search)}"`
  const html = (await page.text()).replace(
    /href=["']?\/offline\b["']?/,
    () => hrefAttribute,
  )
  return new Response(html, page)
}

/** Whether all of a response arrives in time: phones may lose the connection after its headers. */
const arrivesInTime = async (answer: Response) =>
  Boolean(await withTimeout(NETWORK_TIMEOUT_MS, answer.clone().blob()))

/** The response to a request for a page, as in the table above. */
async function pageResponse(event: WorkerEvent): Promise<Response> {
  const { url } = event.request
  const networkAnswer = fetchPage(event, event.request, event.preloadResponse)
  const [answer, copy] = await Promise.all([
    withTimeout(NETWORK_TIMEOUT_MS, networkAnswer),
    cachedPage(url),
  ])
  if (!copy) return answer ?? networkAnswer.catch(() => offlinePage(url))
  if (!answer || [502, 503, 504].includes(answer.status)) return copy
  return (await arrivesInTime(answer)) ? answer : copy
}

/** Whether a page is requested to be shown, by the browser or by a script; false for a prefetch. */
const isPageRequest = ({ mode, headers }: Request) =>
  mode === 'navigate' ||
  ((headers.get('accept') ?? '').startsWith('text/html') &&
    !headers.has(PREFETCH_HEADER))

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The review and the editor of a preview only work with their newest files.
  if (pathname.startsWith('/__')) return
  if (isPageRequest(request)) event.respondWith(pageResponse(event))
  // Pictures come first: a picture in /assets/ is the owner's, without a hash in its name, so it
  // may change. The build's files there never change.
  else if (request.destination === 'image')
    event.respondWith(networkFirst(request, event))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(cacheFirst(request, event))
})

addEventListener('install', (event) => {
  const cacheOfflinePage = async () => {
    const page = await fetch(new Request(OFFLINE_PATH, { cache: 'reload' }))
    const html = await page.text()
    const entryPath = entryPathOf(html)
    if (!page.ok || !entryPath)
      throw new Error('The offline page is not a page of this site')
    const copy = new Response(html, { status: 503, headers: page.headers })
    await storeResponse(OFFLINE_CACHE, OFFLINE_PATH, copy)
    await cacheFiles(html, entryPath, event).catch(toUndefined)
  }
  event.waitUntil(cacheOfflinePage())
})

addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(CACHE_PREFIX) && !cacheNames.includes(name))
        await caches.delete(name)
    // Lets the browser request a page while the service worker is still starting.
    await registration.navigationPreload?.enable()
  }
  event.waitUntil(deleteOldCaches())
})

/** Takes over all open pages if the page that asked for it is still open. */
async function takeOver(page: WorkerEvent['source']) {
  const openClients = await clients.matchAll({ includeUncontrolled: true })
  if (openClients.some(({ id }) => id === page?.id)) await clients.claim()
}

addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') event.waitUntil(takeOver(event.source))
  else
    for (const url of data.keep)
      fetchPage(event, new Request(url)).catch(toUndefined)
})
