import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'
import { scripts } from './built-scripts.ts'
import { speedUpTimers } from './fast-timers.ts'
import { allow, expect, frames } from './fixtures.ts'
import {
  type Answer,
  copyOfBuild,
  type Host,
  hostTest,
  inNextDeploy,
  nextDeploy,
  sorry,
  stalled,
} from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, formWords } from './leads.ts'
import * as actions from './page-actions.ts'

const {
  followLink,
  headerLink,
  isSameDocument,
  markDocument,
  openStarted,
  started,
} = actions
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
      (await (await caches.open(name)).keys()).map(
        ({ url }) => new URL(url).pathname,
      ),
    `site-${kind}`,
  )

/** Waits until the page has a service worker that has cached it, and these scripts. */
async function pageCached(page: Page, files: readonly string[] = []) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => cached(page)).toContain(new URL(page.url()).pathname)
  const paths = files.map((file) => `/assets/${file}`)
  await expect
    .poll(() => cached(page, 'assets'))
    .toEqual(expect.arrayContaining(paths))
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
    return (
      registration?.installing === null &&
      registration.waiting?.state === 'installed'
    )
  })
/** Every script that the contact page may load on a phone, its form included. */
const contactFiles = scripts
  .filter(({ pages }) => pages.includes('/contact'))
  .map(({ file }) => file)

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

test.describe('a visitor without a connection', () => {
  /** Opens two pages, after which the host is gone. */
  async function loseHost(page: Page, host: Host) {
    await openKept(page, '/about')
    await followLink(page, 'Contact')
    await pageCached(page, contactFiles)
    await host.goAway()
  }

  test('is offered other ways for a message, since the worker is no connection', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.reload()
    await hydrate(page, contact.island)
    await page.context().setOffline(true)
    const { button, fill } = formOn(page, contact)
    await fill()
    await button.click()
    await expect(
      page.getByRole('group', { name: formWords.fallback.offline.title }),
    ).toBeFocused()
  })

  test('reads a page that was opened, whatever query its link has', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/contact?from=mail')
    await expect(page).toHaveTitle(/Contact/)
  })

  test('finds ways to write in place of another page', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/skills')
    await expect(noConnection(page)).toBeVisible()
    const link = (start: string) => page.locator(`main a[href^="${start}"]`)
    await expect(link(`https://wa.me/${site.chatNumber}`)).toContainText(
      site.phone,
    )
    await expect(link(`mailto:${site.email}`)).toContainText(site.email)
  })

  test('comes from there to a page that was opened by its link', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/skills')
    await followLink(page, 'About')
    await expect(page).toHaveTitle(/About/)
  })
})

/** Lets the worker keep these pages. */
async function keepPages(page: Page, paths: readonly string[]) {
  await page.evaluate(
    (keep) => navigator.serviceWorker.controller?.postMessage({ keep }),
    paths.map((path) => new URL(path, page.url()).href),
  )
  await expect
    .poll(() => cached(page))
    .toEqual(expect.arrayContaining([...paths]))
}
const copyNote = (page: Page) => page.locator('main').getByRole('note').first()
/** The day in the visitor's zone, the default of playwright.config.ts, as a kept page names it. */
const visitorsDay = () =>
  new Date().toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  })

test.describe('a page whose host answers', () => {
  /** Keeps the page and opens it again, now that the host answers so. */
  async function open(page: Page, host: Host, path: string, answer: Answer) {
    await openKept(page, '/about')
    await keepPages(page, [path])
    host.answers.set(path, answer)
    await page.goto(path)
  }
  const isKept = async (page: Page, path: string) =>
    (await cached(page)).includes(path)
  const portal: Answer = { status: 200 }
  const toLogin: Answer = { status: 302, headers: { location: '/login' } }

  for (const status of [404, 410])
    test(`${status} is deleted`, async ({ page, host }) => {
      await open(page, host, '/skills', { status })
      await expect(page.getByText(sorry)).toBeVisible()
      await expect.poll(() => isKept(page, '/skills')).toBe(false)
    })

  for (const status of [502, 503, 504])
    test(`${status} is shown as it was kept`, async ({ page, host }) => {
      await open(page, host, '/services', { status })
      await expect(copyNote(page)).toContainText(visitorsDay())
      await expect(page.getByText(sorry)).toHaveCount(0)
      expect(await isKept(page, '/services')).toBe(true)
    })

  for (const [what, answer] of [
    ['500', { status: 500 }],
    ['as a captive portal', portal],
    ['with a way to another page', toLogin],
  ] as const)
    test(`${what} stays kept behind the answer`, async ({ page, host }) => {
      host.answers.set('/login', portal)
      await open(page, host, '/projects', answer)
      await expect(page.getByText(sorry)).toBeVisible()
      await host.goAway()
      await page.goto('/projects')
      await expect(copyNote(page)).toContainText(visitorsDay())
    })

  for (const [what, answer] of [
    ["with 'no-store'", { headers: { 'cache-control': 'no-store' } }],
    [
      'with the way to its new address',
      { status: 301, headers: { location: '/about' } },
    ],
  ] as const)
    test(`${what} is shown, and deleted`, async ({ page, host }) => {
      await open(page, host, '/consultation', answer)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(sorry)).toHaveCount(0)
      await expect.poll(() => isKept(page, '/consultation')).toBe(false)
    })

  test("with 'Vary: *' is kept all the same", async ({ page, host }) => {
    await openKept(page, '/about')
    host.answers.set('/career/beginner', { headers: { vary: '*' } })
    await page.goto('/career/beginner')
    await expect.poll(() => isKept(page, '/career/beginner')).toBe(true)
  })

  for (const [what, path, answer] of [
    ['for a page of somebody else', '/login', portal],
    ['503 for an address that leads nowhere', '/no-such-page', { status: 503 }],
  ] as const)
    test(`${what} is not kept`, async ({ page, host }) => {
      await openKept(page, '/about')
      host.answers.set(path, answer)
      await page.goto(path)
      await expect(page.getByText(sorry)).toBeVisible()
      expect(await isKept(page, path)).toBe(false)
    })
})

