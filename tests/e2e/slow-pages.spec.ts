import type { Page, Request, Route } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { allow, expect, holdBack, stopTime } from './fixtures.ts'
import { type Host, hostTest, nextDeploy, stalled } from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOn, marker } from './leads.ts'
import * as actions from './page-actions.ts'

const test = hostTest
const {
  clickLink,
  headerLink,
  isSameDocument,
  markDocument,
  requestsOf,
  runClockUntil,
} = actions
const { unreachable, tryAgain } = readContent('data/failures.yaml')

const path = '/testimonials'
const link = `header a[href="${path}"]`
const isThere = (page: Page) => expect(page).toHaveTitle(/Testimonials/)
const isLoading = (page: Page) => page.locator('html[data-loading]')
/** The message that a page did not come, while the page before stays. */
const failure = (page: Page) =>
  page.locator('#toasts', { hasText: unreachable.title })

/** Opens the contact page with a message that is not sent. */
async function openWithMessage(page: Page) {
  await page.clock.install()
  await page.goto(contact.path)
  await hydrate(page, contact.island)
  const { message } = formOn(page, contact)
  await message.fill(marker)
  await markDocument(page)
  return message
}

/** Taps the link of a page whose answer begins and stops; the bar says that it is on its way. */
async function tapStalled(page: Page, host: Host) {
  host.answers.set(path, stalled)
  const begins = page.waitForResponse((response) =>
    response.url().endsWith(path),
  )
  await clickLink(page, link)
  await begins
  await expect(isLoading(page)).toBeAttached()
}

