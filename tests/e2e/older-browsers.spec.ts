import type { Page } from 'playwright/test'
import { decodeChat } from '#tests/forms/decode-message.ts'
import { expect, frames, test } from './fixtures.ts'
import { clickLink, scrollPage } from './page-actions.ts'

/** Safari before 26.2 and Firefox before 147: every link loads its page. */
const withoutNavigation = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

/** Far enough for the chat card to appear. */
async function scrollDown(page: Page) {
  await scrollPage(page, 900)
  await frames(page)
}

test('a browser too old for the scripts shows the served page with every way to write', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await page.goto('/')
  expect(await page.evaluate(() => performance.getEntriesByName('interactive').length)).toBe(0)
  await page.getByRole('tab', { name: 'AI Solutions' }).click()
  await expect(page.locator('.panel:target')).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('action', /^mailto:/)
  await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible()
})

test.describe('where each link loads its page', () => {
  test('what a visitor has closed stays closed until a reload', async ({ page }) => {
    await withoutNavigation(page)
    await page.goto('/')
    const banner = page.locator('#launch-banner')
    await banner.getByRole('button').click()
    const chat = page.locator('#chat-widget')
    await scrollDown(page)
    await chat.locator('summary').click()
    await chat.getByRole('button', { name: 'Close chat' }).click()
    await clickLink(page, 'footer a[href="/consultation"]')
    await expect(page).toHaveURL('/consultation')
    await scrollDown(page)
    await expect(chat).toBeHidden()
    await clickLink(page, 'header a[href="/"]')
    await expect(page).toHaveURL('/')
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(banner).toBeVisible()
    await scrollDown(page)
    await expect(chat).toBeVisible()
  })

  test('the chosen currency stays: page and message name the same price', async ({ page }) => {
    await withoutNavigation(page)
    await page.goto('/ai-mastery-course')
    await page.getByRole('radio', { name: 'International (USD)' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await page.goto('/career/beginner')
    const price = page.getByRole('complementary', { name: 'Price' })
    const enrol = price.getByRole('link')
    await expect(enrol).toHaveAccessibleName('Enroll Now via WhatsApp')
    expect(decodeChat((await enrol.getAttribute('href')) ?? '').text).toContain('USD')
    const sizeOf = (css: string) =>
      price
        .locator(css)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(await sizeOf('.usd')).toBeGreaterThan(await sizeOf('.inr'))
    await page.reload()
    expect(await sizeOf('.inr')).toBeGreaterThan(await sizeOf('.usd'))
  })
})
