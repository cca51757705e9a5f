import type { Locator, Page } from 'playwright/test'
import { levelIds, serviceIds } from '#data/ids.ts'
import {
  expect,
  setTextSize,
  showAllBlocks,
  waitForFrames,
} from './fixtures.ts'
import { hostTest as test } from './host.ts'
import { readToTheEnd } from './hydration.ts'
import { boxOf, scrollPage } from './page-actions.ts'

const banner = (page: Page) =>
  page.getByRole('region', { name: 'Privacy choices' })
const bottomOf = async (element: Locator) => {
  const { y, height } = await boxOf(element)
  return y + height
}

/** Selector of the client's name below the first quote. */
const firstQuotedClient = 'figure figcaption >> nth=0'

/** Elements of a page that a visitor must see before the first scroll, such as its main link. */
const firstScreens: [path: string, parts: readonly string[]][] = [
  [
    '/',
    [
      'h1',
      'img[alt^="Portrait of"]',
      'a:text-is("Request a service")',
      'a:text-is("Book a free strategy session")',
      'dl dd',
      firstQuotedClient,
    ],
  ],
  [
    '/ai-mastery-course',
    [':text-is("₹1,00,000")', 'a:text("Apply for the Program")'],
  ],
  ...levelIds.map((id): [string, string[]] => [
    `/career/${id}`,
    ['.card :text-matches("^₹")', '.card a:has-text("via WhatsApp")'],
  ]),
  ...serviceIds.map((id): [string, string[]] => [
    `/services/${id}`,
    ['h1', 'dl', 'a:text("Request this service")'],
  ]),
]

/** A common phone and a small one, in CSS pixels. */
const phone = { width: 390, height: 844 }
const phones = [phone, { width: 360, height: 740 }]

test.use({
  build: '.cache/tracking',
  hasTouch: true,
  isMobile: true,
  viewport: phone,
})
for (const [path, parts] of firstScreens)
  test(`a phone shows the offer and the main link of ${path} without scrolling`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    for (const phone of phones) {
      await page.setViewportSize(phone)
      // The page needs a frame to observe the banner's new height, and one to move the button.
      await waitForFrames(page, 2)
      expect(await bottomOf(page.locator('[data-header]'))).toBeLessThanOrEqual(
        110,
      )
      const { y: limit } = await boxOf(banner(page))
      for (const part of parts)
        expect(
          await bottomOf(page.locator(`main ${part}`).first()),
          part,
        ).toBeLessThanOrEqual(limit)
    }
  })

for (const [path, cards, maxHeight] of [
  ['/projects', '.project-card', 190],
  ['/testimonials', 'figure', 560],
] as const)
  test(`a phone shows ${path} in one column, with entries at most ${maxHeight} px high`, async ({
    page,
  }) => {
    await page.goto(path)
    await showAllBlocks(page)
    // A touch screen has no hover, so the results are shown from the start.
    for (const result of await page.locator('.project-results').all())
      await expect(result).toHaveCSS('opacity', '1')
    for (const phone of phones) {
      await page.setViewportSize(phone)
      const boxes = await page
        .locator(`main li:has(${cards})`)
        .evaluateAll((items) =>
          items.map((item) => {
            const { left, height } = item.getBoundingClientRect()
            const inside =
              item.firstElementChild?.getBoundingClientRect().height ?? 0
            return { left, height, emptySpace: height - inside }
          }),
        )
      expect(boxes.length).toBeGreaterThan(5)
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(1)
      expect(
        Math.max(...boxes.map(({ height }) => height)),
      ).toBeLessThanOrEqual(maxHeight)
      expect(
        Math.max(...boxes.map(({ emptySpace }) => emptySpace)),
      ).toBeLessThan(8)
    }
  })

test('a tablet shows the results of every project without hovering', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('/projects')
  const results = page.locator('.project-results')
  expect(await results.count()).toBeGreaterThan(5)
  for (const result of await results.all())
    await expect(result).toHaveCSS('opacity', '1')
})

