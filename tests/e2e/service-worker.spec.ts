import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { killSwitch } from '#ssg/outputs/offline-files.ts'
import { allow, expect, frames } from './fixtures.ts'
import { copyOfBuild, type Host, inNextDeploy, nextDeploy } from './host.ts'
import { hydrate } from './hydration.ts'
import {
  cached,
  contactFiles,
  keepPages,
  nextWorkerWaits,
  openKept,
  pageCached,
  test,
} from './kept-pages.ts'
import { contact, formOn } from './leads.ts'
import {
  followLink,
  headerLink,
  isSameDocument,
  markDocument,
} from './page-actions.ts'

// What a visitor without a connection gets of it: tests/e2e/offline.spec.ts.

test.describe('what the worker keeps', () => {
  test('are the files of the page that was opened, and none of React without islands', async ({
    page,
    host,
  }) => {
    await openKept(page, '/about')
    // Requested together with the page's other files.
    await expect
      .poll(() => cached(page, 'assets'))
      .toContain('/images/portrait.svg')
    expect(
      host.asked.filter((path) => /\/assets\/(react|kit)-/.test(path)),
    ).toEqual([])
  })

  test('are the fonts of signs that only other pages show', async ({
    page,
    host,
  }) => {
    await openKept(page, '/about')
    await expect
      .poll(() => host.asked.some((path) => /-inr-.*woff2$/.test(path)))
      .toBe(true)
  })

  test('are the pages that were opened, none that was only fetched ahead', async ({
    page,
    host,
  }) => {
    await openKept(page, '/about?utm_source=mail')
    await headerLink(page, 'Testimonials').hover()
    const ahead = ['/services', '/contact', '/testimonials']
    await expect.poll(() => host.asked).toEqual(expect.arrayContaining(ahead))
    await followLink(page, 'Contact')
    await pageCached(page, contactFiles)
    expect((await cached(page)).sort()).toEqual(['/about', '/contact'])
  })
})

test.describe('the worker keeps at most', () => {
  const many = Array.from({ length: 62 }, (_, index) => `/copy-${index}`)

  test('60 pages, of which the oldest goes first', async ({ page, host }) => {
    await host.deploy(
      copyOfBuild((folder) => {
        for (const path of many)
          cpSync(join(folder, 'about.html'), join(folder, `${path}.html`))
      }),
    )
    await openKept(page, '/about')
    // The oldest come alone.
    for (const some of [many.slice(0, 1), many.slice(1, 2), many.slice(2)])
      await keepPages(page, some)
    await expect
      .poll(async () => (await cached(page)).sort())
      .toEqual(many.slice(2).sort())
  })

  test('300 files', async ({ page }) => {
    await openKept(page, '/about')
    await page.evaluate(async () => {
      const script =
        document.querySelector<HTMLScriptElement>('script[src]')?.src
      await Promise.all(
        Array.from({ length: 305 }, (_, file) => fetch(`${script}?${file}`)),
      )
    })
    await expect
      .poll(async () => (await cached(page, 'assets')).length)
      .toBe(300)
  })
})

test('the worker keeps no tool of a preview and no page that is missing', async ({
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
  await openKept(page, '/about')
  await page.evaluate(() =>
    fetch('/__review', { headers: { accept: 'text/html' } }),
  )
  for (const path of ['/__review', '/not-found-with-200', '/skills'])
    await page.goto(path)
  await expect
    .poll(async () => (await cached(page)).sort())
    .toEqual(['/about', '/skills'])
})

test.describe('a file', () => {
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

  test('of the build comes from its copy', async ({ page, host }) => {
    await openKept(page, '/about')
    await expect.poll(() => cached(page, 'assets')).toContain(script)
    host.faults.set(script, '404')
    expect(await statusOf(page, script)).toBe(200)
  })

  test('that a captive portal answered for is not kept', async ({
    page,
    host,
  }) => {
    host.answers.set('/assets/portal.js', { status: 200 })
    await openKept(page, '/about')
    expect(await statusOf(page, '/assets/portal.js')).toBe(200)
    host.faults.set('/assets/portal.js', '404')
    expect(await statusOf(page, '/assets/portal.js')).toBe(404)
  })

  test('with a picture comes from its host, and without a connection from its copy', async ({
    page,
    host,
  }) => {
    host.answers.set(picture, { headers: { 'cache-control': 'no-store' } })
    await openKept(page, '/about')
    await expect.poll(() => cached(page, 'assets')).toContain(picture)
    host.faults.set(picture, '404')
    await page.reload()
    expect(await isShown(page)).toBe(false)
    await host.goAway()
    await page.goto('/about')
    expect(await isShown(page)).toBe(true)
  })
})

/** Opens a page, and the next one by its link after a new deploy, whose worker waits. */
async function openAcrossDeploy(page: Page, host: Host) {
  await openKept(page, '/about')
  await host.deploy(nextDeploy())
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  // The previous service worker keeps what the new page and its form need.
  await pageCached(page, contactFiles.map(inNextDeploy))
  await nextWorkerWaits(page)
}

test('a new deploy is shown at once, and the page before stays as it was kept', async ({
  page,
  host,
}) => {
  await openAcrossDeploy(page, host)
  await host.goAway()
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About/)
})

test('without a connection a page of a new deploy loads the scripts of its build', async ({
  page,
  host,
}) => {
  await openAcrossDeploy(page, host)
  await host.goAway()
  await page.goto('/about')
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  await hydrate(page, contact.island)
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname),
  )
  expect(
    asked.filter((path) => /^\/assets\/.*(?<!-next)\.js$/.test(path)),
  ).toEqual([])
})

test('Back to a page that a new deploy has changed loads the new one', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await followLink(page, 'Contact')
  // A reload forgets the pages before, so that Back fetches one.
  await page.reload()
  await host.deploy(nextDeploy())
  await page.goBack()
  await expect(page).toHaveTitle(/^New: About/)
})

test('a new worker leaves an open page alone until it is closed', async ({
  page,
  host,
}) => {
  await openKept(page, '/contact')
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
  await nextWorkerWaits(page)
  await frames(page)
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
  const kept = ['of-another-app', 'site-assets', next, 'site-pages']
  await expect(async () =>
    expect((await cacheNames())?.sort()).toEqual(kept),
  ).toPass()
})

const isServed = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller !== null)

test('the first worker serves from the next load on after another page of the site', async ({
  page,
  host,
}) => {
  await page.goto('/about', { referer: `${host.url}/contact` })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => cached(page)).toContain('/about')
  expect(await isServed(page)).toBe(false)
  await page.reload()
  expect(await isServed(page)).toBe(true)
})

test('a worker that is switched off removes itself with all that it kept', async ({
  page,
  host,
}) => {
  await openKept(page, '/about')
  await page.evaluate(() => caches.open('of-another-app'))
  await host.deploy(
    copyOfBuild((folder) => writeFileSync(join(folder, 'sw.js'), killSwitch)),
  )
  // A document that requests nothing: a request at this moment postpones the takeover by the 30 s
  // after which Chromium stops an idle service worker, or without end while DevTools is attached.
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
  expect(await isServed(page)).toBe(false)
})
