import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'
import { scripts } from './built-scripts.ts'
import { speedUpTimers } from './fast-timers.ts'
import { allow, expect, frames } from './fixtures.ts'
import { copyOfBuild, hostTest, inNextDeploy, nextDeploy, sorry } from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, formWords } from './leads.ts'
import * as actions from './page-actions.ts'

const { followLink, headerLink, isSameDocument, markDocument, openStarted, started } = actions
const site = readContent('data/site.yaml')

const test = hostTest
test.use({ serviceWorkers: 'allow' })
test.beforeEach(async ({ page, context }) => {
  // The service worker's requests for pictures bypass the fixture; offline, all of them fail.
  allow(page, 'Failed to load resource', 'net::ERR', 'Image failed to load')
  // A page registers its worker 0.4 s after its load instead of 2 s; the worker's timers are real.
  await speedUpTimers(context, 5)
})

const noConnection = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page needs a connection' })
/** Paths of one kind that the service worker has cached. */
const cached = (page: Page, kind: 'pages' | 'assets' = 'pages') =>
  page.evaluate(
    async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    `site-${kind}`,
  )

/** Waits until the page has a service worker that has cached it, and these scripts. */
async function pageCached(page: Page, files: readonly string[] = []) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => cached(page)).toContain(new URL(page.url()).pathname)
  const paths = files.map((file) => `/assets/${file}`)
  await expect.poll(() => cached(page, 'assets')).toEqual(expect.arrayContaining(paths))
}
/** Opens a page that the service worker then keeps and serves. */
async function openKept(page: Page, path: string) {
  await openStarted(page, path)
  await pageCached(page)
}
/** Waits until the service worker of a new deploy is installed; it serves no page yet. */
const nextWorkerWaits = (page: Page) =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.installing === null && registration.waiting?.state === 'installed'
  })
/** Every script that the contact page may load on a phone, its form included. */
const contactFiles = scripts
  .filter(({ pages }) => pages.includes('/contact'))
  .map(({ file }) => file)

test('offline an opened page shows itself, with its form, another one ways to write', async ({
  page,
  host,
}) => {
  await openKept(page, '/about?utm_source=mail')
  // Requested together with the page's other files; a page without islands keeps no React.
  await expect.poll(() => cached(page, 'assets')).toContain('/images/portrait.svg')
  expect(host.asked.filter((path) => /\/assets\/(react|kit)-/.test(path))).toEqual([])
  // A page prefetched by a link or by fetch is kept once opened; the worker fetches other fonts.
  await headerLink(page, 'Testimonials').hover()
  const ahead = ['/services', '/contact', '/testimonials', expect.stringMatching(/-inr-.*woff2$/)]
  await expect.poll(() => host.asked).toEqual(expect.arrayContaining(ahead))
  await followLink(page, 'Contact')
  await pageCached(page, contactFiles)
  expect((await cached(page)).sort()).toEqual(['/about', '/contact'])
  await host.goAway()
  await page.reload()
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
  await page.goto('/skills')
  await expect(noConnection(page)).toBeVisible()
  const link = (start: string) => page.locator(`main a[href^="${start}"]`)
  await expect(link(`https://wa.me/${site.chatNumber}`)).toContainText(site.phone)
  await expect(link(`mailto:${site.email}`)).toContainText(site.email)
  await followLink(page, 'About')
  await expect(page).toHaveTitle(/About/)
})

/** Lets the worker keep these pages. */
async function keepPages(page: Page, paths: readonly string[]) {
  await page.evaluate(
    (keep) => navigator.serviceWorker.controller?.postMessage({ keep }),
    paths.map((path) => new URL(path, page.url()).href),
  )
  await expect.poll(() => cached(page)).toEqual(expect.arrayContaining([...paths]))
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
    await expect.poll(async () => (await cached(page)).includes(path), path).toBe(isKept)
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
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(from, () => to),
    )
  }
  const renamed = copyOfBuild((folder) => change(folder, 'sw.js', 'A copy of this page', words))
  await host.deploy(renamed)
  // The copy names the day of its keeping where the host names none.
  host.answers.set('/about', { headers: { date: '' } })
  await openKept(page, '/about')
  change(renamed, 'about.html', '</h1>', ' at new prices</h1>')
  let answer = () => {}
  const start = new Promise<void>((done) => {
    answer = done
  })
  host.answers.set('/about', { start })
  const started = Date.now()
  await page.reload({ waitUntil: 'commit' })
  await expect(copyNote(page)).toContainText(`${words} from ${visitorsDay()}`)
  expect(Date.now() - started).toBeGreaterThan(2900)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('at new prices')
  answer()
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
  await expect.poll(async () => (await cached(page)).sort()).toEqual(many.slice(2).sort())
  await page.evaluate(async () => {
    const script = document.querySelector<HTMLScriptElement>('script[src]')?.src
    await Promise.all(Array.from({ length: 305 }, (_, file) => fetch(`${script}?${file}`)))
  })
  await expect.poll(async () => (await cached(page, 'assets')).length).toBe(300)
})

