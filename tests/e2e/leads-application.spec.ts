import { readContent } from '#content/content-file.ts'
import { decodeAnswers, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, expectAccessible, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { clickLink, runClockUntil } from './page-actions.ts'

const { ad, application, formWords, openForm } = leads
const { applicationSubmitted: submitted } = readContent('data/toasts.yaml')
const { offered } = formWords.fallback
const inDollars = { ...application, fields: leads.applicationFields('USD') }

// Every error of every field, and its limit: tests/unit/forms.test.ts.
test('an applicant below the limit of a field reads its error in red', async ({ page }) => {
  const { form, button, field, fill, values } = await openForm(page, application)
  const errors = form.locator('p.text-danger[id$=-error]')
  const [radio] = application.fields.filter(({ type }) => type === 'radio')
  for (const { label, name } of application.fields)
    if (name !== radio?.name) await expect(field(label)).toHaveAttribute('name', name)
  await button.click()
  await expect(errors).toHaveCount(11)
  await expectAccessible(page, '[data-island=ApplicationView]')
  await expect(field('Full name')).toBeFocused()
  const choice = form.getByRole('radiogroup', { name: 'Investment readiness', exact: true })
  await expect(choice).toHaveAttribute('aria-required', 'true')
  await expect(choice).toHaveAttribute('aria-invalid', 'true')
  await expect(choice).toHaveAccessibleDescription('Please confirm investment readiness')
  await choice.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice.getByRole('radio', { name: radio?.options?.[1]?.label })).toBeChecked()

  const short = { businessWebsite: 'not a url', transformationGoals: 'c'.repeat(49) }
  const answers = await fill(short)
  await button.click()
  await expect(errors).toHaveText([
    'Please enter a valid website URL',
    'Please describe your goals (minimum 50 characters)',
  ])
  await expect(field('Business website')).toBeFocused()
  const { hint = '' } = application.fields.find(({ name }) => name === 'transformationGoals') ?? {}
  await expect(field('Transformation goals')).toHaveAccessibleDescription(
    `${hint} Please describe your goals (minimum 50 characters)`,
  )
  expect(await values()).toEqual(answers)
  await field('Business website').fill('example.com')
  await field('Transformation goals').fill('c'.repeat(50))
  await expect(errors).toHaveCount(0)
})

test('an application is confirmed, logged, and offered by chat and mail', async ({ page }) => {
  await leads.stubWindow(page, 'open')
  await page.goto(application.path + ad.query)
  await page
    .getByRole('radio', { name: /International/ })
    .first()
    .check()
  await hydrate(page, application.island)
  const apply = page.locator('a[href="#apply"]').first()
  await apply.click()
  const lead = leads.formOn(page, inDollars)
  const answers = await lead.fill()
  await expect(lead.button).toHaveAccessibleDescription(formWords.notice.offer)
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Owner notification'),
  )
  const leaks = leads.watchLeaks(page)
  await stopTime(page)
  // Presses that come before the button is disabled.
  await lead.form.evaluate((form: HTMLFormElement) => {
    for (let times = 0; times < 3; times++) form.requestSubmit()
  })
  await expect(lead.button).toHaveText(application.submitting)
  await expect(lead.button).toBeDisabled()
  const toast = leads.toastWith(page, submitted.title)
  // The toast would leave a busy machine's page before it is read.
  await runClockUntil(page, toast)
  await expect(toast).toContainText(submitted.description)
  await expect(toast).toHaveCount(1)
  await page.clock.resume()
  await expect(lead.form).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  const { subject, body } = (await (await logged).args()[1]?.jsonValue()) ?? {}
  expect(subject).toContain(answers.businessName)
  expect(decodeAnswers(inDollars.fields, body)).toEqual(answers)
  expect(decodeMessage(body).footer.split('\n')[0]).toBe(ad.line)

  const details = {
    source: readContent('data/forms/application-form.yaml').message.program,
    business_name: answers.businessName,
    email_domain: 'example.com',
    value: 1000,
    currency: 'USD',
    program_currency: 'USD',
  }
  expect(await leads.reportedLeads(page)).toEqual([['premium_application_submitted', details]])
  const pixel = await page.evaluate(() =>
    (window as never as { fbq: { queue: IArguments[] } }).fbq.queue.map((call) => [...call]),
  )
  expect(pixel).toContainEqual(['track', 'SubmitApplication', { value: 1000, currency: 'USD' }])
  expect(await leads.openedBy(page)).toEqual([])
  expect(leaks()).toEqual([])

  const offer = page.getByRole('group', { name: offered.title })
  await expect(offer).toBeVisible()
  expect(await leads.offeredText(offer)).toBe(body)
  await apply.click()
  await expect(lead.field('Full name')).toHaveValue('')
  await leads.putBack(page).click()
  expect(await lead.values()).toEqual(answers)
  const corrected = { ...answers, phone: '+91 98300 12233' }
  await lead.field('Phone number').fill(corrected.phone)
  await expect.poll(() => lead.offered(offer)).toEqual(corrected)
})

test('an application left while it is sent is offered on its own page', async ({ page }) => {
  const lead = await openForm(page, application)
  const answers = await lead.fill()
  await stopTime(page)
  await lead.button.click()
  await clickLink(page, 'header a[href="/"]')
  await expect(page.locator('main form#home-contact')).toBeAttached()
  await page.clock.resume()
  await expect(leads.toastWith(page, submitted.title)).toBeVisible()
  const offer = page.getByRole('group', { name: offered.title })
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(offer).toBeAttached()
  expect(await lead.offered()).toEqual(answers)
})
