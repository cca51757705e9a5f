import type { Page } from 'playwright/test'
import { scriptsBeyondEntry } from './built-scripts.ts'
import * as fixtures from './fixtures.ts'
import { hydrateAll, readToTheEnd } from './hydration.ts'
import { longLines } from './text-layout.ts'

const {
  allow,
  axeFaults,
  contrastFaults,
  expect,
  shiftOf,
  sidewaysScroll,
  test,
} = fixtures

/**
 * Opens a page, reads it to its end and hydrates it. Expects that the page has a security policy,
 * fetches only its entry scripts before an interaction, and neither shifts nor overflows. Whatever
 * the policy refuses is an error in the console, which fails the test.
 */
async function readAndCheck(page: Page, route: string) {
  const response = await page.goto(route, { waitUntil: 'load' })
  const policy = response?.headers()['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  await page.evaluate(() => document.fonts.ready)
  // A heading may need one more line once its font has loaded (ssg/fonts/fallback-fonts.css).
  const shiftByFonts = await shiftOf(page)
  expect(shiftByFonts, 'layout shift by fonts').toBeLessThanOrEqual(0.03)
  await readToTheEnd(page)
  expect(
    await scriptsBeyondEntry(page, route),
    'fetched before an interaction',
  ).toEqual([])
  // One step is enough, since the page has been read to its end already.
  await hydrateAll(page, Number.POSITIVE_INFINITY)
  expect(await sidewaysScroll(page), 'sideways scrolling').toBeLessThanOrEqual(
    0,
  )
  expect(
    (await shiftOf(page)) - shiftByFonts,
    'layout shift',
  ).toBeLessThanOrEqual(0.005)
}

/** Paragraphs of more than 60 characters that are less than half as wide as the screen. */
const narrowParagraphs = (page: Page) =>
  page.locator('main p').evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.length > 60)
      // A drawing may set its lines in columns.
      .filter((each) => each.checkVisibility() && !each.closest('figure li'))
      .filter((each) => each.getBoundingClientRect().width < innerWidth / 2)
      .map(({ textContent }) => textContent),
  )

/** Opens all `<details>` of a hydrated page, and clicks every tab, radio button and button once. */
async function tryEverything(page: Page) {
  await page.evaluate(async () => {
    for (const details of document.querySelectorAll('details'))
      details.open = true
    const controls = document.querySelectorAll<HTMLElement>(
      'main [role=tab], main :is(input[type=radio], [role=radio]), main button[type=button]',
    )
    for (const control of controls) {
      if (!control.isConnected || !control.checkVisibility()) continue
      control.click()
      await new Promise(requestAnimationFrame)
    }
  })
}

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})
// A single test checks everything that a page must fulfil, since reading the page takes longest.
for (const route of fixtures.routes)
  test(`${route} has a stable layout, logs nothing and is accessible, in light and dark`, async ({
    page,
  }) => {
    if (route === '/404') allow(page, '404')
    await readAndCheck(page, route)
    expect(await axeFaults(page, { without: fixtures.colourRules })).toEqual([])
    expect(await contrastFaults(page)).toEqual([])
    expect(await narrowParagraphs(page), 'narrow').toEqual([])
    await page.setViewportSize({ width: 1366, height: 900 })
    await page.emulateMedia({ colorScheme: 'dark' })
    await readAndCheck(page, route)
    expect(await longLines(page, 75)).toEqual([])
    expect(await contrastFaults(page), 'in dark').toEqual([])
    // The one button of /offline reloads the page.
    if (route !== '/offline') await tryEverything(page)
  })
