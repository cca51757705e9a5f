import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'
import { scripts } from './built-scripts.ts'
import { allow, expect, frames } from './fixtures.ts'
import { copyOfBuild, type Host, hostTest, inNextDeploy, nextDeploy, sorry } from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, formWords } from './leads.ts'
import { followLink, headerLink, isSameDocument, markDocument } from './page-actions.ts'

const site = readContent('data/site.yaml')

const test = hostTest
test.use({ serviceWorkers: 'allow' })
test.beforeEach(({ page }) => {
  // The service worker's requests for pictures bypass the fixture; offline, all of them fail.
  allow(page, 'Failed to load resource', 'net::ERR', 'Image failed to load')
})

const noConnection = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs a connection' })
/** Paths of one kind that the service worker has cached. */
const cached = (page: Page, kind: 'pages' | 'assets') =>
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
/** Opens a page that the service worker then keeps and serves. */
async function openKept(page: Page, path: string) {
  await page.goto(path)
  await pageCached(page)
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
/** Every script that the contact page may load on a phone, its form included. */
const contactFiles = scripts
  .filter(({ pages }) => pages.includes('/contact'))
  .map(({ file }) => file)

test('a page without islands keeps no React; a later form works offline', async ({
  page,
  host,
}) => {
  await openKept(page, '/about')
  // Requested together with the page's other files.
  await expect.poll(() => cached(page, 'assets')).toContain('/images/portrait.svg')
  expect(host.asked.filter((path) => /\/assets\/(react|kit)-/.test(path))).toEqual([])
  await followLink(page, 'Contact')
  await pageCachedWith(page, contactFiles)
  await host.goAway()
  await page.reload()
  await formOn(page, contact).form.scrollIntoViewIfNeeded()
  await hydrate(page, contact.island)
  // The copies of the worker are no connection, by which a message could leave.
  await page.context().setOffline(true)
  const { button, fill } = formOn(page, contact)
  await fill()
  await button.click()
  await expect(page.getByRole('group', { name: formWords.fallback.offline.title })).toBeFocused()
  await page.context().setOffline(false)
  // A link with a query leads to the same page.
  await page.goto('/contact?from=mail')
  await expect(page).toHaveTitle(/Contact/)
})

test('offline an unopened page shows ways to write, an opened one itself', async ({
  page,
  host,
}) => {
  await openKept(page, '/about?utm_source=mail')
  // A prefetched page is cached once it is opened: prefetched by a link of the head, or by fetch.
  await headerLink(page, 'Testimonials').hover()
  const ahead = ['/services', '/contact', '/testimonials', expect.stringMatching(/-inr-.*woff2$/)]
  await expect.poll(() => host.asked).toEqual(expect.arrayContaining(ahead))
  await followLink(page, 'Services')
  await pageCached(page)
  expect((await cachedPages(page)).sort()).toEqual(['/about', '/services'])
  await host.goAway()
  await page.goto('/skills')
  await expect(noConnection(page)).toBeVisible()
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
})

/** Lets the worker keep these pages. */
async function keepPages(page: Page, paths: readonly string[]) {
  await page.evaluate(
    (keep) => navigator.serviceWorker.controller?.postMessage({ keep }),
    paths.map((path) => new URL(path, page.url()).href),
  )
  await expect.poll(() => cachedPages(page)).toEqual(expect.arrayContaining([...paths]))
}
const copyNote = (page: Page) => page.locator('main').getByRole('note').first()
/** The day in the visitor's zone, the default of playwright.config.ts, as a kept page names it. */
const visitorsDay = () =>
  new Date().toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

test('each answer of the host shows, keeps and deletes what it should', async ({ page, host }) => {
  type Row = [string, object, shown: 'answer' | 'copy' | 'page', isKept: boolean]
  const rows: Row[] = [
    ['/skills', { status: 404 }, 'answer', false],
    ['/testimonials', { status: 410 }, 'answer', false],
    ['/projects', { status: 500 }, 'answer', true],
    ['/services/designs', { status: 502 }, 'copy', true],
    ['/services', { status: 503 }, 'copy', true],
    ['/career/expert', { status: 504 }, 'copy', true],
    ['/consultation', { headers: { 'cache-control': 'no-store' } }, 'page', false],
    ['/contact', { status: 301, headers: { location: '/about' } }, 'page', false],
    ['/service-request', { status: 302, headers: { location: '/login' } }, 'answer', true],
    // As a captive portal.
    ['/legal/disclaimer', { status: 200 }, 'answer', true],
    // Not kept before.
    ['/career/beginner', { headers: { vary: '*' } }, 'page', true],
    ['/login', { status: 200 }, 'answer', false],
    ['/no-such-page', { status: 503 }, 'answer', false],
  ]
  await openKept(page, '/about')
  await keepPages(
    page,
    rows.slice(0, -3).map(([path]) => path),
  )
  for (const [path, answer] of rows) host.answers.set(path, answer)
  for (const [path, , shown, isKept] of rows) {
    await page.goto(path)
    await expect(page.getByText(sorry), path).toHaveCount(shown === 'answer' ? 1 : 0)
    await expect(page.getByText('A copy of this page'), path).toHaveCount(shown === 'copy' ? 1 : 0)
    await expect.poll(async () => (await cachedPages(page)).includes(path), path).toBe(isKept)
    if (!isKept) continue
    // What is kept can be shown, now that nothing refuses it.
    await host.goAway()
    await page.goto(path)
    await expect(copyNote(page), path).toContainText(visitorsDay())
    await host.deploy('dist')
  }
})

test('after three seconds a page is its dated copy, which is renewed', async ({ page, host }) => {
  const words = 'Kept & <b>whole</b>, $& and $1'
  const change = (folder: string, name: string, from: string, to: string) => {
    const file = join(folder, name)
    writeFileSync(file, readFileSync(file, 'utf8').split(from).join(to))
  }
  const renamed = copyOfBuild((folder) => change(folder, 'sw.js', 'A copy of this page', words))
  await host.deploy(renamed)
  // The copy names the day of its keeping where the host names none.
  host.answers.set('/about', { headers: { date: '' } })
  await openKept(page, '/about')
  change(renamed, 'about.html', '</h1>', ' at new prices</h1>')
  host.delay = 8000 // a busy machine still shows the copy before it is renewed
  const started = Date.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(copyNote(page)).toContainText(`${words} from ${visitorsDay()}`)
  expect(Date.now() - started).toBeGreaterThan(2900)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('at new prices')
  const copy = () =>
    page.evaluate(async () => (await (await caches.match(location.pathname))?.text()) ?? '')
  await expect.poll(copy).toContain('at new prices')
})

test('60 pages and 300 files are kept, no tools of a preview or missing pages', async ({
  page,
  host,
}) => {
  allow(page, '404')
  const many = Array.from({ length: 62 }, (_, index) => `/copy-${index}`)
  await host.deploy(
    copyOfBuild((folder) => {
      for (const path of [...many, '/__review'])
        cpSync(join(folder, 'about.html'), join(folder, `${path}.html`))
      cpSync(join(folder, '404.html'), join(folder, 'not-found-with-200.html'))
    }),
  )
  await openKept(page, '/about')
  // The oldest are deleted first, so these come alone.
  for (const some of [many.slice(0, 1), many.slice(1, 2), many.slice(2)])
    await keepPages(page, some)
  await page.evaluate(() => fetch('/__review', { headers: { accept: 'text/html' } }))
  for (const path of ['/__review', '/not-found-with-200']) await page.goto(path)
  await expect.poll(async () => (await cachedPages(page)).sort()).toEqual(many.slice(2).sort())
  // A captive portal answers for files too.
  host.answers.set('/assets/portal.js', { status: 200 })
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src
    for (let file = 0; file < 305; file++) {
      if (file === 200) await fetch('/assets/portal.js')
      await fetch(`${script}?${file}`)
    }
  })
  await expect.poll(async () => (await cached(page, 'assets')).length).toBe(300)
  expect(await cached(page, 'assets')).not.toContain('/assets/portal.js')
})

