import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { expect } from './fixtures.ts'
import { type Answer, copyOfBuild, type Host, sorry, stalled } from './host.ts'
import { hydrate } from './hydration.ts'
import {
  cached,
  contactFiles,
  keepPages,
  noConnection,
  openKept,
  pageCached,
  test,
} from './kept-pages.ts'
import { contact, formOn, formWords } from './leads.ts'
import { followLink, headerLink, started } from './page-actions.ts'

// What the worker keeps and how a new deploy replaces it: tests/e2e/service-worker.spec.ts.

const site = readContent('data/site.yaml')

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

  test('follows a link from there to a page that was opened before', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/skills')
    await followLink(page, 'About')
    await expect(page).toHaveTitle(/About/)
  })
})

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

test.describe('a page that did not come is shown once the host answers again', () => {
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