for (const [machine, size, maxScreens] of [
  ['phone', phone, 10],
  ['touch laptop', { width: 1366, height: 900 }, 10],
] as const)
  test(`the home page is at most ${maxScreens} screens long on a ${machine}`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await readToTheEnd(page)
    await showAllBlocks(page)
    const height = await page.evaluate(
      () => document.documentElement.scrollHeight,
    )
    // Leaves out the height of the consent banner, which closes once it is answered.
    const question = await boxOf(banner(page))
    expect((height - question.height) / size.height).toBeLessThanOrEqual(
      maxScreens,
    )
  })

for (const size of [
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])
  test(`home shows numbers, a client and links without scrolling at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/')
    await expect(banner(page)).toBeVisible()
    const { y: limit } = await boxOf(banner(page))
    const [, parts = []] = firstScreens[0] ?? []
    for (const part of parts)
      expect(
        await bottomOf(page.locator(`main ${part}`).first()),
        part,
      ).toBeLessThanOrEqual(limit)
    const { height } = await boxOf(page.locator('h1'))
    const line = await page
      .locator('h1')
      .evaluate((h1) => parseFloat(getComputedStyle(h1).lineHeight))
    expect(
      Math.round(height / line),
      'lines of the headline',
    ).toBeLessThanOrEqual(2)
  })

for (const [part, count] of [
  ['services', 5],
  ['projects', 9],
] as const)
  test(`on a phone, the ${part} on home are in one row that scrolls to a focused link`, async ({
    page,
  }) => {
    await page.goto('/')
    await readToTheEnd(page)
    await showAllBlocks(page)
    const list = page
      .locator(`#${part} ul:visible`)
      .filter({ has: page.locator('h3') })
    const cards = list.locator('> li')
    await expect(cards).toHaveCount(count)
    // A visible part of the next card shows that there are more.
    expect((await boxOf(cards.nth(1))).x).toBeLessThan(phone.width - 20)
    await cards.last().getByRole('link').last().focus()
    await expect(cards.last().getByRole('link').last()).toBeInViewport({
      ratio: 1,
    })
  })

test.describe('the chat button', () => {
  const chat = (page: Page) => page.locator('#chat-widget')
  const words =
    'main :is(p, h1, h2, h3, li, dd, dt, a, button, label), footer :is(p, a)'

  /** Whether the button is in an opaque strip or to the right of all words. */
  const coversNoWords = (page: Page) =>
    chat(page).evaluate((strip, selector) => {
      const { position, backgroundColor } = getComputedStyle(strip)
      if (position === 'sticky') return backgroundColor !== 'rgba(0, 0, 0, 0)'
      const { left } = strip.getBoundingClientRect()
      const all = [...document.querySelectorAll(selector)]
      return all.every((each) => each.getBoundingClientRect().right <= left)
    }, words)

  for (const textSize of [16, 32])
    test(`covers no words at any width with ${textSize} px text`, async ({
      page,
    }) => {
      await setTextSize(page, textSize)
      await page.goto('/about')
      await banner(page).getByRole('button').last().click()
      for (const width of [320, 390, 768, 1280, 1366, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        await scrollPage(page, 501)
        await expect(chat(page)).toBeVisible()
        expect(await coversNoWords(page), `${width} px`).toBe(true)
      }
    })

  for (const width of [390, 1366])
    test(`is 16 px from the right and at most 16 px from the bottom at ${width} px width`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      await banner(page).getByRole('button').last().click()
      await scrollPage(page, 501)
      const {
        x,
        y,
        width: size,
        height,
      } = await boxOf(page.locator('#chat-widget summary'))
      expect([size, height]).toEqual([48, 48])
      expect(Math.round(width - x - size)).toBe(16)
      expect(Math.round(800 - y - height)).toBeLessThanOrEqual(16)
    })

  test('is hidden while a field of a form has the focus, and shown afterwards', async ({
    page,
  }) => {
    await page.goto('/contact')
    await banner(page).getByRole('button').last().click()
    await scrollPage(page, 501)
    await page.getByLabel('Name').focus()
    await expect(chat(page)).toBeHidden()
    await page.getByLabel('Name').blur()
    await expect(chat(page)).toBeVisible()
  })

  test('does not intercept a press on a submit button while a field has the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/contact')
    await banner(page).getByRole('button').last().click()
    await scrollPage(page, 501)
    await expect(chat(page)).toBeVisible()
    await page.getByLabel('Name').focus()
    await expect(chat(page)).toBeHidden()
    const place = await page
      .locator('form [type=submit]')
      .evaluate((button) => {
        button.addEventListener('click', () => {
          document.title = 'pressed'
        })
        button.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { left, bottom } = button.getBoundingClientRect()
        scrollBy({ top: bottom - innerHeight, behavior: 'instant' })
        return { x: left + 20, y: innerHeight - 20 }
      })
    await page.mouse.click(place.x, place.y, { delay: 100 })
    await expect(page).toHaveTitle('pressed')
  })

  test('stays above the system bar at the bottom of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setSafeAreaInsetsOverride', {
      insets: { bottom: 34 },
    })
    await page.goto('/about')
    await banner(page).getByRole('button').last().click()
    await scrollPage(page, 501)
    const bottom = await bottomOf(page.locator('#chat-widget summary'))
    expect(bottom).toBeLessThanOrEqual(800 - 34)
  })
})

