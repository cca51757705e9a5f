import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  stopTime,
  test,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { goByLink, logOf } from './page-actions.ts'

const { ad, consultation, contact, formWords, home, openForm, serviceRequest } =
  leads
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
    events: generated('consultation'),
  },
] as const

const leftIn = async (values: () => Promise<object>) =>
  Object.values(await values()).join('')

for (const lead of chatForms) {
  test(`${lead.name} is busy for 600 ms after a press, then confirms`, async ({
    page,
  }) => {
    const { button, fill, values } = await openForm(page, lead)
    await fill()
    const time = await stopTime(page)
    await button.click()
    await expect(button).toHaveText(lead.submitting)
    if (lead.id === consultation.id) expect(await leftIn(values)).toBe('')
    await time.pass(599)
    await expect(button).toBeDisabled()
    const toast = leads.toastWith(page, lead.toast.title)
    await expect(toast).toHaveCount(0)
    await time.pass(1)
    const region = page.locator('#toasts [aria-live=polite] li')
    await expect(region).toContainText(lead.toast.description)
    await expect(button.and(page.locator(':disabled'))).toHaveCount(0)
    expect(await leftIn(values)).toBe('')
    expect(await leads.announcedTwice(page)).toEqual([])
  })

  test(`${lead.name} opens one chat with every answer at two presses`, async ({
    page,
    context,
  }) => {
    const visit = { query: ad.query, windows: 'real' } as const
    const { button, fill, sent } = await openForm(page, lead, visit)
    const { email = '' } = leads.answersFor(lead.fields)
    // The browser would reject an address that was pasted with signs that cannot be seen.
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

  test(`${lead.name} reports one lead, and shows or stores nothing of it`, async ({
    page,
  }) => {
    const { button, fill, success } = await openForm(page, lead)
    await fill()
    const leaks = leads.watchLeaks(page)
    await button.dblclick()
    await expect(success).toBeVisible()
    expect(await leads.reportedLeads(page)).toEqual(lead.events)
    expect(leaks()).toEqual([])
    expect(await leads.stored(page)).toEqual([])
  })
}

/** The panel that stays after a message was passed on, at two minutes past two. */
const panelOfTwo = (page: Page, reason: 'opened' | 'offered') =>
  page.getByRole('group', {
    name: formWords.fallback[reason].title.replace('{time}', '14:02'),
  })
const atTwo = (page: Page) =>
  page.clock.setFixedTime(new Date('2026-11-28T14:02:30+05:30'))

for (const lead of chatForms) {
  const { next } = readContent(`data/forms/${lead.id}-form.yaml`)

  test(`${lead.name} leaves what was sent, when, and what happens next`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await atTwo(page)
    const { button, fill, success } = await openForm(page, lead)
    const answers = await fill()
    await button.click()
    await expect(success).toBeVisible()
    const panel = panelOfTwo(page, 'opened')
    const isThanked = lead.id === serviceRequest.id
    const thanks = page.getByRole('heading', { name: 'Thank You' })
    await expect(isThanked ? thanks : panel).toBeInViewport()
    await expect(panel).toContainText(next)
    const address = await leads.openedByLink(
      panel.getByRole('link', { name: 'Open it again' }),
    )
    expect(leads.sentAnswers(address, lead.fields)).toEqual(answers)
    // Ten minutes later it is still there, and says the same.
    await page.getByRole('button', { name: 'Close notification' }).click()
    await page.clock.setFixedTime(new Date('2026-11-28T14:12:30+05:30'))
    await expect(success).toHaveCount(0)
    await expect(panel).toBeVisible()
  })
}

test('what a visitor sent is said after another page and Back, until a second message', {
  tag: '@fill',
}, async ({ page }) => {
  await atTwo(page)
  const { button, fill, offered, success } = await openForm(page, home)
  await fill()
  await button.click()
  await expect(success).toBeVisible()
  await goByLink(page, '/about')
  await page.goBack()
  const panel = panelOfTwo(page, 'opened')
  await expect(panel).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-28T14:20:00+05:30'))
  const second = await fill({ email: 'second@example.org' })
  await expect(panel).toBeVisible()
  await button.click()
  await expect(page.getByRole('group', { name: /14:20/ })).toBeVisible()
  await expect(panel).toHaveCount(0)
  expect(await offered()).toEqual(second)
})

test('nothing of what a visitor sent is left after a reload', async ({
  page,
}) => {
  const { button, fill, values, success } = await openForm(page, consultation)
  await fill()
  await button.click()
  await expect(success).toBeVisible()
  await page.reload()
  await hydrate(page, consultation.island)
  await expect(page.getByRole('link', { name: 'Open it again' })).toHaveCount(0)
  expect(await leftIn(values)).toBe('')
})

/** Sends a service request, for which the visitor is thanked in the form's place. */
async function sendRequest(page: Page) {
  const lead = await openForm(page, serviceRequest)
  const answers = await lead.fill()
  await lead.button.click()
  const heading = page.getByRole('heading', { name: 'Thank You' })
  await expect(heading).toBeFocused()
  const thanks = page.locator('[data-island=ServiceRequestForm]')
  return { ...lead, answers, heading, thanks }
}

test('a service request is thanked for in its place, with what happens next', async ({
  page,
}) => {
  await atTwo(page)
  const { form, thanks } = await sendRequest(page)
  await expect(form).toBeHidden()
  const { title } = readContent('data/service-request.yaml').form
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  await expect(
    thanks.getByRole('heading', { name: 'What happens next?' }),
  ).toBeVisible()
  await expect(thanks.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, '[data-island=ServiceRequestForm]')
  await expect(leads.sendByMail(panelOfTwo(page, 'opened'))).toBeVisible()
  await expect(page.locator('#route-announcer')).toContainText('14:02')
  expect(await leads.announcedTwice(page)).toEqual([])
})

test('the thanks stay over eight pages until the request is put back', async ({
  page,
}) => {
  const { answers, field, heading, thanks, values } = await sendRequest(page)
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  const names = [
    '',
    'about',
    'skills',
    'services',
    'projects',
    'contact',
    '',
    'about',
  ]
  for (const name of names) await goByLink(page, `/${name}`)
  await page.evaluate(
    (key) => navigation.traverseTo(key).finished?.then(() => {}),
    key,
  )
  await expect(page).toHaveURL(serviceRequest.path)
  await expect(heading).toBeVisible()
  await leads.putBack(thanks).click()
  await expect(field('Name')).toBeFocused()
  await expect(heading).toBeHidden()
  expect(await values()).toEqual(answers)
})

test('a request that was put back is sent as corrected, also after a blocked window', async ({
  page,
}) => {
  const { answers, button, field, heading, offered, thanks } =
    await sendRequest(page)
  await leads.putBack(thanks).click()
  const corrected = { ...answers, phone: '+91 98300 12233' }
  await field('Phone').fill(corrected.phone)
  await leads.letWindowsOpen(page, false)
  await button.click()
  await expect(
    page.getByRole('group', { name: 'Your browser did not open' }),
  ).toBeFocused()
  await expect(leads.sendByChat(page)).toHaveCount(1)
  expect(await offered()).toEqual(corrected)
  await leads.letWindowsOpen(page, true)
  await button.click()
  await expect(heading).toBeVisible()
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  const href = await leads.openedByLink(continued)
  expect(leads.sentAnswers(href, serviceRequest.fields)).toEqual(corrected)
})

test('a request that was used is thanked for no more after eight pages', async ({
  page,
}) => {
  const { form, heading, thanks } = await sendRequest(page)
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  await leads.openedByLink(
    thanks.getByRole('link', { name: 'Continue on WhatsApp' }),
  )
  const names = [
    '',
    'about',
    'skills',
    'services',
    'projects',
    'contact',
    '',
    'about',
  ]
  for (const name of names) await goByLink(page, `/${name}`)
  await page.evaluate(
    (key) => navigation.traverseTo(key).finished?.then(() => {}),
    key,
  )
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
})

const contactCard = (page: Page) =>
  page.getByRole('group', { name: 'Message Sent Successfully!' })

test('the contact form shows its card for 3 seconds', async ({ page }) => {
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
  expect(await leads.announcedTwice(page)).toEqual([])
  await time.pass(2900)
  await expect(card).toBeVisible()
  await time.pass(200)
  await expect(card).toBeHidden()
})

test('what a visitor wrote takes the place of the card, and the empty form begins below', async ({
  page,
}) => {
  const { button, fill, form, values } = await openForm(page, contact)
  await fill()
  const time = await stopTime(page)
  await button.press('Enter')
  await time.pass(600)
  const send = leads.sendByChat(page)
  const placeOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().y)
  const place = await placeOf(send)
  await time.pass(3100)
  const panel = page.getByRole('group', {
    name: /^Written at \d\d:\d\d, and ready to send$/,
  })
  await expect(panel).toBeFocused()
  const { next } = readContent('data/forms/contact-form.yaml')
  await expect(panel).toHaveAccessibleDescription(
    `${formWords.fallback.offered.text} ${next}`,
  )
  // Nothing of it moves when the card leaves.
  expect(await placeOf(send)).toBe(place)
  await expect(send).toBeInViewport()
  expect(await placeOf(form)).toBeGreaterThan(await placeOf(send))
  expect(await leftIn(values)).toBe('')
})

