import { readContent } from '#ssg/content/content-file.ts'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  buttonOf,
  chatHrefIn,
  contact,
  fillForm,
  formOf,
  home,
  openedBy,
  openForm,
  sentAnswers,
  servedForms,
  serviceRequest,
  stubWindow,
  success,
  toastWith,
  valuesIn,
} from './leads.ts'

const toasts = readContent('data/toasts.yaml')
const islands = /\/assets\/.*\.island-.*\.js$/

for (const lead of servedForms) {
  test(`${lead.name} keeps its text and answers a tap that came before hydration`, async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    const arrive = await holdBack(page, islands)
    await page.goto(lead.path)
    const answers = await fillForm(page, lead)
    // After three seconds the form would offer other ways.
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    await time.pass(2900)
    await expect(page).toHaveURL(lead.path)
    arrive()
    await hydrate(page, lead.island)
    await time.resume()
    await expect(success(page, lead)).toBeVisible()
    const href = lead === contact ? await chatHrefIn(page) : (await openedBy(page))[0]?.url
    expect(sentAnswers(href ?? '', lead.fields)).toEqual(answers)
  })

  test(`${lead.name} answers a first press on its empty form as a later one`, async ({ page }) => {
    await stubWindow(page, 'opens')
    const arrive = await holdBack(page, islands)
    await page.goto(lead.path)
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    arrive()
    await hydrate(page, lead.island)
    await time.resume()
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

for (const lead of [home, contact, serviceRequest])
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
