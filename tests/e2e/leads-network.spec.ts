import type { Page } from 'playwright/test'
import { allow, expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'

const { application, consultation, contact, formWords, openForm } = leads

const offlinePanel = (page: Page) =>
  page.getByRole('group', { name: formWords.fallback.offline.title })

const hang = (page: Page, url: RegExp | string) =>
  page.route(url, () => new Promise<void>(() => {}))

/** Simulates a browser behind some VPNs, which reports offline with a network and without one. */
const reportOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

test('the schema stops a form where the browser finds no error', async ({ page }) => {
  const { form, button, field, fill, sent, success } = await openForm(page, consultation)
  const name = field(consultation.fields[0]?.label ?? '')
  await fill({ name: 'Asha\x1b' })
  await button.click()
  await expect(name).toHaveAccessibleDescription('Invalid input')
  await expect(name).toBeFocused()
  expect(await sent()).toEqual([])
  expect(await leads.reportedLeads(page)).toEqual([])
  await name.fill('Asha')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  await button.click()
  await expect(success).toBeVisible()
})

// One form that opens a chat, the one that shows a card, and the one that a script shows.
for (const lead of [consultation, contact, application])
  test(`${lead.name} offers its message offline, and tries where the browser is not`, async ({
    page,
    context,
  }) => {
    allow(page, 'ERR_INTERNET_DISCONNECTED')
    await reportOffline(page)
    const { form, button, fill, values, offered, sent, success } = await openForm(page, lead)
    const panel = offlinePanel(page)
    await form.getByText('See the message').click()
    const preview = form.locator('details pre')
    await expect(preview).toContainText('Not specified')
    const answers = await fill()
    const shown = (await preview.textContent()) ?? ''
    await leads.submitLoaded(page)
    await context.setOffline(true)
    await button.click()
    await expect(panel).toBeFocused()
    expect(await values()).toEqual(answers)
    await expect(success).toHaveCount(0)
    expect(await leads.reportedLeads(page)).toEqual([])
    await expect(button).toBeEnabled()

    expect(await offered(panel)).toEqual(answers)
    expect(await sent()).toEqual(lead === consultation ? [answers] : [])
    // The application's message has its time.
    const [before] = shown.split('Submitted')
    expect((await leads.offeredText(panel)).startsWith(before ?? '')).toBe(true)
    expect(await leads.openedByLink(leads.sendByChat(panel))).toMatch(/^https:\/\/wa\.me\/.*text=/)
    expect(await leads.openedByLink(leads.sendByMail(panel))).toMatch(/^mailto:.*body=/)
    expect(await leads.reportedLeads(page)).toHaveLength(lead === application ? 1 : 2)

    await context.setOffline(false)
    await button.click()
    await expect(success).toBeVisible()
    await expect(panel).toHaveCount(0)
  })

test('a site that does not answer within 3 seconds counts as offline', async ({ page }) => {
  await reportOffline(page)
  await hang(page, '**/robots.txt')
  const { button, fill } = await openForm(page, consultation)
  await fill()
  const time = await stopTime(page)
  await button.click()
  await time.pass(2900)
  await expect(button).toBeDisabled()
  await time.pass(200)
  await expect(offlinePanel(page)).toBeFocused()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the cache does not count as a connection', async ({ page, context }) => {
    // Fonts and prefetched pages fail 2 s after load with messages of the service worker.
    allow(page, 'net::ERR_')
    await openForm(page, consultation)
    await page.evaluate(() => navigator.serviceWorker.ready)
    const { button, fill } = await openForm(page, consultation)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await fill()
    await leads.submitLoaded(page)
    await context.setOffline(true)
    await button.click()
    await expect(offlinePanel(page)).toBeFocused()
  })
})

test('a button that the browser restored as disabled can be pressed', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(consultation.path)
  const { form, button } = leads.formOn(page, consultation)
  await button.evaluate((button) => button.toggleAttribute('disabled', true))
  arrive()
  await form.scrollIntoViewIfNeeded()
  await hydrate(page, consultation.island)
  await expect(button).toBeEnabled()
})

test('a toast whose script hangs appears without it after 3 seconds', async ({ page }) => {
  allow(page, 'The toaster could not be loaded')
  await hang(page, /\/assets\/Toaster-.*\.js$/)
  const { button } = await openForm(page, leads.serviceRequest)
  await button.click()
  await expect(page.locator('#toasts [aria-live=assertive] li')).toContainText(
    'Please fill in all required fields',
  )
})
