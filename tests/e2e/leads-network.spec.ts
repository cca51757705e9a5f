import type { Page } from 'playwright/test'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  allForms,
  answersFor,
  application,
  buttonOf,
  chatForms,
  consultation,
  contact,
  eventNames,
  fillForm,
  fillIn,
  formOf,
  formWords,
  openedBy,
  openedByLink,
  openForm,
  sentAnswers,
  serviceRequest,
  stubWindow,
  submitLoaded,
  success,
  valuesIn,
} from './leads.ts'

const leadEvents = [
  'generate_lead',
  'lead_generated',
  'service_request',
  'service_requested',
  'premium_application_submitted',
]
const reported = async (page: Page) =>
  (await eventNames(page)).filter((name) => leadEvents.includes(name))

const panel = (page: Page, title: string) => page.getByRole('group', { name: title })
const offlinePanel = (page: Page) => panel(page, formWords.fallback.offline.title)

/** Simulates a browser behind some VPNs, which wrongly reports offline. */
const reportOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

const hang = (page: Page, url: RegExp | string) =>
  page.route(url, () => new Promise<void>(() => {}))

test.describe('the schema of a form', () => {
  for (const lead of [serviceRequest, consultation])
    test(`stops ${lead.name} where only the schema finds an error, and shows the error`, async ({
      page,
    }) => {
      await stubWindow(page, 'opens')
      await openForm(page, lead)
      const form = formOf(page, lead)
      await fillIn(form, lead.fields, answersFor(lead.fields))
      const select = form.locator('select[required]')
      await select.evaluate((element) => {
        const option = new Option('An offer of last year', 'of-last-year')
        element.append(option)
        option.selected = true
      })
      await buttonOf(page, lead).click()
      await expect(select).toHaveAccessibleDescription('Invalid input')
      await expect(select).toBeFocused()
      expect(await openedBy(page)).toEqual([])
      expect(await reported(page)).toEqual([])
      await fillIn(form, lead.fields, answersFor(lead.fields))
      await expect(form.locator('[aria-invalid]')).toHaveCount(0)
      await buttonOf(page, lead).click()
      expect(await openedBy(page)).toHaveLength(1)
    })
})

test.describe("'offline' is a hint", () => {
  for (const lead of allForms) {
    test(`${lead.name} is sent where the browser is online but says offline`, async ({ page }) => {
      await stubWindow(page, 'opens')
      await reportOffline(page)
      await openForm(page, lead)
      await fillForm(page, lead)
      await buttonOf(page, lead).click()
      await expect(success(page, lead)).toBeVisible()
      expect((await openedBy(page)).map(({ active }) => active)).toEqual(
        chatForms.includes(lead) ? [true] : [],
      )
      expect(await reported(page)).not.toEqual([])
      await expect(offlinePanel(page)).toHaveCount(0)
    })

    test(`${lead.name} offers its message without a network and keeps the answers`, async ({
      page,
      context,
      allowed,
    }) => {
      allowed.push('ERR_INTERNET_DISCONNECTED')
      await stubWindow(page, 'opens')
      await openForm(page, lead)
      const form = formOf(page, lead)
      const answers = await fillForm(page, lead)
      await submitLoaded(page)
      await context.setOffline(true)
      await buttonOf(page, lead).click()
      await expect(offlinePanel(page)).toBeFocused()
      expect(await valuesIn(form, lead.fields)).toEqual(answers)
      await expect(success(page, lead)).toHaveCount(0)
      expect(await reported(page)).toEqual([])
      await expect(buttonOf(page, lead)).toBeEnabled()

      const chat = offlinePanel(page).getByRole('link', { name: 'Send on WhatsApp' })
      const href = await openedByLink(chat)
      if (chatForms.includes(lead)) expect(href).toBe((await openedBy(page))[0]?.url)
      expect(sentAnswers(href, lead.fields)).toEqual(answers)
      const mail = offlinePanel(page).getByRole('link', { name: 'Send by mail' })
      expect(await openedByLink(mail)).toMatch(/^mailto:.*body=/)
      expect(await reported(page)).toHaveLength(lead === application ? 1 : 2)

      await context.setOffline(false)
      await buttonOf(page, lead).click()
      await expect(success(page, lead)).toBeVisible()
      await expect(offlinePanel(page)).toHaveCount(0)
    })
  }

  test('a site that does not answer within 3 seconds counts as offline', async ({ page }) => {
    await stubWindow(page, 'opens')
    await reportOffline(page)
    await hang(page, '**/robots.txt')
    await openForm(page, consultation)
    const answers = await fillForm(page, consultation)
    const time = await stopTime(page)
    await buttonOf(page, consultation).click()
    await time.pass(2900)
    await expect(offlinePanel(page)).toHaveCount(0)
    await expect(buttonOf(page, consultation)).toBeDisabled()
    await time.pass(200)
    await expect(offlinePanel(page)).toBeFocused()
    expect(await valuesIn(formOf(page, consultation), consultation.fields)).toEqual(answers)
    expect(await reported(page)).toEqual([])
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })
    test('the cache does not count as a connection', async ({ page, context, allowed }) => {
      // Fonts and prefetched pages fail 2 s after load with messages of the service worker.
      allowed.push('net::ERR_')
      await openForm(page, contact)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await openForm(page, contact)
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await fillForm(page, contact)
      await submitLoaded(page)
      await context.setOffline(true)
      await buttonOf(page, contact).click()
      await expect(offlinePanel(page)).toBeFocused()
      await expect(success(page, contact)).toHaveCount(0)
    })
  })
})

test('a button that the browser restored as disabled can be pressed', async ({ page }) => {
  await stubWindow(page, 'opens')
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(consultation.path)
  await buttonOf(page, consultation).evaluate((button) => button.toggleAttribute('disabled', true))
  arrive()
  await formOf(page, consultation).scrollIntoViewIfNeeded()
  await hydrate(page, consultation.island)
  await expect(buttonOf(page, consultation)).toBeEnabled()
})

test('a toast whose script hangs appears without it after 3 seconds', async ({ page, allowed }) => {
  allowed.push('The toaster could not be loaded')
  await hang(page, /\/assets\/Toaster-.*\.js$/)
  await openForm(page, serviceRequest)
  await buttonOf(page, serviceRequest).click()
  await expect(page.locator('#toasts [aria-live=assertive] li')).toContainText(
    'Please fill in all required fields',
  )
})