test('a message of the contact form is logged, reported and offered as it was typed', async ({
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
  expect(await leads.reportedLeads(page)).toEqual(generated('contact'))
  expect(
    decodeMessage(await leads.offeredText(page)).footer.split('\n')[0],
  ).toBe(ad.line)
  expect(await offered()).toEqual(answers)
  await expect(leads.sendByMail(page)).toBeVisible()
})

test('an offer that was used gives way to the next message, also after Back', {
  tag: '@fill',
}, async ({ page }) => {
  const { button, fill, form } = await openForm(page, contact)
  await fill()
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expect(form).toBeVisible()
  await leads.openedByLink(leads.sendByChat(page))
  await goByLink(page, '/about')
  await page.goBack()
  await fill({ email: 'second@example.org' })
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expectAccessible(page, '[data-island=ContactForm]')
  await expect(form).toBeVisible()
  await expect(leads.sendByChat(page)).toHaveCount(1)
})

test('a message is put back into an empty form only', async ({ page }) => {
  const { button, field, fill, form, message, values } = await openForm(
    page,
    contact,
  )
  const answers = await fill()
  await button.click()
  await expect(contactCard(page)).toBeVisible()
  await expect(form).toBeVisible()
  await message.fill('Other words')
  await leads.putBack(page).click()
  await expect(
    leads.toastWith(page, toasts.otherTextInForm.title),
  ).toBeVisible()
  await expect(message).toHaveValue('Other words')
  await message.fill('')
  await leads.putBack(page).click()
  expect(await values()).toEqual(answers)
  await expect(field('Name')).toBeFocused()
})

const { requiredFieldsMissing } = toasts

// An input, the select and the text area; the address is left out below.
for (const missing of serviceRequest.fields.filter(
  ({ required, type }) => required && type !== 'email',
))
  test(`a visitor who leaves out '${missing.label}' sees a toast and the field`, {
    tag: '@fill',
  }, async ({ page }) => {
    const { button, field, fill, fillIn, form, values } = await openForm(
      page,
      serviceRequest,
    )
    const complete = await fill()
    await fillIn({}, [missing])
    await button.click()
    const toast = leads.toastWith(page, requiredFieldsMissing.title)
    await expect(toast).toContainText(requiredFieldsMissing.description)
    await expect(field(missing.label)).toBeFocused()
    await expect(field(missing.label)).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('label.text-danger')).toHaveText(missing.label)
    await expectAccessible(page, '[data-island=ServiceRequestForm], #toasts')
    expect(await leads.announcedTwice(page)).toEqual([])
    expect(await values()).toEqual({ ...complete, [missing.name]: '' })
    await fillIn(complete, [missing])
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  })

