import { readContent } from '#ssg/content/content-file.ts'
import { expect, frames, holdBack, ownClock, showAllBlocks, stopTime, test } from './fixtures.ts'
import { hydrate, readToTheEnd } from './hydration.ts'
import { eventsOf } from './leads.ts'
import { clickLink, scrollPage } from './page-actions.ts'

const { guidePrice } = readContent('data/prices.yaml')

const desktop = { width: 1366, height: 900 }

test('the launch banner is on the home page only, stays closed, and is back on reload', async ({
  page,
}) => {
  const banner = page.getByRole('complementary', { name: 'Announcement' })
  await page.goto('/legal/disclaimer')
  await expect(banner).toHaveCount(0)
  await page.getByRole('link', { name: / home$/ }).click()
  await expect(page).toHaveURL('/')
  await banner.getByRole('button', { name: 'Close announcement' }).press('Enter')
  await expect(banner).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await clickLink(page, 'footer a[href="/legal/disclaimer"]')
  await expect(page).toHaveURL('/legal/disclaimer')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(banner).toBeVisible()
})

test('a skill shows its description after 700 ms, the next one at once up to 300 ms later', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const panel = page.getByRole('tabpanel', { name: 'AI & Technology' })
  const skill = (at: number) => panel.getByRole('button').nth(at)
  const description = (at: number) => panel.locator('[role=tooltip]').nth(at)
  await skill(0).scrollIntoViewIfNeeded()
  await hydrate(page, 'SkillsExplorer')
  await expect(description(0)).toBeHidden()
  const { pass } = await stopTime(page)
  await skill(0).hover()
  await expect(description(0)).toHaveCSS('transition-delay', '0.7s')
  await expect(description(0)).toBeVisible()
  await pass(700)
  await skill(1).hover()
  await expect(description(1)).toHaveCSS('transition-delay', '0s')
  await expect(description(0)).toHaveCSS('transition-delay', '0s')
  await page.mouse.move(0, 0)
  await expect(description(1)).toHaveCSS('transition-delay', /^0\.3s/)
  await expect(description(1)).toBeHidden()
  await pass(299)
  await skill(0).hover()
  await expect(description(0)).toHaveCSS('transition-delay', '0s')
  await page.mouse.move(0, 0)
  await pass(300)
  await skill(0).hover()
  await expect(description(0)).toHaveCSS('transition-delay', '0.7s')
  await page.mouse.move(0, 0)
  await skill(1).focus()
  await expect(description(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(description(1)).toBeHidden()
})

test('figures count up from zero to the served value in two seconds', async ({ page }) => {
  // The test moves the animation itself, since a busy machine may miss its two seconds.
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      animation.pause()
      return animation
    }
  })
  // Low enough to keep the figures out of sight until the visitor scrolls.
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/')
  const figure = page.locator('[data-behaviour=counter]').first()
  const served = await figure.evaluate(({ firstChild }) => firstChild?.textContent ?? '')
  const strip = figure.locator('span[aria-hidden=true]')
  await expect(strip).toHaveText(served.replace(/\d+/, '0'))
  await figure.scrollIntoViewIfNeeded()
  await expect.poll(() => strip.evaluate((strip) => strip.getAnimations().length)).toBe(1)
  const drawn = await strip.evaluate((strip) => {
    const [animation] = strip.getAnimations()
    const lines = strip.textContent?.split('\n') ?? []
    return [0, 500, 1000, 2000].map((time) => {
      if (animation) animation.currentTime = time
      const { f: up } = new DOMMatrix(getComputedStyle(strip).transform)
      return lines[Math.round((-up / strip.getBoundingClientRect().height) * lines.length)] ?? ''
    })
  })
  const numbers = drawn.map((reading) => Number.parseInt(reading.replace(/\D/g, ''), 10))
  expect(numbers[0]).toBe(0)
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  expect(drawn.at(-1)).toBe(served)
  await strip.evaluate((strip) => strip.getAnimations()[0]?.finish())
  await expect(strip).toHaveCount(0)
  await expect(figure).toHaveText(served)
})

for (const [path, viewport] of [
  ['/', desktop],
  ['/about', { width: 390, height: 844 }],
] as const)
  test(`no figure of ${path} falls in any frame, and each ends at its value`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const frames: string[][] = []
      Object.assign(window, { frames_: frames })
      const shown = (figure: HTMLElement) => {
        const { bottom, top } = figure.getBoundingClientRect()
        if (bottom < 0 || top > innerHeight) return ''
        const strip = figure.querySelector('span')
        if (strip) {
          const lines = strip.textContent?.split('\n') ?? []
          const up = -new DOMMatrix(getComputedStyle(strip).transform).f
          return lines[Math.round((up / strip.getBoundingClientRect().height) * lines.length)] ?? ''
        }
        const { webkitTextFillColor: fill } = getComputedStyle(figure)
        return (fill === 'rgba(0, 0, 0, 0)' ? figure.dataset.start : figure.textContent) ?? ''
      }
      const sample = () => {
        const figures = document.querySelectorAll<HTMLElement>('[data-behaviour=counter]')
        if (figures.length > 0) frames.push([...figures].map(shown))
        requestAnimationFrame(sample)
      }
      sample()
    })
    // The page is seen before its script.
    const arrive = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await frames(page, 20)
    const all = page.locator('[data-behaviour=counter]')
    // Its start is shown from the beginning, without a text that screen readers would read.
    const shown = await all.first().evaluate((it) => getComputedStyle(it, '::before').content)
    expect(shown).toMatch(/ \/ ""$/)
    arrive()
    await all.first().scrollIntoViewIfNeeded()
    await page.waitForFunction(() => document.querySelectorAll('.counting > span').length > 0)
    await expect(page.locator('.counting > span')).toHaveCount(0)
    const seen = await page.evaluate(() => (window as never as { frames_: string[][] }).frames_)
    const last = await all.allTextContents()
    for (const [index, value] of last.entries()) {
      const readings = seen.map((frame) => frame[index] ?? '').filter(Boolean)
      const numbers = readings.map((reading) => Number(reading.replaceAll(/\D/g, '')))
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      if (readings.length > 0) expect(readings.at(-1)).toBe(value)
    }
  })

