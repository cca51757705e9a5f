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

/** Simulates a browser behind some VPNs, which reports 'offline' whether or not it is connected. */
const reportOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

// tests/resilience/ten-messages.spec.ts tests blocked windows and corrections for every form.
test.describe('a form whose chat window is blocked', { tag: '@fill' }, () => {
  const panelOf = (page: Page) =>
    page.getByRole('group', { name: formWords.fallback.blocked.title })

  /** Sends the form of the home page with windows blocked, so that it offers its message. */
  async function sendBlocked(page: Page, changes = {}) {
    const lead = await openForm(page, home, { windows: 'blocked' })
    const answers = await lead.fill(changes)
    // Presses a key: a click here and one in the panel could count as a double click.
    await lead.button.press('Enter')
    const panel = panelOf(page)
    await expect(panel).toBeFocused()
    return { ...lead, answers, panel }
  }

  test('keeps its answers, and offers them in a panel that is announced once', async ({
    page,
  }) => {
    const { answers, button, offered, panel, sent, values } =
      await sendBlocked(page)
    expect(await leads.doubleAnnouncements(page)).toEqual([])
    expect(await values()).toEqual(answers)
    await expect(button).toBeEnabled()
    expect(await sent()).toEqual([answers])
    expect(await offered(panel)).toEqual(answers)
  })

  test('offers a mail to the consultant that begins with the message header', async ({
    page,
  }) => {
    const { panel } = await sendBlocked(page)
    const mail = decodeMail(
      await leads.addressOpenedBy(leads.mailLinkIn(panel)),
    )
    expect(mail.to).toContain('@')
    const { header } = decodeMessage(await leads.offeredText(panel))
    expect(mail.body.startsWith(header)).toBe(true)
  })

  test('hides its message from scripts that read the URLs of clicked links', async ({
    page,
  }) => {
    const leaks = leads.watchLeaks(page)
    const { answers, panel } = await sendBlocked(page)
    await leads.expectPrivateLinks(panel, home, answers)
    expect(leaks()).toEqual([])
  })

  test('reports one lead when its chat and mail links are used, and keeps the panel', async ({
    page,
  }) => {
    const { panel } = await sendBlocked(page)
    expect(await leads.reportedLeads(page)).toEqual([])
    await leads.addressOpenedBy(leads.chatLinkIn(panel))
    await leads.addressOpenedBy(leads.mailLinkIn(panel))
    expect(await leads.reportedLeads(page)).toHaveLength(2)
    const time = await stopTime(page)
    await time.pass(60_000)
    await expect(panel).toBeVisible()
    expect(await leads.reportedLeads(page)).toHaveLength(2)
  })

  test.describe('with the clipboard', () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
    const clipboard = (page: Page) =>
      page.evaluate(() => navigator.clipboard.readText())

    test('copies the message with later corrections', async ({ page }) => {
      const { answers, field, offered, panel } = await sendBlocked(page)
      const corrected = { ...answers, email: 'asha.sen@example.com' }
      await field('Email').fill(corrected.email)
      await expect.poll(() => offered(panel)).toEqual(corrected)
      await panel.getByRole('button', { name: 'Copy the message' }).click()
      await expect(panel.getByRole('status')).toHaveText('Copied.')
      const copied = decodeAnswers(home.fields, await clipboard(page))
      expect(copied).toEqual(corrected)
    })

    test('shows the message if the browser refuses to copy', async ({
      page,
    }) => {
      const { panel } = await sendBlocked(page)
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined })
        document.execCommand = () => false
      })
      await panel.getByRole('button', { name: 'Copy the message' }).click()
      await expect(panel.getByRole('status')).toContainText(
        'did not allow copying',
      )
      const text = await leads.offeredText(panel)
      await expect(panel.locator('details[open] pre')).toHaveText(text)
    })

    test('copies the whole message even if only a shortened one fits into the chat link', async ({
      page,
    }) => {
      const message = `${'नमस्ते दुनिया '.repeat(700)}end`
      const { form, panel } = await sendBlocked(page, { message })
      const [{ url } = { url: '' }] = await leads.openedBy(page)
      expect(url.length).toBeLessThanOrEqual(chatLimit)
      expect(decodeURIComponent(url)).toContain(shortened)
      await expect(panel).toContainText(formWords.panel.chatShortenedCopied)
      const copied = await clipboard(page)
      expect(copied).toContain(message)
      await expect(panel.locator('details[open] pre')).toHaveText(copied)
      await form.getByText('See the message').click()
      await expectAccessible(page, '[data-island=HomeContactForm]')
    })
  })
})