test.describe('a page that does not answer', () => {
  test('is asked for again by another tap after four seconds alone', async ({
    page,
  }) => {
    await page.goto('/about')
    const time = await stopTime(page)
    const asked = requestsOf(page, path)
    const arrive = await holdBack(page, `**${path}`)
    const tap = async () => {
      // The touch alone would fetch the page ahead.
      await page.locator(link).first().dispatchEvent('touchstart')
      await clickLink(page, link)
    }
    await tap()
    for (const second of [1, 2, 3]) {
      await time.pass(1000)
      await tap()
      await expect.poll(() => asked, `${second} s`).toEqual(['fetch'])
    }
    await time.pass(1500)
    await tap()
    await expect.poll(() => asked).toEqual(['fetch', 'document'])
    arrive()
    await isThere(page)
  })

  test('comes without a word about the connection while a message is unsent', async ({
    page,
  }) => {
    await openWithMessage(page)
    const arrive = await holdBack(page, `**${path}`)
    await clickLink(page, link)
    await page.clock.runFor(30_000)
    await expect(page.locator('#toasts [aria-live=assertive]')).toBeEmpty()
    arrive()
    await isThere(page)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a page whose answer begins and stalls', () => {
  test('comes by another tap once its host answers again', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await isThere(page)
  })

  test('comes by another tap without a load over a message', async ({
    page,
    host,
  }) => {
    const message = await openWithMessage(page)
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await isThere(page)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(message).toHaveValue(marker)
  })

  test('is loaded by the browser ten seconds after its last byte', async ({
    page,
    host,
  }) => {
    allow(page, unreachable.title)
    await page.clock.install()
    await page.goto('/about')
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(11_000)
    await isThere(page)
  })

  test('leaves a message where it is, and says after a minute', async ({
    page,
    host,
  }) => {
    allow(page, unreachable.title)
    const message = await openWithMessage(page)
    await tapStalled(page, host)
    await page.clock.runFor(61_000)
    await runClockUntil(page, failure(page))
    await expect(isLoading(page)).toHaveCount(0)
    await expect(message).toHaveValue(marker)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('comes by a tap although it was fetched ahead', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    // A touch fetches a page ahead from two seconds after the load.
    await page.clock.runFor(3000)
    host.answers.set(path, stalled)
    const begins = page.waitForResponse((response) =>
      response.url().endsWith(path),
    )
    await page.locator(link).first().dispatchEvent('touchstart')
    await begins
    await markDocument(page)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await isThere(page)
    expect(await isSameDocument(page)).toBe(true)
  })

  test("comes by another tap although the browser's prefetch stalls", async ({
    page,
    host,
  }) => {
    host.answers.set('/services', stalled)
    await page.clock.install()
    await page.goto('/about')
    const begins = page.waitForResponse((response) =>
      response.url().endsWith('/services'),
    )
    await page.clock.runFor(3000)
    await begins
    await expect(
      page.locator('link[rel=prefetch][href="/services"]'),
    ).toBeAttached()
    host.answers.clear()
    await headerLink(page, 'Services').click()
    await page.clock.runFor(5000)
    await headerLink(page, 'Services').click()
    await expect(page).toHaveTitle(/^Services/)
  })

  test('in the history comes by its link too', async ({ page, host }) => {
    await page.goto(path)
    await clickLink(page, `header a[href="${contact.path}"]`)
    await expect(page).toHaveURL(contact.path)
    // A reload forgets the pages before, so that Back fetches one.
    await page.reload()
    await actions.started(page)
    await page.clock.install()
    const { message } = formOn(page, contact)
    await message.fill(marker)
    await markDocument(page)
    host.answers.set(path, stalled)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(path)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await isThere(page)
    expect(await isSameDocument(page)).toBe(true)
    await page.goForward()
    await expect(message).toHaveValue(marker)
  })
})

test.describe('a page whose answer ends too early', () => {
  test('is fetched again where the connection breaks', async ({
    page,
    host,
  }) => {
    allow(page, 'Failed to load resource')
    const message = await openWithMessage(page)
    host.answers.set(path, { ends: 'broken' })
    await clickLink(page, link)
    await expect
      .poll(() => host.asked.filter((asked) => asked === path))
      .toHaveLength(1)
    host.answers.clear()
    await actions
      .pollBySeconds(page, () => page.title())
      .toMatch(/Testimonials/)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(message).toHaveValue(marker)
  })

  test('is not shown as if it were whole', async ({ page, host }) => {
    allow(page, unreachable.title)
    const message = await openWithMessage(page)
    host.answers.set(path, { ends: 'early' })
    await clickLink(page, link)
    await expect(failure(page)).toBeVisible()
    await expect(page).toHaveURL(contact.path)
    await expect(message).toHaveValue(marker)
  })
})

test('a page comes although the connection goes and comes meanwhile', async ({
  page,
  host,
}) => {
  allow(page, 'Failed to load resource')
  await openWithMessage(page)
  await tapStalled(page, host)
  await host.goAway()
  host.answers.clear()
  await page.clock.runFor(1500)
  await host.deploy('dist')
  await actions.pollBySeconds(page, () => page.title()).toMatch(/Testimonials/)
  expect(await isSameDocument(page)).toBe(true)
})

test('of two pages on their way the one that was tapped last is shown', async ({
  page,
}) => {
  await page.goto('/about')
  const arriveFirst = await holdBack(page, '**/skills')
  const arriveLast = await holdBack(page, `**${path}`)
  const isFirst = (request: Request) => request.url().endsWith('/skills')
  const endOfFirst = Promise.race([
    page.waitForEvent('requestfailed', isFirst).then(() => 'given up'),
    page.waitForEvent('requestfinished', isFirst).then(() => 'arrived'),
  ])
  await clickLink(page, 'header a[href="/skills"]')
  await clickLink(page, link)
  arriveLast()
  await isThere(page)
  arriveFirst()
  expect(await endOfFirst).toBe('given up')
  await isThere(page)
  await expect(page).toHaveURL(path)
})

test('a message stays, with a word, where a page fails on a line that is up', async ({
  page,
}) => {
  allow(page, unreachable.title, 'Failed to load resource')
  const message = await openWithMessage(page)
  await page.route(`**${path}`, (route: Route) => route.abort())
  await clickLink(page, link)
  await runClockUntil(page, failure(page))
  await expect(page).toHaveURL(contact.path)
  await expect(message).toHaveValue(marker)
  expect(await isSameDocument(page)).toBe(true)
  await expect(isLoading(page)).toHaveCount(0)
})

test.describe('after a deploy', () => {
  // A deploy cuts connections and has no scripts of the one before, which a page may still load.
  test.beforeEach(({ page }) =>
    allow(page, 'net::ERR_CONNECTION_RESET', 'Failed to load resource'),
  )

  test('a tap leaves a message by no load that nobody asked for', async ({
    page,
    host,
  }) => {
    const message = await openWithMessage(page)
    await host.deploy(nextDeploy())
    await clickLink(page, link)
    await expect(page.getByRole('main')).toContainText(unreachable.renewed)
    await expect(page).toHaveURL(path)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(message).toHaveValue(marker)
  })

  test('the new page comes by Try again', async ({ page, host }) => {
    await openWithMessage(page)
    await host.deploy(nextDeploy())
    await clickLink(page, link)
    await page.getByRole('button', { name: tryAgain }).click()
    await expect(page).toHaveTitle(/^New: .*Testimonials/)
  })

  test('a tap ends although the host does not say whether it is there', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    await host.deploy(nextDeploy())
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'HEAD' ? undefined : route.continue(),
    )
    await clickLink(page, link)
    await expect(isLoading(page)).toBeAttached()
    await runClockUntil(page, failure(page))
    await expect(isLoading(page)).toHaveCount(0)
  })
})
