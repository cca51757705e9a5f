import { readContent } from '#ssg/content/content-file.ts'
import { decodeAnswers, decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  ad,
  answersFor,
  application,
  applicationFields,
  buttonOf,
  chatHrefIn,
  fillForm,
  fillIn,
  formOf,
  formWords,
  openedBy,
  openForm,
  reportedLeads,
  sentAnswers,
  stubWindow,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'
import { clickLink, runClockUntil } from './page-actions.ts'

const { prices } = readContent('data/prices.yaml')

const toasts = readContent('data/toasts.yaml')
const { offered } = formWords.fallback
const fields = applicationFields('USD')
const complete = answersFor(fields)

test('an applicant below the limit of a field reads its error below it, in red', async ({
  page,
}) => {
  await openForm(page, application)
  const form = formOf(page, application)
  const errors = form.locator('p.text-danger[id$=-error]')
  await buttonOf(page, application).click()
  await expect(errors).toHaveText([
    'Full name must be at least 2 characters',
    'Please enter a valid email address',
    'Please enter a valid phone number',
    'Business name is required',
    'Industry is required',
    'Please select business size',
    'Please select revenue range',
    'Please select AI experience level',
    'Please describe your challenges (minimum 50 characters)',
    'Please describe your goals (minimum 50 characters)',
    'Please confirm investment readiness',
  ])
  await expect(form.getByLabel('Full name')).toBeFocused()

  const short = { businessWebsite: 'not a url', businessChallenges: 'c'.repeat(49) }
  const answers = await fillForm(page, application, short)
  await buttonOf(page, application).click()
  await expect(errors).toHaveText([
    'Please enter a valid website URL',
    'Please describe your challenges (minimum 50 characters)',
  ])
  await expect(form.locator('.font-semibold.text-danger')).toHaveText([
    'Business website',
    'Business challenges',
  ])
  await expect(form.getByLabel('Business website')).toBeFocused()
  expect(await valuesIn(form, fields)).toEqual(answers)
  await form.getByLabel('Business website').fill('example.com')
  await form.getByLabel('Business challenges').fill('c'.repeat(50))
  await expect(errors).toHaveCount(0)
})

test('an application is confirmed, logged, and offered by chat and mail', async ({ page }) => {
  await stubWindow(page, 'opens')
  await page.goto(application.path + ad.query)
  const international = page.getByRole('radio', { name: /International/ })
  await international.first().check()
  await hydrate(page, application.island)
  const apply = page.locator('a[href="#apply"]').first()
  await apply.click()
  const form = formOf(page, application)
  const button = buttonOf(page, application)
  await fillIn(form, fields, complete)
  await expect(button).toHaveAccessibleDescription(formWords.notice.offer)
  const logged: Promise<unknown>[] = []
  page.on(
    'console',
    (message) =>
      message.text().includes('Owner notification') &&
      logged.push(message.args()[1]?.jsonValue() ?? Promise.resolve()),
  )
  const requests = watchRequests(page)
  const time = await stopTime(page)
  // Presses that come before the button is disabled.
  await form.evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 3; times++) element.requestSubmit()
  })
  await expect(button).toHaveText(application.submitting)
  await expect(button).toBeDisabled()
  const toast = toastWith(page, 'Application Submitted Successfully!')
  // The toast would leave a busy machine's page before it is read.
  await runClockUntil(page, toast)
  await expect(toast).toContainText(toasts.applicationSubmitted.description)
  await expect(toast).toHaveCount(1)
  await time.resume()
  await expect(form).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const notifications = (await Promise.all(logged)) as { subject: string; body: string }[]
  expect(notifications).toHaveLength(1)
  const { subject = '', body = '' } = notifications[0] ?? {}
  expect(subject).toContain(complete.businessName)
  expect(decodeAnswers(fields, body)).toEqual(complete)
  const { header, footer, fields: lines } = decodeMessage(body)
  expect(header).toBe('NEW PREMIUM PROGRAM APPLICATION')
  expect(footer).toBe(`${ad.line}\nReminder: please review this application within 24 hours.`)
  expect(lines).toMatchObject({
    'Program price': `USD ${prices.premium.USD.toLocaleString('en-US')}`,
    Currency: 'USD',
  })
  expect(Date.parse(lines['Submitted at'] ?? '')).toBeGreaterThan(Date.now() - 60_000)

  const source = readContent('data/forms/application-form.yaml').message.program
  const details = {
    source,
    business_name: complete.businessName,
    email_domain: 'example.com',
    value: 1000,
    currency: 'USD',
    program_currency: 'USD',
  }
  expect(await reportedLeads(page)).toEqual([['premium_application_submitted', details]])
  const pixel = await page.evaluate(() =>
    (window as unknown as { fbq: { queue: ArrayLike<unknown>[] } }).fbq.queue.map((call) =>
      Array.from(call),
    ),
  )
  expect(pixel).toContainEqual(['track', 'SubmitApplication', { value: 1000, currency: 'USD' }])
  expect(await openedBy(page)).toEqual([])
  expect(requests.leaks()).toEqual([])

  const offer = page.getByRole('group', { name: offered.title })
  await expect(offer).toBeVisible()
  expect(decodeChat(await chatHrefIn(offer)).text).toBe(body)
  await apply.click()
  await expect(form.getByLabel('Full name')).toHaveValue('')
  await page.getByRole('button', { name: 'Put my answers back' }).click()
  expect(await valuesIn(form, fields)).toEqual(complete)
  const corrected = { ...complete, phone: '+91 98300 12233' }
  await form.getByLabel('Phone number').fill(corrected.phone)
  await expect.poll(async () => sentAnswers(await chatHrefIn(offer), fields)).toEqual(corrected)
})

test('an application whose applicant leaves while it is sent is offered on its own page', async ({
  page,
}) => {
  await openForm(page, application)
  const answers = await fillForm(page, application)
  const time = await stopTime(page)
  await buttonOf(page, application).click()
  await clickLink(page, 'header a[href="/"]')
  await expect(page.locator('main form#home-contact')).toBeAttached()
  await time.resume()
  await expect(toastWith(page, 'Application Submitted Successfully!')).toBeVisible()
  const offer = page.getByRole('group', { name: offered.title })
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(offer).toBeAttached()
  expect(sentAnswers(await chatHrefIn(offer), application.fields)).toEqual(answers)
})