/** Tab stops that are entirely hidden while they have the focus. */
const hiddenStops = (page: Page) =>
  page
    .locator(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )
    .evaluateAll((controls) => {
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
      const isSeen = (element: HTMLElement) => {
        const box = element.getBoundingClientRect()
        const left = Math.max(0, box.left)
        const right = Math.min(innerWidth, box.right)
        const top = Math.max(0, box.top)
        const bottom = Math.min(innerHeight, box.bottom)
        const isSeenAt = (x: number, y: number) => {
          // Ignores the description of a skill, which disappears 300 ms after the focus has left.
          const above = document
            .elementsFromPoint(x, y)
            .find((each) => each.role !== 'tooltip')
          return (
            above &&
            (element.contains(above) ||
              above.closest('label')?.contains(element))
          )
        }
        return steps.some((across) =>
          steps.some((down) =>
            isSeenAt(
              left + (right - left) * across,
              top + (bottom - top) * down,
            ),
          ),
        )
      }
      const hidden = (controls as HTMLElement[]).filter((stop) => {
        if (stop.tabIndex < 0 || stop.matches(':disabled')) return false
        if (!stop.checkVisibility({ visibilityProperty: true })) return false
        stop.focus()
        return !isSeen(stop)
      })
      return hidden.map(
        (stop) => stop.textContent?.trim().slice(0, 40) || stop.outerHTML,
      )
    })

/** Pages that together have every kind of form, row and control. */
const paths = [
  '/',
  '/projects',
  '/service-request',
  '/ai-mastery-course',
  '/ai-career-program',
]
/** A window of 1280 x 1024 px at 400 % zoom, and a phone in landscape, in CSS pixels. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 640, height: 320 },
]
for (const path of paths)
  test(`in a low window, every focused element of ${path} is visible (WCAG 2.4.11)`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    // For half a second the banner takes no pointer events, so `hiddenStops` would not find it.
    await expect(banner(page)).toHaveCSS('pointer-events', 'auto')
    await showAllBlocks(page)
    for (const size of lowWindows) {
      await page.setViewportSize(size)
      // The scroll makes the chat button appear.
      await scrollPage(page, 501)
      // The page needs a frame to observe the banner's new height, and one to move the button.
      await waitForFrames(page, 2)
      expect(await hiddenStops(page), `${size.width} px`).toEqual([])
    }
  })

test('a row of cards can be swiped on a phone', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  await showAllBlocks(page)
  const row = page.locator('.card-row').first()
  await row.scrollIntoViewIfNeeded()
  await row.hover()
  await page.mouse.wheel(300, 0)
  await expect
    .poll(() => row.evaluate((list) => list.scrollLeft))
    .toBeGreaterThan(0)
})
