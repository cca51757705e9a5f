import type { Locator } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import {
  ad,
  announcedTwice,
  buttonOf,
  chatHrefIn,
  consultation,
  contact,
  fillForm,
  formOf,
  formWords,
  home,
  letWindowsOpen,
  openedBy,
  openedByLink,
  openForm,
  reportedLeads,
  requiredOnly,
  sentAnswers,
  serviceRequest,
  stored,
  stubWindow,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'
import { goByLink } from './page-actions.ts'

const site = readContent('data/site.yaml')

const toasts = readContent('data/toasts.yaml')

const generated = (form: string) => [
  ['generate_lead', { value: 100, currency: 'USD', form }],
  ['lead_generated', { form }],
]

const chatForms = [
  { ...home, toast: toasts.messageSent, events: generated('home') },
  {
    ...serviceRequest,
    toast: toasts.serviceRequestSent,
    events: [
      ['service_request', { value: 200, currency: 'USD', service: 'digital-marketing' }],
      ['service_requested', { service: 'digital-marketing' }],
    ],
  },
  { ...consultation, toast: toasts.consultationRequested, events: generated('consultation') },
] as const

for (const lead of chatForms) {
  test(`${lead.name} opens one chat with every answer, is busy for 600 ms and confirms`, async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    await openForm(page, lead, ad.query)
    const answers = await fillForm(page, lead)
    const requests = watchRequests(page)
    const time = await stopTime(page)
    const button = buttonOf(page, lead)
    await button.dblclick()
    await expect(button).toHaveText(lead.submitting)
    const left = async () => Object.values(await valuesIn(formOf(page, lead), lead.fields)).join('')
    if (lead.id === consultation.id) expect(await left()).toBe('')
    await time.pass(599)
    await expect(button).toBeDisabled()
    await expect(toastWith(page, lead.toast.title)).toHaveCount(0)
    await time.pass(1)
    await expect(toastWith(page, lead.toast.title)).toHaveCount(1)
    await expect(page.locator('#toasts [aria-live=polite] li')).toContainText(
      lead.toast.description,
    )
    await expect(button.and(page.locator(':disabled'))).toHaveCount(0)
    expect(await left()).toBe('')
    expect(await announcedTwice(page)).toEqual([])

    const [opened, ...more] = await openedBy(page)
    expect(more).toEqual([])
    expect(opened?.active).toBe(true)
    const { number, text } = decodeChat(opened?.url ?? '')
    expect(number).toBe(site.chatNumber)
    expect(text).not.toContain('secret')
    expect(decodeMessage(text).footer.split('\n')[0]).toBe(ad.line)
    expect(sentAnswers(opened?.url ?? '', lead.fields)).toEqual(answers)
    expect(await reportedLeads(page)).toEqual(lead.events)
    expect(requests.leaks()).toEqual([])
    expect(await stored(page)).toEqual([])
  })
}

test('a form opens the chat within the tap, also without the optional fields', async ({ page }) => {
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  const answers = requiredOnly(serviceRequest.fields)
  // The browser would reject an address that was pasted with signs that cannot be seen.
  await fillForm(page, serviceRequest, { ...answers, email: `\u202a${answers.email}\u200b` })
  const opened = await formOf(page, serviceRequest).evaluate((form) => {
    ;(form as HTMLFormElement).requestSubmit()
    return (window as unknown as { opened: { url: string }[] }).opened.map(({ url }) => url)
  })
  expect(opened.map((url) => sentAnswers(url, serviceRequest.fields))).toEqual([answers])
})

