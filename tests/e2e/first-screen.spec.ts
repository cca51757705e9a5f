import type { Locator, Page } from 'playwright/test'
import { levelIds, serviceIds } from '#data/schemas/facts.ts'
import { expect, frames, showAllBlocks } from './fixtures.ts'
import { scrollPage } from './page-actions.ts'
import { test } from './tracking-build.ts'

/** Height of the screen that the consent banner leaves to the page. */
const visibleHeight = async (page: Page) => {
  const banner = page.getByRole('region', { name: 'Privacy choices' })
  await expect(banner).toBeVisible()
  return (await banner.boundingBox())?.y ?? 0
}
const bottomOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

/** What a visitor sees of a page before the first scroll, with the way to ask. */
const firstScreens: Record<string, readonly string[]> = {
  '/': [
    'h1',
    'img[alt^="Portrait of"]',
    'a:text-is("Request a service")',
    'a:text-is("Book a free strategy session")',
  ],
  '/ai-mastery-course': [':text-is("₹1,00,000")', 'a:text("Apply for the Program")'],
  ...Object.fromEntries(
    levelIds.map((id) => [
      `/career/${id}`,
      ['aside :text-matches("^₹")', 'aside a:has-text("via WhatsApp")'],
    ]),
  ),
  ...Object.fromEntries(
    serviceIds.map((id) => [`/services/${id}`, ['h1', 'dl', 'a:text("Request this service")']]),
  ),
}

/** A common phone and a small one, in CSS pixels. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

test.use({ hasTouch: true, isMobile: true, viewport: phones[0] })
for (const [path, parts] of Object.entries(firstScreens))
  test(`a phone first shows what ${path} offers and the way to ask`, async ({ page }) => {
    await page.goto(path)
    for (const phone of phones) {
      await page.setViewportSize(phone)
      // Two frames: the banner's new height is observed in the first.
      await frames(page, 2)
      expect(await bottomOf(page.locator('[data-header]'))).toBeLessThanOrEqual(110)
      const limit = await visibleHeight(page)
      for (const part of parts)
        expect(await bottomOf(page.locator(`main ${part}`).first()), part).toBeLessThanOrEqual(
          limit,
        )
      await scrollPage(page, 501)
      await expect(page.locator('.chat-button')).toBeVisible()
      await scrollPage(page, 0)
      const button = await page.locator('.chat-button').boundingBox()
      const header = await page.locator('[data-header]').boundingBox()
      expect(button?.y).toBeGreaterThanOrEqual(header?.y ?? 0)
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(110)
    }
  })

for (const [path, cards, most] of [
  ['/projects', '.project-card', 120],
  ['/testimonials', 'figure', 420],
] as const)
  test(`a phone shows all entries of ${path} in one column without a hole`, async ({ page }) => {
    await page.goto(path)
    await showAllBlocks(page)
    for (const phone of phones) {
      await page.setViewportSize(phone)
      const boxes = await page
        .locator('main li')
        .filter({ has: page.locator(cards) })
        .evaluateAll((items) =>
          items.map((item) => {
            const { left, top, height } = item.getBoundingClientRect()
            const inside = item.firstElementChild?.getBoundingClientRect().height ?? 0
            return { left, top, height, hole: height - inside }
          }),
        )
      expect(boxes.length).toBeGreaterThan(5)
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
      for (const { height, hole } of boxes) {
        expect(height).toBeLessThanOrEqual(most)
        expect(hole).toBeLessThan(8)
      }
    }
  })
