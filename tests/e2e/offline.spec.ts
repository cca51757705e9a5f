import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Worker } from 'playwright/test'
import { site } from '../../data/site.ts'
import { killSwitch } from '../../ssg/outputs/offline-files.ts'
import { scripts } from './built-scripts.ts'
import { expect, frames, ownClock } from './fixtures.ts'
import { copyOfBuild, type Host, hostTest, inNextDeploy, nextDeploy } from './host.ts'
import { hydrate } from './hydration.ts'
import { eventNames } from './leads.ts'
import { followLink, headerLink } from './page-actions.ts'

const test = hostTest
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ allowed }) => {
  // The service worker's requests for pictures bypass the fixture; offline, all of them fail.
  allowed.push('Failed to load resource', 'net::ERR', 'Image failed to load')
})

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** Paths of one kind that the service worker has cached. */
const cached = (page: Page, kind: 'pages' | 'assets' | 'pictures') =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    `site-${kind}`,
  )
const cachedPages = (page: Page) => cached(page, 'pages')

/** Waits until the page has a service worker that has cached it. */
async function pageCached(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
  })
  await expect.poll(() => cachedPages(page)).toContain(new URL(page.url()).pathname)
}
/** Waits until a page and these scripts are cached. */
async function pageCachedWith(page: Page, files: readonly string[]) {
  await pageCached(page)
  await expect
    .poll(async () => {
      const names = new Set(await cached(page, 'assets'))
      return files.filter((file) => !names.has(`/assets/${file}`))
    })
    .toEqual([])
}
/** Waits until the service worker of a new deploy is installed; it serves no page yet. */
const nextWorkerWaits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return registration?.installing === null && registration.waiting?.state
      }),
    )
    .toBe('installed')
/** Every script that a page may load on a phone, its form included. */
const filesOf = (path: string) =>
  scripts.filter(({ pages }) => pages.includes(path)).map(({ file }) => file)
const contactFiles = filesOf('/contact')

/** Scripts that a page requests by itself, the last of them a second after load. */
async function scriptsAskedBy(page: Page) {
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
    )
  await expect
    .poll(async () => (await asked()).filter((path) => path.includes('/deferred-')))
    .not.toEqual([])
  return asked()
}

test('a page without islands caches no React; a form opened later works offline', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  // Requested together with the page's other files.
  await expect.poll(() => cached(page, 'pictures')).toContain('/images/about.svg')
  expect(host.asked.filter((path) => /\/assets\/(react|kit)-/.test(path))).toEqual([])
  await followLink(page, 'Contact')
  await pageCachedWith(page, contactFiles)
  await host.goAway()
  await page.reload()
  await page.locator('form#contact').scrollIntoViewIfNeeded()
  await hydrate(page, 'ContactForm')
  // A link with a query leads to the same page.
  await page.goto('/contact?from=mail')
  await expect(page).toHaveTitle(/Contact/)
})

test('an unopened page without a connection shows ways to write, an opened one itself', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  // A prefetched page is cached once it is opened: prefetched by a link of the head, or by fetch.
  await headerLink(page, 'Testimonials').hover()
  const ahead = ['/services', '/contact', '/testimonials']
  await expect.poll(() => host.asked).toEqual(expect.arrayContaining(ahead))
  await followLink(page, 'Services')
  await pageCached(page)
  expect((await cachedPages(page)).sort()).toEqual(['/about', '/services'])
  await host.goAway()
  await page.goto('/skills')
  await expect(heading(page, 'This page needs a connection')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: site.phone })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${site.chatNumber}`),
  )
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.email}`),
  )
  await followLink(page, 'About')
  await expect(page).toHaveTitle(/About/)

  // The same after a soft navigation.
  await headerLink(page, 'Projects').click()
  await expect(heading(page, 'This page needs a connection')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(/About/)

  // With a connection again the page loads.
  await page.goto('/skills')
  await host.deploy('dist')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(/Skills/)
})

