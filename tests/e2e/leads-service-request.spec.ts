import { expect, holdBack, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  announcedTwice,
  answersFor,
  buttonOf,
  fillForm,
  fillIn,
  formOf,
  openedBy,
  openForm,
  serviceRequest,
  stubWindow,
  toastWith,
  valuesIn,
} from './leads.ts'

const { fields } = serviceRequest
const complete = answersFor(fields)
const required = fields.filter((field) => field.required)

test('a visitor who leaves out a required field sees a toast and a marked field', async ({
  page,
}) => {
  await stubWindow(page, 'opens')
  await openForm(page, serviceRequest)
  const form = formOf(page, serviceRequest)
  await fillForm(page, serviceRequest)
  const toast = toastWith(page, 'Please fill in all required fields')
  expect(required.map(({ name }) => name)).toEqual(['name', 'email', 'service', 'description'])
  for (const field of required) {
    const control = form.getByLabel(field.label, { exact: true })
    await fillIn(form, [field], {})
    await buttonOf(page, serviceRequest).click()
    await expect(toast).toContainText(
      'Name, email, service type, and project description are required.',
    )
    await expect(control).toBeFocused()
    await expect(control).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(form.locator('label.text-danger')).toHaveText(field.label)
    expect(await announcedTwice(page)).toEqual([])
    expect(await valuesIn(form, fields)).toEqual({ ...complete, [field.name]: '' })
    await fillIn(form, [field], complete)
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await toast.getByRole('button', { name: 'Close notification' }).click()
    await expect(toast).toHaveCount(0)
  }

  const email = form.getByLabel('Email', { exact: true })
  await email.fill('asha@')
  await buttonOf(page, serviceRequest).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(toast).toHaveCount(0)
  expect(await openedBy(page)).toEqual([])
  await email.fill('asha@example.com')
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  expect(await openedBy(page)).toHaveLength(1)
})

test('a service that was chosen before its script came stays, whatever the link says', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(`${serviceRequest.path}?service=seo-services`)
  const service = formOf(page, serviceRequest).getByLabel('Service type', { exact: true })
  await service.selectOption(complete.service ?? '')
  arrive()
  await hydrate(page, serviceRequest.island)
  await expect(service).toHaveValue(complete.service ?? '')
  expect(complete.service).not.toBe('seo-services')
})

test('a link preselects the service; an unknown service is ignored', async ({ page }) => {
  await stubWindow(page, 'opens')
  const service = formOf(page, serviceRequest).getByLabel('Service type', { exact: true })
  await openForm(page, serviceRequest, '?service=plumbing')
  await expect(service).toHaveValue('')
  await openForm(page, serviceRequest, '?service=seo-services')
  await expect(service).toHaveValue('seo-services')
  const others = fields.filter(({ name }) => name !== 'service')
  await fillIn(formOf(page, serviceRequest), others, complete)
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  const [opened] = await openedBy(page)
  expect(decodeURIComponent(opened?.url ?? '')).toContain('Service type: SEO Services')
})
