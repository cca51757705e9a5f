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
  followLink,
  headerLink,
  isSameDocument,
  markDocument,
  requestsOf,
  runClockUntil,
} = actions
const { unreachable, tryAgain } = readContent('data/failures.yaml')

const path = '/testimonials'
const link = `header a[href="${path}"]`
const expectShown = (page: Page) => expect(page).toHaveTitle(/Testimonials/)
const loadingMark = (page: Page) => page.locator('html[data-loading]')
/** The toast that says that a page did not load; the previous page is still shown. */
const failureToast = (page: Page) =>
  page.locator('#toasts', { hasText: unreachable.title })

/** Opens the contact page and types a message, which is not sent. */
async function openWithMessage(page: Page) {
  await page.clock.install()
  await page.goto(contact.path)
  await hydrate(page, contact.island)
  const { message } = formOn(page, contact)
  await message.fill(marker)
  await markDocument(page)
  return message
}

/** Taps the link of a page whose response begins and stalls; the page is marked as loading. */
async function tapStalled(page: Page, host: Host) {
  host.answers.set(path, stalled)
  const responseBegins = page.waitForResponse((response) =>
    response.url().endsWith(path),
  )
  await clickLink(page, link)
  await responseBegins
  await expect(loadingMark(page)).toBeAttached()
}

