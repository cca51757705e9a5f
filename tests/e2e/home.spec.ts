import type { Page } from 'playwright/test'
import {
  expect,
  holdBack,
  showAllBlocks,
  stopTime,
  test,
  waitForFrames,
  withMotion,
} from './fixtures.ts'
import { hydrate, readToTheEnd } from './hydration.ts'
import { scrollPage } from './page-actions.ts'

const desktop = { width: 1366, height: 900 }
test.use({ ...withMotion, viewport: desktop })

test.describe('the description of a skill', () => {
  const panel = (page: Page) =>
    page.getByRole('tabpanel', { name: 'AI & Technology' })
  const skill = (page: Page, at: number) =>
    panel(page).getByRole('button').nth(at)
  const description = (page: Page, at: number) =>
    panel(page).locator('[role=tooltip]').nth(at)

  /** Opens the skills of the home page and stops the clock; returns `pass`, which advances it. */
  async function openSkills(page: Page) {
    await page.goto('/')
    await skill(page, 0).scrollIntoViewIfNeeded()
    await hydrate(page, 'SkillsExplorer')
    await expect(description(page, 0)).toBeHidden()
    return stopTime(page)
  }

  /** Moves the mouse to a skill and expects its description to appear after the given delay. */
  async function expectDescribed(page: Page, at: number, delay: string) {
    await skill(page, at).hover()
    await expect(description(page, at)).toHaveCSS('transition-delay', delay)
    await expect(description(page, at)).toBeVisible()
  }

  const leave = (page: Page) => page.mouse.move(0, 0)

  test('appears 700 ms after the mouse has reached the skill', async ({
    page,
  }) => {
    const { pass } = await openSkills(page)
    await pass(0)
    await expectDescribed(page, 0, '0.7s')
  })

  test('appears at once if the mouse comes from another skill', async ({
    page,
  }) => {
    const { pass } = await openSkills(page)
    await skill(page, 0).hover()
    await pass(700)
    await expectDescribed(page, 1, '0s')
  })

  test('disappears 300 ms after the mouse has left', async ({ page }) => {
    const { pass } = await openSkills(page)
    await skill(page, 0).hover()
    await pass(700)
    await leave(page)
    await expect(description(page, 0)).toHaveCSS('transition-delay', /^0\.3s/)
    await expect(description(page, 0)).toBeHidden()
  })

  test('appears at once if the mouse left a skill in the last 300 ms, else after 700 ms', async ({
    page,
  }) => {
    const { pass } = await openSkills(page)
    await skill(page, 0).hover()
    await pass(700)
    await leave(page)
    await pass(299)
    await expectDescribed(page, 1, '0s')
    await leave(page)
    await pass(300)
    await expectDescribed(page, 0, '0.7s')
  })

  test('appears on focus and disappears on Escape', async ({ page }) => {
    await openSkills(page)
    await skill(page, 1).focus()
    await page.keyboard.press('Shift')
    await expect(description(page, 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(description(page, 1)).toBeHidden()
  })

  test('appears again on the next focus after the visitor closed it with Escape', async ({
    page,
  }) => {
    await openSkills(page)
    await skill(page, 1).focus()
    await page.keyboard.press('Escape')
    await expect(description(page, 1)).toBeHidden()
    await skill(page, 0).focus()
    await skill(page, 1).focus()
    await expect(description(page, 1)).toBeVisible()
  })

  test('appears again under the returning mouse after the visitor closed it with Escape', async ({
    page,
  }) => {
    const { pass } = await openSkills(page)
    await skill(page, 1).hover()
    await pass(700)
    await page.keyboard.press('Escape')
    await expect(description(page, 1)).toBeHidden()
    await leave(page)
    await skill(page, 1).hover()
    await pass(700)
    await expect(description(page, 1)).toBeVisible()
  })
})

/**
 * Records what each counting number shows in each frame, or 'off screen' if the number is outside
 * the screen.
 */
const watchNumbers = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[][] = []
    Object.assign(window, { seen })
    /** The text at one place of a number: the visible character of a strip, or fixed text. */
    const characterAt = (place: Node) => {
      const strip =
        place instanceof Element ? place.querySelector('span') : null
      if (!strip) return place.textContent ?? ''
      const characters = strip.textContent?.split('\n') ?? []
      const up = -new DOMMatrix(getComputedStyle(strip).transform).f
      const share = up / strip.getBoundingClientRect().height
      return characters[Math.round(share * characters.length)] ?? ''
    }
    const readingOf = (number: Element) => {
      const { bottom, top } = number.getBoundingClientRect()
      if (bottom < 0 || top > innerHeight) return 'off screen'
      const reels = number.querySelector('.reels')
      if (reels) return [...reels.childNodes].map(characterAt).join('').trim()
      const isTransparent =
        getComputedStyle(number).webkitTextFillColor === 'rgba(0, 0, 0, 0)'
      return isTransparent ? '' : (number.textContent ?? '')
    }
    const sample = () => {
      const numbers = document.querySelectorAll('[data-behaviour=counter]')
      seen.push(Array.from(numbers, readingOf))
      requestAnimationFrame(sample)
    }
    sample()
  })