test('a form opens its chat in the same task as the press', async ({
  page,
}) => {
  const { form, fill } = await openForm(page, home)
  await fill()
  const opened = await form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    return (window as unknown as { opened: object[] }).opened.length
  })
  expect(opened).toBe(1)
})

test.describe('after Back from a chat that opened in the same window', {
  tag: '@back-loads',
}, () => {
  test.beforeEach(({ page }) =>
    page.route(/wa\.me/, (route) => route.fulfill({ body: 'Open WhatsApp' })),
  )

  async function goBackFromChat(page: Page) {
    await page.waitForURL(/wa\.me/)
    // Chromium saves typed text when it unloads the page. Another page in the same process loads
    // only afterwards, so the text is saved once that page has loaded.
    const other = await page.context().newPage()
    await other.goto('/offline')
    await other.close()
    await page.goBack()
  }

  test('a form keeps typed text', async ({ page }) => {
    const { button, fill, values } = await openForm(page, home, {
      windows: 'here',
    })
    const answers = await fill()
    await button.click()
    await goBackFromChat(page)
    await expect.poll(values).toEqual(answers)
  })

  // A form that is emptied at once, one that is emptied later, and one that closes.
  for (const lead of [consultation, contact, application])
    test(`${lead.name} contains the sent answers again`, async ({ page }) => {
      const { button, fill, success, values } = await openForm(page, lead)
      const answers = await fill()
      await button.click()
      await expect(success).toBeVisible()
      expect(await values()).not.toEqual(answers)
      await page.evaluate(() => {
        const { click } = HTMLAnchorElement.prototype
        HTMLAnchorElement.prototype.click = function () {
          this.target = ''
          click.call(this)
        }
      })
      await leads.chatLinkIn(page).press('Enter')
      await goBackFromChat(page)
      if (lead === application)
        await page.locator('a[href="#apply"]').first().click()
      await expect.poll(values).toEqual(answers)
    })
})

for (const [lead, when, windows, { title, description }] of [
  [
    serviceRequest,
    'while it opens its chat',
    'throw',
    toasts.serviceRequestFailed,
  ],
  [
    serviceRequest,
    'while it composes its message',
    'open',
    toasts.serviceRequestFailed,
  ],
  [
    application,
    'while it composes its message',
    'open',
    toasts.applicationFailed,
  ],
] as const)
  test(`${lead.name} shows an error and keeps its answers if an exception occurs ${when}`, {
    tag: '@error-messages',
  }, async ({ page }) => {
    allow(page, 'could not be sent')
    const { button, fill, values, success } = await openForm(page, lead, {
      windows,
    })
    const answers = await fill()
    // Makes the next attempt to compose a message throw.
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
    await expect(leads.chatLinkIn(page)).toHaveCount(
      windows === 'throw' ? 1 : 0,
    )
    await leads.letWindowsOpen(page, true)
    await button.click()
    await expect(success).toBeVisible()
  })

