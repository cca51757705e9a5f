import { readContent } from '../../ssg/content/content-file.ts'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  answersFor,
  buttonOf,
  chatHrefIn,
  consultation,
  contact,
  fillForm,
  fillIn,
  formOf,
  home,
  openedBy,
  openForm,
  sentAnswers,
  servedForms,
  serviceRequest,
  stubWindow,
  toastWith,
} from './leads.ts'

const toasts = readContent('data/toasts.yaml')

for (const lead of servedForms) {
  test(`${lead.name} previews its exact message`, async ({ page }) => {
    await stubWindow(page, 'opens')
    await openForm(page, lead)
    const form = formOf(page, lead)
    const preview = form.locator('details.needs-script')
    await expect(preview).not.toHaveAttribute('open')
    await preview.getByText('See the message').click()
    await expect(preview.locator('pre')).toContainText('Not specified')
    await fillForm(page, lead)
    const shown = await preview.locator('pre').textContent()
    await buttonOf(page, lead).click()
    const link = lead === contact ? await chatHrefIn(page) : (await openedBy(page))[0]?.url
    expect(decodeURIComponent((link ?? '').split('?text=')[1] ?? '')).toBe(shown)
  })

  test(`${lead.name} keeps its text and answers a tap that came before hydration`, async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
    await page.goto(lead.path)
    const answers = await fillForm(page, lead)
    // After three seconds the form would offer other ways.
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    await time.pass(2900)
    expect(page.url()).toMatch(new RegExp(`${lead.path}$`))
    arrive()
    await hydrate(page, lead.island)
    await time.resume()
    if (lead === contact) {
      await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
      expect(sentAnswers(await chatHrefIn(page), lead.fields)).toEqual(answers)
    } else {
      await expect.poll(async () => (await openedBy(page)).length).toBe(1)
      const [opened] = await openedBy(page)
      expect(sentAnswers(opened?.url ?? '', lead.fields)).toEqual(answers)
    }
  })

  test(`${lead.name} answers a first press on its empty form as a later one`, async ({ page }) => {
    const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
    await page.goto(lead.path)
    const time = await stopTime(page)
    await buttonOf(page, lead).click()
    arrive()
    await hydrate(page, lead.island)
    await time.resume()
    await expect(formOf(page, lead).locator(':invalid:not(fieldset)').first()).toBeFocused()
    // The others leave missing fields to the browser (requirements §5.1).
    await expect(toastWith(page, toasts.requiredFieldsMissing.title)).toHaveCount(
      lead === serviceRequest ? 1 : 0,
    )
    await expect(formOf(page, lead).locator('[aria-invalid]')).toHaveCount(
      lead === serviceRequest ? 4 : 0,
    )
  })
}

for (const lead of [home, contact, consultation]) {
  test(`${lead.name} leaves missing fields to the browser`, async ({ page }) => {
    await stubWindow(page, 'opens')
    await openForm(page, lead)
    const form = formOf(page, lead)
    await expect(form).not.toHaveAttribute('novalidate')
    for (const { name, label } of lead.fields.filter(({ required }) => required)) {
      await fillIn(form, lead.fields, { ...answersFor(lead.fields), [name]: '' })
      await buttonOf(page, lead).click()
      await expect(form.getByLabel(label, { exact: true })).toBeFocused()
    }
    await fillIn(form, lead.fields, { ...answersFor(lead.fields), email: 'asha@' })
    await buttonOf(page, lead).click()
    await expect(form.getByLabel('Email', { exact: true })).toBeFocused()
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    expect(await openedBy(page)).toEqual([])
  })
}

test('a visitor who types only spaces reads the error below the field', async ({ page }) => {
  await stubWindow(page, 'opens')
  await openForm(page, home)
  await fillForm(page, home, { name: '   ' })
  await buttonOf(page, home).click()
  await expect(formOf(page, home).getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Required',
  )
  expect(await openedBy(page)).toEqual([])
})