for (const [path, viewport] of [
  ['/', desktop],
  ['/about', { width: 390, height: 844 }],
] as const)
  test(`each number on ${path} shows its final value first, then counts up from zero`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await watchNumbers(page)
    // Lets the browser draw the page before its script runs.
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await waitForFrames(page, 20)
    release()
    const all = page.locator('[data-behaviour=counter]')
    await all.first().scrollIntoViewIfNeeded()
    const duration = await page.waitForFunction(() => {
      const [animation] =
        document.querySelector('.reel > span')?.getAnimations() ?? []
      return animation?.effect?.getComputedTiming().endTime
    })
    expect(await duration.jsonValue()).toBe(2000)
    await expect(page.locator('.reels')).toHaveCount(0)
    const seen = await page.evaluate(
      () => (window as unknown as { seen: string[][] }).seen,
    )
    const values = await all.allTextContents()
    for (const [index, value] of values.entries()) {
      const readings = seen
        .map((frame) => frame[index])
        .filter((text) => text !== 'off screen')
      // A number is never blank, and falls from its value to zero only once.
      expect(readings).not.toContain('')
      const numbers = readings.map((reading) =>
        Number(reading?.replaceAll(/\D/g, '')),
      )
      const falls = numbers.filter(
        (number, frame) => number < (numbers[frame - 1] ?? 0),
      )
      expect(falls.length).toBeLessThanOrEqual(1)
      if (readings.length > 0) expect(readings.at(-1)).toBe(value)
    }
  })

test('a visitor who asks for less motion sees no particles, counting numbers or reveal effects', {
  tag: '@media',
}, async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(5000)
  expect(requestedUrls.filter((url) => url.includes('particle'))).toEqual([])
  await expect(page.locator('.to-reveal')).toHaveCount(0)
  await readToTheEnd(page)
  await expect(page.locator('.counting')).toHaveCount(0)
})

test('fifty particles are drawn, and only while they are on screen', {
  tag: '@workers',
}, async ({ page }) => {
  const workerStarts = page.waitForEvent('worker')
  await page.goto('/')
  const worker = await workerStarts
  await worker.evaluate(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D
    const calls: string[] = []
    Object.assign(self, { calls })
    for (const name of ['clearRect', 'fillRect'] as const) {
      const draw = prototype[name]
      prototype[name] = function (...box) {
        calls.push(name)
        draw.apply(this, box)
      }
    }
  })
  const calls = () =>
    worker.evaluate(() => (self as unknown as { calls: string[] }).calls.join())
  await expect.poll(calls).toMatch(/clearRect,(fillRect,){50}clearRect/)
  await scrollPage(page, 'end')
  const isStill = async () => {
    const before = await calls()
    await waitForFrames(page, 40)
    return (await calls()) === before
  }
  await expect.poll(isStill).toBe(true)
})

for (const [path, share] of [
  ['/', 0.2],
  ['/about', 0.1],
] as const)
  test(`a section of ${path} appears once ${share * 100} % of it is in sight`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.locator('.to-reveal').first().waitFor({ state: 'attached' })
    await showAllBlocks(page)
    const content = await page.locator('.to-reveal').last().elementHandle()
    /**
     * Scrolls until a share of the section, or of the screen if that is shorter, is above the line
     * at which sections appear.
     */
    const show = (share: number) =>
      content?.evaluate((content, share) => {
        const { top, height } = (
          content.closest('section') ?? content
        ).getBoundingClientRect()
        const line = innerHeight - 100
        scrollBy({
          top: top + share * Math.min(height, innerHeight) - line,
          behavior: 'instant',
        })
      }, share)
    const isRevealed = () =>
      content?.evaluate(({ classList }) => classList.contains('revealed'))
    await show(share - 0.03)
    await waitForFrames(page)
    expect(await isRevealed()).toBe(false)
    await show(share + 0.02)
    await expect.poll(isRevealed).toBe(true)
  })

test('a focused link is visible even in a section that has not appeared yet', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.locator('.to-reveal a').last()
  await link.waitFor({ state: 'attached' })
  const opacity = () =>
    link.evaluate((link) => {
      const hidden = link.closest('.to-reveal') as Element
      return getComputedStyle(hidden).opacity
    })
  expect(await opacity()).toBe('0')
  await link.evaluate((link) => link.focus({ preventScroll: true }))
  expect(await opacity()).toBe('1')
})

test('links cannot be pressed in a section that has not appeared yet', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('.to-reveal').first()
  await section.waitFor({ state: 'attached' })
  await expect(section).toHaveCSS('pointer-events', 'none')
})

test('sections appear even if a jump to the end of the page skips them', async ({
  page,
}) => {
  await page.goto('/')
  const waiting = page.locator('.to-reveal')
  await expect.poll(() => waiting.count()).toBeGreaterThan(3)
  await scrollPage(page, 'end')
  await expect(waiting).toHaveCount(0)
})

for (const [section, delays] of [
  ['#testimonials', ['0s', '0.2s', '0.4s']],
  ['#services', ['0s', '0.15s', '0.3s']],
  ['#projects', ['0s', '0.15s', '0.3s']],
] as const)
  test(`items of ${section} appear one after another, ${delays[1]} apart`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('.to-reveal').first().waitFor({ state: 'attached' })
    await scrollPage(page, 'end')
    await expect(page.locator('.to-reveal')).toHaveCount(0)
    const items = page
      .locator(`${section} [data-reveal-item]`)
      .filter({ visible: true })
    for (const [index, delay] of delays.entries())
      await expect(items.nth(index)).toHaveCSS('transition-delay', delay)
  })
