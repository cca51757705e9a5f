import { chatLimit } from '#data/link-texts.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { decodeAnswers, decodeMail, decodeMessage } from '#tests/forms/decode-message.ts'
import { allow, expect, stopTime, test } from './fixtures.ts'
import * as leads from './leads.ts'

const { application, home, openForm, serviceRequest } = leads
const toasts = readContent('data/toasts.yaml')

// tests/resilience/ten-messages.spec.ts blocks the windows of every form.
test('a form offers its message and keeps its answers where windows are blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const lead = await openForm(page, home, { windows: 'blocked' })
  const answers = await lead.fill()
  const leaks = leads.watchLeaks(page)
  await lead.button.click()

  const panel = page.getByRole('group', { name: 'Your browser did not open WhatsApp' })
  await expect(panel).toBeFocused()
  expect(await leads.announcedTwice(page)).toEqual([])
  expect(await lead.values()).toEqual(answers)
  await expect(lead.button).toBeEnabled()
  expect(await leads.reportedLeads(page)).toEqual([])
  expect(await lead.sent()).toEqual([answers])
  expect(await lead.offered(panel)).toEqual(answers)
  const [opened] = await leads.openedBy(page)
  expect(await leads.openedByLink(leads.sendByChat(panel))).toBe(opened?.url)
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
  const copied = await page.evaluate(() => navigator.clipboard.readText())
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

test('a form shortens a message that is too long for a link, and copies all of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { button, fill } = await openForm(page, home)
  const message = `${'नमस्ते दुनिया '.repeat(700)}end`
  await fill({ message })
  await button.click()
  const [{ url } = { url: '' }] = await leads.openedBy(page)
  expect(url.length).toBeLessThanOrEqual(chatLimit)
  const { shortened } = readContent('data/messages/added-lines.yaml')
  expect(decodeURIComponent(url)).toContain(shortened)
  await expect(page.getByText('The whole text is copied: paste it into the chat.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(message)
  await expect(page.locator('details[open] pre').filter({ hasText: 'end' })).toHaveText(copied)
})

test('a form stays where the first of two taps moves a link under the second', async ({ page }) => {
  const { button, fill } = await openForm(page, home, { windows: 'blocked' })
  await fill()
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).matches('[role=group]')) return
      const link = Object.assign(document.createElement('a'), { href: '/about' })
      link.textContent = 'Away'
      link.style.cssText = 'position: fixed; inset: 0; z-index: 9'
      document.body.append(link)
    }),
  )
  await button.dblclick()
  await expect(page.getByRole('link', { name: 'Away' })).toBeFocused()
  await expect(leads.sendByChat(page)).toBeVisible()
})

test('a form is kept where an app opens the chat in the same window', async ({ page }) => {
  await page.route(/wa\.me/, (route) => route.fulfill({ body: 'Open WhatsApp' }))
  const { button, fill, values } = await openForm(page, home, { windows: 'here' })
  const answers = await fill()
  await button.click()
  await page.waitForURL(/wa\.me/)
  await page.goBack()
  await expect.poll(values).toEqual(answers)
})

test('a service request is kept where opening a window throws', async ({ page }) => {
  allow(page, 'could not be sent')
  const { button, fill, values } = await openForm(page, serviceRequest, { windows: 'throw' })
  const answers = await fill()
  await button.click()
  await expect(leads.sendByChat(page)).toBeVisible()
  await expect(leads.toastWith(page, toasts.serviceRequestFailed.title)).toBeVisible()
  expect(await values()).toEqual(answers)
})

for (const [lead, { title, description }] of [
  [serviceRequest, toasts.serviceRequestFailed],
  [application, toasts.applicationFailed],
] as const)
  test(`an exception in ${lead.name} is logged, with a toast and the form ready`, async ({
    page,
  }) => {
    allow(page, 'could not be sent')
    const { button, fill, values, success } = await openForm(page, lead)
    const answers = await fill()
    // The next message that is composed throws.
    await page.evaluate(() => {
      const encode = window.encodeURIComponent
      window.encodeURIComponent = () => {
        window.encodeURIComponent = encode
        throw new Error('broken')
      }
    })
    const logged = page.waitForEvent('console', (message) => message.text().includes('broken'))
    await button.click()
    const toast = page.locator('#toasts [aria-live=assertive] li')
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    await expect(toast).toContainText(description)
    expect((await logged).type()).toBe('error')
    expect(await leads.openedBy(page)).toEqual([])
    expect(await values()).toEqual(answers)
    await button.click()
    await expect(success).toBeVisible()
  })
