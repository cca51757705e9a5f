import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, expectAccessible, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { goByLink, logOf } from './page-actions.ts'

const { ad, consultation, contact, formWords, home, openForm, serviceRequest } =
  leads
const site = readContent('data/site.yaml')
const toasts = readContent('data/toasts.yaml')

const leadEvents = (form: string) => [
  ['generate_lead', { value: 100, currency: 'USD', form }],
  ['lead_generated', { form }],
]

const chatForms = [
  { ...home, toast: toasts.messageSent, events: leadEvents('home') },
  {
    ...serviceRequest,
    toast: toasts.serviceRequestSent,
    events: [
      [
        'service_request',
        { value: 200, currency: 'USD', service: 'digital-marketing' },
      ],
      ['service_requested', { service: 'digital-marketing' }],
    ],
  },
  {
    ...consultation,
    toast: toasts.consultationRequested,
    events: leadEvents('consultation'),
  },
] as const

const textLeftIn = async (values: () => Promise<object>) =>
  Object.values(await values()).join('')

for (const lead of chatForms) {
  test(`${lead.name} is busy for 600 ms after its button is pressed, then shows a toast`, async ({
    page,
  }) => {
    const { button, fill, values } = await openForm(page, lead)
    await fill()
    const time = await stopTime(page)
    await button.click()
    await expect(button).toHaveText(lead.submitting)
    if (lead.id === consultation.id) expect(await textLeftIn(values)).toBe('')
    await time.pass(599)
    await expect(button).toBeDisabled()
    const toast = leads.toastWith(page, lead.toast.title)
    await expect(toast).toHaveCount(0)
    await time.pass(1)
    const region = page.locator('#toasts [aria-live=polite] li')
    await expect(region).toContainText(lead.toast.description)
    await expect(button.and(page.locator(':disabled'))).toHaveCount(0)
    expect(await textLeftIn(values)).toBe('')
    expect(await leads.doubleAnnouncements(page)).toEqual([])
  })

  test(`${lead.name} opens only one chat, with every answer, on a double click`, async ({
    page,
    context,
  }) => {
    const visit = { query: ad.query, windows: 'real' } as const
    const { button, fill, sent } = await openForm(page, lead, visit)
    const { email = '' } = leads.answersFor(lead.fields)
    // The form removes invisible characters that were pasted with the email address.
    const answers = {
      ...(await fill({ email: `\u202a${email}\u200b` })),
      email,
    }
    const opens = context.waitForEvent('page')
    await button.dblclick()
    const chat = await opens
    await chat.waitForURL(/wa\.me/)
    expect(await chat.evaluate(() => window.opener)).toBeNull()
    expect(leads.sentAnswers(chat.url(), lead.fields)).toEqual(answers)
    expect(await sent()).toEqual([answers])
    const [opened] = await leads.openedBy(page)
    expect(opened?.active).toBe(true)
    const { number, text } = decodeChat(opened?.url ?? '')
    expect(number).toBe(site.chatNumber)
    expect(text).not.toContain('secret')
    expect(decodeMessage(text).footer.split('\n')[0]).toBe(ad.line)
  })

  test(`${lead.name} reports one lead, without the typed text, and stores nothing`, async ({
    page,
  }) => {
    const { button, fill, success } = await openForm(page, lead)
    await fill()
    const leaks = leads.watchLeaks(page)
    await button.dblclick()
    await expect(success).toBeVisible()
    expect(await leads.reportedLeads(page)).toEqual(lead.events)
    expect(leaks()).toEqual([])
    expect(await leads.storedKeys(page)).toEqual([])
  })
}

