import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { chatLimit } from '#data/link-texts.ts'
import {
  decodeAnswers,
  decodeMail,
  decodeMessage,
} from '#tests/forms/decode-message.ts'
import { allow, expect, expectAccessible, stopTime, test } from './fixtures.ts'
import * as leads from './leads.ts'

const {
  application,
  consultation,
  contact,
  formWords,
  home,
  openForm,
  serviceRequest,
} = leads
const { shortened } = readContent('data/messages/added-lines.yaml')
const toasts = readContent('data/toasts.yaml')

const offlinePanel = (page: Page) =>
  page.getByRole('group', { name: formWords.fallback.offline.title })

/** Simulates a browser behind some VPNs, which reports offline with a network and without one. */
const reportOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

// tests/resilience/ten-messages.spec.ts blocks the windows of every form.
test('a form offers its message and keeps its answers where windows are blocked', {
  tag: '@fill',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  const lead = await openForm(page, home, { windows: 'blocked' })
  const panel = page.getByRole('group', {
    name: formWords.fallback.blocked.title,
  })

  // A message that is too long for a link is shortened there, and copied whole.
  const message = `${'नमस्ते दुनिया '.repeat(700)}end`
  await lead.fill({ message })
  await lead.button.click()
  const [{ url } = { url: '' }] = await leads.openedBy(page)
  expect(url.length).toBeLessThanOrEqual(chatLimit)
  expect(decodeURIComponent(url)).toContain(shortened)
  await expect(panel).toContainText(formWords.panel.chatShortenedCopied)
  expect(await clipboard()).toContain(message)
  await expect(panel.locator('details[open] pre')).toHaveText(await clipboard())
  await lead.form.getByText('See the message').click()
  await expectAccessible(page, '[data-island=HomeContactForm]')

  const answers = await lead.fill()
  const leaks = leads.watchLeaks(page)
  await lead.button.click()
  await expect(panel).toBeFocused()
  expect(await leads.announcedTwice(page)).toEqual([])
  expect(await lead.values()).toEqual(answers)
  await expect(lead.button).toBeEnabled()
  expect(await leads.reportedLeads(page)).toEqual([])
  expect((await lead.sent()).slice(1)).toEqual([answers])
  expect(await lead.offered(panel)).toEqual(answers)
  await leads.expectPrivateLinks(panel, home, answers)
  const mail = decodeMail(await leads.openedByLink(leads.sendByMail(panel)))
  expect(mail.to).toContain('@')
  const { header } = decodeMessage(await leads.offeredText(panel))
  expect(mail.body.startsWith(header)).toBe(true)
  expect(await leads.reportedLeads(page)).toHaveLength(2)

  const corrected = { ...answers, email: 'asha.sen@example.com' }
  await lead.field('Email').fill(corrected.email)
  await expect.poll(() => lead.offered(panel)).toEqual(corrected)
  const copy = panel.getByRole('button', { name: 'Copy the message' })
  await copy.click()
  await expect(panel.getByRole('status')).toHaveText('Copied.')
  const copied = await clipboard()
  expect(decodeAnswers(home.fields, copied)).toEqual(corrected)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await copy.click()
  await expect(panel.getByRole('status')).toContainText('did not allow copying')
  await expect(panel.locator('details[open] pre')).toHaveText(copied)

  await lead.form.evaluate((form: HTMLFormElement) => form.reset())
  await leads.putBack(panel).click()
  expect(await lead.values()).toEqual(answers)
  expect(await lead.offered(panel)).toEqual(answers)
  const time = await stopTime(page)
  await time.pass(60_000)
  await expect(panel).toBeVisible()
  expect(await leads.reportedLeads(page)).toHaveLength(2)
  expect(leaks()).toEqual([])
})

test('a form opens its chat before it awaits anything, and is kept where that takes over', {
  tag: '@back-loads',
}, async ({ page }) => {
  await page.route(/wa\.me/, (route) =>
    route.fulfill({ body: 'Open WhatsApp' }),
  )
  const { form, fill, values } = await openForm(page, home, { windows: 'here' })
  const answers = await fill()
  const opened = await form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    return (window as unknown as { opened: object[] }).opened.length
  })
  expect(opened).toBe(1)
  await page.waitForURL(/wa\.me/)
  await page.goBack()
  await expect.poll(values).toEqual(answers)
})

for (const [lead, windows, { title, description }] of [
  [serviceRequest, 'throw', toasts.serviceRequestFailed],
  [serviceRequest, 'open', toasts.serviceRequestFailed],
  [application, 'open', toasts.applicationFailed],
] as const)
  test(`an exception in ${lead.name}, windows ${windows}, is reported and keeps the form`, {
    tag: '@error-messages',
  }, async ({ page }) => {
    allow(page, 'could not be sent')
    const { button, fill, values, success } = await openForm(page, lead, {
      windows,
    })
    const answers = await fill()
    // The next message that is composed throws.
    if (windows === 'open')
      await page.evaluate(() => {
        const encode = window.encodeURIComponent
        window.encodeURIComponent = () => {
          window.encodeURIComponent = encode
          throw new Error('No words here')
        }
      })
    const logged = page.waitForEvent('console', (message) =>
      /No \w+ here/.test(message.text()),
    )
    await button.click()
    const toast = page.locator('#toasts [aria-live=assertive] li')
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    await expect(toast).toContainText(description)
    expect((await logged).type()).toBe('error')
    expect(await values()).toEqual(answers)
    await expect(leads.sendByChat(page)).toHaveCount(
      windows === 'throw' ? 1 : 0,
    )
    await leads.letWindowsOpen(page, true)
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
    const { form, button, fill, values, offered, sent, success } =
      await openForm(page, lead)
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
    expect(await leads.openedByLink(leads.sendByChat(panel))).toMatch(
      /^https:\/\/wa\.me\/.*text=/,
    )
    expect(await leads.openedByLink(leads.sendByMail(panel))).toMatch(
      /^mailto:.*body=/,
    )
    expect(await leads.reportedLeads(page)).toHaveLength(
      lead === application ? 1 : 2,
    )

    await context.setOffline(false)
    await button.click()
    await expect(success).toBeVisible()
    await expect(panel).toHaveCount(0)
  })

test('a toast waits 3 s for its script, a form for the site, unless its schema stops it', async ({
  page,
}) => {
  allow(page, 'The toaster could not be loaded')
  await page.route(/\/assets\/Toaster-.*\.js$/, () => {})
  await reportOffline(page)
  const { form, button, field, fill, sent } = await openForm(
    page,
    serviceRequest,
  )
  await button.click()
  await expect(page.locator('#toasts [aria-live=assertive] li')).toContainText(
    toasts.requiredFieldsMissing.title,
  )
  const name = field(serviceRequest.fields[0]?.label ?? '')
  await fill({ name: 'Asha\x1b' })
  await button.click()
  await expect(name).toHaveAccessibleDescription('Invalid input')
  await expect(name).toBeFocused()
  expect(await sent()).toEqual([])
  expect(await leads.reportedLeads(page)).toEqual([])
  await name.press('ControlOrMeta+a')
  await page.keyboard.type('Asha')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)

  // A site that does not answer within 3 seconds counts as offline.
  await page.route('**/robots.txt', () => {})
  const time = await stopTime(page)
  await button.click()
  await time.pass(2900)
  await expect(button).toBeDisabled()
  expect(await sent()).toHaveLength(1)
  await time.pass(200)
  await expect(offlinePanel(page)).toBeFocused()
})
