import { chatLimit } from '#data/link-texts.ts'
import { readContent } from '#ssg/content/content-file.ts'
import {
  decodeAnswers,
  decodeChat,
  decodeMail,
  decodeMessage,
} from '#tests/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import {
  announcedTwice,
  application,
  breakNextMessage,
  buttonOf,
  chatHrefIn,
  fillForm,
  formOf,
  home,
  openedBy,
  openedByLink,
  openForm,
  reportedLeads,
  sentAnswers,
  serviceRequest,
  stubWindow,
  success,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'

// tests/resilience/ten-messages.spec.ts blocks the windows of every form.
test('a form offers its message and keeps its answers where windows are blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubWindow(page, 'blocked')
  await openForm(page, home)
  const form = formOf(page, home)
  const answers = await fillForm(page, home)
  const requests = watchRequests(page)
  await buttonOf(page, home).click()

  const panel = page.getByRole('group', { name: 'Your browser did not open WhatsApp' })
  await expect(panel).toBeFocused()
  expect(await announcedTwice(page)).toEqual([])
  expect(await valuesIn(form, home.fields)).toEqual(answers)
  await expect(buttonOf(page, home)).toBeEnabled()
  expect(await reportedLeads(page)).toEqual([])

  const href = await chatHrefIn(panel)
  expect(href).toBe((await openedBy(page))[0]?.url)
  expect(sentAnswers(href, home.fields)).toEqual(answers)
  expect(await openedByLink(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(href)
  const mail = decodeMail(await openedByLink(panel.getByRole('link', { name: 'Send by mail' })))
  expect(mail.to).toContain('@')
  expect(mail.body.startsWith(decodeMessage(decodeChat(href).text).header)).toBe(true)
  expect(await reportedLeads(page)).toHaveLength(2)

  const corrected = { ...answers, email: 'asha.sen@example.com' }
  await form.getByLabel('Email', { exact: true }).fill(corrected.email)
  await expect
    .poll(async () => sentAnswers(await chatHrefIn(panel), home.fields))
    .toEqual(corrected)
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

  await form.evaluate((element) => (element as HTMLFormElement).reset())
  await panel.getByRole('button', { name: 'Put my answers back' }).click()
  expect(await valuesIn(form, home.fields)).toEqual(answers)
  expect(sentAnswers(await chatHrefIn(panel), home.fields)).toEqual(answers)
  const time = await stopTime(page)
  await time.pass(60_000)
  await expect(panel).toBeVisible()
  expect(await reportedLeads(page)).toHaveLength(2)
  expect(requests.leaks()).toEqual([])
})

test('a form shortens a message that is too long for a link, and copies all of it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubWindow(page, 'opens')
  await openForm(page, home)
  const long = home.fields.find(({ type }) => type === 'textarea')?.name ?? ''
  const story = `${'नमस्ते दुनिया '.repeat(700)}end`
  await fillForm(page, home, { [long]: story })
  await buttonOf(page, home).click()
  const [opened] = await openedBy(page)
  expect(opened?.url.length).toBeLessThanOrEqual(chatLimit)
  expect(decodeChat(opened?.url ?? '').text).toContain(
    readContent('data/messages/added-lines.yaml').shortened,
  )
  await expect(page.getByText('The whole text is copied: paste it into the chat.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(story)
  await expect(page.locator('details[open] pre').filter({ hasText: 'end' })).toHaveText(copied)
})

test('a form stays on its page where the first of two taps moves a link under the second', async ({
  page,
}) => {
  await stubWindow(page, 'blocked')
  await openForm(page, home)
  await fillForm(page, home)
  await page.evaluate(() =>
    document.addEventListener('focusin', ({ target }) => {
      if (!(target as Element).matches('[role=group]')) return
      const link = Object.assign(document.createElement('a'), { href: '/about' })
      link.textContent = 'Away'
      link.style.cssText = 'position: fixed; inset: 0; z-index: 9'
      document.body.append(link)
    }),
  )
  await buttonOf(page, home).dblclick()
  await expect(page.getByRole('link', { name: 'Away' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
})

test('a form keeps its answers where an app opens the chat in the same window', async ({
  page,
}) => {
  await page.route(/wa\.me/, (route) => route.fulfill({ body: 'Open WhatsApp' }))
  await stubWindow(page, 'here')
  await openForm(page, home)
  const answers = await fillForm(page, home)
  await buttonOf(page, home).click()
  await page.waitForURL(/wa\.me/)
  await page.goBack()
  await expect.poll(() => valuesIn(formOf(page, home), home.fields)).toEqual(answers)
})

test('a service request keeps its answers where opening a window throws', async ({
  page,
  allowed,
}) => {
  allowed.push('could not be sent')
  await stubWindow(page, 'throws')
  await openForm(page, serviceRequest)
  const answers = await fillForm(page, serviceRequest)
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
  await expect(toastWith(page, 'Error')).toBeVisible()
  expect(await valuesIn(formOf(page, serviceRequest), serviceRequest.fields)).toEqual(answers)
})

for (const [lead, title, text] of [
  [
    serviceRequest,
    'Error',
    'Something went wrong. Please try again or contact us directly via WhatsApp.',
  ],
  [
    application,
    'Submission Error',
    'There was an issue submitting your application. Please try again or contact us directly.',
  ],
] as const)
  test(`an exception in ${lead.name} is logged, with a toast and the form ready`, async ({
    page,
    allowed,
  }) => {
    allowed.push('could not be sent')
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await stubWindow(page, 'opens')
    await openForm(page, lead)
    const answers = await fillForm(page, lead)
    await breakNextMessage(page)
    await buttonOf(page, lead).click()
    const toast = page.locator('#toasts [aria-live=assertive] li')
    await expect(toast.getByText(title, { exact: true })).toBeVisible()
    await expect(toast).toContainText(text)
    expect(logged.join('\n')).toContain('broken')
    expect(await openedBy(page)).toEqual([])
    expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
    await buttonOf(page, lead).click()
    await expect(success(page, lead)).toBeVisible()
  })
