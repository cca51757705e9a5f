import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { killSwitch } from '#ssg/outputs/offline-files.ts'
import {
  cachedPaths,
  cachePages,
  contactFiles,
  openAndCache,
  test,
  waitForNextWorker,
  waitUntilCached,
} from './cached-pages.ts'
import { allow, expect, waitForFrames } from './fixtures.ts'
import { copyOfBuild, type Host, nextDeploy, nextNameOf } from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn } from './leads.ts'
import {
  followLink,
  headerLink,
  isSameDocument,
  markDocument,
} from './page-actions.ts'

// What a visitor without a connection sees is tested in tests/e2e/offline.spec.ts.

test.describe('the service worker caches', () => {
  test('the files of an opened page, but not those of React if the page has no island', async ({
    page,
    host,
  }) => {
    await openAndCache(page, '/about')
    // Once this picture is cached, the other files have been requested too.
    await expect
      .poll(() => cachedPaths(page, 'assets'))
      .toContain('/images/portrait.svg')
    expect(
      host.requests.filter((path) => /\/assets\/(react|kit)-/.test(path)),
    ).toEqual([])
  })

  test('the font of the rupee sign, even if the opened page shows no price', async ({
    page,
  }) => {
    await openAndCache(page, '/about')
    const symbolFont = /-inr-.*woff2$/
    await expect
      .poll(() => cachedPaths(page, 'assets'))
      .toContainEqual(expect.stringMatching(symbolFont))
  })

  test('the pages that were opened, but no page that was only prefetched', async ({
    page,
    host,
  }) => {
    await openAndCache(page, '/about?utm_source=mail')
    await headerLink(page, 'Testimonials').hover()
    const prefetched = ['/services', '/contact', '/testimonials']
    await expect
      .poll(() => host.requests)
      .toEqual(expect.arrayContaining(prefetched))
    await followLink(page, 'Contact')
    await waitUntilCached(page, contactFiles)
    expect((await cachedPaths(page)).sort()).toEqual(['/about', '/contact'])
  })
})

test.describe('the service worker keeps at most', () => {
  const copyPaths = Array.from({ length: 62 }, (_, index) => `/copy-${index}`)

  test('60 pages, and deletes the oldest first', async ({ page, host }) => {
    await host.deploy(
      copyOfBuild((folder) => {
        for (const path of copyPaths)
          cpSync(join(folder, 'about.html'), join(folder, `${path}.html`))
      }),
    )
    await openAndCache(page, '/about')
    // The first two are cached one by one, so that they are the oldest for certain.
    for (const group of [
      copyPaths.slice(0, 1),
      copyPaths.slice(1, 2),
      copyPaths.slice(2),
    ])
      await cachePages(page, group)
    await expect
      .poll(async () => (await cachedPaths(page)).sort())
      .toEqual(copyPaths.slice(2).sort())
  })

  test('300 files', async ({ page }) => {
    await openAndCache(page, '/about')
    await page.evaluate(async () => {
      const script =
        document.querySelector<HTMLScriptElement>('script[src]')?.src
      await Promise.all(
        Array.from({ length: 305 }, (_, file) => fetch(`${script}?${file}`)),
      )
    })
    await expect
      .poll(async () => (await cachedPaths(page, 'assets')).length)
      .toBe(300)
  })
})

test('the service worker caches neither the review page of a preview nor a not-found page', async ({
  page,
  host,
}) => {
  allow(page, '404')
  await host.deploy(
    copyOfBuild((folder) => {
      cpSync(join(folder, 'about.html'), join(folder, '__review.html'))
      cpSync(join(folder, '404.html'), join(folder, 'not-found-with-200.html'))
    }),
  )
  await openAndCache(page, '/about')
  await page.evaluate(() =>
    fetch('/__review', { headers: { accept: 'text/html' } }),
  )
  for (const path of ['/__review', '/not-found-with-200', '/skills'])
    await page.goto(path)
  await expect
    .poll(async () => (await cachedPaths(page)).sort())
    .toEqual(['/about', '/skills'])
})

