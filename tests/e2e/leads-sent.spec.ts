import { site } from '../../data/site.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { decodeAnswers, decodeChat, decodeMessage } from '../../tools/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import {
  answersFor,
  buttonOf,
  chatHrefIn,
  consultation,
  contact,
  eventsOf,
  fillForm,
  fillIn,
  formOf,
  formWords,
  home,
  letWindowsOpen,
  openedBy,
  openedByLink,
  openForm,
  requiredOnly,
  sentAnswers,
  serviceRequest,
  stubWindow,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'

const toasts = readContent('data/toasts.yaml')

const chatForms = [
  {
    ...home,
    toast: toasts.messageSent,
    events: [
      ['generate_lead', { value: 100, currency: 'USD', form: 'home' }],
      ['lead_generated', { form: 'home' }],
    ],
  },
  {
    ...serviceRequest,
    toast: toasts.serviceRequestSent,
    events: [
      ['service_request', { value: 200, currency: 'USD', service: 'digital-marketing' }],
      ['service_requested', { service: 'digital-marketing' }],
    ],
  },
  {
    ...consultation,
    toast: toasts.consultationRequested,
    events: [
      ['generate_lead', { value: 100, currency: 'USD', form: 'consultation' }],
      ['lead_generated', { form: 'consultation' }],
    ],
  },
] as const

for (const lead of chatForms) {
  test.describe(lead.name, () => {
    test.beforeEach(async ({ page }) => {
      await stubWindow(page, 'opens')
      await openForm(page, lead)
    })

    test('opens one chat with every answer, is busy for 600 ms and confirms', async ({ page }) => {
      const answers = answersFor(lead.fields)
      await fillIn(formOf(page, lead), lead.fields, answers)
      const requests = watchRequests(page)
      const time = await stopTime(page)
      const button = buttonOf(page, lead)
      await button.dblclick()
      await expect(button).toHaveText(lead.submitting)
      const left = async () =>
        Object.values(await valuesIn(formOf(page, lead), lead.fields)).join('')
      if (lead.id === consultation.id) expect(await left()).toBe('')
      await time.pass(599)
      await expect(button).toBeDisabled()
      await expect(toastWith(page, lead.toast.title)).toHaveCount(0)
      await time.pass(1)
      await expect(toastWith(page, lead.toast.title)).toHaveCount(1)
      await expect(toastWith(page, lead.toast.title)).toContainText(lead.toast.description)
      await expect(button.and(page.locator(':disabled'))).toHaveCount(0)
      expect(await left()).toBe('')

      const [opened, ...more] = await openedBy(page)
      expect(more).toEqual([])
      expect(opened?.active).toBe(true)
      const url = opened?.url ?? ''
      expect(decodeChat(url).number).toBe(site.chatNumber)
      expect(sentAnswers(url, lead.fields)).toEqual(answers)
      const reported = lead.events.map(([name]) => name as string)
      expect((await eventsOf(page)).filter(([name]) => reported.includes(name))).toEqual(
        lead.events,
      )
      expect(requests.leaks()).toEqual([])
    })

    test('opens the chat within the tap, also without the optional fields', async ({ page }) => {
      const answers = requiredOnly(lead.fields)
      await fillIn(formOf(page, lead), lead.fields, answers)
      const opened = await formOf(page, lead).evaluate((form) => {
        ;(form as HTMLFormElement).requestSubmit()
        return (window as unknown as { opened: { url: string }[] }).opened.map(({ url }) => url)
      })
      expect(opened.map((url) => sentAnswers(url, lead.fields))).toEqual([answers])
    })
  })
}

test('an address pasted with signs that cannot be seen is sent without them', async ({ page }) => {
  await stubWindow(page, 'opens')
  await openForm(page, home)
  const { email = '' } = answersFor(home.fields)
  await fillForm(page, home, { email: `\u202a${email}\u200b` })
  await buttonOf(page, home).click()
  const [opened] = await openedBy(page)
  expect(sentAnswers(opened?.url ?? '', home.fields)).toEqual(answersFor(home.fields))
})

test('the service request names its service and shows the thank-you until a reload', async ({
  page,
}) => {
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  await fillForm(page, serviceRequest)
  await buttonOf(page, serviceRequest).click()
  const heading = page.getByRole('heading', { name: 'Thank You' })
  await expect(heading).toBeFocused()
  const [opened] = await openedBy(page)
  expect(decodeMessage(decodeChat(opened?.url ?? '').text).header).toBe('NEW SERVICE REQUEST')
  const thanks = page.locator('[data-island=ServiceRequestForm]')
  await expect(thanks.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await expect(thanks.getByRole('listitem')).toHaveCount(3)
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  expect(await openedByLink(continued)).toBe(opened?.url)
  const panel = thanks.getByRole('group', { name: 'Did WhatsApp not open?' })
  await expect(panel.getByRole('link', { name: 'Send by mail' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Copy the message' })).toBeVisible()
  await expect(formOf(page, serviceRequest)).toBeHidden()

  await page.locator('footer a[href="/consultation"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('consultation')
  await page.goBack()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeHidden()
  await expect(formOf(page, serviceRequest)).toBeVisible()
})

test('a corrected service request takes the place of the one that was sent', async ({ page }) => {
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  const form = formOf(page, serviceRequest)
  const answers = await fillForm(page, serviceRequest)
  const title = page.getByRole('heading', {
    name: readContent('data/service-request.yaml').form.title,
  })
  const thanks = page.getByRole('heading', { name: 'Thank You' })
  await buttonOf(page, serviceRequest).click()
  await expect(thanks).toBeVisible()
  await expect(title).toBeHidden()

  await page.getByRole('button', { name: 'Put my answers back' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(thanks).toBeHidden()
  await expect(title).toBeVisible()
  expect(await valuesIn(form, serviceRequest.fields)).toEqual(answers)

  const corrected = { ...answers, phone: '+91 98300 12233' }
  await form.getByLabel('Phone', { exact: true }).fill(corrected.phone)
  await letWindowsOpen(page, false)
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('group', { name: 'Your browser did not open' })).toBeFocused()
  await expect(thanks).toBeHidden()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveCount(1)
  expect(sentAnswers(await chatHrefIn(page), serviceRequest.fields)).toEqual(corrected)
})

test('a real window opens in a new tab that cannot reach back', async ({ page, context }) => {
  await openForm(page, consultation)
  const answers = answersFor(consultation.fields)
  await fillIn(formOf(page, consultation), consultation.fields, answers)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    buttonOf(page, consultation).click(),
  ])
  await popup.waitForURL(/wa\.me/)
  expect(sentAnswers(popup.url(), consultation.fields)).toEqual(answers)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
})

test.describe(contact.name, () => {
  test('shows the card for 3 seconds and offers the text by chat and mail', async ({ page }) => {
    await stubWindow(page, 'opens')
    await openForm(page, contact)
    const answers = answersFor(contact.fields)
    const form = formOf(page, contact)
    await fillIn(form, contact.fields, answers)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const requests = watchRequests(page)
    const time = await stopTime(page)
    await buttonOf(page, contact).click()
    await expect(form.locator('button[type=submit]')).toHaveText(contact.submitting)

    const card = page.getByText('Message Sent Successfully!')
    await time.pass(600)
    await expect(card).toBeVisible()
    await expect(form).toBeHidden()
    await time.pass(2900)
    await expect(card).toBeVisible()
    await time.pass(200)
    await expect(card).toBeHidden()
    await expect(form).toBeVisible()
    await time.resume()
    expect(Object.values(await valuesIn(form, contact.fields)).join('')).toBe('')

    expect(logged.join('\n')).toContain('Contact form submitted')
    expect(await openedBy(page)).toEqual([])
    expect(requests.leaks()).toEqual([])
    expect(await eventsOf(page)).toEqual(
      expect.arrayContaining([
        ['generate_lead', { value: 100, currency: 'USD', form: 'contact' }],
        ['lead_generated', { form: 'contact' }],
      ]),
    )
    expect(sentAnswers(await chatHrefIn(page), contact.fields)).toEqual(answers)
    await expect(page.getByRole('link', { name: 'Send by mail' })).toBeVisible()
    // The visitor who read the card is at the beginning of the form, not below it.
    await expect(form.getByText(formWords.requiredNote)).toBeInViewport()
    await page.getByRole('button', { name: 'Put my answers back' }).click()
    expect(await valuesIn(form, contact.fields)).toEqual(answers)
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('keeps an undelivered message beside the next one until it is used', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-write'])
    await openForm(page, contact)
    await fillIn(formOf(page, contact), contact.fields, answersFor(contact.fields))
    const time = await stopTime(page)
    const send = async (name: string) => {
      await fillIn(formOf(page, contact), contact.fields, { ...answersFor(contact.fields), name })
      await buttonOf(page, contact).click()
      await time.pass(600)
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
      await time.pass(3000)
      await expect(formOf(page, contact)).toBeVisible()
    }
    const offered = async () => {
      const texts = await page.locator('pre:not(form pre)').allTextContents()
      return texts.map((text) => decodeAnswers(contact.fields, text).name)
    }
    await send('First')
    expect(await offered()).toEqual(['First'])
    await send('Second')
    expect(await offered()).toEqual(['Second', 'First'])
    await page.getByRole('button', { name: 'Copy the message' }).last().click()
    await send('Third')
    expect(await offered()).toEqual(['Third', 'Second'])
    await page.getByRole('button', { name: 'Put my answers back' }).first().click()
    await send('Corrected')
    expect(await offered()).toEqual(['Corrected', 'Second'])

    const written = await fillForm(page, contact, { name: 'Fourth' })
    await page.getByRole('button', { name: 'Put my answers back' }).first().click()
    await time.resume()
    await expect(toastWith(page, toasts.otherTextInForm.title)).toBeVisible()
    expect(await valuesIn(formOf(page, contact), contact.fields)).toEqual(written)
  })
})
