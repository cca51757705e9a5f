import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { expect, expectAccessible, holdBack, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { goByLink } from './page-actions.ts'

const { openForm, serviceRequest } = leads
const toasts = readContent('data/toasts.yaml')

/** Sends a service request; the thanks for it replace the form. */
async function sendRequest(page: Page) {
  const lead = await openForm(page, serviceRequest)
  const answers = await lead.fill()
  await lead.button.click()
  const heading = page.getByRole('heading', { name: 'Thank You' })
  await expect(heading).toBeFocused()
  const thanks = page.locator('[data-island=ServiceRequestForm]')
  return { ...lead, answers, heading, thanks }
}

/** Opens eight other pages, more than the site keeps in memory, and returns to this one. */
async function comeBackAfterEightPages(page: Page) {
  const key = await page.evaluate(() => navigation.currentEntry?.key ?? '')
  const names = ['', 'about', 'skills', 'services', 'projects', 'contact']
  for (const name of [...names, '', 'about']) await goByLink(page, `/${name}`)
  await page.evaluate(
    (key) => navigation.traverseTo(key).finished?.then(() => {}),
    key,
  )
}

test('the thanks for a service request replace the form and say what happens next', async ({
  page,
}) => {
  await leads.setClockTo1402(page)
  const { form, thanks } = await sendRequest(page)
  await expect(form).toBeHidden()
  const { title } = readContent('data/service-request.yaml').form
  await expect(page.getByRole('heading', { name: title })).toBeHidden()
  await expect(
    thanks.getByRole('heading', { name: 'What happens next?' }),
  ).toBeVisible()
  await expect(thanks.getByRole('listitem')).toHaveCount(3)
  await expect(leads.mailLinkIn(leads.panelOf1402(page))).toBeVisible()
})

test('the thanks for a request are accessible and announced once, with the time', async ({
  page,
}) => {
  await leads.setClockTo1402(page)
  await sendRequest(page)
  await expectAccessible(page, '[data-island=ServiceRequestForm]')
  await expect(page.locator('#route-announcer')).toContainText('14:02')
  expect(await leads.doubleAnnouncements(page)).toEqual([])
})

test('the thanks stay after eight other pages, until the request is put back in the form', async ({
  page,
}) => {
  const { answers, field, heading, thanks, values } = await sendRequest(page)
  await comeBackAfterEightPages(page)
  await expect(page).toHaveURL(serviceRequest.path)
  await expect(heading).toBeVisible()
  await leads.putBackButton(thanks).click()
  await expect(field('Name')).toBeFocused()
  await expect(heading).toBeHidden()
  expect(await values()).toEqual(answers)
})

test('a visitor corrects a sent request and sends it again, even after a blocked chat', async ({
  page,
}) => {
  const { answers, button, field, heading, offered, thanks } =
    await sendRequest(page)
  await leads.putBackButton(thanks).click()
  const corrected = { ...answers, phone: '+91 98300 12233' }
  await field('Phone').fill(corrected.phone)
  await leads.letWindowsOpen(page, false)
  await button.click()
  await expect(
    page.getByRole('group', { name: 'Your browser did not open' }),
  ).toBeFocused()
  await expect(leads.chatLinkIn(page)).toHaveCount(1)
  expect(await offered()).toEqual(corrected)
  await leads.letWindowsOpen(page, true)
  await button.click()
  await expect(heading).toBeVisible()
  const continued = thanks.getByRole('link', { name: 'Continue on WhatsApp' })
  const href = await leads.addressOpenedBy(continued)
  expect(leads.sentAnswers(href, serviceRequest.fields)).toEqual(corrected)
})

test('the thanks give way to the form after eight other pages if the chat link was used', async ({
  page,
}) => {
  const { form, heading, thanks } = await sendRequest(page)
  await leads.addressOpenedBy(
    thanks.getByRole('link', { name: 'Continue on WhatsApp' }),
  )
  await comeBackAfterEightPages(page)
  await expect(form).toBeVisible()
  await expect(heading).toBeHidden()
})

const { requiredFieldsMissing } = toasts

// Every required field except the email address, for which see below.
for (const missing of serviceRequest.fields.filter(
  ({ required, type }) => required && type !== 'email',
))
  test(`a request without '${missing.label}' shows a toast and focuses the field`, {
    tag: '@fill',
  }, async ({ page }) => {
    const { button, field, fill, fillIn, form, values } = await openForm(
      page,
      serviceRequest,
    )
    const complete = await fill()
    await fillIn({}, [missing])
    await button.click()
    const toast = leads.toastWith(page, requiredFieldsMissing.title)
    await expect(toast).toContainText(requiredFieldsMissing.description)
    await expect(field(missing.label)).toBeFocused()
    await expect(field(missing.label)).toHaveAccessibleDescription(/Required/)
    await expect(form.locator('label.text-danger')).toHaveText(missing.label)
    await expectAccessible(page, '[data-island=ServiceRequestForm], #toasts')
    expect(await leads.doubleAnnouncements(page)).toEqual([])
    expect(await values()).toEqual({ ...complete, [missing.name]: '' })
    await fillIn(complete, [missing])
    await expect(form.locator('[aria-invalid]')).toHaveCount(0)
  })

test('a request with an invalid email address shows an error but no toast', async ({
  page,
}) => {
  const { button, field, fill, sent } = await openForm(page, serviceRequest)
  await fill()
  const email = field('Email')
  await email.fill('asha@')
  await button.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Invalid email')
  await expect(page.locator('#toasts li')).toHaveCount(0)
  expect(await sent()).toEqual([])
})

test('a request that is sent after a correction closes the toast about missing fields', {
  tag: '@fill',
}, async ({ page }) => {
  const { button, field, fill, sent, success } = await openForm(
    page,
    serviceRequest,
  )
  await fill({ email: '' })
  await button.click()
  const toast = leads.toastWith(page, requiredFieldsMissing.title)
  // A toast below the pointer does not close by itself.
  await toast.hover()
  await field('Email').fill('asha@example.com')
  await button.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(success).toBeVisible()
  await expect(toast).toHaveCount(0)
  expect(await sent()).toHaveLength(1)
})

test('a link preselects the service of a request, before the visitor touches anything', async ({
  page,
}) => {
  await page.goto(`${serviceRequest.path}?service=seo-services`)
  const { field } = leads.formOn(page, serviceRequest)
  await expect(field('Service type')).toHaveValue('seo-services')
})

test('a service stays chosen if the script loads after the choice', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(`${serviceRequest.path}?service=seo-services`)
  const { button, field } = leads.formOn(page, serviceRequest)
  const service = field('Service type')
  await service.selectOption('consulting')
  // Simulates Firefox, where a button that was disabled is disabled again after a reload.
  await button.evaluate((element) => element.toggleAttribute('disabled', true))
  release()
  await hydrate(page, serviceRequest.island)
  await expect(service).toHaveValue('consulting')
  await expect(button).toBeEnabled()
})
