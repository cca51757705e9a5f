import type { Page } from 'playwright/test'
import {
  expect,
  holdBack,
  outsideOf,
  routes,
  shiftsOf,
  sidewaysScroll,
  sumOf,
  test,
  watchShifts,
} from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const fontFile = /\.woff2$/

/** Opens a page that is painted before its fonts arrive; the returned function lets them arrive. */
async function openWithoutFonts(page: Page, route: string) {
  const arrive = await holdBack(page, fontFile)
  await page.goto(route, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return arrive
}

const fontsLoad = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
  })

/** Families that text is set in, told from the width of a word. */
const shownFamilies = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    const widthIn = (families: string) => {
      if (context) context.font = `600 40px ${families}`
      return context?.measureText('Will it').width
    }
    return ['Anek Latin', 'Source Sans 3'].filter(
      (family) => widthIn(`"${family}",monospace`) !== widthIn('monospace'),
    )
  })

test('a late heading font is shown and hardly shifts a page', async ({ page, allowed }) => {
  test.slow()
  allowed.push('404')
  await watchShifts(page)
  for (const route of routes) {
    const arrive = await openWithoutFonts(page, route)
    arrive()
    await fontsLoad(page)
    expect.soft(await shownFamilies(page), route).toContain('Anek Latin')
    expect.soft(sumOf(await shiftsOf(page)), `layout shift on ${route}`).toBeLessThanOrEqual(0.03)
    expect.soft(await sidewaysScroll(page), `sideways scroll on ${route}`).toBeLessThanOrEqual(0)
    await page.unroute(fontFile)
  }
})

test('the header fits before the fonts arrive', async ({ page }) => {
  await openWithoutFonts(page, '/')
  for (const width of [320, 360, 390, 768, 1024, 1280, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    expect(await outsideOf(page), `${width} px`).toEqual([])
  }
})
