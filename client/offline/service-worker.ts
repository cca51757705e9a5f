/**
 * The service worker (requirements §10.5): pages from the network first, files of the build from
 * the cache. A new version waits until no page of the site is open (docs/decisions/offline.md).
 * Built into /sw.js by ssg/outputs/offline-files.
 */

import { withTimeout } from '#client/dom/with-timeout.ts'
import { kept } from '#data/offline.yaml'
import { CACHE_PREFIX, PAGES_CACHE, PREFETCH_HEADER, type WorkerMessage } from './page-store.ts'

/** Scripts that pages of one deploy load later, written beside their entry script. */
export interface OfflineFiles {
  /** Files that every page may ask for. */
  shell: readonly string[]
  /** Files of each island by its name. */
  islands: Readonly<Record<string, readonly string[]>>
}

interface Client {
  id: string
}
/** What the listeners use of their events. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void
  data: WorkerMessage
  source: Client | null
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
/** The API as used here: TypeScript's library for workers conflicts with the browser's. */
interface Worker {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Client[]>
  }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

/** Changes with the offline page; written by the build. */
declare const OFFLINE_REVISION: string
const worker = globalThis as unknown as Worker

const OFFLINE_PAGE = '/offline'
const OFFLINE_CACHE = `${CACHE_PREFIX}offline-${OFFLINE_REVISION}`
const FILES_CACHE = `${CACHE_PREFIX}assets`
const cacheNames: readonly string[] = [PAGES_CACHE, FILES_CACHE, OFFLINE_CACHE]
/** How many entries a cache has at most; the oldest go first. */
const MAX_ENTRIES = 300

/** How long a page waits for the network before a kept one is shown, in ms. */
const NETWORK_TIMEOUT_MS = 3000

const nothing = () => undefined

/** An entry of a cache; undefined where it has none or is damaged. */
const read = (cacheName: string, url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true }).catch(nothing)

async function keep(cacheName: string, url: string, response: Response) {
  const cache = await caches.open(cacheName)
  await cache.put(url, response)
  const surplus = (await cache.keys()).slice(0, -MAX_ENTRIES)
  await Promise.all(surplus.map((entry) => cache.delete(entry, { ignoreVary: true })))
}

async function fetchFile(request: Request, event: WorkerEvent) {
  const response = await fetch(request)
  // A captive portal answers for a file with a page.
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.ok && !isPage)
    event.waitUntil(keep(FILES_CACHE, request.url, response.clone()).catch(nothing))
  return response
}

/** A file that never changes: from the cache, else from the network. */
const unchangingFile = async (request: Request, event: WorkerEvent) =>
  (await read(FILES_CACHE, request.url)) ?? fetchFile(request, event)

/** A picture of this site: from the network, or from the cache without one. */
const picture = (request: Request, event: WorkerEvent) =>
  fetchFile(request, event).catch(
    async (error) => (await read(FILES_CACHE, request.url)) ?? Promise.reject(error),
  )

/** The entry script that a page of this site names; undefined for any other page. */
const entryOf = (html: string) =>
  /<meta name="version" .*?<script type="module" async src="(\/assets\/[^"]+)"/s.exec(html)?.[1]

/** Keeps the files a page needs offline: those it names, and those of islands that work offline. */
async function keepFiles(html: string, entry: string, event: WorkerEvent) {
  const keepOne = (path: string) =>
    path.startsWith('/assets/')
      ? unchangingFile(new Request(path), event)
      : picture(new Request(path), event)
  const list = await keepOne(entry.replace(/\.js$/, '.json'))
  const { shell, islands }: OfflineFiles = await list.json()
  const used = [...html.matchAll(/data-island="(\w+)"[^>]*data-offline/g)].flatMap(
    ([, name = '']) => islands[name] ?? [],
  )
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^"]+)"/g)].map(
    ([, path = '']) => path,
  )
  await Promise.allSettled([...new Set([...named, ...shell, ...used])].map(keepOne))
}

/**
 * Keeps a page with its files, whatever its query: a page is one file, and `?service=…` only
 * preselects a field. Captive portals and maintenance pages answer with status 200 as well.
 */
async function keepPage(url: string, response: Response, event: WorkerEvent) {
  const html = await response.text()
  const entry = entryOf(html)
  if (response.status !== 200 || response.redirected || !entry) return
  await keep(PAGES_CACHE, url.replace(/[?#].*/, ''), new Response(html, response))
  await keepFiles(html, entry, event)
}

async function fetchPage(
  request: Request,
  event: WorkerEvent,
  preload?: Promise<Response | undefined>,
) {
  const response = (await preload) ?? (await fetch(request))
  event.waitUntil(keepPage(request.url, response.clone(), event).catch(nothing))
  return response
}

/** A kept page with a line that says when it was kept, by the host's clock. */
async function keptPage(url: string): Promise<Response | undefined> {
  const page = await read(PAGES_CACHE, url.replace(/[?#].*/, ''))
  if (!page) return undefined
  const day = new Date(page.headers.get('date') ?? 0).toLocaleDateString('en-IN', {
    dateStyle: 'long',
  })
  const note = kept.replace('{day}', day)
  const html = (await page.text()).replace(
    /<main[^>]*>/,
    `$&<p class="wrap" role="note">${note}</p>`,
  )
  return new Response(html, page)
}

const offlinePage = async () => (await read(OFFLINE_CACHE, OFFLINE_PAGE)) ?? Response.error()

async function openPage(event: WorkerEvent): Promise<Response> {
  const network = fetchPage(event.request, event, event.preloadResponse)
  return (
    (await withTimeout(NETWORK_TIMEOUT_MS, network)) ??
    (await keptPage(event.request.url)) ??
    network.catch(offlinePage)
  )
}

const isPageRequest = ({ mode, headers }: Request) =>
  mode === 'navigate' ||
  ((headers.get('accept') ?? '').startsWith('text/html') && !headers.has(PREFETCH_HEADER))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  // The review and the editor of a preview work with their newest files only.
  if (pathname.startsWith('/__')) return
  if (isPageRequest(request)) event.respondWith(openPage(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(unchangingFile(request, event))
  else if (request.destination === 'image') event.respondWith(picture(request, event))
})

worker.addEventListener('install', (event) => {
  const prepare = async () => {
    const page = await fetch(new Request(OFFLINE_PAGE, { cache: 'reload' }))
    const html = await page.clone().text()
    const entry = entryOf(html)
    if (!page.ok || !entry) throw new Error('The offline page is not a page of this site')
    await keep(OFFLINE_CACHE, OFFLINE_PAGE, page)
    await keepFiles(html, entry, event).catch(nothing)
  }
  event.waitUntil(prepare())
})

worker.addEventListener('activate', (event) => {
  const prepare = async () => {
    for (const name of await caches.keys())
      if (name.startsWith(CACHE_PREFIX) && !cacheNames.includes(name)) await caches.delete(name)
    // The browser requests the page while the service worker starts.
    await worker.registration.navigationPreload?.enable()
  }
  event.waitUntil(prepare())
})

/** Takes over all pages, at the request of one, unless that has been left meanwhile. */
async function takeOver(page: Client | null) {
  const shown = await worker.clients.matchAll({ includeUncontrolled: true })
  if (shown.some(({ id }) => id === page?.id)) await worker.clients.claim()
}

worker.addEventListener('message', (event) => {
  const { data } = event
  if (data === 'take-over') event.waitUntil(takeOver(event.source))
  else for (const url of data.keep) event.waitUntil(fetchPage(new Request(url), event))
})