test('the service request shows the thank-you until a reload, and can be corrected', async ({
  page,
}) => {
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  const form = formOf(page, serviceRequest)
  const answers = await fillForm(page, serviceRequest)
  const { title } = readContent('data/service-request.yaml').form
  const heading = page.getByRole('heading', { name: 'Thank You' })
  await buttonOf(page, serviceRequest).click()
  await expect(heading).toBeFocused()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  const thanks = page.locator('[data-island=ServiceRequestForm]')
  await expect(thanks.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await expect(thanks.getByRole('listitem')).toHaveCount(3)
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  expect(await openedByLink(continued)).toBe((await openedBy(page))[0]?.url)
  const { opened } = formWords.fallback
  const panel = thanks.getByRole('group', { name: opened.title })
  await expect(panel.getByRole('link', { name: 'Send by mail' })).toBeVisible()
  await expect(page.locator('#route-announcer')).toHaveText(`${opened.title} ${opened.text}`)
  expect(await announcedTwice(page)).toEqual([])

  await page.locator('footer a[href="/consultation"]').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('consultation')
  await page.goBack()
  await expect(heading).toBeVisible()
  await panel.getByRole('button', { name: 'Put my answers back' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(heading).toBeHidden()
  expect(await valuesIn(form, serviceRequest.fields)).toEqual(answers)

  const corrected = { ...answers, phone: '+91 98300 12233' }
  await form.getByLabel('Phone', { exact: true }).fill(corrected.phone)
  await letWindowsOpen(page, false)
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('group', { name: 'Your browser did not open' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toHaveCount(1)
  expect(sentAnswers(await chatHrefIn(page), serviceRequest.fields)).toEqual(corrected)
  await letWindowsOpen(page, true)
  await buttonOf(page, serviceRequest).click()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
})

test('a real window opens in a new tab that cannot reach back', async ({ page, context }) => {
  await openForm(page, consultation)
  const answers = await fillForm(page, consultation)
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    buttonOf(page, consultation).click(),
  ])
  await popup.waitForURL(/wa\.me/)
  expect(sentAnswers(popup.url(), consultation.fields)).toEqual(answers)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
})

test('the contact form shows its card for 3 seconds and offers the text by chat and mail', async ({
  page,
}) => {
  await stubWindow(page, 'opens')
  await openForm(page, contact, ad.query)
  const form = formOf(page, contact)
  const answers = await fillForm(page, contact)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const requests = watchRequests(page)
  const time = await stopTime(page)
  await buttonOf(page, contact).press('Enter')
  await expect(form.locator('button[type=submit]')).toHaveText(contact.submitting)

  const card = page.getByRole('group', { name: 'Message Sent Successfully!' })
  await time.pass(600)
  await expect(card).toBeFocused()
  await expect(form).toBeHidden()
  expect(await announcedTwice(page)).toEqual([])
  const panel = page.getByRole('group', { name: formWords.fallback.offered.title })
  const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().y)
  const send = panel.getByRole('link', { name: 'Send on WhatsApp' })
  const place = await placeOf(send)
  await time.pass(2900)
  await expect(card).toBeVisible()
  await time.pass(200)
  await expect(card).toBeHidden()
  // The panel takes the card's place and focus, nothing of it moves, and the form begins below it.
  await expect(panel).toBeFocused()
  expect(await placeOf(send)).toBe(place)
  await expect(send).toBeInViewport()
  expect(await placeOf(form)).toBeGreaterThan(await placeOf(send))
  await time.resume()
  expect(Object.values(await valuesIn(form, contact.fields)).join('')).toBe('')

  expect(logged.join('\n')).toContain('Contact form submitted')
  expect(await openedBy(page)).toEqual([])
  expect(requests.leaks()).toEqual([])
  expect(await reportedLeads(page)).toEqual(generated('contact'))
  const href = await chatHrefIn(page)
  expect(decodeMessage(decodeChat(href).text).footer.split('\n')[0]).toBe(ad.line)
  expect(sentAnswers(href, contact.fields)).toEqual(answers)
  await expect(page.getByRole('link', { name: 'Send by mail' })).toBeVisible()

  const putBack = page.getByRole('button', { name: 'Put my answers back' })
  const message = form.getByLabel('Message', { exact: true })
  await message.fill('Other words')
  await putBack.click()
  await expect(toastWith(page, toasts.otherTextInForm.title)).toBeVisible()
  await expect(message).toHaveValue('Other words')
  await message.fill('')
  await putBack.click()
  expect(await valuesIn(form, contact.fields)).toEqual(answers)
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a message whose chat may not have opened stays over eight pages, until it was used', async ({
  page,
}) => {
  await stubWindow(page, 'opens')
  await openForm(page, consultation)
  const answers = await fillForm(page, consultation)
  await buttonOf(page, consultation).click()
  const panel = page.getByRole('group', { name: formWords.fallback.opened.title })
  await expect(panel).toBeVisible()
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  const goAndComeBack = async () => {
    for (const path of [
      '/',
      '/about',
      '/skills',
      '/services',
      '/projects',
      '/contact',
      '/',
      '/about',
    ])
      await goByLink(page, path)
    await page.evaluate((key) => navigation.traverseTo(key).finished?.then(() => {}), key)
    await expect(page).toHaveURL(consultation.path)
  }
  await goAndComeBack()
  expect(sentAnswers(await chatHrefIn(panel), consultation.fields)).toEqual(answers)
  await openedByLink(panel.getByRole('link', { name: 'Send on WhatsApp' }))
  await goAndComeBack()
  await expect(buttonOf(page, consultation)).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('an offer that was used is not made again after Back, beside the next message', async ({
  page,
}) => {
  await openForm(page, contact)
  for (const name of ['first', 'second']) {
    await fillForm(page, contact, { email: `${name}@example.org` })
    await buttonOf(page, contact).click()
    const links = page.getByRole('link', { name: 'Send on WhatsApp' })
    await expect(links).toHaveCount(1)
    expect(decodeURIComponent(await openedByLink(links))).toContain(`${name}@example.org`)
    await expect(formOf(page, contact)).toBeVisible()
    await goByLink(page, '/about')
    await page.goBack()
    await expect(links).toHaveCount(1)
  }
})
