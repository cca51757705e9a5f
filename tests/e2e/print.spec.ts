import type { Page } from 'playwright/test'
import { expect, showAllBlocks, test, withMotion } from './fixtures.ts'
import { openForm, serviceRequest } from './leads.ts'
import { openAndStart } from './page-actions.ts'
import { career, course } from './programs.ts'

test.use(withMotion)

test.describe('on paper', { tag: '@media' }, () => {
  async function openInPrint(page: Page, path: string) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator(':is(.skip-link, .site-header, footer):visible'),
    ).toHaveCount(0)
  }

  for (const path of ['/', '/skills', '/projects'])
    test(`${path} shows every tab panel and the results of every project`, async ({
      page,
    }) => {
      await openInPrint(page, path)
      for (const part of await page
        .locator('main :is(.panel, .project-results)')
        .all()) {
        await expect(part).toBeVisible()
        await expect(part).toHaveCSS('opacity', '1')
      }
    })

  test('three projects fit on a page', async ({ page }) => {
    // An A4 sheet with margins of 1 cm, in CSS pixels.
    await page.setViewportSize({ width: 718, height: 1047 })
    await openInPrint(page, '/projects')
    for (const card of await page.locator('.project-card').all())
      expect((await card.boundingBox())?.height).toBeLessThan(1047 / 3)
  })

  test('each tab is black on white, whether or not backgrounds are printed', async ({
    page,
  }) => {
    await openInPrint(page, '/skills')
    for (const tab of await page.getByRole('tab').all()) {
      await expect(tab).toHaveCSS('color', 'rgb(0, 0, 0)')
      await expect(tab).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
  })

  test('the home page includes what the visitor has not scrolled to', async ({
    page,
  }) => {
    await openInPrint(page, '/')
    const blocks = page.locator('.lazy-content > *')
    await expect(blocks).not.toHaveCount(0)
    for (const block of await blocks.all())
      await expect(block).toHaveCSS('content-visibility', 'visible')
  })

  test('the home page hides no section that would be revealed on scroll', async ({
    page,
  }) => {
    await openAndStart(page, '/')
    await showAllBlocks(page)
    await expect(page.locator('.to-reveal')).not.toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    const opacities = await page
      .locator('.to-reveal')
      .evaluateAll((sections) =>
        sections.map((section) => getComputedStyle(section).opacity),
      )
    expect(new Set(opacities)).toEqual(new Set(['1']))
  })

  for (const path of [course, career, '/career/expert'])
    test(`${path} shows prices in both currencies and a disclaimer, but no buttons`, async ({
      page,
    }) => {
      await openInPrint(page, path)
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

  test('a sentence with a price names both currencies, not only the chosen one', async ({
    page,
  }) => {
    await openInPrint(page, career)
    const prices = await page.locator('main .price-words').allInnerTexts()
    expect(prices).not.toEqual([])
    for (const price of prices)
      expect(price).toMatch(/^₹[\d,]+\+?\s+or\s+\$[\d,]+\+?$/)
  })

  for (const path of ['/', career])
    test(`no row of cards on ${path} is cut off at the edge of a narrow page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await openInPrint(page, path)
      const rows = page.locator('.card-row')
      await expect(rows).not.toHaveCount(0)
      for (const row of await rows.all())
        expect(
          await row.evaluate((row) => row.scrollWidth - row.clientWidth),
        ).toBeLessThanOrEqual(0)
    })

  test('the home page is black on white, even in the dark colour scheme', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await openInPrint(page, '/')
    const white = 'rgb(255, 255, 255)'
    await expect(page.locator('html')).toHaveCSS('background-color', white)
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
    const band = page.locator('.band-ink').first()
    await expect(band).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(band).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })

  test('the home page shows the answer to each of its twelve questions', async ({
    page,
  }) => {
    await openInPrint(page, '/')
    const answers = page.locator('main details > p')
    const shown = await answers.evaluateAll((parts) =>
      parts.map((part) => part.checkVisibility()),
    )
    expect(shown).toEqual(Array(12).fill(true))
  })

  test('a toast is not printed', async ({ page }) => {
    const { button } = await openForm(page, serviceRequest)
    await button.click()
    const toast = page.locator('#toasts li')
    await expect(toast).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    // An expectation that waits would wait until the toast disappears.
    expect(await toast.isVisible()).toBe(false)
  })

  test('the home page has no fixed or sticky element', async ({ page }) => {
    await page.clock.install()
    await openInPrint(page, '/')
    // The chat button appears after ten seconds.
    await page.clock.runFor(11_000)
    await expect(page.locator('#chat-widget')).not.toHaveAttribute('hidden')
    const fixedOrSticky = await page
      .locator('body *:visible')
      .evaluateAll((parts) =>
        parts
          .filter((part) =>
            ['fixed', 'sticky'].includes(getComputedStyle(part).position),
          )
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
    expect(fixedOrSticky).toEqual([])
  })
})
