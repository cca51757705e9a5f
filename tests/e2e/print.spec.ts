import type { Page } from 'playwright/test'
import { expect, test } from './fixtures.ts'
import { career, course } from './programs.ts'

test.describe('on paper', { tag: '@media' }, () => {
  async function print(page: Page, path: string) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator(':is(.skip-link, .site-header):visible'),
    ).toHaveCount(0)
  }

  for (const path of ['/', '/skills', '/projects'])
    test(`${path} prints every panel and result`, async ({ page }) => {
      await print(page, path)
      for (const part of await page
        .locator('main :is(.panel, .project-results)')
        .all()) {
        await expect(part).toBeVisible()
        await expect(part).toHaveCSS('opacity', '1')
      }
    })

  test('prints what the visitor has not scrolled to', async ({ page }) => {
    await print(page, '/')
    for (const block of await page.locator('.lazy-content > *').all())
      await expect(block).toHaveCSS('content-visibility', 'visible')
  })

  for (const path of [course, career, '/career/expert'])
    test(`${path} prints its prices and disclaimer and no buttons`, async ({
      page,
    }) => {
      await print(page, path)
      await expect(
        page.locator('main :is(.btn-primary, .btn-chat, button):visible'),
      ).toHaveCount(0)
      const amounts = page.locator('main [translate=no]')
      await expect(
        amounts.filter({ hasText: /^₹[\d,]+$/ }).first(),
      ).toBeVisible()
      await expect(
        amounts.filter({ hasText: /^\$[\d,]+$/ }).first(),
      ).toBeVisible()
      await expect(page.locator('main .notice')).toBeVisible()
    })
})