test('a file of the build comes from its copy, a picture from the host', async ({ page, host }) => {
  const picture = '/images/portrait.svg'
  const script = `/assets/${contactFiles.find((file) => file.startsWith('app-'))}`
  host.answers.set(picture, { headers: { 'cache-control': 'no-store' } })
  await openKept(page, '/about')
  await expect.poll(() => cached(page, 'assets')).toEqual(expect.arrayContaining([picture, script]))
  const isShown = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      return image.decode().then(
        () => true,
        () => false,
      )
    }, picture)
  for (const path of [picture, script]) host.faults.set(path, '404')
  await page.reload()
  expect(await isShown()).toBe(false)
  expect(await page.evaluate(async (path) => (await fetch(path)).status, script)).toBe(200)
  await host.goAway()
  await page.goto('/about')
  expect(await isShown()).toBe(true)
})

test('an offline page that the host has moved is shown, with status 503', async ({
  page,
  host,
}) => {
  await host.deploy(
    copyOfBuild((folder) => {
      cpSync(join(folder, 'offline.html'), join(folder, 'no-connection.html'))
      writeFileSync(join(folder, '_redirects'), '/offline /no-connection 301\n')
    }),
  )
  await openKept(page, '/about')
  await host.goAway()
  const answer = await page.goto('/unsubscribe/asha@example.org')
  expect(answer?.status()).toBe(503)
  await expect(noConnection(page)).toBeVisible()
  const sent = await page.evaluate(() => JSON.stringify((window as { dataLayer?: [] }).dataLayer))
  expect(sent).toContain('/404')
  expect(sent).not.toContain('asha')
})

