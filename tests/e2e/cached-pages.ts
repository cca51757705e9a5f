import { expect, type Page } from 'playwright/test'
import { scripts } from './built-scripts.ts'
import { speedUpTimers } from './fast-timers.ts'
import { allow } from './fixtures.ts'
import { hostTest } from './host.ts'
import { openAndStart } from './page-actions.ts'

/** A test with its own host, and with a service worker that caches pages. */
export const test = hostTest.extend({
  serviceWorkers: 'allow',
  page: async ({ page, context }, use) => {
    // The service worker's requests for pictures bypass the routes of fixtures.ts, and without a
    // connection all of its requests fail.
    allow(page, 'Failed to load resource', 'net::ERR', 'Image failed to load')
    // Pages register the worker 0.4 s after their load instead of 2 s. The timers of the worker
    // itself keep their speed.
    await speedUpTimers(context, 5)
    await use(page)
  },
})

/** The heading of the offline page, which replaces a page that is not in the cache. */
export const offlineHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs a connection' })
/** Paths of all pages, or of all files, that the service worker has cached. */
export const cachedPaths = (page: Page, kind: 'pages' | 'assets' = 'pages') =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(
        ({ url }) => new URL(url).pathname,
      ),
    `site-${kind}`,
  )

/** Waits until a service worker controls the page and has cached the page and the `files`. */
export async function waitUntilCached(
  page: Page,
  files: readonly string[] = [],
) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => cachedPaths(page))
    .toContain(new URL(page.url()).pathname)
  const paths = files.map((file) => `/assets/${file}`)
  await expect
    .poll(() => cachedPaths(page, 'assets'))
    .toEqual(expect.arrayContaining(paths))
}
/** Opens a page and waits until the service worker has cached it. */
export async function openAndCache(page: Page, path: string) {
  await openAndStart(page, path)
  await waitUntilCached(page)
}
/** Waits until the service worker of a new deploy is installed; it serves no page yet. */
export const waitForNextWorker = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return (
      registration?.installing === null &&
      registration.waiting?.state === 'installed'
    )
  })
/** Every script that the contact page may load, including those of its form. */
export const contactFiles = scripts
  .filter(({ pages }) => pages.includes('/contact'))
  .map(({ file }) => file)

/** Makes the service worker cache the pages at `paths`, and waits until they are cached. */
export async function cachePages(page: Page, paths: readonly string[]) {
  await page.evaluate(
    (keep) => navigator.serviceWorker.controller?.postMessage({ keep }),
    paths.map((path) => new URL(path, page.url()).href),
  )
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining([...paths]))
}
