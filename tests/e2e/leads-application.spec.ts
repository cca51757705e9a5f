import type { Locator, Page } from 'playwright/test'
import { applicationContext } from '../../data/forms/application.ts'
import { prices } from '../../data/prices.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { decodeAnswers, decodeChat, decodeMessage } from '../../tools/forms/decode-message.ts'
import { expect, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  answersFor,
  application,
  applicationFields,
  buttonOf,
  chatHrefIn,
  eventsOf,
  fillIn,
  formOf,
  formWords,
  openedBy,
  sentAnswers,
  stubWindow,
  toastWith,
  valuesIn,
  watchRequests,
} from './leads.ts'
import { clickLink } from './page-actions.ts'

const toasts = readContent('data/toasts.yaml')

const { fields } = application
const complete = answersFor(fields)

async function openApplication(page: Page) {
  await page.goto(`${application.path}#apply`)
  await hydrate(page, application.island)
  await formOf(page, application).waitFor()
}

/** Every error shown below a field, by the field's name. */
const problemsOf = (form: Locator) =>
  form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('[aria-invalid]')].map((field) => {
        const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
        const error = described.find((id) => id.endsWith('-error')) ?? ''
        return [
          error.replace(/^application-(\w+)-error$/, '$1'),
          document.getElementById(error)?.textContent,
        ]
      }),
    ),
  )

/** Values one step short of the limit of one field of each kind (requirements §5.3). */
const boundaries = [
  // First, since a chosen radio button cannot be cleared.
  {
    name: 'investmentReadiness',
    short: '',
    enough: 'Exploring options',
    message: 'Please confirm investment readiness',
  },
  {
    name: 'businessWebsite',
    short: 'not a url',
    enough: 'example.com',
    message: 'Please enter a valid website URL',
  },
  {
    name: 'businessSize',
    short: '',
    enough: '2-10 employees',
    message: 'Please select business size',
  },
  {
    name: 'businessChallenges',
    short: 'c'.repeat(49),
    enough: 'c'.repeat(50),
    message: 'Please describe your challenges (minimum 50 characters)',
  },
] as const

test('an applicant below the limit of a field reads its error alone', async ({ page }) => {
  await openApplication(page)
  const form = formOf(page, application)
  await fillIn(form, fields, { ...complete, investmentReadiness: '' })
  for (const { name, short, enough, message } of boundaries) {
    const field = fields.filter((candidate) => candidate.name === name)
    await fillIn(form, field, { [name]: short })
    await buttonOf(page, application).click()
    await expect.poll(() => problemsOf(form)).toEqual({ [name]: message })
    const [{ type, label } = { type: '', label: '' }] = field
    await expect(
      type === 'radio' ? form.getByRole('radio').first() : form.getByLabel(label, { exact: true }),
    ).toBeFocused()
    await expect(form.locator('.font-semibold.text-danger')).toHaveText([label])
    expect((await valuesIn(form, fields))[name]).toBe(short)
    await fillIn(form, field, { [name]: enough })
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  }
})