test('after three seconds a page is its dated copy, which is renewed', async ({
  page,
  host,
}) => {
  const words = 'Kept & <b>whole</b>, $& and $1'
  const change = (folder: string, name: string, from: string, to: string) => {
    const file = join(folder, name)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(from, () => to),
    )
  }
  const renamed = copyOfBuild((folder) =>
    change(folder, 'sw.js', 'A copy of this page', words),
  )
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
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(
    'at new prices',
  )
  answer()
  const copy = () =>
    page.evaluate(
      async () => (await (await caches.match(location.pathname))?.text()) ?? '',
    )
  await expect.poll(copy).toContain('at new prices')
})

for (const [what, answer] of [
  ['stops after its first kilobyte', stalled],
  ['breaks off after its first kilobyte', { ends: 'broken' }],
] as const)
  test(`a page that ${what} is its dated copy`, async ({ page, host }) => {
    await openKept(page, '/about')
    host.answers.set('/about', answer)
    await page.reload({ waitUntil: 'commit' })
    await expect(copyNote(page)).toBeVisible()
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

test('an offline page that the host has moved is shown with status 503', async ({
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
  await started(page)
  await expect(noConnection(page)).toBeVisible()
  const sent = await page.evaluate(() =>
    JSON.stringify((window as { dataLayer?: [] }).dataLayer),
  )
  expect(sent).toContain('/404')
  expect(sent).not.toContain('asha')
})

test.describe('a page that did not come is there once it can', () => {
  /** Follows a link without a connection; then the host is there again. */
  async function missPage(page: Page, host: Host) {
    await openKept(page, '/about')
    await host.goAway()
    await headerLink(page, 'Projects').click()
    await expect(noConnection(page)).toBeFocused()
  }
  const expectThere = async (page: Page) => {
    await expect(page).toHaveTitle(/Projects|Portfolio/)
    await expect(page).toHaveURL('/projects')
    await expect(noConnection(page)).toHaveCount(0)
  }

  test('by its link', async ({ page, host }) => {
    await missPage(page, host)
    await host.deploy('dist')
    await headerLink(page, 'Projects').click()
    await expectThere(page)
  })

  test('by Back', async ({ page, host }) => {
    await missPage(page, host)
    await followLink(page, 'About')
    await host.deploy('dist')
    await page.goBack()
    await expectThere(page)
  })

  test("by 'Try again'", async ({ page, host }) => {
    await missPage(page, host)
    await host.deploy('dist')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expectThere(page)
  })

  test("with its query by 'Try again', which needs no script", async ({
    page,
    host,
  }) => {
    await openKept(page, '/about')
    await host.goAway()
    await page.goto('/service-request?service=seo-services')
    await started(page)
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/service-request?service=seo-services',
    )
    await host.deploy('dist')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/service-request?service=seo-services')
    await expect(page.locator('form#service-request')).toBeVisible()
  })
})

test('a new deploy is shown at once, never mixed with the previous one', async ({
  page,
  host,
}) => {
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

test('five routes are prefetched once, two seconds after load', async ({
  browser,
  host,
}) => {
  const routes = [
    '/services',
    '/projects',
    '/contact',
    '/consultation',
    '/service-request',
  ]
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
  const asked = () =>
    routes.filter(
      (path) => host.asked.filter((url) => url === path).length === 1,
    )
  await expect.poll(asked).toEqual(routes)
  // Neither the interest nor the click sends another request.
  await headerLink(page, 'Services').click()
  await expect(page).toHaveTitle(/^Services/)
  await frames(page)
  expect(asked()).toEqual(routes)
  await page.close()
})