for (const lead of chatForms) {
  const { next } = readContent(`data/forms/${lead.id}-form.yaml`)

  test(`${lead.name} shows the sent message, the time of sending and what happens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await leads.setClockTo1402(page)
    const { button, fill, success } = await openForm(page, lead)
    const answers = await fill()
    await button.click()
    await expect(success).toBeVisible()
    const panel = leads.panelOf1402(page)
    const isThanked = lead.id === serviceRequest.id
    const thanks = page.getByRole('heading', { name: 'Thank You' })
    await expect(isThanked ? thanks : panel).toBeInViewport()
    await expect(panel).toContainText(next)
    const address = await leads.addressOpenedBy(
      panel.getByRole('link', { name: 'Open it again' }),
    )
    expect(leads.sentAnswers(address, lead.fields)).toEqual(answers)
    // Ten minutes later the panel is still there and names the same time.
    await page.getByRole('button', { name: 'Close notification' }).click()
    await page.clock.setFixedTime(new Date('2026-11-28T14:12:30+05:30'))
    await expect(success).toHaveCount(0)
    await expect(panel).toBeVisible()
  })
}

test('after Back, the panel of a sent message stays until a second message is sent', {
  tag: '@fill',
}, async ({ page }) => {
  await leads.setClockTo1402(page)
  const { button, fill, offered, success } = await openForm(page, home)
  await fill()
  await button.click()
  await expect(success).toBeVisible()
  await goByLink(page, '/about')
  await page.goBack()
  const panel = leads.panelOf1402(page)
  await expect(panel).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-28T14:20:00+05:30'))
  const second = await fill({ email: 'second@example.org' })
  await expect(panel).toBeVisible()
  await button.click()
  await expect(page.getByRole('group', { name: /14:20/ })).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(await offered()).toEqual(second)
})

test('after a reload, the page shows nothing of a sent message', {
  tag: '@fresh-forms',
}, async ({ page }) => {
  const { button, fill, values, success } = await openForm(page, consultation)
  await fill()
  await button.click()
  await expect(success).toBeVisible()
  await page.reload()
  await hydrate(page, consultation.island)
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveCount(0)
  expect(await textLeftIn(values)).toBe('')
})

const contactCard = (page: Page) =>
  page.getByRole('group', { name: 'Message Sent Successfully!' })

test('the contact form shows its confirmation card for 3 seconds', async ({
  page,
}) => {
  const { button, fill, form } = await openForm(page, contact)
  await fill()
  const time = await stopTime(page)
  await button.press('Enter')
  await expect(button).toHaveText(contact.submitting)
  const card = contactCard(page)
  await time.pass(600)
  await expect(card).toBeFocused()
  const { sent } = readContent('data/forms/contact-form.yaml')
  await expect(card).toHaveAccessibleDescription(sent.text)
  await expect(form).toBeHidden()
  expect(await leads.doubleAnnouncements(page)).toEqual([])
  await time.pass(2900)
  await expect(card).toBeVisible()
  await time.pass(200)
  await expect(card).toBeHidden()
})

test('the panel with the message replaces the confirmation card, above the empty form', async ({
  page,
}) => {
  const { button, fill, form, values } = await openForm(page, contact)
  await fill()
  const time = await stopTime(page)
  await button.press('Enter')
  await time.pass(600)
  const chatLink = leads.chatLinkIn(page)
  const placeOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().y)
  const place = await placeOf(chatLink)
  await time.pass(3100)
  const panel = page.getByRole('group', {
    name: /^Written at \d\d:\d\d, and ready/,
  })
  await expect(panel).toBeFocused()
  const { next } = readContent('data/forms/contact-form.yaml')
  await expect(panel).toHaveAccessibleDescription(
    `${formWords.fallback.offered.text} ${next}`,
  )
  // The panel does not move when the card disappears.
  expect(await placeOf(chatLink)).toBe(place)
  await expect(chatLink).toBeInViewport()
  expect(await placeOf(form)).toBeGreaterThan(await placeOf(chatLink))
  expect(await textLeftIn(values)).toBe('')
})

test('the contact form logs and reports one lead, and offers the message that was typed', async ({
  page,
}) => {
  const { button, fill, offered } = await openForm(page, contact, {
    query: ad.query,
  })
  const answers = await fill()
  const leaks = leads.watchLeaks(page)
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  expect((await logOf(page)).join('\n')).toContain('Contact form submitted')
  expect(await leads.openedBy(page)).toEqual([])
  expect(leaks()).toEqual([])
  expect(await leads.reportedLeads(page)).toEqual(leadEvents('contact'))
  expect(
    decodeMessage(await leads.offeredText(page)).footer.split('\n')[0],
  ).toBe(ad.line)
  expect(await offered()).toEqual(answers)
  await expect(leads.mailLinkIn(page)).toBeVisible()
})

test('after Back, the panel of a chat message gives way to the panel of the next message', {
  tag: '@fill',
}, async ({ page }) => {
  const { button, fill, form } = await openForm(page, contact)
  await fill()
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expect(form).toBeVisible()
  await leads.addressOpenedBy(leads.chatLinkIn(page))
  await goByLink(page, '/about')
  await page.goBack()
  await fill({ email: 'second@example.org' })
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expectAccessible(page, '[data-island=ContactForm]')
  await expect(form).toBeVisible()
  await expect(leads.chatLinkIn(page)).toHaveCount(1)
})

test('a sent message can be put back only into an empty form', async ({
  page,
}) => {
  const { button, field, fill, form, message, values } = await openForm(
    page,
    contact,
  )
  const answers = await fill()
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expect(form).toBeVisible()
  await message.fill('Other words')
  await leads.putBackButton(page).click()
  await expect(
    leads.toastWith(page, toasts.otherTextInForm.title),
  ).toBeVisible()
  await expect(message).toHaveValue('Other words')
  await message.fill('')
  await leads.putBackButton(page).click()
  expect(await values()).toEqual(answers)
  await expect(field('Name')).toBeFocused()
})