test('a visitor without a connection sees the photographs of earlier visits', async ({
  page,
  host,
}) => {
  let online = true
  await page.context().route('https://images.unsplash.com/**', (route) =>
    online
      ? route.fulfill({
          contentType: 'image/svg+xml',
          headers: { 'access-control-allow-origin': '*' },
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360"/>',
        })
      : route.abort(),
  )
  const photo = page.locator('main img[src^="https://images.unsplash.com"]').first()
  const shown = () =>
    photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await page.goto('/projects')
  await pageCached(page)
  // The service worker did not control the first visit.
  await page.reload()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(shown).toBe(true)
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await (await caches.open('site-pictures')).keys()).filter(({ url }) =>
            url.includes('unsplash'),
          ).length,
      ),
    )
    .toBeGreaterThan(0)
  online = false
  await host.goAway()
  await page.reload()
  await photo.scrollIntoViewIfNeeded()
  await expect.poll(shown).toBe(true)
})

test('sixty pictures are cached, and the least recently seen go first', async ({ page }) => {
  await page.context().route('https://images.unsplash.com/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      headers: { 'access-control-allow-origin': '*', vary: 'Accept' },
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  await page.goto('/legal/privacy-policy')
  await pageCached(page)
  const see = (first: number, last: number) =>
    page.evaluate(
      async ([first, last]) => {
        for (let number = first; number <= last; number++) {
          const image = new Image()
          image.src = `https://images.unsplash.com/limit-${number}`
          await image.decode().catch(() => undefined)
        }
      },
      [first, last] as const,
    )
  const seen = async () =>
    (await cached(page, 'pictures')).filter((path) => path.startsWith('/limit-'))
  await see(1, 5)
  await expect.poll(seen).toHaveLength(5)
  await see(6, 64)
  await expect
    .poll(seen)
    .toEqual(
      expect.arrayContaining(['/limit-60', '/limit-61', '/limit-62', '/limit-63', '/limit-64']),
    )
  await expect.poll(async () => (await seen()).length).toBeLessThanOrEqual(60)
  await expect.poll(seen).not.toContain('/limit-1')
  expect(await seen()).toContain('/limit-60')
})

test('three hundred files are cached, and the oldest go first', async ({ page }) => {
  await page.goto('/contact')
  await pageCachedWith(page, contactFiles)
  const form = contactFiles.find((file) => file.startsWith('ContactForm.island-'))
  await page.evaluate(
    async (file) => {
      for (let number = 1; number <= 300; number++) await fetch(`/assets/${file}?${number}`)
    },
    contactFiles.find((file) => file.startsWith('app-')),
  )
  await expect.poll(async () => (await cached(page, 'assets')).length).toBeLessThanOrEqual(300)
  await expect.poll(() => cached(page, 'assets')).not.toContain(`/assets/${form}`)
})

test('the cached page replaces a slow network after three seconds', async ({ page, host }) => {
  await page.goto('/skills')
  await pageCached(page)
  host.delay = 25_000
  const started = Date.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page, /./)).toBeVisible({ timeout: 20_000 })
  expect(Date.now() - started).toBeGreaterThan(2900)
  // Prices may have changed, so the page shows its date.
  const visitorsDay = new Date().toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata', // the default of playwright.config.ts
  })
  await expect(page.locator('main').getByRole('note').first()).toContainText(
    `A copy of this page from ${visitorsDay}`,
  )
  host.delay = 0
})

for (const [damage, answer] of [
  ['throws', () => Promise.reject(new Error('The cache is damaged'))],
  ['hangs', () => new Promise<never>(() => {})],
] as const)
  test(`a cache that ${damage} fails no page and no file that the host has`, async ({ page }) => {
    await page.goto('/contact')
    await pageCachedWith(page, contactFiles)
    const worker = page.context().serviceWorkers()[0] as Worker
    await worker.evaluate(`caches.match = caches.open = ${answer}`)
    await page.reload()
    await expect(heading(page, /./)).toBeVisible()
    await page.locator('form#contact').scrollIntoViewIfNeeded()
    await hydrate(page, 'ContactForm')
  })

test('what a captive portal answers is shown, but takes the place of nothing that is kept', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  host.status = 200
  await page.reload()
  await expect(page.getByText('The host is failing')).toBeVisible()
  await page
    .context()
    .route('**/assets/portal.js', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.evaluate(() => fetch('/assets/portal.js'))
  await host.goAway()
  await page.reload()
  await expect(page).toHaveTitle(/^About/)
  expect(await cached(page, 'assets')).not.toContain('/assets/portal.js')
})

