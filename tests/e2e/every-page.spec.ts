import { axeFaults, bringAlive, colourRules, expect, routes, test } from './fixtures'

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1366, height: 900 } } as const

/** Sum of all layout shifts since the page began. */
const watchShifts = () => {
  const scope = window as unknown as { __shifts: number }
  scope.__shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) scope.__shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [name, viewport] of Object.entries(widths)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    for (const route of routes) {
      test(`${route} is silent, still and accessible in both colour schemes`, async ({ page, allowed }) => {
        test.slow() // the accessibility check of a long page, twice
        if (route === '/404') allowed.push('404')
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
        await page.addInitScript(watchShifts)
        await page.goto(route, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        await bringAlive(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'sideways scrolling').toBeLessThanOrEqual(0)
        expect(await page.evaluate(() => (window as unknown as { __shifts: number }).__shifts), 'layout shift').toBeLessThanOrEqual(0.005)
        expect(await axeFaults(page), 'light').toEqual([])
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
        expect(await axeFaults(page, { rules: colourRules }), 'dark').toEqual([])
      })
    }
  })
}

/** Served, and shown to others: closed questions, tips, what needs script by its nature, what is for paper or for narrow screens. */
const elsewhere = 'details:not([open]), noscript, [role=tooltip], #chat-widget, .needs-script, [data-needs-script], .print\\:block, .lg\\:hidden, [data-saved-pages]'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const route of routes) {
    test(`${route} shows everything it serves`, async ({ page }) => {
      await page.goto(route)
      await expect(page.locator('h1')).toBeVisible()
      for (const panel of await page.locator('[role=tabpanel], [data-panel]').all()) await expect(panel).toBeVisible()
      const invisible = await page.locator('main :is(p, h2, h3, li, figure)').evaluateAll(
        (elements, elsewhere) =>
          elements
            .filter((element) => !element.closest(elsewhere))
            .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true } as CheckVisibilityOptions))
            .map((element) => element.textContent?.trim().slice(0, 60))
            .filter(Boolean),
        elsewhere,
      )
      expect(invisible).toEqual([])
    })
  }
})