test.describe('for a visitor who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' } as never)
  test('there are no particles, no counting and no reveals', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const time = await ownClock(page)
    await page.goto('/')
    await time.pass(5000)
    expect(asked.filter((url) => url.includes('particle'))).toEqual([])
    await expect(page.locator('.to-reveal')).toHaveCount(0)
    await readToTheEnd(page)
    await expect(page.locator('.counting')).toHaveCount(0)
  })
})

test('fifty particles are drawn, and only while they are on screen', async ({ page }) => {
  const started = page.waitForEvent('worker')
  await page.goto('/')
  const field = await started
  await field.evaluate(() => {
    const { prototype } = OffscreenCanvasRenderingContext2D
    const { clearRect, fillRect } = prototype
    const counts: number[] = []
    Object.assign(self, { counts })
    prototype.clearRect = function (...box) {
      counts.push(0)
      clearRect.apply(this, box)
    }
    prototype.fillRect = function (...box) {
      counts.push((counts.pop() ?? 0) + 1)
      fillRect.apply(this, box)
    }
  })
  const particlesByFrame = () =>
    field.evaluate(() => (self as unknown as { counts: number[] }).counts)
  await expect.poll(async () => (await particlesByFrame())[1]).toBe(50)
  await scrollPage(page, 'end')
  const framesMeanwhile = async () => {
    const before = (await particlesByFrame()).length
    await frames(page, 40)
    return (await particlesByFrame()).length - before
  }
  await expect.poll(framesMeanwhile).toBe(0)
})

for (const [path, share] of [
  ['/', 0.2],
  ['/about', 0.1],
] as const)
  test(`a section of ${path} appears once ${share * 100} % of it is 100 px above the edge`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await page.goto(path)
    await page.locator('.to-reveal').first().waitFor({ state: 'attached' })
    await showAllBlocks(page)
    const content = await page.locator('.to-reveal').last().elementHandle()
    /** Scrolls until a share of the section, at most of the screen, is above the line. */
    const show = (share: number) =>
      content?.evaluate((content, share) => {
        const { top, height } = (content.closest('section') ?? content).getBoundingClientRect()
        const line = innerHeight - 100
        scrollBy({
          top: top + share * Math.min(height, innerHeight) - line,
          behavior: 'instant',
        })
      }, share)
    const isRevealed = () => content?.evaluate(({ classList }) => classList.contains('revealed'))
    await show(share - 0.03)
    await frames(page)
    expect(await isRevealed()).toBe(false)
    await show(share + 0.02)
    await expect.poll(isRevealed).toBe(true)
  })

test('the items of a section appear 150 ms after one another, testimonials 200 ms', async ({
  page,
}) => {
  await page.goto('/')
  await readToTheEnd(page, 300)
  await expect(page.locator('[data-behaviour=reveal]:has(#guide).revealed')).toHaveCount(1)
  const delays = (section: string) =>
    page.locator(`${section} [data-reveal-item]`).evaluateAll((items) =>
      items
        .filter((item) => item.checkVisibility())
        .slice(0, 3)
        .map((item) => getComputedStyle(item).transitionDelay),
    )
  expect(await delays('#testimonials')).toEqual(['0s', '0.2s', '0.4s'])
  for (const section of ['#services', '#projects'])
    expect(await delays(section)).toEqual(['0s', '0.15s', '0.3s'])
})

test('sections that a visitor skips are revealed', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const waiting = page.locator('.to-reveal')
  await expect.poll(() => waiting.count()).toBeGreaterThan(3)
  await scrollPage(page, 'end')
  await expect(waiting).toHaveCount(0)
})

test('a visitor orders the guide by a mail with its price, and the click is confirmed', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Buy the guide by email' })
  const mail = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(mail).toContain(`INR ${guidePrice.toLocaleString('en-IN')}`)
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  )
  await link.click()
  await expect(page.getByText('Email Client Opened! 📧')).toBeVisible()
  expect(await eventsOf(page)).toContainEqual([
    'ai_business_guide_purchase',
    expect.objectContaining({ value: guidePrice, currency: 'INR' }),
  ])
})
