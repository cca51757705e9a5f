import type { Page } from 'playwright/test'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  application,
  buttonOf,
  consultation,
  contact,
  fillForm,
  formOf,
  formWords,
  openedBy,
  openedByLink,
  openForm,
  reportedLeads,
  sentAnswers,
  serviceRequest,
  stubWindow,
  submitLoaded,
  success,
  valuesIn,
} from './leads.ts'

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
  await stubWindow(page, 'opens')
  await openForm(page, consultation)
  const name = formOf(page, consultation).locator('input').first()
  await fillForm(page, consultation, { [consultation.fields[0]?.name ?? '']: 'Asha\x1b' })
  await buttonOf(page, consultation).click()
  await expect(name).toHaveAccessibleDescription('Invalid input')
  await expect(name).toBeFocused()
  expect(await openedBy(page)).toEqual([])
  expect(await reportedLeads(page)).toEqual([])
  await name.fill('Asha')
  await expect(formOf(page, consultation).locator('[aria-invalid]')).toHaveCount(0)
  await buttonOf(page, consultation).click()
  await expect(success(page, consultation)).toBeVisible()
})

// One form that opens a chat, the one that shows a card, and the one that a script shows.
for (const lead of [consultation, contact, application])
  test(`${lead.name} offers its message offline, and tries where the browser is not`, async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push('ERR_INTERNET_DISCONNECTED')
    await stubWindow(page, 'opens')
    await reportOffline(page)
    await openForm(page, lead)
    const form = formOf(page, lead)
    await form.getByText('See the message').click()
    await expect(form.locator('details pre')).toContainText('Not specified')
    const answers = await fillForm(page, lead)
    const preview = (await form.locator('details pre').textContent()) ?? ''
    await submitLoaded(page)
    await context.setOffline(true)
    await buttonOf(page, lead).click()
    await expect(offlinePanel(page)).toBeFocused()
    expect(await valuesIn(form, lead.fields)).toEqual(answers)
    await expect(success(page, lead)).toHaveCount(0)
    expect(await reportedLeads(page)).toEqual([])
    await expect(buttonOf(page, lead)).toBeEnabled()

    const chat = offlinePanel(page).getByRole('link', { name: 'Send on WhatsApp' })
    const href = await openedByLink(chat)
    const opened = await openedBy(page)
    expect(opened).toEqual(lead === consultation ? [{ url: href, active: true }] : [])
    expect(sentAnswers(href, lead.fields)).toEqual(answers)
    // The application's message has its time.
    const [sent, shown] = [decodeChat(href).text, preview].map((text) => text.split('Submitted')[0])
    expect(sent).toBe(shown)
    const mail = offlinePanel(page).getByRole('link', { name: 'Send by mail' })
    expect(await openedByLink(mail)).toMatch(/^mailto:.*body=/)
    expect(await reportedLeads(page)).toHaveLength(lead === application ? 1 : 2)

    await context.setOffline(false)
    await buttonOf(page, lead).click()
    await expect(success(page, lead)).toBeVisible()
    await expect(offlinePanel(page)).toHaveCount(0)
  })

test('a site that does not answer within 3 seconds counts as offline', async ({ page }) => {
  await stubWindow(page, 'opens')
  await reportOffline(page)
  await hang(page, '**/robots.txt')
  await openForm(page, consultation)
  await fillForm(page, consultation)
  const time = await stopTime(page)
  await buttonOf(page, consultation).click()
  await time.pass(2900)
  await expect(buttonOf(page, consultation)).toBeDisabled()
  await time.pass(200)
  await expect(offlinePanel(page)).toBeFocused()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('the cache does not count as a connection', async ({ page, context, allowed }) => {
    // Fonts and prefetched pages fail 2 s after load with messages of the service worker.
    allowed.push('net::ERR_')
    await openForm(page, consultation)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await openForm(page, consultation)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await fillForm(page, consultation)
    await submitLoaded(page)
    await context.setOffline(true)
    await buttonOf(page, consultation).click()
    await expect(offlinePanel(page)).toBeFocused()
  })
})

test('a button that the browser restored as disabled can be pressed', async ({ page }) => {
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
