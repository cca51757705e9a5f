import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import {
  cachedPaths,
  cachePages,
  contactFiles,
  offlineHeading,
  openAndCache,
  test,
  waitUntilCached,
} from './cached-pages.ts'
import { expect } from './fixtures.ts'
import {
  type Answer,
  copyOfBuild,
  failureBody,
  type Host,
  stalled,
} from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, formWords } from './leads.ts'
import { followLink, headerLink, waitForStart } from './page-actions.ts'

// service-worker.spec.ts tests what the service worker caches and how a new deploy replaces it.

const site = readContent('data/site.yaml')

test.describe('a visitor without a connection', () => {
  /** Opens two pages, then shuts the host down. */
  async function loseHost(page: Page, host: Host) {
    await openAndCache(page, '/about')
    await followLink(page, 'Contact')
    await waitUntilCached(page, contactFiles)
    await host.stop()
  }

  test('gets other ways to send a message on a cached page', async ({
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

  test('reads a page that was opened while online, whatever query the URL has', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/contact?from=mail')
    await expect(page).toHaveTitle(/Contact/)
  })

  test('finds chat and mail links in place of a page that was not opened while online', async ({
    page,
    host,
  }) => {
    await loseHost(page, host)
    await page.goto('/skills')
    await expect(offlineHeading(page)).toBeVisible()
    const link = (start: string) => page.locator(`main a[href^="${start}"]`)
    await expect(link(`https://wa.me/${site.chatNumber}`)).toContainText(
      site.phone,
    )
    await expect(link(`mailto:${site.email}`)).toContainText(site.email)
  })

  test('follows a link from the offline page to a page that was opened while online', async ({
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
/** Today's date in the time zone of playwright.config.ts, as the note on a cached page shows it. */
const visitorsDay = () =>
  new Date().toLocaleDateString('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  })

test.describe('the cached copy of a page', () => {
  /** Caches the page at `path`, makes the host respond with `answer`, and opens the page. */
  async function openChanged(
    page: Page,
    host: Host,
    path: string,
    answer: Answer,
  ) {
    await openAndCache(page, '/about')
    await cachePages(page, [path])
    host.answers.set(path, answer)
    await page.goto(path)
  }
  const isCached = async (page: Page, path: string) =>
    (await cachedPaths(page)).includes(path)
  const portal: Answer = { status: 200 }
  const toLogin: Answer = { status: 302, headers: { location: '/login' } }

  // tests/unit/worker-answers.test.ts tests the other statuses.
  test('is deleted if the host responds with 404', async ({ page, host }) => {
    await openChanged(page, host, '/skills', { status: 404 })
    await expect(page.getByText(failureBody)).toBeVisible()
    await expect.poll(() => isCached(page, '/skills')).toBe(false)
  })

  test('is shown if the host responds with 503', async ({ page, host }) => {
    await openChanged(page, host, '/services', { status: 503 })
    await expect(copyNote(page)).toContainText(visitorsDay())
    await expect(page.getByText(failureBody)).toHaveCount(0)
    expect(await isCached(page, '/services')).toBe(true)
  })

  for (const [what, answer] of [
    ["a captive portal's page", portal],
    ["a redirect to a captive portal's page", toLogin],
  ] as const)
    test(`is kept but not shown if the response is ${what}`, async ({
      page,
      host,
    }) => {
      host.answers.set('/login', portal)
      await openChanged(page, host, '/projects', answer)
      await expect(page.getByText(failureBody)).toBeVisible()
      await host.stop()
      await page.goto('/projects')
      await expect(copyNote(page)).toContainText(visitorsDay())
    })

  test('is deleted, and the target is shown, if the response redirects to another page', async ({
    page,
    host,
  }) => {
    const headers = { location: '/about' }
    await openChanged(page, host, '/consultation', { status: 301, headers })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(failureBody)).toHaveCount(0)
    await expect.poll(() => isCached(page, '/consultation')).toBe(false)
  })

  test("is made although the response has 'Vary: *'", async ({
    page,
    host,
  }) => {
    await openAndCache(page, '/about')
    host.answers.set('/career/beginner', { headers: { vary: '*' } })
    await page.goto('/career/beginner')
    await expect.poll(() => isCached(page, '/career/beginner')).toBe(true)
  })

  for (const [what, path, answer] of [
    ["a captive portal's page", '/login', portal],
    ['503 for an unknown address', '/no-such-page', { status: 503 }],
  ] as const)
    test(`is not made if the response is ${what}`, async ({ page, host }) => {
      await openAndCache(page, '/about')
      host.answers.set(path, answer)
      await page.goto(path)
      await expect(page.getByText(failureBody)).toBeVisible()
      expect(await isCached(page, path)).toBe(false)
    })
})

test('after 3 s of loading, a copy with its date is shown, and later renewed in the cache', async ({
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
  // The copy names the day on which it was cached, since the host sends no date.
  host.answers.set('/about', { headers: { date: '' } })
  await openAndCache(page, '/about')
  change(renamed, 'about.html', '</h1>', ' at new prices</h1>')
  let respond = () => {}
  const start = new Promise<void>((done) => {
    respond = done
  })
  host.answers.set('/about', { start })
  await page.reload({ waitUntil: 'commit' })
  await expect(copyNote(page)).toContainText(`${words} from ${visitorsDay()}`)
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(
    'at new prices',
  )
  respond()
  const copy = () =>
    page.evaluate(
      async () => (await (await caches.match(location.pathname))?.text()) ?? '',
    )
  await expect.poll(copy).toContain('at new prices')
})

for (const [what, answer] of [
  ['stalls after the first kilobyte', stalled],
  ['breaks off after the first kilobyte', { ends: 'broken' }],
] as const)
  test(`a cached copy of a page is shown, with a note, if the response ${what}`, async ({
    page,
    host,
  }) => {
    await openAndCache(page, '/about')
    host.answers.set('/about', answer)
    await page.reload({ waitUntil: 'commit' })
    await expect(copyNote(page)).toBeVisible()
  })

test('the offline page is shown with status 503 even if the host redirects /offline', async ({
  page,
  host,
}) => {
  await host.deploy(
    copyOfBuild((folder) => {
      cpSync(join(folder, 'offline.html'), join(folder, 'no-connection.html'))
      writeFileSync(join(folder, '_redirects'), '/offline /no-connection 301\n')
    }),
  )
  await openAndCache(page, '/about')
  await host.stop()
  const answer = await page.goto('/unsubscribe/asha@example.org')
  expect(answer?.status()).toBe(503)
  await waitForStart(page)
  await expect(offlineHeading(page)).toBeVisible()
  const sent = await page.evaluate(() =>
    JSON.stringify((window as { dataLayer?: [] }).dataLayer),
  )
  expect(sent).toContain('/404')
  expect(sent).not.toContain('asha')
})

test.describe('a page that could not be loaded is shown, once the host responds again,', () => {
  /** Follows a link while the host is down, which shows the offline page. */
  async function missPage(page: Page, host: Host) {
    await openAndCache(page, '/about')
    await host.stop()
    await headerLink(page, 'Projects').click()
    await expect(offlineHeading(page)).toBeFocused()
  }
  const expectProjects = async (page: Page) => {
    await expect(page).toHaveTitle(/Projects|Portfolio/)
    await expect(page).toHaveURL('/projects')
    await expect(offlineHeading(page)).toHaveCount(0)
  }

  test('after another tap on the link', async ({ page, host }) => {
    await missPage(page, host)
    await host.deploy('dist')
    await headerLink(page, 'Projects').click()
    await expectProjects(page)
  })

  test('after Back', async ({ page, host }) => {
    await missPage(page, host)
    await followLink(page, 'About')
    await host.deploy('dist')
    await page.goBack()
    await expectProjects(page)
  })

  test("after a tap on 'Try again'", async ({ page, host }) => {
    await missPage(page, host)
    await host.deploy('dist')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expectProjects(page)
  })

  test("with its query after a tap on 'Try again'", async ({ page, host }) => {
    await openAndCache(page, '/about')
    await host.stop()
    await page.goto('/service-request?service=seo-services')
    await waitForStart(page)
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
