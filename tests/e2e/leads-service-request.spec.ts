import { expect, test } from './fixtures.ts'
import {
  answersFor,
  buttonOf,
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
const missingToast = 'Please fill in all required fields'

test.beforeEach(async ({ page }) => {
  await stubWindow(page, 'opens')
})

for (const name of ['name', 'email', 'service', 'description']) {
  test(`a visitor who leaves out ${name} sees a toast and a marked field`, async ({ page }) => {
    await openForm(page, serviceRequest)
    const answers = { ...complete, [name]: '' }
    const form = formOf(page, serviceRequest)
    await fillIn(form, fields, answers)
    await buttonOf(page, serviceRequest).click()
    await expect(toastWith(page, missingToast)).toContainText(
      'Name, email, service type, and project description are required.',
    )
    const label = fields.find((field) => field.name === name)?.label ?? ''
    const control = form.getByLabel(label, { exact: true })
    await expect(control).toBeFocused()
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('[aria-invalid]')).toHaveCount(1)
    await expect(form.locator('label.text-danger')).toHaveText(label)
    expect(await valuesIn(form, fields)).toEqual(answers)
    expect(await openedBy(page)).toEqual([])

    await fillIn(
      form,
      fields.filter((field) => field.name === name),
      complete,
    )
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
    await buttonOf(page, serviceRequest).click()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
    expect(await openedBy(page)).toHaveLength(1)
  })
}

test('a wrong email shows its error below the field and no toast', async ({ page }) => {
  await openForm(page, serviceRequest)
  const form = formOf(page, serviceRequest)
  await fillIn(form, fields, { ...complete, email: 'asha@' })
  await buttonOf(page, serviceRequest).click()
  const email = form.getByLabel('Email', { exact: true })
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(page.locator('#toasts li')).toHaveCount(0)
  expect(await openedBy(page)).toEqual([])
  await email.fill('asha@example.com')
  await expect(form.locator('[aria-invalid]')).toHaveCount(0)
})

test('a link preselects the service; an unknown service is ignored', async ({ page }) => {
  const service = formOf(page, serviceRequest).getByLabel('Service type', { exact: true })
  await openForm(page, serviceRequest, '?service=seo-services')
  await expect(service).toHaveValue('seo-services')
  await expect(service.locator('option:checked')).toHaveText('SEO Services')
  await fillIn(
    formOf(page, serviceRequest),
    fields.filter(({ name }) => name !== 'service'),
    complete,
  )
  await buttonOf(page, serviceRequest).click()
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  const [opened] = await openedBy(page)
  expect(decodeURIComponent(opened?.url ?? '')).toContain('Service type: SEO Services')

  for (const unknown of ['plumbing', '', 'toString', '%3Cscript%3E']) {
    await openForm(page, serviceRequest, `?service=${unknown}`)
    await expect(service).toHaveValue('')
  }
})
