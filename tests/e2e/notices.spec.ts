import { expect, test } from './fixtures.ts'
import { application, buttonOf, contact, formOf, formWords, home, openForm } from './leads.ts'

const { notice } = formWords

for (const [lead, sentence] of [
  [home, notice.chat],
  [contact, notice.offer],
  [application, notice.offer],
] as const)
  test(`the button of ${lead.name} is described by what becomes of the text`, async ({ page }) => {
    await openForm(page, lead)
    await expect(buttonOf(page, lead)).toHaveAccessibleDescription(sentence)
  })

test('the application has its notice when it is opened once more', async ({ page }) => {
  await openForm(page, application)
  await page.getByRole('button', { name: 'Back to Program Details' }).click()
  await expect(formOf(page, application)).toBeHidden()
  await page.locator('#program-details a[href="#apply"]').first().click()
  await expect(formOf(page, application).getByText(notice.offer)).toBeVisible()
})