test('a page that did not come is there by its link, Back or Try again once it can', async ({
  page,
  host,
}) => {
  await openKept(page, '/about')
  const follow = () => headerLink(page, 'Projects').click()
  const goBack = () => page.goBack()
  const tryAgain = () => page.getByRole('link', { name: 'Try again' }).click()
  for (const goTo of [follow, goBack, tryAgain]) {
    await host.goAway()
    await follow()
    await expect(noConnection(page)).toBeFocused()
    if (goTo === goBack) await followLink(page, 'About')
    await host.deploy('dist')
    await goTo()
    await expect(page).toHaveTitle(/Projects|Portfolio/)
    await expect(page).toHaveURL('/projects')
    await expect(noConnection(page)).toHaveCount(0)
    await page.evaluate(() => caches.delete('site-pages'))
    await openKept(page, '/about')
  }
})

test('a new deploy is shown at once and never mixed with the previous one', async ({
  page,
  host,
}) => {
  await openKept(page, '/about')
  await host.deploy(nextDeploy())
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  // The previous service worker keeps what the new page and its form need.
  await pageCachedWith(page, contactFiles.map(inNextDeploy))
  await nextWorkerWaits(page)

  // Without a connection each page still loads the scripts that it was built with.
  await host.goAway()
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About/)
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  await formOn(page, contact).form.scrollIntoViewIfNeeded()
  await hydrate(page, contact.island)
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js')),
  )
  expect(asked.filter((path) => !path.endsWith('-next.js'))).toEqual([])
})

test('a new worker leaves an open page alone until it is closed', async ({ page, host }) => {
  await openKept(page, '/contact')
  await formOn(page, contact).form.scrollIntoViewIfNeeded()
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
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await nextWorkerWaits(page)
  await frames(page)
  await expect(message).toHaveValue('A long message that nobody wants to write twice')
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
  const kept = ['of-another-app', 'site-pages', 'site-assets']
  await expect(async () =>
    expect(new Set(await cacheNames())).toEqual(
      new Set([...kept, expect.stringMatching(/^site-offline-.*next$/)]),
    ),
  ).toPass()
})

test('the first worker leaves a page that follows another to its next load', async ({
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

test('the kill switch removes worker and caches, and the site works on', async ({ page, host }) => {
  await openKept(page, '/about')
  await page.evaluate(() => caches.open('of-another-app'))
  const off = copyOfBuild((folder) => writeFileSync(join(folder, 'sw.js'), killSwitch))
  await host.deploy(off)
  // A document that requests nothing: a request at this moment postpones the takeover by the 30 s
  // after which Chromium stops an idle service worker, or without end while DevTools is attached.
  await page.goto('/robots.txt')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['of-another-app'])
  await page.goto('/services')
  await expect(page).toHaveTitle(/Services/)
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

test.describe('a page that is fetched before its link is used', () => {
  test.use({ serviceWorkers: 'block' })
  const routes = ['/services', '/projects', '/contact', '/consultation', '/service-request']
  const links = (page: Page) =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const times = (host: Host, path: string) => host.asked.filter((url) => url === path).length

  test('the five routes are prefetched once, two seconds after load', async ({ browser, host }) => {
    // A new context, since routes switch the HTTP cache off.
    const page = await browser.newPage({ serviceWorkers: 'block' })
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
    await page.close()
  })

  test('a link under the pointer shows its page without another request', async ({
    page,
    host,
  }) => {
    await page.goto('/about')
    await expect.poll(() => links(page)).toHaveLength(routes.length)
    const arrives = page.waitForResponse((response) => response.url().endsWith('/testimonials'))
    await headerLink(page, 'Testimonials').hover()
    await (await arrives).finished()
    await host.goAway()
    await followLink(page, 'Testimonials')
    await expect(page).toHaveTitle(/Testimonials/)
    expect(times(host, '/testimonials')).toBe(1)
  })
})
