import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeAnswers, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, expectAccessible, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { clickLink, goBack, runClockUntil } from './page-actions.ts'

const { ad, application, formWords, openForm } = leads
const { applicationSubmitted: submitted } = readContent('data/toasts.yaml')
const { message, next } = readContent('data/forms/application-form.yaml')
const inDollars = { ...application, fields: leads.applicationFields('USD') }

const errorsIn = (page: Page) =>
  page.locator('form#application p.text-danger[id$=-error]')

/** The panel that offers the message of an application, named after the time of writing. */
const panelOf = (page: Page) =>
  page.getByRole('group', { name: /^Written at \d\d:\d\d, and ready/ })

// tests/unit/forms.test.ts checks every error of every field, and every limit.
test('an applicant who fills in nothing reads eleven errors, with the first field focused', async ({
  page,
}) => {
  const { button, field } = await openForm(page, application)
  const [radio] = application.fields.filter(({ type }) => type === 'radio')
  for (const { label, name } of application.fields)
    if (name !== radio?.name)
      await expect(field(label)).toHaveAttribute('name', name)
  await button.click()
  await expect(errorsIn(page)).toHaveCount(11)
  await expectAccessible(page, '[data-island=ApplicationView]')
  await expect(field('Full name')).toBeFocused()
})

test('an applicant who chooses no option reads an error, and can choose by keyboard', async ({
  page,
}) => {
  const { button, form } = await openForm(page, application)
  await button.click()
  const choice = form.getByRole('radiogroup', {
    name: 'Investment readiness',
    exact: true,
  })
  await expect(choice).toHaveAttribute('aria-required', 'true')
  await expect(choice).toHaveAttribute('aria-invalid', 'true')
  await expect(choice).toHaveAccessibleDescription(
    'Please confirm investment readiness',
  )
  await choice.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  const second = choice.getByRole('radio').nth(1)
  await expect(second).toBeChecked()
})

test('an applicant reads an error about each invalid or too short answer until its correction', {
  tag: '@fill',
}, async ({ page }) => {
  const { button, field, fill, values } = await openForm(page, application)
  const invalidAnswers = {
    businessWebsite: 'not a url',
    transformationGoals: 'c'.repeat(49),
  }
  const answers = await fill(invalidAnswers)
  await button.click()
  const errors = errorsIn(page)
  await expect(errors).toHaveText([
    'Please enter a valid website URL',
    'Please describe your goals (minimum 50 characters)',
  ])
  await expect(field('Business website')).toBeFocused()
  const { hint = '' } =
    application.fields.find(({ name }) => name === 'transformationGoals') ?? {}
  await expect(field('Transformation goals')).toHaveAccessibleDescription(
    `${hint} Please describe your goals (minimum 50 characters)`,
  )
  expect(await values()).toEqual(answers)
  await field('Business website').fill('example.com')
  await field('Transformation goals').fill('c'.repeat(50))
  await expect(errors).toHaveCount(0)
})

test('an application is sent with Enter right after its last answer was chosen with Space', async ({
  page,
}) => {
  const { form, button, fill } = await openForm(page, application)
  await fill()
  await form.getByRole('radio').nth(1).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(button).toHaveText(application.submitting)
})

/** Opens the application from the details of the program, with dollars chosen. */
async function applyInDollars(page: Page) {
  await leads.stubWindow(page, 'open')
  await page.goto(application.path + ad.query)
  await page
    .getByRole('radio', { name: /International/ })
    .first()
    .check()
  await hydrate(page, application.island)
  const apply = page.locator('a[href="#apply"]').first()
  await apply.click()
  return { ...leads.formOn(page, inDollars), apply }
}

test('the button of the application has a description of what happens to the message', async ({
  page,
}) => {
  const { button } = await openForm(page, application)
  await expect(button).toHaveAccessibleDescription(formWords.notice.offer)
})

