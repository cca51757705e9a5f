import { chatLimit, shortenedNote } from '../../data/links.ts'
import {
  decodeAnswers,
  decodeChat,
  decodeMail,
  decodeMessage,
} from '../../tools/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import {
  answersFor,
  buttonOf,
  chatForms,
  chatHrefIn,
  eventsOf,
  fillForm,
  fillIn,
  formOf,
  home,
  openedBy,
  openedByLink,
  openForm,
  sentAnswers,
  serviceRequest,
  stubWindow,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'

const leadEvents = ['generate_lead', 'lead_generated', 'service_request', 'service_requested']

for (const lead of chatForms) {
  test.describe(lead.name, () => {
    test('offers its message and keeps its answers where the browser blocks the window', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await stubWindow(page, 'blocked')
      await openForm(page, lead)
      const form = formOf(page, lead)
      const answers = await fillForm(page, lead)
      const requests = watchRequests(page)
      await buttonOf(page, lead).click()

      const panel = page.getByRole('group', { name: 'Your browser did not open WhatsApp' })
      await expect(panel).toBeFocused()
      expect(await valuesIn(form, lead.fields)).toEqual(answers)
      await expect(buttonOf(page, lead)).toBeEnabled()
      expect((await eventsOf(page)).filter(([name]) => leadEvents.includes(name))).toEqual([])

      const href = await chatHrefIn(panel)
      const [opened] = await openedBy(page)
      expect(href).toBe(opened?.url)
      expect(sentAnswers(href, lead.fields)).toEqual(answers)
      expect(await openedByLink(panel.getByRole('link', { name: 'Send on WhatsApp' }))).toBe(href)
      const mail = decodeMail(await openedByLink(panel.getByRole('link', { name: 'Send by mail' })))
      expect(mail.to).toContain('@')
      expect(mail.body.startsWith(decodeMessage(decodeChat(href).text).header)).toBe(true)

      await panel.getByRole('button', { name: 'Copy the message' }).click()
      await expect(panel.getByRole('status')).toHaveText('Copied.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(decodeChat(href).text)
      const reported = (await eventsOf(page)).filter(([name]) => leadEvents.includes(name))
      expect(reported).toHaveLength(2)
      await panel.getByRole('button', { name: 'Copy the message' }).click()
      expect((await eventsOf(page)).filter(([name]) => leadEvents.includes(name))).toHaveLength(2)

      const corrected = { ...answers, email: 'asha.sen@example.com' }
      await form.getByLabel('Email', { exact: true }).fill(corrected.email)
      await expect
        .poll(async () => sentAnswers(await chatHrefIn(panel), lead.fields))
        .toEqual(corrected)
      await panel.getByRole('button', { name: 'Copy the message' }).click()
      await expect
        .poll(async () =>
          decodeAnswers(lead.fields, await page.evaluate(() => navigator.clipboard.readText())),
        )
        .toEqual(corrected)

      await form.evaluate((element) => (element as HTMLFormElement).reset())
      await panel.getByRole('button', { name: 'Put my answers back' }).click()
      expect(await valuesIn(form, lead.fields)).toEqual(answers)
      expect(sentAnswers(await chatHrefIn(panel), lead.fields)).toEqual(answers)
      const time = await stopTime(page)
      await time.pass(60_000)
      await expect(panel).toBeVisible()
      expect(requests.leaks()).toEqual([])
    })

    test('stays on its page where the first of two taps moves a link under the second', async ({
      page,
    }) => {
      await stubWindow(page, 'blocked')
      await openForm(page, lead)
      await fillForm(page, lead)
      await page.evaluate(() =>
        document.addEventListener('focusin', ({ target }) => {
          if (!(target as Element).matches('[role=group]')) return
          const link = Object.assign(document.createElement('a'), { href: '/about' })
          link.textContent = 'Away'
          link.style.cssText = 'position: fixed; inset: 0; z-index: 9'
          document.body.append(link)
        }),
      )
      await buttonOf(page, lead).dblclick()
      const link = page.getByRole('link', { name: 'Away' })
      await expect(link).toBeFocused()
      await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
      await link.press('Enter')
      await page.waitForURL(/about$/)
    })

    test('keeps its answers where an app opens the chat in the same window', async ({ page }) => {
      await page.route(/wa\.me/, (route) => route.fulfill({ body: 'Open WhatsApp' }))
      await stubWindow(page, 'here')
      await openForm(page, lead)
      const answers = await fillForm(page, lead)
      await buttonOf(page, lead).click()
      await page.waitForURL(/wa\.me/)
      await page.goBack()
      await expect.poll(() => valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
    })

    test('keeps its answers where the browser throws instead of opening a window', async ({
      page,
      allowed,
    }) => {
      allowed.push('could not be opened', 'could not be sent')
      await stubWindow(page, 'throws')
      await openForm(page, lead)
      const answers = await fillForm(page, lead)
      await buttonOf(page, lead).click()
      await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
      expect(await valuesIn(formOf(page, lead), lead.fields)).toEqual(answers)
      await expect(buttonOf(page, lead)).toBeEnabled()
      if (lead === serviceRequest)
        await expect(toastWith(page, 'Error')).toContainText(
          'Something went wrong. Please try again or contact us directly via WhatsApp.',
        )
    })

    test('shortens a message that is too long for a link, and copies the whole text', async ({
      page,
      context,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await stubWindow(page, 'opens')
      await openForm(page, lead)
      const long = lead.fields.find(({ type }) => type === 'textarea')?.name ?? ''
      const story = `${'नमस्ते दुनिया '.repeat(700)}end`
      const answers = { ...answersFor(lead.fields), [long]: story }
      await fillIn(formOf(page, lead), lead.fields, answers)
      await buttonOf(page, lead).click()
      const [opened] = await openedBy(page)
      expect(opened?.url.length).toBeLessThanOrEqual(chatLimit)
      expect(decodeChat(opened?.url ?? '').text).toContain(shortenedNote)
      await expect(
        page.getByText('The whole text is copied: paste it into the chat.'),
      ).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain(story)
      await expect(page.locator('details[open] pre').filter({ hasText: 'end' })).toHaveText(copied)
    })
  })
}

test('an exception in the service request is logged, with a toast and the form ready', async ({
  page,
  allowed,
}) => {
  allowed.push('could not be sent')
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  const answers = await fillForm(page, serviceRequest)
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
  await page.evaluate(() => {
    const encode = window.encodeURIComponent
    window.encodeURIComponent = () => {
      window.encodeURIComponent = encode
      throw new Error('broken')
    }
  })
  await buttonOf(page, serviceRequest).click()
  const toast = toastWith(
    page,
    'Something went wrong. Please try again or contact us directly via WhatsApp.',
  )
  await expect(toast.getByText('Error', { exact: true })).toBeVisible()
  expect(logged.join('\n')).toContain('broken')
  expect(await openedBy(page)).toEqual([])
  expect(await valuesIn(formOf(page, serviceRequest), serviceRequest.fields)).toEqual(answers)
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
})

test('a visitor whose browser forbids copying sees the whole text', async ({ page }) => {
  await stubWindow(page, 'blocked')
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await openForm(page, home)
  await fillForm(page, home)
  await buttonOf(page, home).click()
  await page.getByRole('button', { name: 'Copy the message' }).click()
  await expect(page.getByText('Your browser did not allow copying.')).toBeVisible()
  await expect(page.locator('details[open] pre')).toContainText('NEW PROFESSIONAL MESSAGE')
})
