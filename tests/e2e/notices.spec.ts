import type { Page } from 'playwright/test'
import { notice, offeredTranslations } from '../../data/forms/notices.ts'
import { expect, test } from './fixtures.ts'
import {
  application,
  buttonOf,
  consultation,
  contact,
  formOf,
  home,
  type LeadPage,
  openForm,
  serviceRequest,
} from './leads.ts'

const sentenceOf = ({ id }: LeadPage) =>
  id === contact.id || id === application.id ? 'offer' : 'chat'

/** Opens the translations with the keyboard and closes them again. */
async function expectTranslations(page: Page, lead: LeadPage) {
  const form = formOf(page, lead)
  const place = form.locator('details').filter({ hasText: offeredTranslations[0]?.label ?? '' })
  const summary = place.locator('summary')
  const { width = 0, height = 0 } = (await summary.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await summary.focus()
  for (const isOpen of [true, false]) {
    await page.keyboard.press('Enter')
    for (const { lang, ...text } of offeredTranslations) {
      const translation = place.locator(`p[lang=${lang}]`)
      await expect(translation).toContainText(text[sentenceOf(lead)])
      await expect(translation).toBeVisible({ visible: isOpen })
    }
  }
}

test.use({ viewport: { width: 390, height: 844 } })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  for (const lead of [home, contact, serviceRequest, consultation])
    test(`${lead.name} says what becomes of the text, in each language`, async ({ page }) => {
      await page.goto(lead.path)
      await expect(formOf(page, lead).getByText(notice[sentenceOf(lead)])).toBeVisible()
      await expect(formOf(page, lead).locator(`#${lead.id}-notice noscript`)).toBeVisible()
      await expectTranslations(page, lead)
    })
})

for (const lead of [home, contact, application])
  test(`the button of ${lead.name} is described by what becomes of the text`, async ({ page }) => {
    await openForm(page, lead)
    await expect(buttonOf(page, lead)).toHaveAccessibleDescription(notice[sentenceOf(lead)])
    await expectTranslations(page, lead)
  })

test('the application has its notice when it is opened once more', async ({ page }) => {
  await openForm(page, application)
  await page.getByRole('button', { name: 'Back to Program Details' }).click()
  await expect(formOf(page, application)).toBeHidden()
  await page.locator('#program-details a[href="#apply"]').first().click()
  await expect(formOf(page, application).getByText(notice.offer)).toBeVisible()
})