test('a visitor with a wrong address sees its error without a toast', async ({
  page,
}) => {
  const { button, field, fill, sent } = await openForm(page, serviceRequest)
  await fill()
  const email = field('Email')
  await email.fill('asha@')
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(page.locator('#toasts li')).toHaveCount(0)
  expect(await sent()).toEqual([])
})

test('a request that is sent after all ends the toast about its fields', {
  tag: '@fill',
}, async ({ page }) => {
  const { button, field, fill, sent, success } = await openForm(
    page,
    serviceRequest,
  )
  await fill({ email: '' })
  await button.click()
  const toast = leads.toastWith(page, requiredFieldsMissing.title)
  // A toast below the pointer does not leave by itself.
  await toast.hover()
  await field('Email').fill('asha@example.com')
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(success).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await sent()).toHaveLength(1)
})

test('a link preselects the service of a request', async ({ page }) => {
  const { values } = await openForm(page, serviceRequest, {
    query: '?service=seo-services',
  })
  expect(await values()).toMatchObject({ service: 'seo-services' })
})

test('a service that was chosen before the script came stays', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(`${serviceRequest.path}?service=seo-services`)
  const { button, field } = leads.formOn(page, serviceRequest)
  const service = field('Service type')
  await service.selectOption('consulting')
  // As Firefox restores it.
  await button.evaluate((element) => element.toggleAttribute('disabled', true))
  arrive()
  await hydrate(page, serviceRequest.island)
  await expect(service).toHaveValue('consulting')
  await expect(button).toBeEnabled()
})