for (const currency of ['INR', 'USD'] as const) {
  test(`an application in ${currency} is confirmed, logged, and offered by chat and mail`, async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    await page.goto(application.path)
    if (currency === 'USD')
      await page
        .getByRole('radio', { name: /International/ })
        .first()
        .check()
    await hydrate(page, application.island)
    await page.locator('a[href="#apply"]').first().click()
    const form = formOf(page, application)
    await fillIn(form, applicationFields(currency), complete)
    const logged: Promise<unknown>[] = []
    page.on(
      'console',
      (message) =>
        message.text().includes('Owner notification') &&
        logged.push(message.args()[1]?.jsonValue() ?? Promise.resolve()),
    )
    const requests = watchRequests(page)
    const time = await stopTime(page)
    await buttonOf(page, application).click()
    await expect(buttonOf(page, application)).toHaveText(application.submitting)
    await expect(buttonOf(page, application)).toBeDisabled()
    await time.resume()
    await expect(toastWith(page, 'Application Submitted Successfully!')).toContainText(
      toasts.applicationSubmitted.description,
    )
    await expect(form).toBeHidden()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

    const [notification] = (await Promise.all(logged)) as { subject: string; body: string }[]
    expect(logged).toHaveLength(1)
    expect(notification?.subject).toContain(complete.businessName ?? '?')
    const body = notification?.body ?? ''
    expect(decodeMessage(body).header).toBe('NEW PREMIUM PROGRAM APPLICATION')
    expect(decodeMessage(body).footer).toBe(
      'Reminder: please review this application within 24 hours.',
    )
    expect(decodeAnswers(applicationFields(currency), body)).toEqual(complete)
    expect(decodeMessage(body).fields['Program price']).toBe(
      currency === 'INR'
        ? `INR ${prices.premium.INR.toLocaleString('en-IN')}`
        : `USD ${prices.premium.USD.toLocaleString('en-US')}`,
    )
    expect(decodeMessage(body).fields.Currency).toBe(currency)
    expect(Date.parse(decodeMessage(body).fields['Submitted at'] ?? '')).toBeGreaterThan(
      Date.now() - 60_000,
    )

    const { source } = applicationContext(currency, new Date())
    expect(
      (await eventsOf(page)).filter(([name]) => name === 'premium_application_submitted'),
    ).toEqual([
      [
        'premium_application_submitted',
        {
          source,
          business_name: complete.businessName,
          email_domain: 'example.com',
          value: 1000,
          currency: 'USD',
          program_currency: currency,
        },
      ],
    ])
    const pixel = await page.evaluate(() =>
      (window as unknown as { fbq: { queue: ArrayLike<unknown>[] } }).fbq.queue.map((call) =>
        Array.from(call),
      ),
    )
    expect(pixel).toContainEqual(['track', 'SubmitApplication', { value: 1000, currency: 'USD' }])
    expect(await openedBy(page)).toEqual([])
    expect(requests.leaks()).toEqual([])

    const offer = page.getByRole('group', { name: 'Send me the same text' })
    await expect(offer).toBeVisible()
    expect(decodeChat(await chatHrefIn(offer)).text).toBe(body)

    await page.locator('a[href="#apply"]').first().click()
    expect((await valuesIn(form, fields)).fullName).toBe('')
    await page.getByRole('button', { name: 'Put my answers back' }).click()
    expect(await valuesIn(form, fields)).toEqual(complete)

    const corrected = { ...complete, email: 'asha.sen@example.com' }
    await fillIn(form, applicationFields(currency), corrected)
    await expect
      .poll(async () => sentAnswers(await chatHrefIn(offer), applicationFields(currency)))
      .toEqual(corrected)
  })
}

test('a double click sends one application', async ({ page }) => {
  await openApplication(page)
  await fillIn(formOf(page, application), fields, complete)
  await formOf(page, application).evaluate((form) => {
    for (let times = 0; times < 3; times++) (form as HTMLFormElement).requestSubmit()
  })
  await expect(toastWith(page, 'Application Submitted Successfully!')).toHaveCount(1)
  expect(
    (await eventsOf(page)).filter(([name]) => name === 'premium_application_submitted'),
  ).toHaveLength(1)
})

test('an application whose applicant leaves while it is sent is offered on its own page', async ({
  page,
}) => {
  await openApplication(page)
  await fillIn(formOf(page, application), fields, complete)
  const time = await stopTime(page)
  await buttonOf(page, application).click()
  await clickLink(page, 'header a[href="/"]')
  await expect(page.locator('main form#home-contact')).toBeAttached()
  await page.evaluate(() => history.replaceState(history.state, '', '#contact'))
  await time.resume()
  await expect(toastWith(page, 'Application Submitted Successfully!')).toBeVisible()
  const offer = page.getByRole('group', { name: formWords.fallback.offered.title })
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL('/#contact')
  await page.goBack()
  await expect(offer).toBeAttached()
  expect(sentAnswers(await chatHrefIn(offer), fields)).toEqual(complete)
})

test('an application that fails is logged, shows a toast and keeps its answers', async ({
  page,
  allowed,
}) => {
  allowed.push('could not be sent')
  await openApplication(page)
  await fillIn(formOf(page, application), fields, complete)
  await page.evaluate(() => {
    const encode = window.encodeURIComponent
    window.encodeURIComponent = () => {
      window.encodeURIComponent = encode
      throw new Error('broken')
    }
  })
  await buttonOf(page, application).click()
  await expect(toastWith(page, 'Submission Error')).toContainText(
    'There was an issue submitting your application. Please try again or contact us directly.',
  )
  expect(await valuesIn(formOf(page, application), fields)).toEqual(complete)
  await expect(buttonOf(page, application)).toBeEnabled()
})
