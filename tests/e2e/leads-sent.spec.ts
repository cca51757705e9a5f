import type { Locator } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, expectAccessible, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { goByLink, logOf } from './page-actions.ts'

const { ad, consultation, contact, formWords, home, openForm, serviceRequest } = leads
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

for (const lead of chatForms)
  test(`${lead.name} opens one chat with every answer, is busy for 600 ms and confirms`, async ({
    page,
    context,
  }) => {
    const visit = { query: ad.query, windows: 'real' } as const
    const { button, fill, sent, values } = await openForm(page, lead, visit)
    const { email = '' } = leads.answersFor(lead.fields)
    // The browser would reject an address that was pasted with signs that cannot be seen.
    const answers = { ...(await fill({ email: `\u202a${email}\u200b` })), email }
    const leaks = leads.watchLeaks(page)
    const time = await stopTime(page)
    const [chat] = await Promise.all([context.waitForEvent('page'), button.dblclick()])
    await expect(button).toHaveText(lead.submitting)
    const left = async () => Object.values(await values()).join('')
    if (lead.id === consultation.id) expect(await left()).toBe('')
    await time.pass(599)
    await expect(button).toBeDisabled()
    const toast = leads.toastWith(page, lead.toast.title)
    await expect(toast).toHaveCount(0)
    await time.pass(1)
    await expect(toast).toHaveCount(1)
    await expect(page.locator('#toasts [aria-live=polite] li')).toContainText(
      lead.toast.description,
    )
    await expect(button.and(page.locator(':disabled'))).toHaveCount(0)
    expect(await left()).toBe('')
    expect(await leads.announcedTwice(page)).toEqual([])

    const [{ url, active } = { url: '' }] = await leads.openedBy(page)
    expect(active).toBe(true)
    await chat.waitForURL(/wa\.me/)
    expect(await chat.evaluate(() => window.opener)).toBeNull()
    const { number, text } = decodeChat(url)
    expect(number).toBe(site.chatNumber)
    expect(text).not.toContain('secret')
    expect(decodeMessage(text).footer.split('\n')[0]).toBe(ad.line)
    expect(await sent()).toEqual([answers])
    expect(leads.sentAnswers(chat.url(), lead.fields)).toEqual(answers)
    expect(await leads.reportedLeads(page)).toEqual(lead.events)
    expect(leaks()).toEqual([])
    expect(await leads.stored(page)).toEqual([])
  })

