import type { Page } from 'playwright/test'
import {
  expect,
  holdBack,
  setTextSize,
  shiftOf,
  sidewaysScroll,
  test,
} from './fixtures.ts'
import { boxOf } from './page-actions.ts'

/** Expects no sideways scroll, and all visible links and menus of the header in the window. */
async function expectFits(page: Page, width: number) {
  const outside = await page
    .locator('header :is(a, summary)')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            control.checkVisibility() &&
            !control.closest('details:not([open]) > div'),
        )
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect()
          return left < 0 || right > innerWidth
        })
        .map(
          (control) =>
            control.getAttribute('aria-label') ?? control.textContent,
        ),
    )
  expect(outside, `${width} px`).toEqual([])
  expect(
    await sidewaysScroll(page),
    `sideways scroll at ${width} px`,
  ).toBeLessThanOrEqual(0)
}

/** Opens the home page with its fonts held back; returns a function that lets them load. */
async function openBeforeFonts(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const release = await holdBack(page, /\.woff2$/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  return release
}

test('the header fits at every width before its fonts have loaded', async ({
  page,
}) => {
  const release = await openBeforeFonts(page)
  for (const width of [320, 768, 1024, 1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page, width)
  }
  release()
})

// tests/e2e/every-page.spec.ts measures the shift on every page, with fonts that load early.
test('a font that loads late is shown and hardly shifts the page', async ({
  page,
}) => {
  const release = await openBeforeFonts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const before = await shiftOf(page)
  release()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  expect((await shiftOf(page)) - before, 'layout shift').toBeLessThanOrEqual(
    0.03,
  )
  const shown = page.evaluate(() =>
    Array.from(document.fonts)
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family),
  )
  expect(await shown).toContain('Anek Latin')
})

test('the close button of the launch banner covers no link of the banner at any width', async ({
  page,
}) => {
  await page.goto('/')
  const banner = page.locator('#launch-banner')
  for (const width of [320, 360, 390, 768, 1366]) {
    await page.setViewportSize({ width, height: 844 })
    const closeBox = await boxOf(banner.getByRole('button'))
    for (const link of await banner.getByRole('link').all()) {
      const { x, y, width: linkWidth, height } = await boxOf(link)
      const isApart =
        x + linkWidth <= closeBox.x || y >= closeBox.y + closeBox.height
      expect(isApart || y + height <= closeBox.y, `${width} px`).toBe(true)
    }
  }
})

for (const textSize of [16, 24, 32])
  test(`a visitor finds each link of the header at each width with ${textSize} px text`, async ({
    page,
  }) => {
    await setTextSize(page, textSize)
    const links = page
      .getByRole('banner')
      .getByRole('link')
      .filter({ visible: true })
    const menu = page.getByRole('banner').locator('summary[aria-label=Menu]')
    await page.goto('/about')
    for (const width of [320, 390, 768, 1024, 1279, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const hasMenu = await menu.isVisible()
      if (hasMenu) await menu.click()
      for (const name of ['Request Service', 'Get In Touch', 'Testimonials']) {
        const link = links.filter({ hasText: name })
        await expect(link, `${width} px`).toHaveCount(1)
        if (textSize === 16)
          await expect(link, `${width} px`).toBeInViewport({ ratio: 1 })
      }
      await expectFits(page, width)
      if (hasMenu) await menu.click()
    }
  })

/** The words of the header as Chrome translates them into German. */
const germanWords: Record<string, string> = {
  Home: 'Startseite',
  About: 'Über uns',
  Skills: 'Fähigkeiten',
  Services: 'Dienstleistungen',
  Projects: 'Projekte',
  Testimonials: 'Erfahrungsberichte',
  Contact: 'Kontakt',
  'AI Courses': 'KI-Kurse',
  'Request Service': 'Service anfordern',
  'Get In Touch': 'Kontakt aufnehmen',
}

test("the header fits when translated into German, with the consultant's name on one line", async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate((words) => {
    const header = document.querySelector('header') as Node
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      text.textContent = words[text.textContent ?? ''] ?? text.textContent
  }, germanWords)
  const name = page.getByRole('banner').locator('a[href="/"] [translate=no]')
  for (const width of [768, 1280, 1366, 1440, 1536, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expectFits(page, width)
    expect((await boxOf(name)).height, `${width} px`).toBeLessThan(40)
  }
})
