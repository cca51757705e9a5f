import type { Page } from 'playwright/test'
import { readContent } from '../../ssg/content/content-file.ts'
import { expect, test } from './fixtures.ts'
import {
  application,
  buttonOf,
  consultation,
  contact,
  fillForm,
  formOf,
  home,
  type LeadPage,
  marker,
  openForm,
  serviceRequest,
} from './leads.ts'
import { clickLink, goByLink, isSameDocument, markDocument, runClockUntil } from './page-actions.ts'

const failures = readContent('data/failures.yaml')

const messageOf = (page: Page, lead: LeadPage) => formOf(page, lead).locator('textarea').first()

/** Types half a message. */
async function writeHalf(page: Page, lead: LeadPage, query = '') {
  await page.goto(lead.path + query)
  await messageOf(page, lead).fill(marker)
  await markDocument(page)
}

for (const api of ['with', 'without'] as const)
  test.describe(`${api} the Navigation API, a link to the page that is shown`, () => {
    test.beforeEach(async ({ page }) => {
      if (api === 'without')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    })

    for (const [lead, link] of [
      [home, 'header a[href="/"]'],
      [contact, 'header a.btn[href="/contact"], header a[href="/contact"]'],
      [serviceRequest, 'header a[href="/service-request"]'],
      [consultation, 'footer a[href="/consultation"]'],
    ] as const)
      test(`leads to its top and keeps the half-typed text of ${lead.name}`, async ({ page }) => {
        await writeHalf(page, lead)
        await clickLink(page, link)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        expect(await isSameDocument(page)).toBe(true)
        await expect(messageOf(page, lead)).toHaveValue(marker)
      })

    test('keeps the text where the address names a service', async ({ page }) => {
      await writeHalf(page, serviceRequest, '?service=seo-services')
      await clickLink(page, 'header a[href="/service-request"]')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(messageOf(page, serviceRequest)).toHaveValue(marker)
    })

    test('leads from the open application to the program and keeps its text', async ({ page }) => {
      await openForm(page, application)
      await messageOf(page, application).fill(marker)
      await clickLink(page, `header a[href="${application.path}"]`)
      await expect(page.locator('#program-details')).toBeVisible()
      await expect(page).toHaveURL(application.path)
      await page.locator('a[href="#apply"]').first().click()
      await expect(messageOf(page, application)).toHaveValue(marker)
    })
  })

test('half an application is there again where links led over other pages', async ({ page }) => {
  await openForm(page, application)
  await messageOf(page, application).fill(marker)
  for (const path of ['/about', application.path]) {
    await clickLink(page, `header a[href="${path}"]`)
    await expect(page).toHaveURL(path)
  }
  await page.locator('a[href="#apply"]').first().click()
  await expect(messageOf(page, application)).toHaveValue(marker)
})

test('the skip link does not change an open application', async ({ page }) => {
  await openForm(page, application)
  await messageOf(page, application).fill(marker)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${application.path}#main`)
  await expect(messageOf(page, application)).toBeVisible()
  await expect(messageOf(page, application)).toHaveValue(marker)
})

test.describe('half-typed text on another page', () => {
  const addressOf = (path: string) => (url: URL) => url.pathname === path

  test("survives 'Try again' on a page that fails", async ({ page, allowed }) => {
    allowed.push('Failed to load resource', failures.unexpected.title)
    await writeHalf(page, contact)
    await clickLink(page, 'header a[href="/skills"]')
    await expect(page).toHaveURL('/skills')
    let status = 500
    await page.route(addressOf('/about'), (route) =>
      status === 500 ? route.fulfill({ status, body: 'in trouble' }) : route.continue(),
    )
    await clickLink(page, 'header a[href="/about"]')
    await expect(page.getByRole('heading', { name: failures.unexpected.title })).toBeVisible()
    status = 200
    await page.getByRole('button', { name: failures.tryAgain }).click()
    await expect(page).toHaveTitle(/^About/)
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL('/skills')
    await page.goBack()
    await expect(messageOf(page, contact)).toHaveValue(marker)
  })

  test('keeps a page with a lost file from reloading', async ({ page, allowed }) => {
    allowed.push('Failed to load resource', 'stays as it was served')
    await page.route('**/LevelFinder.island-*.js*', (route) => route.abort())
    await writeHalf(page, contact)
    await clickLink(page, 'header a[href="/ai-career-program"]')
    await expect(page).toHaveURL('/ai-career-program')
    await page.clock.install()
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await page.locator('.quiz').getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next Question' }).click()
    await runClockUntil(page, page.locator('.failure'))
    expect(await isSameDocument(page)).toBe(true)
    await page.goBack()
    await expect(messageOf(page, contact)).toHaveValue(marker)
  })

  /** Opens seven other pages, and goes back to the first one. */
  async function goFarAndBack(page: Page) {
    const ways = ['/about', '/skills', '/services', '/projects', '/testimonials', '/', '/about']
    for (const path of ways) await goByLink(page, path)
    await page.evaluate((count) => history.go(-count), ways.length)
    await expect(page).toHaveURL(contact.path)
  }

  test('is still there eight pages later', async ({ page }) => {
    await writeHalf(page, contact)
    await goFarAndBack(page)
    await expect(messageOf(page, contact)).toHaveValue(marker)
  })

  test('is still there where only the panel of a sent form holds it', async ({ page }) => {
    await openForm(page, contact)
    await fillForm(page, contact)
    await buttonOf(page, contact).click()
    const panel = page.getByRole('group', { name: 'Send me the same text' })
    await expect(panel).toBeVisible()
    await goFarAndBack(page)
    await expect(panel).toContainText(marker)
  })
})

test('a double tap on a link asks once, and a tap on a slow link loads the page', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ saveData: false, effectiveType: '2g' }),
    }),
  )
  await page.goto('/about')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/legal/disclaimer')) asked++
  })
  // The line stalls: neither answer nor error.
  await page.route('**/legal/disclaimer', (route) =>
    route.request().isNavigationRequest() ? route.continue() : undefined,
  )
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('footer a[href="/legal/disclaimer"]')
    link?.click()
    link?.click()
  })
  await expect.poll(() => asked).toBe(1)
  // A slow page is announced.
  await expect(page.locator('#route-announcer')).toHaveText(failures.loading)
  expect(asked).toBe(1)
  await clickLink(page, 'footer a[href="/legal/disclaimer"]')
  await expect(page).toHaveURL('/legal/disclaimer')
})