test('the review and the editor of a preview always come from the host', async ({ page, host }) => {
  await page.goto('/about')
  await pageCached(page)
  // Files that are requested later are kept later.
  for (const path of ['/__review', '/skills'])
    await page.evaluate((path) => fetch(path, { headers: { accept: 'text/html' } }), path)
  expect(host.asked).toContain('/__review')
  await expect.poll(() => cachedPages(page)).toEqual(['/about', '/skills'])
})

test('a new deploy is shown at the next navigation and never mixed with the previous one', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  await headerLink(page, 'Skills').click()
  await expect(page).toHaveTitle(/^Skills/)
  await pageCached(page)

  const next = nextDeploy()
  await host.deploy(next)
  await headerLink(page, 'Testimonials').click()
  await expect(page).toHaveTitle(/^New: /)
  await expect(page).toHaveURL('/testimonials')
  const shell = scripts.filter(({ name }) => name === 'app' || name === 'deferred')
  await pageCachedWith(
    page,
    shell.map(({ file }) => inNextDeploy(file)),
  )
  await nextWorkerWaits(page)
  expect((await scriptsAskedBy(page)).filter((path) => !path.endsWith('-next.js'))).toEqual([])

  // Without a connection each page still loads the scripts that it was built with.
  await host.goAway()
  await page.goto('/skills')
  await expect(page).toHaveTitle(/^Skills/)
  await headerLink(page, 'Testimonials').click()
  await expect(page).toHaveTitle(/^New: /)
  expect((await scriptsAskedBy(page)).filter((path) => !path.endsWith('-next.js'))).toEqual([])
})

test('a new service worker leaves an open page alone and takes over once it is closed', async ({
  page,
  host,
}) => {
  await page.goto('/contact')
  await pageCached(page)
  await page.locator('form#contact').scrollIntoViewIfNeeded()
  await hydrate(page, 'ContactForm')
  await page.getByLabel('Message').fill('A long message that nobody wants to write twice')
  await host.deploy(nextDeploy())
  let loads = 0
  page.on('framenavigated', () => loads++)
  await page.evaluate(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      document.title = 'Taken over'
    })
  })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await nextWorkerWaits(page)
  await frames(page)
  await expect(page.getByLabel('Message')).toHaveValue(
    'A long message that nobody wants to write twice',
  )
  await expect(page).toHaveTitle(/^Contact/)
  expect(loads).toBe(0)

  const context = page.context()
  await page.close()
  const isReplaced = async () => {
    const offlineCaches = await context
      .serviceWorkers()
      .at(-1)
      ?.evaluate(async () =>
        (await caches.keys()).filter((name) => name.startsWith('site-offline-')),
      )
    expect(offlineCaches).toEqual([expect.stringMatching(/next$/)])
  }
  await expect(isReplaced).toPass()
})

test('the first service worker leaves a page that follows another to its next load', async ({
  page,
  host,
}) => {
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto('/about', { referer: `${host.url}/contact` })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => cachedPages(page)).toContain('/about')
  expect(await isServed()).toBe(false)
  await page.reload()
  expect(await isServed()).toBe(true)
})

test('forms opened before the new service worker takes over work without a connection', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  await host.deploy(nextDeploy())
  // One before it is installed, one while it waits.
  await page.goto('/contact')
  await nextWorkerWaits(page)
  await pageCachedWith(page, filesOf('/contact').map(inNextDeploy))
  await page.goto('/consultation')
  await pageCachedWith(page, filesOf('/consultation').map(inNextDeploy))
  await host.goAway()
  await page.reload()
  await expect(page).toHaveTitle(/^New: /)
  await page.locator('form#consultation').scrollIntoViewIfNeeded()
  await hydrate(page, 'ConsultationForm')
})

