import type { Page } from 'playwright/test'
import {
  test as base,
  expect,
  holdBack,
  outsideOf,
  refuseOtherHosts,
  routes,
  shiftsOf,
  sidewaysScroll,
  sumOf,
  watchShifts,
} from './fixtures.ts'
import { type System, systems, writeSystem } from './systems.ts'

/** Pages of a browser that has the fonts of another system. */
const test = base.extend<{ system: System }>({
  system: [systems[0], { option: true }],
  context: async ({ playwright, baseURL, otherHosts, system }, use, info) => {
    const fonts = await writeSystem(system, info.outputPath('fonts'))
    const browser = await playwright.chromium.launch({
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    })
    const context = await browser.newContext()
    await refuseOtherHosts(context, baseURL, otherHosts)
    await use(context)
    await browser.close()
  },
})
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const fontFile = /\.woff2$/

type WithFaces = typeof window & { __faces: FontFace[] }

/** Records the fonts that scripts of the page have loaded. */
const watchFaces = (page: Page) =>
  page.addInitScript(() => {
    const faces: FontFace[] = []
    ;(window as WithFaces).__faces = faces
    const { load } = FontFace.prototype
    FontFace.prototype.load = function () {
      const loading = load.call(this)
      loading.then((face) => faces.push(face))
      return loading
    }
  })

/** Opens a page that is painted before its fonts arrive; the returned function lets them arrive. */
async function openWithoutFonts(page: Page, route: string) {
  const arrive = await holdBack(page, fontFile)
  await page.goto(route, { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return arrive
}

/** Font families that arrived late and are displayed by now. */
async function lateFamilies(page: Page) {
  // Two families, each with a separate file for the rupee sign.
  await page.waitForFunction(() => (window as WithFaces).__faces.length >= 4)
  return page.evaluate(() =>
    (window as WithFaces).__faces
      .filter((face) => document.fonts.has(face))
      .map(({ family }) => family.replaceAll('"', '')),
  )
}

for (const system of systems)
  test.describe(`with the fonts of ${system.name}`, () => {
    test.use({ system })

    test('a late heading font shifts no page', async ({ page, allowed }) => {
      test.slow()
      allowed.push('404')
      await watchShifts(page)
      await watchFaces(page)
      const withOwnHeadings: string[] = []
      for (const route of routes) {
        const arrive = await openWithoutFonts(page, route)
        arrive()
        if ((await lateFamilies(page)).includes('Anek Latin')) withOwnHeadings.push(route)
        expect
          .soft(sumOf(await shiftsOf(page)), `layout shift on ${route}`)
          .toBeLessThanOrEqual(0.001)
        expect
          .soft(await sidewaysScroll(page), `sideways scroll on ${route}`)
          .toBeLessThanOrEqual(0)
        await page.unroute(fontFile)
      }
      expect(withOwnHeadings.length).toBeGreaterThan(routes.length / 2)
    })

    test('the header fits before the fonts arrive', async ({ page }) => {
      await openWithoutFonts(page, '/')
      const loaded = await page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      )
      expect(loaded).toContain(`Anek Latin ${system.fallback}`)
      for (const width of [320, 360, 390, 768, 1024, 1280, 1366]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
        expect(await outsideOf(page), `${width} px`).toEqual([])
      }
    })
  })

test('fonts that arrived late are used on the next page', async ({ page }) => {
  await watchFaces(page)
  const arrive = await openWithoutFonts(page, '/services')
  arrive()
  expect(await lateFamilies(page)).not.toContain('Source Sans 3')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Free Consultation' }).click()
  await expect(page).toHaveTitle(/Consultation/)
  expect(await lateFamilies(page)).toEqual(expect.arrayContaining(['Anek Latin', 'Source Sans 3']))
})
