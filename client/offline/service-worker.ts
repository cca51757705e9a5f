/**
 * The service worker (requirements §10.5): pages from the network first, hashed assets and
 * pictures from the cache. A new version waits until no page of the site is open, since page
 * changes would wait for its takeover (docs/decisions/offline.md). Built into
 * /sw.js by ssg/outputs/offline-files.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHE_PREFIX, PAGES_CACHE, PREFETCH_HEADER } from './page-store.ts'
import { PAGE_KEPT, TAKE_OVER } from './worker-messages.ts'

/** What the build writes into the service worker. */
export interface OfflineFiles {
  /** The address of the offline page. */
  page: string
  /** Changes with the offline page. */
  revision: string
  /** The script that every page of this deploy names. */
  entryScript: string
  /** Files that every page may ask for, those that load late included. */
  shell: readonly string[]
  /** Files of each island by its name, those that load late included. */
  islands: Readonly<Record<string, readonly string[]>>
}

/**
 * The service worker API as used here: TypeScript's library for it conflicts with the browser's.
 */
interface LifetimeEvent {
  waitUntil(promise: Promise<unknown>): void
}
interface Client {
  id: string
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: LifetimeEvent & { data: unknown; source: Client | null }) => void,
  ): void
  clients: {
    claim(): Promise<void>
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly Client[]>
  }
  registration: {
    navigationPreload?: { enable(): Promise<void> }
    installing: { postMessage(message: string): void } | null
    waiting: { postMessage(message: string): void } | null
  }
}

declare const OFFLINE_FILES: OfflineFiles
const files = OFFLINE_FILES
const worker = globalThis as unknown as Worker

const OFFLINE_CACHE = `${CACHE_PREFIX}offline-${files.revision}`
const ASSETS_CACHE = `${CACHE_PREFIX}assets`
const PICTURES_CACHE = `${CACHE_PREFIX}pictures`
const PHOTO_HOST = 'images.unsplash.com'

/**
 * Removes the least recently used entries; `ignoreVary`, since a deletion has no request headers.
 */
const limitEntries = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true } })

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [limitEntries(300)],
})
const pictureLimit = limitEntries(60)
const pictures = new CacheFirst({ cacheName: PICTURES_CACHE, plugins: [pictureLimit] })

/**
 * Caches the files that are missing, except those that fail. It uses the strategies, since the
 * expiration counts only what passes through them.
 */
async function cacheFiles(paths: Iterable<string>, event: LifetimeEvent) {
  const keepOne = (path: string) =>
    (path.startsWith('/assets/') ? assets : pictures).handleAll({ request: path, event })
  await Promise.allSettled([...paths].flatMap(keepOne))
}

/** Files a page needs offline: those it names and those of islands that do not work as served. */
function filesOf(html: string) {
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const islands = [...html.matchAll(/data-island="(\w+)"[^>]*data-offline/g)].flatMap(
    (match) => files.islands[match[1] ?? ''] ?? [],
  )
  return new Set([...named, ...files.shell, ...islands])
}

/**
 * Caches what the kept pages of this deploy need: some were kept by the previous service worker,
 * which does not know the files of their islands.
 */
async function completeKeptPages(event: LifetimeEvent) {
  const cache = await caches.open(PAGES_CACHE)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => (await (await cache.match(request))?.text()) ?? ''),
  )
  const needed = pages
    .filter((html) => html.includes(files.entryScript))
    .flatMap((html) => [...filesOf(html)])
  await cacheFiles(new Set(needed), event)
}

const isPageRequest = ({ mode, headers }: Request) =>
  mode === 'navigate' ||
  ((headers.get('accept') ?? '').startsWith('text/html') && !headers.has(PREFETCH_HEADER))
/** Without the review and the editor of a preview, which work with their newest files only. */
const matchesPage = ({ url, request }: { url: URL; request: Request }) =>
  url.origin === location.origin && !url.pathname.startsWith('/__') && isPageRequest(request)
const isSameOrigin = ({ url }: { url: URL }) => url.origin === location.origin

/** Adds a line to a cached page that says when it was cached, by the host's clock. */
async function addCopyNote(page: Response) {
  const day = new Date(page.headers.get('date') ?? 0).toLocaleDateString('en-IN', {
    dateStyle: 'long',
  })
  const note = `A copy of this page from ${day}. Prices may have changed since.`
  const html = (await page.text()).replace(
    /<main[^>]*>/,
    `$&<p class="wrap" role="note">${note}</p>`,
  )
  return new Response(html, page)
}

worker.addEventListener('install', (event) => {
  const prepare = async () => {
    await (await caches.open(OFFLINE_CACHE)).add(new Request(files.page, { cache: 'reload' }))
    const page = await (await caches.match(files.page, { cacheName: OFFLINE_CACHE }))?.text()
    await cacheFiles(filesOf(page ?? ''), event)
    await completeKeptPages(event)
  }
  event.waitUntil(prepare())
})

/** Takes over all pages, at the request of one, unless that has been left meanwhile. */
async function takeOver(page: Client | null) {
  const shown = await worker.clients.matchAll({ includeUncontrolled: true })
  if (shown.some(({ id }) => id === page?.id)) await worker.clients.claim()
}

worker.addEventListener('message', (event) => {
  if (event.data === PAGE_KEPT) event.waitUntil(completeKeptPages(event))
  if (event.data === TAKE_OVER) event.waitUntil(takeOver(event.source))
})

worker.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys())
      if (
        name.startsWith(CACHE_PREFIX) &&
        ![OFFLINE_CACHE, PAGES_CACHE, ASSETS_CACHE, PICTURES_CACHE].includes(name)
      )
        await caches.delete(name)
    // The browser requests the page while the service worker starts.
    await worker.registration.navigationPreload?.enable()
  }
  event.waitUntil(deleteOldCaches())
})

registerRoute(
  matchesPage,
  new NetworkFirst({
    cacheName: PAGES_CACHE,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // One entry for every query: pages are files, and links may carry a context.
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && addCopyNote(cachedResponse),
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 &&
          !response.redirected &&
          response.headers.get('content-type')?.startsWith('text/html')
            ? response
            : null,
        cacheDidUpdate: async ({ newResponse, event }) => {
          const { installing, waiting } = worker.registration
          for (const next of [installing, waiting]) next?.postMessage(PAGE_KEPT)
          await cacheFiles(filesOf(await newResponse.clone().text()), event)
        },
      },
      limitEntries(60),
    ],
  }),
)
registerRoute((match) => isSameOrigin(match) && match.url.pathname.startsWith('/assets/'), assets)
registerRoute(
  (match) => isSameOrigin(match) && match.request.destination === 'image',
  new StaleWhileRevalidate({ cacheName: PICTURES_CACHE, plugins: [pictureLimit] }),
)
registerRoute(
  ({ url, request }) => url.host === PHOTO_HOST && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: PICTURES_CACHE,
    // Without CORS, a picture of another host counts as some megabytes against the storage quota.
    fetchOptions: { mode: 'cors', credentials: 'omit' },
    plugins: [
      pictureLimit,
      { handlerDidError: async ({ request }) => fetch(request).catch(() => Response.error()) },
    ],
  }),
)

setCatchHandler(async ({ request }) => {
  const page = isPageRequest(request)
    ? await caches.match(files.page, { cacheName: OFFLINE_CACHE })
    : undefined
  return page ?? Response.error()
})