test('a file of the build comes from its copy, a picture from the host', async ({ page, host }) => {
  const picture = '/images/portrait.svg'
  const script = `/assets/${contactFiles.find((file) => file.startsWith('app-'))}`
  // A captive portal answers for files too.
  host.answers.set('/assets/portal.js', { status: 200 })
  host.answers.set(picture, { headers: { 'cache-control': 'no-store' } })
  await openKept(page, '/about')
  const statusOf = (path: string) => page.evaluate(async (path) => (await fetch(path)).status, path)
  expect(await statusOf('/assets/portal.js')).toBe(200)
  await expect.poll(() => cached(page, 'assets')).toEqual(expect.arrayContaining([picture, script]))
  const isShown = () =>
    page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src })
      return image.decode().then(
        () => true,
        () => false,
      )
    }, picture)
  for (const path of [picture, script, '/assets/portal.js']) host.faults.set(path, '404')
  await page.reload()
  expect(await isShown()).toBe(false)
  expect(await statusOf(script)).toBe(200)
  expect(await statusOf('/assets/portal.js')).toBe(404)
  await host.goAway()
  await page.goto('/about')
  expect(await isShown()).toBe(true)
})

test('an offline page that the host has moved is shown with status 503', async ({ page, host }) => {
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
  await started(page)
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

test('a new deploy is shown at once, never mixed with the previous one', async ({ page, host }) => {
  await openKept(page, '/about')
  await host.deploy(nextDeploy())
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  // The previous service worker keeps what the new page and its form need.
  await pageCached(page, contactFiles.map(inNextDeploy))
  await nextWorkerWaits(page)

  // Without a connection each page still loads the scripts that it was built with.
  await host.goAway()
  await page.goto('/about')
  await expect(page).toHaveTitle(/^About/)
  await headerLink(page, 'Contact').click()
  await expect(page).toHaveTitle(/^New: /)
  await hydrate(page, contact.island)
  const asked = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(asked.filter((path) => /^\/assets\/.*(?<!-next)\.js$/.test(path))).toEqual([])
})

test('Back to a page that a new deploy has changed loads the new one', async ({ page, host }) => {
  await page.goto('/about')
  await followLink(page, 'Contact')
  // A reload forgets the pages before, so that Back fetches one.
  await page.reload()
  await host.deploy(nextDeploy())
  await page.goBack()
  await expect(page).toHaveTitle(/^New: About/)
})

test('a new worker leaves an open page alone until it is closed', async ({ page, host }) => {
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
  const next = expect.stringMatching(/^site-offline-.*next$/)
  const kept = ['of-another-app', 'site-assets', next, 'site-pages']
  await expect(async () => expect((await cacheNames())?.sort()).toEqual(kept)).toPass()
})

test('a first worker serves from the next load on, and is removed by the kill switch', async ({
  page,
  host,
}) => {
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await page.goto('/about', { referer: `${host.url}/contact` })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => cached(page)).toContain('/about')
  expect(await isServed()).toBe(false)
  await page.reload()
  expect(await isServed()).toBe(true)

  await page.evaluate(() => caches.open('of-another-app'))
  await host.deploy(copyOfBuild((folder) => writeFileSync(join(folder, 'sw.js'), killSwitch)))
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
  expect(await isServed()).toBe(false)
})

test('five routes are prefetched once, two seconds after load', async ({ browser, host }) => {
  const routes = ['/services', '/projects', '/contact', '/consultation', '/service-request']
  // A new context, since routes switch the HTTP cache off.
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.addInitScript(() => {
    // Timers may be early by some milliseconds.
    const look = () => {
      const isEarly = document.querySelector('link[rel=prefetch]') !== null
      document.documentElement.dataset.early = String(isEarly)
    }
    addEventListener('load', () => setTimeout(look, 1990))
  })
  await page.goto(`${host.url}/about`)
  const prefetched = () =>
    page
      .locator('link[rel=prefetch]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  await expect.poll(prefetched).toEqual(routes)
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false')
  const asked = () => routes.filter((path) => host.asked.filter((url) => url === path).length === 1)
  await expect.poll(asked).toEqual(routes)
  // Neither the interest nor the click sends another request.
  await headerLink(page, 'Services').click()
  await expect(page).toHaveTitle(/^Services/)
  await frames(page)
  expect(asked()).toEqual(routes)
  await page.close()
})
