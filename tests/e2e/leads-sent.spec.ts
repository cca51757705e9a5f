import type { Locator } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import * as leads from './leads.ts'
import { goByLink } from './page-actions.ts'

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
  }) => {
    const { button, fill, sent, values } = await openForm(page, lead, { query: ad.query })
    const answers = await fill()
    const leaks = leads.watchLeaks(page)
    const time = await stopTime(page)
    await button.dblclick()
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
    const { number, text } = decodeChat(url)
    expect(number).toBe(site.chatNumber)
    expect(text).not.toContain('secret')
    expect(decodeMessage(text).footer.split('\n')[0]).toBe(ad.line)
    expect(await sent()).toEqual([answers])
    expect(await leads.reportedLeads(page)).toEqual(lead.events)
    expect(leaks()).toEqual([])
    expect(await leads.stored(page)).toEqual([])
  })

test('a form opens the chat within the tap, also without the optional fields', async ({ page }) => {
  const { form, fill, sent } = await openForm(page, serviceRequest)
  const answers = leads.requiredOnly(serviceRequest.fields)
  // The browser would reject an address that was pasted with signs that cannot be seen.
  await fill({ ...answers, email: `\u202a${answers.email}\u200b` })
  const opened = await form.evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    return (window as unknown as { opened: object[] }).opened.length
  })
  expect(opened).toBe(1)
  expect(await sent()).toEqual([answers])
})

test('a service request is thanked for until a reload, and corrected', async ({ page }) => {
  const { form, button, field, fill, offered, values } = await openForm(page, serviceRequest)
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
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  expect(await leads.openedByLink(continued)).toBe((await leads.openedBy(page))[0]?.url)
  const { opened } = formWords.fallback
  const panel = thanks.getByRole('group', { name: opened.title })
  await expect(leads.sendByMail(panel)).toBeVisible()
  await expect(page.locator('#route-announcer')).toHaveText(`${opened.title} ${opened.text}`)
  expect(await leads.announcedTwice(page)).toEqual([])

  await goByLink(page, '/consultation')
  await page.goBack()
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
  await page.reload()
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
})

test('a real window opens in a new tab that cannot reach back', async ({ page, context }) => {
  const { button, fill } = await openForm(page, consultation, { windows: 'real' })
  const answers = await fill()
  const [popup] = await Promise.all([context.waitForEvent('page'), button.click()])
  await popup.waitForURL(/wa\.me/)
  expect(leads.sentAnswers(popup.url(), consultation.fields)).toEqual(answers)
  expect(await popup.evaluate(() => window.opener)).toBeNull()
})

test('the contact form shows its card for 3 seconds and offers its text', async ({ page }) => {
  const lead = await openForm(page, contact, { query: ad.query })
  const { form, message } = lead
  const answers = await lead.fill()
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
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
  await time.resume()
  expect(Object.values(await lead.values()).join('')).toBe('')

  expect(logged.join('\n')).toContain('Contact form submitted')
  expect(await leads.openedBy(page)).toEqual([])
  expect(leaks()).toEqual([])
  expect(await leads.reportedLeads(page)).toEqual(generated('contact'))
  expect(decodeMessage(await leads.offeredText(page)).footer.split('\n')[0]).toBe(ad.line)
  expect(await lead.offered()).toEqual(answers)
  await expect(leads.sendByMail(page)).toBeVisible()

  await message.fill('Other words')
  await leads.putBack(page).click()
  await expect(leads.toastWith(page, toasts.otherTextInForm.title)).toBeVisible()
  await expect(message).toHaveValue('Other words')
  await message.fill('')
  await leads.putBack(page).click()
  expect(await lead.values()).toEqual(answers)
  await expect(lead.field('Name')).toBeFocused()
})

test('a message that may not have left stays over eight pages until used', async ({ page }) => {
  const { button, fill, offered } = await openForm(page, consultation)
  const answers = await fill()
  await button.click()
  const panel = page.getByRole('group', { name: formWords.fallback.opened.title })
  await expect(panel).toBeVisible()
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  const goAndComeBack = async () => {
    const names = ['', 'about', 'skills', 'services', 'projects', 'contact', '', 'about']
    for (const name of names) await goByLink(page, `/${name}`)
    await page.evaluate((key) => navigation.traverseTo(key).finished?.then(() => {}), key)
    await expect(page).toHaveURL(consultation.path)
  }
  await goAndComeBack()
  expect(await offered(panel)).toEqual(answers)
  await leads.openedByLink(leads.sendByChat(panel))
  await goAndComeBack()
  await expect(button).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('an offer that was used is not made again after Back', async ({ page }) => {
  const { form, button, fill } = await openForm(page, contact)
  for (const name of ['first', 'second']) {
    await fill({ email: `${name}@example.org` })
    await button.click()
    const links = leads.sendByChat(page)
    await expect(links).toHaveCount(1)
    expect(decodeURIComponent(await leads.openedByLink(links))).toContain(`${name}@example.org`)
    await expect(form).toBeVisible()
    await goByLink(page, '/about')
    await page.goBack()
    await expect(links).toHaveCount(1)
  }
})
