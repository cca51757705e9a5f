import everyday from '../../playwright.config'
import { expect, routes, test } from './fixtures'

// A browser whose text is set to twice its size (WCAG 1.4.4).
test.use({ launchOptions: { ...everyday.use?.launchOptions, args: [...(everyday.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] } })

for (const width of [320, 390, 1024, 1280, 1920])
  test(`text at 200 % runs out of no page at ${width} px, and the header keeps a way to every page`, async ({ page, allowed }) => {
    test.slow() // every page in turn
    allowed.push('404', 'Failed to load resource')
    await page.setViewportSize({ width, height: 800 })
    for (const route of routes) {
      await page.goto(route, { waitUntil: 'domcontentloaded' })
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBeGreaterThanOrEqual(32)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${route} scrolls sideways`).toBeLessThanOrEqual(0)
      const outside = await page.locator('header :is(a, summary)').evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility() && !control.closest('details:not([open]) > div'))
          .filter((control) => {
            const { left, right } = control.getBoundingClientRect()
            return left < 0 || right > innerWidth
          })
          .map((control) => control.getAttribute('aria-label') ?? control.textContent),
      )
      expect(outside, route).toEqual([])
    }
    await page.goto('/about')
    const header = page.getByRole('banner')
    const menu = header.locator('summary[aria-label=Menu]')
    if (await menu.isVisible()) await menu.click()
    await expect(header.getByRole('navigation').getByRole('link', { name: 'Testimonials' }).filter({ visible: true })).toHaveCount(1)
  })
