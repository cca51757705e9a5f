import type { Page } from 'playwright/test'
import { readContent } from '#ssg/content/content-file.ts'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  buttonOf,
  chatHrefIn,
  contact,
  fillForm,
  formOf,
  type LeadPage,
  openedBy,
  openedByLink,
  openForm,
  sentAnswers,
  serviceRequest,
  stubWindow,
  success,
  toastWith,
  valuesIn,
} from './leads.ts'
import { fileFailures } from './page-actions.ts'

const toasts = readContent('data/toasts.yaml')
const islands = /\/assets\/.*\.island-.*\.js$/
/** All scripts but those of islands. */
const otherScripts = /\/assets\/(?!.*\.island-).*\.js$/

/** Counts the fields that the browser is about to complain about. */
const watchBubbles = (page: Page) =>
  page.addInitScript(() => {
    const scope = window as unknown as { bubbles: number }
    scope.bubbles = 0
    addEventListener('invalid', () => scope.bubbles++, true)
  })

/** Opens a form whose scripts are on their way; they arrive at a call, then those of its island. */
async function openEarly(page: Page, lead: LeadPage) {
  await stubWindow(page, 'opens')
  const arrivals = [await holdBack(page, otherScripts), await holdBack(page, islands)] as const
  await watchBubbles(page)
  await page.goto(lead.path, { waitUntil: 'commit' })
  return arrivals
}

const bubbles = (page: Page) =>
  page.evaluate(() => (window as unknown as { bubbles: number }).bubbles)

/** The press of a form's button is held, and the button says that the form is being sent. */
async function expectHeld(page: Page, lead: LeadPage) {
  const button = buttonOf(page, lead)
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveAccessibleName(lead.submitting)
  await expect(button.locator('span')).toBeHidden()
  expect(await bubbles(page)).toBe(0)
}

// All forms share what holds and replays a press; these two answer it in different ways.
for (const lead of [contact, serviceRequest]) {
  test(`${lead.name} keeps its text and answers a tap that came before hydration`, async ({
    page,
  }) => {
    const [arrive, arriveIsland] = await openEarly(page, lead)
    const answers = await fillForm(page, lead)
    await buttonOf(page, lead).dblclick()
    await expectHeld(page, lead)
    arrive()
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
    await expectHeld(page, lead)
    arriveIsland()
    await expect(success(page, lead)).toBeVisible()
    const opened = await openedBy(page)
    expect(opened).toHaveLength(lead === contact ? 0 : 1)
    const href = lead === contact ? await chatHrefIn(page) : opened[0]?.url
    expect(sentAnswers(href ?? '', lead.fields)).toEqual(answers)
  })

  test(`${lead.name} offers other ways after 5 s, and sends once its script is there`, async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    const arrive = await holdBack(page, islands)
    await page.goto(lead.path)
    const answers = await fillForm(page, lead)
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    await time.pass(4900)
    const notice = page.getByRole('group', { name: 'This form could not finish loading' })
    await expect(notice).toHaveCount(0)
    await time.pass(200)
    await expect(notice).toBeFocused()
    // A visitor who has sent it from there sends it no second time.
    const isUsed = lead === contact
    if (isUsed) await openedByLink(notice.getByRole('link', { name: 'Send on WhatsApp' }))
    arrive()
    await hydrate(page, lead.island)
    await time.resume()
    await expect(notice).toHaveCount(isUsed ? 1 : 0)
    if (!isUsed) await expect(success(page, lead)).toBeVisible()
    const opened = (await openedBy(page)).map(({ url }) => sentAnswers(url, lead.fields))
    expect(opened).toEqual(isUsed ? [] : [answers])
  })

  test(`${lead.name} answers a first press on its empty form as a later one`, async ({ page }) => {
    const [arrive, arriveIsland] = await openEarly(page, lead)
    await buttonOf(page, lead).click()
    await expectHeld(page, lead)
    arrive()
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0)
    await expectHeld(page, lead)
    arriveIsland()
    const form = formOf(page, lead)
    await expect(form.locator(':invalid:not(fieldset)').first()).toBeFocused()
    // The others leave missing fields to the browser (requirements §5.1).
    const isChecked = lead === serviceRequest
    await expect(form).toHaveJSProperty('noValidate', isChecked)
    await expect(toastWith(page, toasts.requiredFieldsMissing.title)).toHaveCount(isChecked ? 1 : 0)
    await expect(form.locator('[aria-invalid]')).toHaveCount(isChecked ? 4 : 0)
    expect(await openedBy(page)).toEqual([])
  })
}

test('a form answers as without script where a script of its page fails', async ({
  page,
  allowed,
}) => {
  allowed.push(...fileFailures)
  await watchBubbles(page)
  let fail = () => {}
  const failed = new Promise<void>((done) => {
    fail = done
  })
  await page.route(/\/assets\/page-islands-/, (route) => failed.then(() => route.abort()))
  await page.goto(serviceRequest.path, { waitUntil: 'commit' })
  await buttonOf(page, serviceRequest).click()
  await expectHeld(page, serviceRequest)
  fail()
  await expect.poll(() => bubbles(page)).toBeGreaterThan(0)
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

for (const lead of [contact, serviceRequest])
  test(`${lead.name} keeps text that is typed after the tap`, async ({ page }) => {
    await stubWindow(page, 'opens')
    await openForm(page, lead)
    await fillForm(page, lead)
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    await expect(buttonOf(page, lead)).toBeDisabled()
    const field = formOf(page, lead).locator('textarea').first()
    await field.fill('One thing more')
    await time.pass(600)
    await expect(success(page, lead)).toBeVisible()
    await expect(field).toBeFocused()
    await page.keyboard.type('!')
    await time.pass(3000)
    expect(Object.values(await valuesIn(formOf(page, lead), lead.fields)).join('')).toBe(
      'One thing more!',
    )
  })