test.describe('with a service worker', () => {
  const picture = '/images/portrait.svg'
  const script = `/assets/${contactFiles.find((file) => file.startsWith('app-'))}`
  const statusOf = (page: Page, path: string) =>
    page.evaluate(async (path) => (await fetch(path)).status, path)
  const isShown = (page: Page) =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      return image.decode().then(
        () => true,
        () => false,
      )
    }, picture)

  test('a script of the build comes from the cache', async ({ page, host }) => {
    await openAndCache(page, '/about')
    await expect.poll(() => cachedPaths(page, 'assets')).toContain(script)
    host.faults.set(script, '404')
    expect(await statusOf(page, script)).toBe(200)
  })

  test('a file is not cached if a captive portal responds with a login page', async ({
    page,
    host,
  }) => {
    host.answers.set('/assets/portal.js', { status: 200 })
    await openAndCache(page, '/about')
    expect(await statusOf(page, '/assets/portal.js')).toBe(200)
    host.faults.set('/assets/portal.js', '404')
    expect(await statusOf(page, '/assets/portal.js')).toBe(404)
  })

  test('a picture comes from the host, or without a connection from the cache', async ({
    page,
    host,
  }) => {
    host.answers.set(picture, { headers: { 'cache-control': 'no-store' } })
    await openAndCache(page, '/about')
    await expect.poll(() => cachedPaths(page, 'assets')).toContain(picture)
    host.faults.set(picture, '404')
    await page.reload()
    expect(await isShown(page)).toBe(false)
    await host.stop()
    await page.goto('/about')
    expect(await isShown(page)).toBe(true)
  })
})

/** Opens a page, follows a link after a new deploy, and waits until the new worker is installed. */
async function openAcrossDeploy(page: Page, host: Host) {
  await openAndCache(page, '/about')
  await host.deploy(nextDeploy())
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  // The old service worker caches what the new page and its form need.
  await waitUntilCached(page, contactFiles.map(nextNameOf))
  await waitForNextWorker(page)
}

test('a page of a new deploy is shown at once, and cached pages of the old deploy stay', async ({
  page,
  host,
}) => {
  await openAcrossDeploy(page, host)
  await host.stop()
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About/)
})

test('without a connection, a cached page of a new deploy loads scripts of that deploy', async ({
  page,
  host,
}) => {
  await openAcrossDeploy(page, host)
  await host.stop()
  await page.goto('/about')
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  await hydrate(page, contact.island)
  const loadedPaths = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname),
  )
  expect(
    loadedPaths.filter((path) => /^\/assets\/.*(?<!-next)\.js$/.test(path)),
  ).toEqual([])
})

test('a new service worker does not take over until the open page is closed', async ({
  page,
  host,
}) => {
  await openAndCache(page, '/contact')
  await hydrate(page, contact.island)
  const { message } = formOn(page, contact)
  await message.fill('A long message that nobody wants to write twice')
  await host.deploy(nextDeploy())
  await markDocument(page)
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.title = 'Taken over'
    }),
  )
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).update(),
  )
  await waitForNextWorker(page)
  await waitForFrames(page)
  await expect(message).toHaveValue(
    'A long message that nobody wants to write twice',
  )
  await expect(page).toHaveTitle(/^Contact/)
  expect(await isSameDocument(page)).toBe(true)

  await page.evaluate(() => caches.open('of-another-app'))
  const context = page.context()
  await page.close()
  const cacheNames = () =>
    context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(() => caches.keys())
  const next = expect.stringMatching(/^site-offline-.*next$/)
  const expectedCaches = ['of-another-app', 'site-assets', next, 'site-pages']
  await expect(async () =>
    expect((await cacheNames())?.sort()).toEqual(expectedCaches),
  ).toPass()
})

const isControlled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)

test('a first service worker does not take over a page opened by a link of the site', async ({
  page,
  host,
}) => {
  await page.goto('/about', { referer: `${host.url}/contact` })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => cachedPaths(page)).toContain('/about')
  expect(await isControlled(page)).toBe(false)
  await page.reload()
  expect(await isControlled(page)).toBe(true)
})

test('a service worker removes itself and its caches if a deploy switches it off', async ({
  page,
  host,
}) => {
  await openAndCache(page, '/about')
  await page.evaluate(() => caches.open('of-another-app'))
  await host.deploy(
    copyOfBuild((folder) => writeFileSync(join(folder, 'sw.js'), killSwitch)),
  )
  // Opens a document that requests nothing. After a request, the new service worker would take over
  // only once Chromium stops the idle old one: after 30 s, or never while DevTools is attached.
  await page.goto('/robots.txt')
  await page.evaluate(async () =>
    (await navigator.serviceWorker.ready).update(),
  )
  const workers = () =>
    page.evaluate(
      async () => (await navigator.serviceWorker.getRegistrations()).length,
    )
  await expect.poll(workers).toBe(0)
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual(['of-another-app'])
  await page.goto('/services')
  await expect(page).toHaveTitle(/Services/)
  expect(await isControlled(page)).toBe(false)
})
