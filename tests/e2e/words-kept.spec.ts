import type { Page } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { allow, expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { clickLink, goByLink, isSameDocument, markDocument } from './page-actions.ts'

const { application, contact, formOn, marker } = leads
const failures = readContent('data/failures.yaml')

/** Types half a message. */
async function writeHalf(page: Page, lead: leads.LeadPage, query = '') {
  await page.goto(lead.path + query)
  const { message } = formOn(page, lead)
  await message.fill(marker)
  await markDocument(page)
  return message
}

for (const api of ['with', 'without'] as const)
  test.describe(`${api} the Navigation API, a link to the page that is shown`, () => {
    test.beforeEach(async ({ page }) => {
      if (api === 'without')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
    })

    for (const [lead, query] of [
      [contact, ''],
      [leads.serviceRequest, '?service=seo-services'],
    ] as const)
      test(`leads to its top and keeps the half-typed text of ${lead.name}`, async ({ page }) => {
        const message = await writeHalf(page, lead, query)
        await clickLink(page, `:is(header, footer) a[href="${lead.path}"]`)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
        expect(await isSameDocument(page)).toBe(true)
        await expect(message).toHaveValue(marker)
      })

    test('leads from the open application to the program and keeps its text', async ({ page }) => {
      const { message } = await leads.openForm(page, application)
      await message.fill(marker)
      await clickLink(page, `header a[href="${application.path}"]`)
      await expect(page.locator('#program-details')).toBeVisible()
      await expect(page).toHaveURL(application.path)
      if (api === 'with') {
        await goByLink(page, '/about')
        await goByLink(page, application.path)
      }
      await hydrate(page, application.island)
      await page.locator('a[href="#apply"]').first().click()
      await expect(message).toHaveValue(marker)
    })
  })

test("half-typed text on another page survives 'Try again' on a page that fails", async ({
  page,
}) => {
  allow(page, 'Failed to load resource', failures.unexpected.title)
  const message = await writeHalf(page, contact)
  await page.route('**/about', (route) => route.fulfill({ status: 500, body: 'in trouble' }))
  await clickLink(page, 'header a[href="/about"]')
  await expect(page.getByRole('heading', { name: failures.unexpected.title })).toBeVisible()
  await page.unroute('**/about')
  await page.getByRole('button', { name: failures.tryAgain }).click()
  await expect(page).toHaveTitle(/^About/)
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(message).toHaveValue(marker)
})
