import type { Page, Route } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import {
  allow,
  expect,
  holdBack,
  stopClock,
  stopTime,
  test,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { fileFailures, runClockUntil, waitForStart } from './page-actions.ts'

const { contact, serviceRequest } = leads
const { requiredFieldsMissing } = readContent('data/toasts.yaml')
const islandScripts = /\/assets\/.*\.island-.*\.js$/
/** Matches all scripts except those of islands. */
const otherScripts = /\/assets\/(?!.*\.island-).*\.js$/

/** Marks the page when the browser is about to show its own message about an invalid field. */
const watchBubbles = (page: Page) =>
  page.addInitScript(() =>
    addEventListener(
      'invalid',
      () => document.body.setAttribute('data-bubble', ''),
      true,
    ),
  )
const bubble = (page: Page) => page.locator('body[data-bubble]')

/** Waits until a press of the form's button is held, to be replayed once the script has loaded. */
const waitForHeldPress = (page: Page, { id }: leads.LeadPage) =>
  page
    .locator(`form#${id} button[type=submit][aria-busy=true]`)
    .waitFor({ state: 'visible' })

/**
 * Presses a form's button before any script runs: the press is held until the form's own script
 * has loaded. `check` is called before and after the other scripts have loaded.
 */
async function pressEarly(
  page: Page,
  lead: leads.LeadPage,
  press: () => Promise<unknown>,
  check = async () => {},
) {
  await leads.stubWindow(page, 'open')
  const release = await holdBack(page, otherScripts)
  const releaseIslands = await holdBack(page, islandScripts)
  await watchBubbles(page)
  await page.goto(lead.path, { waitUntil: 'commit' })
  await press()
  await waitForHeldPress(page, lead)
  await check()
  release()
  await waitForStart(page)
  await waitForHeldPress(page, lead)
  await check()
  releaseIslands()
}

test("a form shows 'Sending...' and no error if submitted before its scripts load", async ({
  page,
}) => {
  const { button } = leads.formOn(page, contact)
  await pressEarly(
    page,
    contact,
    () => button.click(),
    async () => {
      await expect(button).toHaveAccessibleName(contact.submitting)
      await expect(button.locator('span')).toBeHidden()
      await expect(bubble(page)).toHaveCount(0)
    },
  )
})

// All forms share the code that holds and replays a press; these two differ in what follows.
for (const lead of [contact, serviceRequest]) {
  const isContact = lead === contact

  test(`a tap before hydration sends ${lead.name} with the typed text`, async ({
    page,
  }) => {
    const { button, fill, offered, sent, success } = leads.formOn(page, lead)
    let answers = {}
    await pressEarly(page, lead, async () => {
      answers = await fill()
      await button.dblclick()
    })
    await expect(success).toBeVisible()
    expect(await sent()).toEqual(isContact ? [] : [answers])
    if (isContact) expect(await offered()).toEqual(answers)
  })

  test(`${lead.name} offers other ways to send if its script has not loaded within 5 s`, async ({
    page,
  }) => {
    await leads.stubWindow(page, 'open')
    const release = await holdBack(page, islandScripts)
    await page.goto(lead.path)
    const { button, fill, sent, success } = leads.formOn(page, lead)
    const answers = await fill()
    const time = await stopTime(page)
    await button.click()
    await time.pass(4900)
    const notice = page.getByRole('group', {
      name: 'This form could not finish loading',
    })
    await expect(notice).toHaveCount(0)
    await time.pass(200)
    await expect(notice).toBeFocused()
    // The form does not send again what the visitor has sent from the notice.
    if (isContact) await leads.addressOpenedBy(leads.chatLinkIn(notice))
    release()
    await hydrate(page, lead.island)
    await page.clock.resume()
    await expect(notice).toHaveCount(isContact ? 1 : 0)
    if (!isContact) await expect(success).toBeVisible()
    expect(await sent()).toEqual(isContact ? [] : [answers])
  })

  test(`${lead.name} reports missing answers if submitted empty before hydration`, async ({
    page,
  }) => {
    const { form, button, sent } = leads.formOn(page, lead)
    await pressEarly(page, lead, () => button.click())
    await expect(form.locator(':invalid:not(fieldset)').first()).toBeFocused()
    // The browser itself reports missing answers of the contact form (requirements §5.1).
    await expect(form).toHaveJSProperty('noValidate', !isContact)
    const toast = leads.toastWith(page, requiredFieldsMissing.title)
    await expect(toast).toHaveCount(isContact ? 0 : 1)
    await expect(form.locator('[aria-invalid]')).toHaveCount(isContact ? 0 : 4)
    expect(await sent()).toEqual([])
  })

  test(`${lead.name} keeps text that is typed while earlier text is being sent`, async ({
    page,
  }) => {
    const { button, fill, message, success, values } = await leads.openForm(
      page,
      lead,
    )
    await fill()
    const time = await stopTime(page)
    await button.click()
    await expect(button).toBeDisabled()
    await message.fill('One thing more')
    await time.pass(600)
    await expect(success).toBeVisible()
    await expect(message).toBeFocused()
    await page.keyboard.type('!')
    await time.pass(3000)
    expect(Object.values(await values()).join('')).toBe('One thing more!')
  })
}

const abort = (route: Route) => route.abort()
test('a form without its script wraps long lines of a message on a narrow phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await holdBack(page, islandScripts)
  await page.goto(contact.path)
  const { button, fill, message } = leads.formOn(page, contact)
  await fill()
  await message.fill('A message that has more than one line. '.repeat(9))
  const time = await stopTime(page)
  await button.click()
  await time.pass(5100)
  const shown = page.locator('.failure pre')
  await expect(shown).toBeVisible()
  const fits = shown.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
  )
  expect(await fits).toBe(true)
})

for (const [when, file, end, wait] of [
  [
    'as soon as the file that starts islands fails',
    /\/assets\/page-islands-/,
    abort,
    0,
  ],
  ['once its script has failed', islandScripts, abort, 6000],
  ['once its script has taken 20 s', islandScripts, undefined, 19_000],
] as const)
  test(`a submitted empty form shows the browser's error messages ${when}`, async ({
    page,
  }) => {
    allow(page, ...fileFailures)
    await stopClock(page)
    await watchBubbles(page)
    const fail = await holdBack(page, file, end)
    await page.goto(serviceRequest.path, { waitUntil: 'commit' })
    const { button, form } = leads.formOn(page, serviceRequest)
    await button.click()
    await waitForHeldPress(page, serviceRequest)
    if (end) fail()
    await page.clock.runFor(wait)
    if (wait > 0) await expect(bubble(page)).toHaveCount(0)
    await runClockUntil(page, form.locator('[name=name]:focus'))
    await expect(bubble(page)).toHaveCount(1)
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await expect(
      page.getByRole('group', { name: 'could not finish loading' }),
    ).toHaveCount(0)
  })
