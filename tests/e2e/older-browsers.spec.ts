import { expect, test } from './fixtures.ts'
import { startedPage } from './page-actions.ts'

test('tabs, the quiz, mail and chat work in a browser that is too old for the scripts', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await page.goto('/')
  await expect(page.locator(startedPage)).toHaveCount(0)
  await page.getByRole('tab', { name: 'AI Solutions' }).click()
  await expect(page.locator('.panel:target')).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('action', /^mailto:/)
  await expect(
    page.locator('main a[href^="https://wa.me/"]').first(),
  ).toBeVisible()
  await page.goto('/ai-career-program#find-my-level')
  await expect(page.getByText('Question 1 of 3')).toBeVisible()
})

test('the oldest supported browsers start the scripts of a page', async ({
  page,
}) => {
  // Chromium 92, Firefox 90 and Safari 15.4 have `at`, but lack some or all of these methods.
  await page.addInitScript(() => {
    for (const method of ['findLast', 'toReversed', 'toSorted', 'with'])
      Reflect.deleteProperty(Array.prototype, method)
  })
  await page.goto('/')
  await expect(page.locator(startedPage)).toHaveCount(1)
})
