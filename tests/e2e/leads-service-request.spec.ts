import { readContent } from '#ssg/content/content-file.ts'
import { expect, holdBack, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { announcedTwice, answersFor, formOn, openForm, serviceRequest, toastWith } from './leads.ts'

const { requiredFieldsMissing } = readContent('data/toasts.yaml')
const { fields } = serviceRequest
const complete = answersFor(fields)
const required = fields.filter((field) => field.required)

test('a visitor who leaves out a required field sees a toast and the field', async ({ page }) => {
  const lead = await openForm(page, serviceRequest)
  const { form, button } = lead
  await lead.fill()
  const toast = toastWith(page, requiredFieldsMissing.title)
  expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'service', 'description'])
  for (const missing of required) {
    const control = lead.field(missing.label)
    await lead.fillIn({}, [missing])
    await button.click()
    await expect(toast).toContainText(requiredFieldsMissing.description)
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(form.locator('label.text-danger')).toHaveText(missing.label)
    expect(await announcedTwice(page)).toEqual([])
    expect(await lead.values()).toEqual({ ...complete, [missing.name]: '' })
    await lead.fillIn(complete, [missing])
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await toast.getByRole('button', { name: 'Close notification' }).click()
    await expect(toast).toHaveCount(0)
  }

  const email = lead.field('Email')
  await email.fill('asha@')
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(toast).toHaveCount(0)
  expect(await lead.sent()).toEqual([])
  await email.fill('')
  await button.click()
  // A toast below the pointer does not leave by itself.
  await toast.hover()
  await email.fill('asha@example.com')
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(lead.success).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await lead.sent()).toHaveLength(1)
})

test('a service chosen before its script came stays, whatever the link says', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(`${serviceRequest.path}?service=seo-services`)
  const service = formOn(page, serviceRequest).field('Service type')
  await service.selectOption(complete.service ?? '')
  arrive()
  await hydrate(page, serviceRequest.island)
  await expect(service).toHaveValue(complete.service ?? '')
  expect(complete.service).not.toBe('seo-services')
})

test('a link preselects the service; an unknown service is ignored', async ({ page }) => {
  const unknown = await openForm(page, serviceRequest, { query: '?service=plumbing' })
  await expect(unknown.field('Service type')).toHaveValue('')
  const lead = await openForm(page, serviceRequest, { query: '?service=seo-services' })
  await expect(lead.field('Service type')).toHaveValue('seo-services')
  const others = fields.filter(({ name }) => name !== 'service')
  await lead.fillIn(complete, others)
  await lead.button.click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  expect(await lead.sent()).toEqual([{ ...complete, service: 'seo-services' }])
})
