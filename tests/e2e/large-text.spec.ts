import type { Page } from 'playwright/test'
import everyday from '../../playwright.config'
import { expect, routes, test } from './fixtures'

// A browser whose text is set to twice its size (WCAG 1.4.4).
test.use({ launchOptions: { ...everyday.use?.launchOptions, args: [...(everyday.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] } })

const widths = [320, 390, 1024, 1280, 1920]
const height = 800

/** Links and menus of the header that run out of the window. */
const outsideOf = (page: Page) =>
  page.locator('header :is(a, summary)').evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility() && !control.closest('details:not([open]) > div'))
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > innerWidth
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  )

for (const route of routes)
  test(`text at 200 % runs out of ${route} at no width`, async ({ page, allowed }) => {
    if (route === '/404') allowed.push('404')
    await page.goto(route, { waitUntil: 'domcontentloaded' })
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThanOrEqual(32)
    for (const width of widths) {
      await page.setViewportSize({ width, height })
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
      expect(await outsideOf(page), `${width} px`).toEqual([])
    }
  })

test('the header keeps a way to every page with text at 200 %', async ({ page }) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    await page.goto('/about')
    const header = page.getByRole('banner')
    const menu = header.locator('summary[aria-label=Menu]')
    if (await menu.isVisible()) await menu.click()
    await expect(header.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).filter({ visible: true })).toHaveCount(1)
  }
})
