/**
 * The service worker (requirements §10.5): pages from the network first, hashed assets and pictures from what was kept. It never reloads a page and keeps
 * nothing but what a visitor opened, so a new version may take over at once. Built into /sw.js by ssg/outputs/offline-files.
 */
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { CACHE_PREFIX, PAGES_CACHE, PREFETCH_HEADER } from './page-store.ts'

/** What the build knows. */
export interface OfflineFiles {
  /** The address of the offline page. */
  page: string
  /** Changes with the offline page. */
  revision: string
  /** Files that every page may ask for, those that load late included. */
  shell: readonly string[]
  /** Files of each island by its name, those that load late included. */
  islands: Readonly<Record<string, readonly string[]>>
}

/** The parts of a service worker's world that are used here; TypeScript cannot hold its library beside the browser's. */
interface LifetimeEvent {
  waitUntil(promise: Promise<unknown>): void
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { navigationPreload?: { enable(): Promise<void> } }
}

declare const OFFLINE_FILES: OfflineFiles
const files = OFFLINE_FILES
const worker = globalThis as unknown as Worker

const OFFLINE_CACHE = `${CACHE_PREFIX}offline-${files.revision}`
const PAGES = PAGES_CACHE
const ASSETS_CACHE = `${CACHE_PREFIX}assets`
const PICTURES_CACHE = `${CACHE_PREFIX}pictures`
const PHOTO_HOST = 'images.unsplash.com'

/** The entries that were used longest ago go first; `ignoreVary`, since a deletion carries none of the headers that an answer may vary by. */
const limitEntries = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, matchOptions: { ignoreVary: true } })

const assets = new CacheFirst({
  cacheName: ASSETS_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [limitEntries(300)],
})
const pictureLimit = limitEntries(60)
const pictures = new CacheFirst({ cacheName: PICTURES_CACHE, plugins: [pictureLimit] })

/** Keeps those files that are not kept yet; one that cannot be had is left for later. The strategies do it, since the expiration counts only what went through them. */
async function cacheFiles(paths: Iterable<string>, event: LifetimeEvent) {
  const keepOne = (path: string) =>
    (path.startsWith('/assets/') ? assets : pictures).handleAll({ request: path, event })
  await Promise.allSettled([...paths].flatMap(keepOne))
}

/** What a page needs to be read and used offline: the files it names, and those of the islands that do not answer as they were served. */
function filesOf(html: string) {
  const named = [...html.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^"]+)"/g)].map(
    (match) => match[1] ?? '',
  )
  const islands = [...html.matchAll(/data-island="(\w+)"(?![^>]*data-when="interest")/g)].flatMap(
    (match) => files.islands[match[1] ?? ''] ?? [],
  )
  return new Set([...named, ...files.shell, ...islands])
}

const isPageRequest = ({ mode, headers }: Request) =>
  mode === 'navigate' ||
  ((headers.get('accept') ?? '').startsWith('text/html') && !headers.has(PREFETCH_HEADER))
/** The review and the editor of a preview are of use with their newest files only. */
const matchesPage = ({ url, request }: { url: URL; request: Request }) =>
  url.origin === location.origin && !url.pathname.startsWith('/__') && isPageRequest(request)
const isSameOrigin = ({ url }: { url: URL }) => url.origin === location.origin

/** A kept page with a line at its start that names the day it was kept, by the host's clock. */
async function addCopyNote(page: Response) {
  const day = new Date(page.headers.get('date') ?? 0).toLocaleDateString('en-IN', {
    dateStyle: 'long',
  })
  const html = (await page.text()).replace(
    /<main[^>]*>/,
    `$&<p class="wrap" role="note">A copy of this page from ${day}. Prices may have changed since.</p>`,
  )
  return new Response(html, page)
}

worker.addEventListener('install', (event) => {
  const prepare = async () => {
    await (await caches.open(OFFLINE_CACHE)).add(new Request(files.page, { cache: 'reload' }))
    const page = await (await caches.match(files.page, { cacheName: OFFLINE_CACHE }))?.text()
    await cacheFiles(filesOf(page ?? ''), event)
    await worker.skipWaiting()
  }
  event.waitUntil(prepare())
})

worker.addEventListener('activate', (event) => {
  const deleteOldCaches = async () => {
    for (const name of await caches.keys())
      if (
        name.startsWith(CACHE_PREFIX) &&
        ![OFFLINE_CACHE, PAGES, ASSETS_CACHE, PICTURES_CACHE].includes(name)
      )
        await caches.delete(name)
    // The browser asks for the page while the service worker is still starting.
    await worker.registration.navigationPreload?.enable()
    await worker.clients.claim()
  }
  event.waitUntil(deleteOldCaches())
})

registerRoute(
  matchesPage,
  new NetworkFirst({
    cacheName: PAGES,
    networkTimeoutSeconds: 3,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        // One page whatever the query: pages are files, and links may carry a context.
        cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ''),
        // Prices may have changed since: a kept page says so.
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse && addCopyNote(cachedResponse),
        cacheWillUpdate: async ({ response }) =>
          response.status === 200 &&
          !response.redirected &&
          response.headers.get('content-type')?.startsWith('text/html')
            ? response
            : null,
        cacheDidUpdate: async ({ newResponse, event }) =>
          cacheFiles(filesOf(await newResponse.clone().text()), event),
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
    // A picture of another host that is fetched without CORS counts as some megabytes against what the browser lets a site keep.
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