test.describe('without a connection', () => {
  test.beforeEach(({ page }) => allow(page, 'ERR_INTERNET_DISCONNECTED'))

  /** Sends a form without a connection, so that it offers its message in a panel. */
  async function sendOffline(page: Page, lead: leads.LeadPage) {
    await reportOffline(page)
    const opened = await openForm(page, lead)
    const answers = await opened.fill()
    await leads.waitForSubmitScripts(page)
    await page.context().setOffline(true)
    await opened.button.click()
    const panel = offlinePanel(page)
    await expect(panel).toBeFocused()
    return { ...opened, answers, panel }
  }

  // A form that opens a chat, the form that shows a card, and the form that only a script shows.
  for (const lead of [consultation, contact, application])
    test(`${lead.name} keeps its answers and offers them in a panel`, async ({
      page,
    }) => {
      const { answers, button, offered, panel, sent, success, values } =
        await sendOffline(page, lead)
      expect(await values()).toEqual(answers)
      await expect(success).toHaveCount(0)
      await expect(button).toBeEnabled()
      expect(await offered(panel)).toEqual(answers)
      // A chat opens before the form knows that there is no connection.
      expect(await sent()).toEqual(lead === consultation ? [answers] : [])
    })

  // The browser still reports that it is offline (see reportOffline).
  for (const lead of [consultation, application])
    test(`${lead.name} can be sent on reconnection, even if the browser says 'offline'`, async ({
      page,
    }) => {
      const { button, panel, success } = await sendOffline(page, lead)
      await page.context().setOffline(false)
      await button.click()
      await expect(success).toBeVisible()
      await expect(panel).toHaveCount(0)
    })

  test('an application counts as one lead in analytics if chat and mail links are used', async ({
    page,
  }) => {
    const { panel } = await sendOffline(page, application)
    expect(await leads.reportedLeads(page)).toEqual([])
    const chat = await leads.addressOpenedBy(leads.chatLinkIn(panel))
    expect(chat).toMatch(/^https:\/\/wa\.me\/.*text=/)
    const mail = await leads.addressOpenedBy(leads.mailLinkIn(panel))
    expect(mail).toMatch(/^mailto:.*body=/)
    expect(await leads.reportedLeads(page)).toHaveLength(1)
  })
})

test('an applicant with a phone sees long lines of the message without scrolling sideways', {
  tag: '@fill',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const { form } = await openForm(page, application)
  const challenge = form.getByLabel('Business challenges')
  await challenge.fill(`${'leads '.repeat(60)}${'x'.repeat(90)}`)
  await form.getByText('See the message').click()
  const preview = form.locator('details pre')
  await expect(preview).toContainText('leads leads')
  const isCut = await preview.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  )
  expect(isCut).toBe(false)
})

test('an applicant sees the message before it is sent', async ({ page }) => {
  await reportOffline(page)
  const { form, button, fill } = await openForm(page, application)
  await form.getByText('See the message').click()
  const preview = form.locator('details pre')
  await expect(preview).toContainText('Not specified')
  const { businessName = '' } = await fill()
  await expect(preview).toContainText(businessName)
  const shown = (await preview.textContent()) ?? ''
  await leads.waitForSubmitScripts(page)
  await button.click()
  const panel = page.getByRole('group', { name: 'and ready to send' })
  // The message that was sent also names the time.
  const [before = ''] = shown.split('Submitted')
  await expect(panel).toHaveCount(1)
  expect((await leads.offeredText(panel)).startsWith(before)).toBe(true)
})

test('a toast about missing answers is shown even if the script of toasts never loads', async ({
  page,
}) => {
  allow(page, 'The toaster could not be loaded')
  await page.route(/\/assets\/Toaster-.*\.js$/, () => {})
  const { button } = await openForm(page, serviceRequest)
  await button.click()
  const toast = page.locator('#toasts [aria-live=assertive] li')
  const { title } = toasts.requiredFieldsMissing
  await expect(toast.getByText(title, { exact: true })).toBeVisible()
})

test("in an 'offline' browser, a form offers its message after 3 s without a response", async ({
  page,
}) => {
  await reportOffline(page)
  const { button, fill } = await openForm(page, serviceRequest)
  await fill()
  await leads.waitForSubmitScripts(page)
  await page.route('**/robots.txt', () => {})
  const time = await stopTime(page)
  await button.click()
  await time.pass(2900)
  await expect(button).toBeDisabled()
  await time.pass(200)
  await expect(offlinePanel(page)).toBeFocused()
})