test('a service request is thanked for over eight pages until it is used, and corrected', async ({
  page,
}) => {
  const { form, button, field, fill, offered, values } = await openForm(page, serviceRequest)
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  const goAndComeBack = async () => {
    const names = ['', 'about', 'skills', 'services', 'projects', 'contact', '', 'about']
    for (const name of names) await goByLink(page, `/${name}`)
    await page.evaluate((key) => navigation.traverseTo(key).finished?.then(() => {}), key)
    await expect(page).toHaveURL(serviceRequest.path)
  }
  const answers = await fill()
  const { title } = readContent('data/service-request.yaml').form
  const heading = page.getByRole('heading', { name: 'Thank You' })
  await button.click()
  await expect(heading).toBeFocused()
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  const thanks = page.locator('[data-island=ServiceRequestForm]')
  await expect(thanks.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
  await expect(thanks.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, '[data-island=ServiceRequestForm]')
  const { opened } = formWords.fallback
  const panel = thanks.getByRole('group', { name: opened.title })
  await expect(leads.sendByMail(panel)).toBeVisible()
  await expect(page.locator('#route-announcer')).toHaveText(`${opened.title} ${opened.text}`)
  expect(await leads.announcedTwice(page)).toEqual([])

  await goAndComeBack()
  await expect(heading).toBeVisible()
  await leads.putBack(panel).click()
  await expect(field('Name')).toBeFocused()
  await expect(heading).toBeHidden()
  expect(await values()).toEqual(answers)

  const corrected = { ...answers, phone: '+91 98300 12233' }
  await field('Phone').fill(corrected.phone)
  await leads.letWindowsOpen(page, false)
  await button.click()
  await expect(page.getByRole('group', { name: 'Your browser did not open' })).toBeFocused()
  await expect(leads.sendByChat(page)).toHaveCount(1)
  expect(await offered()).toEqual(corrected)
  await leads.letWindowsOpen(page, true)
  await button.click()
  await expect(heading).toBeVisible()
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  const href = await leads.openedByLink(continued)
  expect(leads.sentAnswers(href, serviceRequest.fields)).toEqual(corrected)
  await goAndComeBack()
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
})

test('the contact form shows its card for 3 seconds and offers its text', async ({ page }) => {
  const lead = await openForm(page, contact, { query: ad.query })
  const { form, message } = lead
  const answers = await lead.fill()
  const leaks = leads.watchLeaks(page)
  const time = await stopTime(page)
  await lead.button.press('Enter')
  await expect(lead.button).toHaveText(contact.submitting)

  const card = page.getByRole('group', { name: 'Message Sent Successfully!' })
  await time.pass(600)
  await expect(card).toBeFocused()
  await expect(card).toHaveAccessibleDescription(
    readContent('data/forms/contact-form.yaml').sent.text,
  )
  await expect(form).toBeHidden()
  expect(await leads.announcedTwice(page)).toEqual([])
  const panel = page.getByRole('group', { name: formWords.fallback.offered.title })
  const placeOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().y)
  const send = leads.sendByChat(panel)
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
  await page.clock.resume()
  expect(Object.values(await lead.values()).join('')).toBe('')

  expect((await logOf(page)).join('\n')).toContain('Contact form submitted')
  expect(await leads.openedBy(page)).toEqual([])
  expect(leaks()).toEqual([])
  expect(await leads.reportedLeads(page)).toEqual(generated('contact'))
  expect(decodeMessage(await leads.offeredText(page)).footer.split('\n')[0]).toBe(ad.line)
  expect(await lead.offered()).toEqual(answers)
  await expect(leads.sendByMail(page)).toBeVisible()

  // An offer that was used gives way to the next message, also after Back.
  await leads.openedByLink(leads.sendByChat(page))
  await goByLink(page, '/about')
  await page.goBack()
  await lead.fill({ email: 'second@example.org' })
  await lead.button.click()
  await expect(card).toBeVisible()
  await expectAccessible(page, '[data-island=ContactForm]')
  await expect(form).toBeVisible()
  await expect(leads.sendByChat(page)).toHaveCount(1)

  await message.fill('Other words')
  await leads.putBack(page).click()
  await expect(leads.toastWith(page, toasts.otherTextInForm.title)).toBeVisible()
  await expect(message).toHaveValue('Other words')
  await message.fill('')
  await leads.putBack(page).click()
  expect(await lead.values()).toEqual({ ...answers, email: 'second@example.org' })
  await expect(lead.field('Name')).toBeFocused()
})

test('a visitor who leaves out a required field sees a toast and the field', async ({ page }) => {
  const lead = await openForm(page, serviceRequest)
  const { form, button } = lead
  const complete = await lead.fill()
  // An input, the select and the text area; the address is left out below.
  const required = serviceRequest.fields.filter(
    ({ required, type }) => required && type !== 'email',
  )
  const toast = leads.toastWith(page, toasts.requiredFieldsMissing.title)
  for (const missing of required) {
    const control = lead.field(missing.label)
    await lead.fillIn({}, [missing])
    await button.click()
    await expect(toast).toContainText(toasts.requiredFieldsMissing.description)
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(form.locator('label.text-danger')).toHaveText(missing.label)
    if (missing === required[0])
      await expectAccessible(page, '[data-island=ServiceRequestForm], #toasts')
    expect(await leads.announcedTwice(page)).toEqual([])
    expect(await lead.values()).toEqual({ ...complete, [missing.name]: '' })
    await lead.fillIn(complete, [missing])
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await toast.getByRole('button', { name: 'Close notification' }).click()
    await expect(toast).toHaveCount(0)
  }

  const email = lead.field('Email')
  await email.fill('asha@')
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(toast).toHaveCount(0)
  expect(await lead.sent()).toEqual([])
  await email.fill('')
  await button.click()
  // A toast below the pointer does not leave by itself.
  await toast.hover()
  await email.fill('asha@example.com')
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(lead.success).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await lead.sent()).toHaveLength(1)
})

test('a link preselects the service, and a choice made before the script came stays', async ({
  page,
}) => {
  const query = '?service=seo-services'
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(serviceRequest.path + query)
  const early = leads.formOn(page, serviceRequest)
  const service = early.field('Service type')
  await service.selectOption('consulting')
  // As Firefox restores it.
  await early.button.evaluate((button) => button.toggleAttribute('disabled', true))
  arrive()
  await hydrate(page, serviceRequest.island)
  await expect(service).toHaveValue('consulting')
  await expect(early.button).toBeEnabled()

  const { values } = await openForm(page, serviceRequest, { query })
  expect(await values()).toMatchObject({ service: 'seo-services' })
})
