import type { Locator, Page } from 'playwright/test'
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

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name }).first()
/** What a visitor sees of a page before the first scroll. */
const firstScreens: Record<string, (page: Page) => Locator[]> = {
  '/': (page) => [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('img', { name: /^Portrait of/ }),
    link(page, 'Request a service'),
    link(page, 'Book a free strategy session'),
  ],
  '/ai-mastery-course': (page) => [
    page.getByRole('main').getByText('₹1,00,000').first(),
    link(page, 'Apply for the Program'),
  ],
  ...Object.fromEntries(
    ['beginner', 'intermediate', 'professional', 'expert'].map((level) => [
      `/career/${level}`,
      (page: Page) => [
        page.getByRole('complementary').getByText(/^₹/).first(),
        link(page, /(Enroll Now|Apply) via WhatsApp/),
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['ai-solutions', 'digital-marketing', 'youtube-strategy', 'content-creation', 'designs'].map(
      (service) => [
        `/services/${service}`,
        (page: Page) => [
          page.getByRole('heading', { level: 1 }),
          page.getByRole('main').locator('dl').first(),
          link(page, 'Request this service'),
        ],
      ],
    ),
  ),
}

/** A common phone and a small one, in CSS pixels. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
]

test.use({ hasTouch: true, isMobile: true, viewport: phones[0] })
for (const [path, parts] of Object.entries(firstScreens))
  test(`the first screen of ${path} has what it offers and the way to ask on a phone`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const phone of phones) {
      await page.setViewportSize(phone)
      // Two frames: the banner's new height is observed in the first.
      await frames(page, 2)
      expect(await bottomOf(page.locator('[data-header]'))).toBeLessThanOrEqual(110)
      const limit = await visibleHeight(page)
      for (const part of parts(page)) expect(await bottomOf(part)).toBeLessThanOrEqual(limit)
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
  test(`${path} lists all entries one below the other, without a hole, on a phone`, async ({
    page,
  }) => {
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