test.describe('a page whose response is late', () => {
  test('is requested again by another tap only after 4 s', async ({ page }) => {
    await page.goto('/about')
    const time = await stopTime(page)
    const asked = requestsOf(page, path)
    const release = await holdBack(page, `**${path}`)
    const tap = async () => {
      // A real tap begins with a touch, which may prefetch the page.
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
    release()
    await expectShown(page)
  })

  test('is shown without a toast even after 30 s if a form has an unsent message', async ({
    page,
  }) => {
    await openWithMessage(page)
    const release = await holdBack(page, `**${path}`)
    await clickLink(page, link)
    await page.clock.runFor(30_000)
    await expect(page.locator('#toasts [aria-live=assertive]')).toBeEmpty()
    release()
    await expectShown(page)
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a page whose response begins and stalls', () => {
  test('is shown on another tap once the host responds again', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await expectShown(page)
  })

  test('is shown on another tap without a page load, so that an unsent message stays', async ({
    page,
    host,
  }) => {
    const message = await openWithMessage(page)
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await expectShown(page)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(message).toHaveValue(marker)
  })

  test('is loaded by the browser if no byte arrives for ten seconds', async ({
    page,
    host,
  }) => {
    allow(page, unreachable.title)
    await page.clock.install()
    await page.goto('/about')
    await tapStalled(page, host)
    host.answers.clear()
    await page.clock.runFor(11_000)
    await expectShown(page)
  })

  test('is given up after a minute, with a toast, if a load would lose an unsent message', async ({
    page,
    host,
  }) => {
    allow(page, unreachable.title)
    const message = await openWithMessage(page)
    await tapStalled(page, host)
    await page.clock.runFor(61_000)
    await runClockUntil(page, failureToast(page))
    await expect(loadingMark(page)).toHaveCount(0)
    await expect(message).toHaveValue(marker)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is shown on a tap although its prefetch by a touch stalls', async ({
    page,
    host,
  }) => {
    await page.clock.install()
    await page.goto('/about')
    // From two seconds after the load event, a touch prefetches a page.
    await page.clock.runFor(3000)
    host.answers.set(path, stalled)
    const responseBegins = page.waitForResponse((response) =>
      response.url().endsWith(path),
    )
    await page.locator(link).first().dispatchEvent('touchstart')
    await responseBegins
    await markDocument(page)
    host.answers.clear()
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await expectShown(page)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('is shown on another tap although its prefetch by a link element stalls', async ({
    page,
    host,
  }) => {
    host.answers.set('/services', stalled)
    await page.clock.install()
    await page.goto('/about')
    const responseBegins = page.waitForResponse((response) =>
      response.url().endsWith('/services'),
    )
    await page.clock.runFor(3000)
    await responseBegins
    await expect(
      page.locator('link[rel=prefetch][href="/services"]'),
    ).toBeAttached()
    host.answers.clear()
    await headerLink(page, 'Services').click()
    await page.clock.runFor(5000)
    await headerLink(page, 'Services').click()
    await expect(page).toHaveTitle(/^Services/)
  })

  test('is shown on a tap on its link even if Back had requested the page', async ({
    page,
    host,
  }) => {
    await page.goto(path)
    await clickLink(page, `header a[href="${contact.path}"]`)
    await expect(page).toHaveURL(contact.path)
    // A reload drops the earlier pages from memory, so that Back fetches the page again.
    await page.reload()
    await actions.waitForStart(page)
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
    await expectShown(page)
    expect(await isSameDocument(page)).toBe(true)
    await page.goForward()
    await expect(message).toHaveValue(marker)
  })
})

test.describe('a page whose response ends too early', () => {
  test('is fetched again if the connection breaks', async ({ page, host }) => {
    allow(page, 'Failed to load resource')
    const message = await openWithMessage(page)
    host.answers.set(path, { ends: 'broken' })
    await clickLink(page, link)
    await expect
      .poll(() => host.requests.filter((request) => request === path))
      .toHaveLength(1)
    host.answers.clear()
    await actions
      .pollBySeconds(page, () => page.title())
      .toMatch(/Testimonials/)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(message).toHaveValue(marker)
  })

  test('is not shown even if the response looks complete', async ({
    page,
    host,
  }) => {
    allow(page, unreachable.title)
    const message = await openWithMessage(page)
    host.answers.set(path, { ends: 'early' })
    await clickLink(page, link)
    await expect(failureToast(page)).toBeVisible()
    await expect(page).toHaveURL(contact.path)
    await expect(message).toHaveValue(marker)
  })
})

test('a page is shown after the connection was lost and restored during its load', async ({
  page,
  host,
}) => {
  allow(page, 'Failed to load resource')
  await openWithMessage(page)
  await tapStalled(page, host)
  await host.stop()
  host.answers.clear()
  await page.clock.runFor(1500)
  await host.deploy('dist')
  await actions.pollBySeconds(page, () => page.title()).toMatch(/Testimonials/)
  expect(await isSameDocument(page)).toBe(true)
})

test('if two pages are loading, the visitor sees the page whose link was tapped last', async ({
  page,
}) => {
  await page.goto('/about')
  const releaseFirst = await holdBack(page, '**/skills')
  const releaseLast = await holdBack(page, `**${path}`)
  const isFirst = (request: Request) => request.url().endsWith('/skills')
  const endOfFirst = Promise.race([
    page.waitForEvent('requestfailed', isFirst).then(() => 'cancelled'),
    page.waitForEvent('requestfinished', isFirst).then(() => 'arrived'),
  ])
  await clickLink(page, 'header a[href="/skills"]')
  await clickLink(page, link)
  releaseLast()
  await expectShown(page)
  releaseFirst()
  expect(await endOfFirst).toBe('cancelled')
  await expectShown(page)
  await expect(page).toHaveURL(path)
})

test('if a page fails to load while online, a toast is shown and an unsent message stays', async ({
  page,
}) => {
  allow(page, unreachable.title, 'Failed to load resource')
  const message = await openWithMessage(page)
  await page.route(`**${path}`, (route: Route) => route.abort())
  await clickLink(page, link)
  await runClockUntil(page, failureToast(page))
  await expect(page).toHaveURL(contact.path)
  await expect(message).toHaveValue(marker)
  expect(await isSameDocument(page)).toBe(true)
  await expect(loadingMark(page)).toHaveCount(0)
})

test.describe('after a deploy', () => {
  // A deploy cuts connections and removes the old scripts, which an open page may still request.
  test.beforeEach(({ page }) =>
    allow(page, 'net::ERR_CONNECTION_RESET', 'Failed to load resource'),
  )

  test('a tap on a link causes no load that would lose an unsent message', async ({
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

  test("a tap on 'Try again' shows the new page", async ({ page, host }) => {
    await openWithMessage(page)
    await host.deploy(nextDeploy())
    await clickLink(page, link)
    await page.getByRole('button', { name: tryAgain }).click()
    await expect(page).toHaveTitle(/^New: .*Testimonials/)
  })

  test('Back shows the new page', async ({ page, host }) => {
    await page.goto('/about')
    await followLink(page, 'Contact')
    // A reload drops the earlier pages from memory, so that Back fetches the page again.
    await page.reload()
    await host.deploy(nextDeploy())
    await page.goBack()
    await expect(page).toHaveTitle(/^New: About/)
  })

  test('a tap on a link ends with a toast if the HEAD request gets no response', async ({
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
    await expect(loadingMark(page)).toBeAttached()
    await runClockUntil(page, failureToast(page))
    await expect(loadingMark(page)).toHaveCount(0)
  })
})