test('the kill switch removes the service worker and its caches, and the site works on', async ({
  page,
  host,
}) => {
  await page.goto('/about')
  await pageCached(page)
  const off = copyOfBuild((folder) => writeFileSync(join(folder, 'sw.js'), killSwitch))
  await host.deploy(off)
  // A document that requests nothing: a request at this moment postpones the takeover by the 30 s
  // after which Chromium stops an idle service worker, or without end while DevTools is attached.
  await page.goto('/robots.txt')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0)
  await page.goto('/services')
  await expect(page).toHaveTitle(/Services/)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test('a service worker that cannot be registered is only logged', async ({
  page,
  host,
  allowed,
}) => {
  const without = copyOfBuild((folder) => rmSync(join(folder, 'sw.js')))
  await host.deploy(without)
  allowed.push('A bad HTTP response code (404)')
  const noted = page.waitForEvent('console', (message) =>
    message.text().startsWith('The service worker could not be registered'),
  )
  await page.goto('/about')
  expect((await noted).type()).toBe('info')
  await headerLink(page, 'Skills').click()
  await expect(page).toHaveTitle(/Skills/)
})

test.describe('prefetching', () => {
  test.use({ serviceWorkers: 'block' })
  const routes = ['/services', '/projects', '/contact', '/consultation', '/service-request']
  const links = (page: Page) =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const times = (host: Host, path: string) => host.asked.filter((url) => url === path).length

  test('the five routes are prefetched once, two seconds after load', async ({ browser, host }) => {
    // A new context, since routes switch the HTTP cache off.
    const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
    await page.addInitScript(() => {
      new MutationObserver((changes, observer) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
        if (!added.some((node) => node instanceof HTMLLinkElement && node.rel === 'prefetch'))
          return
        observer.disconnect()
        performance.mark('first-prefetch')
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(`${host.url}/about`)
    await expect.poll(() => links(page)).toEqual(routes)
    const afterLoad = await page.evaluate(() => {
      const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return (
        (performance.getEntriesByName('first-prefetch')[0]?.startTime ?? 0) -
        (load?.loadEventStart ?? Number.POSITIVE_INFINITY)
      )
    })
    expect(afterLoad).toBeGreaterThanOrEqual(1990) // timers may be early by some milliseconds
    await expect.poll(() => routes.filter((path) => times(host, path) === 1)).toEqual(routes)
    // Neither the interest nor the click sends another request.
    await headerLink(page, 'Services').click()
    await expect(page).toHaveTitle(/^Services/)
    await frames(page)
    expect(routes.filter((path) => times(host, path) === 1)).toEqual(routes)
    await page.context().close()
  })

  test('the five routes are prefetched by fetch where the browser refuses prefetch links', async ({
    page,
    host,
  }) => {
    // Firefox does so under `default-src 'none'`.
    await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement, 'supports'))
    await page.goto('/about')
    await expect.poll(() => routes.filter((path) => times(host, path) === 1)).toEqual(routes)
    expect(await links(page)).toEqual([])
    await headerLink(page, 'Services').click()
    await expect(page).toHaveTitle(/^Services/)
    expect(times(host, '/services')).toBe(1)
  })

  for (const [who, prepare] of [
    [
      'for a browser that could not use it',
      () =>
        Reflect.deleteProperty(HTMLScriptElement, 'supports') &&
        Reflect.deleteProperty(window, 'navigation'),
    ],
    [
      'for a visitor who saves data',
      () =>
        Object.defineProperty(Navigator.prototype, 'connection', {
          get: () => ({ saveData: true, effectiveType: '4g' }),
        }),
    ],
  ] as const)
    test(`nothing is prefetched ${who}`, async ({ page, host }) => {
      await page.addInitScript<unknown>(prepare)
      const time = await ownClock(page)
      await page.goto('/about')
      await time.pass(5000)
      await expect.poll(() => eventNames(page)).toContain('performance_timing')
      await headerLink(page, 'Testimonials').hover()
      await time.pass(5000)
      expect(await links(page)).toEqual([])
      expect([...routes, '/testimonials'].filter((path) => times(host, path) > 0)).toEqual([])
    })

  // The benchmark measures the time in milliseconds.
  test('a link prefetches its page, which is shown within two frames without the host', async ({
    page,
    host,
  }) => {
    await page.goto('/about')
    await expect.poll(() => links(page)).toHaveLength(routes.length)
    for (const [name, interest] of [
      ['Testimonials', 'hover'],
      ['Skills', 'focus'],
    ] as const) {
      const path = `/${name.toLowerCase()}`
      const arrives = page.waitForResponse((response) => response.url().endsWith(path))
      await headerLink(page, name)[interest]()
      await (await arrives).finished()
      host.delay = 25_000
      const frames = await headerLink(page, name).evaluate(
        (element) =>
          new Promise<number>((done) => {
            const { title } = document
            let frames = 0
            const look = () => {
              if (document.title !== title || frames > 600) return done(frames)
              frames++
              requestAnimationFrame(look)
            }
            ;(element as HTMLElement).click()
            look()
          }),
      )
      expect(frames, name).toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(path)
      host.delay = 0
      expect(times(host, path)).toBe(1)
    }
  })
})