test('an applicant sees the top of the program page after sending', async ({
  page,
}) => {
  const { button, fill, form } = await applyInDollars(page)
  await fill()
  await button.click()
  await expect(form).toBeHidden()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('an applicant who presses the button three times reads one confirmation', async ({
  page,
}) => {
  const { button, fill, form } = await applyInDollars(page)
  await fill()
  await stopTime(page)
  // Submits three times before the button is disabled.
  await form.evaluate((element: HTMLFormElement) => {
    for (let times = 0; times < 3; times++) element.requestSubmit()
  })
  await expect(button).toHaveText(application.submitting)
  await expect(button).toBeDisabled()
  const toast = leads.toastWith(page, submitted.title)
  // With a running clock, the toast could disappear before a busy machine checks it.
  await runClockUntil(page, toast)
  await expect(toast).toContainText(submitted.description)
  await expect(toast).toHaveCount(1)
})

test('an application is logged for the owner, with the ad that led to it', async ({
  page,
}) => {
  const { button, fill } = await applyInDollars(page)
  const answers = await fill()
  const leaks = leads.watchLeaks(page)
  const logged = page.waitForEvent('console', (entry) =>
    entry.text().includes('Owner notification'),
  )
  await button.click()
  const { subject, body } = (await (await logged).args()[1]?.jsonValue()) ?? {}
  expect(subject).toContain(answers.businessName)
  expect(decodeAnswers(inDollars.fields, body)).toEqual(answers)
  expect(decodeMessage(body).footer.split('\n')[0]).toBe(ad.line)
  await expect(panelOf(page)).toBeVisible()
  expect(await leads.offeredText(panelOf(page))).toBe(body)
  expect(await leads.openedBy(page)).toEqual([])
  expect(leaks()).toEqual([])
})

test('an application is reported once to analytics and the ads pixel', async ({
  page,
}) => {
  const { button, fill } = await applyInDollars(page)
  const answers = await fill()
  await button.click()
  await expect(panelOf(page)).toBeVisible()
  const details = {
    source: message.program,
    business_name: answers.businessName,
    email_domain: 'example.com',
    value: 1000,
    currency: 'USD',
    program_currency: 'USD',
  }
  expect(await leads.reportedLeads(page)).toEqual([
    ['premium_application_submitted', details],
  ])
  const pixel = await page.evaluate(() =>
    (window as never as { fbq: { queue: IArguments[] } }).fbq.queue.map(
      (call) => [...call],
    ),
  )
  expect(pixel.filter(([, event]) => event === 'SubmitApplication')).toEqual([
    ['track', 'SubmitApplication', { value: 1000, currency: 'USD' }],
  ])
})

test('the panel names the time at which the latest application was sent', {
  tag: '@fill',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime(new Date('2026-11-28T14:02:30+05:30'))
  const { apply, button, fill } = await applyInDollars(page)
  await fill()
  await button.click()
  const panel = panelOf(page)
  await expect(panel).toBeInViewport()
  await expect(panel).toHaveAccessibleName(/14:02/)
  await expect(panel).toContainText(next)
  await page.clock.setFixedTime(new Date('2026-11-28T14:12:30+05:30'))
  await leads.addressOpenedBy(leads.chatLinkIn(panel))
  await expect(panel).toHaveAccessibleName(/14:02/)
  await apply.click()
  await fill({ email: 'second@example.org' })
  await button.click()
  await expect(panel).toHaveAccessibleName(/14:12/)
  await expect(panel).toHaveCount(1)
})

test('a sent application can be put back in the form and corrected', {
  tag: '@fill',
}, async ({ page }) => {
  const { apply, button, field, fill, offered } = await applyInDollars(page)
  const answers = await fill()
  await button.click()
  await expect(panelOf(page)).toBeVisible()
  await apply.click()
  await expect(field('Full name')).toHaveValue('')
  await leads.putBackButton(page).click()
  await expect(leads.putBackButton(page)).toHaveCount(0)
  const corrected = { ...answers, businessName: 'Sen & Daughters' }
  await field('Business name').fill(corrected.businessName)
  await expect.poll(() => offered(panelOf(page))).toEqual(corrected)
})

test('if an applicant leaves during sending, a panel offers the application after Back', async ({
  page,
}) => {
  const { button, fill, offered } = await openForm(page, application)
  const answers = await fill()
  await stopTime(page)
  await button.click()
  await clickLink(page, 'header a[href="/"]')
  await expect(page.locator('main form#home-contact')).toBeAttached()
  await page.clock.resume()
  await expect(leads.toastWith(page, submitted.title)).toBeVisible()
  await expect(panelOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await goBack(page)
  await expect(panelOf(page)).toBeAttached()
  expect(await offered()).toEqual(answers)
})
