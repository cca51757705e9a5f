import type { Page } from 'playwright/test'
import { scriptsBeyondEntry } from './built-scripts.ts'
import {
  axeFaults,
  colourRules,
  enlargeText,
  everyWidth,
  expect,
  outsideOf,
  routes,
  shiftsOf,
  sidewaysScroll,
  sumOf,
  test,
  watchShifts,
} from './fixtures.ts'
import { hydrateAll, readToTheEnd } from './hydration.ts'
import { tryEverything, violations, watchViolations } from './policy.ts'

/** Finds content that overflows the page with text at twice its size. */
async function expectRoomForLargeText(page: Page) {
  await enlargeText(page)
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 800 })
    expect(await sidewaysScroll(page), `sideways scrolling at ${width} px`).toBeLessThanOrEqual(0)
    expect(await outsideOf(page), `${width} px`).toEqual([])
  }
}

/** Reads a page to its end: nothing shifts, overflows or breaks a rule of axe. */
async function readAndCheck(page: Page, route: string, rules?: string[]) {
  await watchShifts(page)
  await watchViolations(page)
  const response = await page.goto(route, { waitUntil: 'load' })
  expect(response?.headers()['content-security-policy']).toContain("default-src 'none'")
  await page.evaluate(() => document.fonts.ready)
  // A heading whose font comes after the first paint may take a line more (ssg/fonts/fonts.css).
  const byFonts = sumOf(await shiftsOf(page))
  expect(byFonts, 'layout shift by a late font').toBeLessThanOrEqual(0.03)
  await readToTheEnd(page)
  expect(await scriptsBeyondEntry(page, route), 'fetched before a touch').toEqual([])
  await hydrateAll(page)
  expect(await sidewaysScroll(page), 'sideways scrolling').toBeLessThanOrEqual(0)
  expect(sumOf(await shiftsOf(page)) - byFonts, 'layout shift').toBeLessThanOrEqual(0.005)
  expect(await axeFaults(page, { rules })).toEqual([])
}

// All rules run once for each page, the colour rules a second time.
test.describe('on a phone in light', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
  })
  for (const route of routes) {
    test(`${route} logs nothing, shifts nothing and is accessible, with text at 200 % too`, async ({
      page,
      allowed,
    }) => {
      if (route === '/404') allowed.push('404')
      await readAndCheck(page, route)
      await expectRoomForLargeText(page)
      expect(await violations(page), 'refused by the policy').toEqual([])
    })
  }
})

test.describe('on a desk in dark', () => {
  test.use({
    viewport: { width: 1366, height: 900 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  })
  for (const route of routes) {
    test(`${route} logs nothing, shifts nothing, is accessible and keeps to its policy`, async ({
      page,
      allowed,
    }) => {
      if (route === '/404') allowed.push('404')
      await readAndCheck(page, route, colourRules)
      // The one button of /offline reloads the page.
      if (route !== '/offline') await tryEverything(page)
      expect(await violations(page), 'refused by the policy').toEqual([])
    })
  }
})

/** Served but visible only elsewhere: once opened, with script, in print or on narrow screens. */
const shownElsewhere = [
  'details:not([open]), noscript, [role=tooltip], #chat-widget, .needs-script',
  '[data-needs-script], .print\\:block, .lg\\:hidden',
].join()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const route of routes) {
    test(`${route} shows everything it serves`, async ({ page }) => {
      await page.goto(route)
      await expect(page.locator('h1')).toBeVisible()
      for (const panel of await page.locator('[role=tabpanel], [data-panel]').all())
        await expect(panel).toBeVisible()
      const invisible = await page.locator('main :is(p, h2, h3, li, figure)').evaluateAll(
        (elements, shownElsewhere) =>
          elements
            .filter((element) => !element.closest(shownElsewhere))
            .filter(
              (element) =>
                !element.checkVisibility({
                  opacityProperty: true,
                  visibilityProperty: true,
                } as CheckVisibilityOptions),
            )
            .map((element) => element.textContent?.trim().slice(0, 60))
            .filter(Boolean),
        shownElsewhere,
      )
      expect(invisible).toEqual([])
    })
  }
})
