import { homeStats } from '../../data/about.ts'
import { homeFaq } from '../../data/faq.ts'
import { guidePrice } from '../../data/prices.ts'
import { cards } from '../work.ts'
import { alive, expect, frames, ownClock, readToTheEnd, stopTime, test } from './fixtures.ts'

const desktop = { width: 1366, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('the launch banner', () => {
  test('names both programs, closes, stays closed for the visit and is back on reload', async ({
    page,
  }) => {
    await page.goto('/')
    const banner = page.getByRole('complementary', { name: 'Announcement' })
    await expect(banner).toContainText('NEW AI PROGRAMS LAUNCH')
    await expect(banner.getByRole('link', { name: 'Business' })).toHaveAttribute(
      'href',
      '/ai-mastery-course',
    )
    await expect(banner.getByRole('link', { name: 'Career' })).toHaveAttribute(
      'href',
      '/ai-career-program',
    )
    await banner.getByRole('button', { name: 'Close announcement' }).click()
    await expect(banner).toBeHidden()
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
    )
    await expect(page).toHaveURL('/legal/disclaimer')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(banner).toBeVisible()
  })

  test('stands on the home page only, also when the visitor arrives there by a link', async ({
    page,
  }) => {
    await page.goto('/legal/disclaimer')
    const banner = page.getByRole('complementary', { name: 'Announcement' })
    await expect(banner).toHaveCount(0)
    await page.getByRole('link', { name: / home$/ }).click()
    await expect(page).toHaveURL('/')
    await expect(banner).toBeVisible()
    await banner.getByRole('button', { name: 'Close announcement' }).click()
    await expect(banner).toBeHidden()
  })
})

test.describe('skills on a wide screen', () => {
  test.use({ viewport: desktop })

  test('are four tabs that the arrow keys walk through', async ({ page }) => {
    await page.goto('/')
    const tabs = page.getByRole('tablist', { name: 'Skill categories' })
    await tabs.scrollIntoViewIfNeeded()
    await alive(page, 'SkillsExplorer')
    await expect(tabs.getByRole('tab')).toHaveText([
      'AI & Technology',
      'Digital Marketing',
      'Content & Creativity',
      'Strategic Leadership',
    ])
    await expect(tabs.getByRole('tab', { selected: true })).toHaveId('tab-0')
    await tabs.getByRole('tab', { selected: true }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#tab-1')).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: 'Digital Marketing' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.locator('#tab-3')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('#tab-0')).toBeFocused()
  })

  test('explain themselves on hover after 700 ms and on focus at once', async ({ page }) => {
    await page.goto('/')
    const skill = page.getByRole('button', { name: /Prompt Engineering/ })
    await skill.scrollIntoViewIfNeeded()
    const description = page
      .locator('[role=tooltip]')
      .filter({ hasText: 'Instructions for language models' })
    await expect(description).toBeHidden()
    await skill.hover()
    await expect(description).toHaveCSS('transition-delay', '0.7s')
    await expect(description).toBeVisible()
    await page.mouse.move(0, 0)
    await expect(description).toHaveCSS('transition-delay', /^0\.3s/)
    await expect(description).toBeHidden()
    await skill.focus()
    await expect(description).toBeVisible()
  })

  test('open the next description at once while one is open and for 300 ms after', async ({
    page,
  }) => {
    await page.goto('/')
    const skill = page.getByRole('button', { name: /Prompt Engineering/ })
    await skill.scrollIntoViewIfNeeded()
    await alive(page, 'SkillsExplorer')
    const descriptions = page
      .getByRole('tabpanel', { name: 'AI & Technology' })
      .locator('[role=tooltip]')
    const { pass } = await stopTime(page)
    await skill.hover()
    await pass(700)
    await page.getByRole('tabpanel', { name: 'AI & Technology' }).getByRole('button').nth(1).hover()
    await expect(descriptions.nth(1)).toHaveCSS('transition-delay', '0s')
    await expect(descriptions.nth(1)).toBeVisible()
    await expect(descriptions.nth(0)).toHaveCSS('transition-delay', '0s')
    await page.mouse.move(0, 0)
    await pass(299)
    await skill.hover()
    await expect(descriptions.nth(0)).toHaveCSS('transition-delay', '0s')
    await page.mouse.move(0, 0)
    await pass(300)
    await skill.hover()
    await expect(descriptions.nth(0)).toHaveCSS('transition-delay', '0.7s')
  })
})

test.describe('skills on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('are an accordion with one part open at most', async ({ page }) => {
    await page.goto('/')
    const first = page.getByRole('link', { name: 'AI & Technology' })
    const second = page
      .locator('#skills')
      .getByRole('link', { name: 'Digital Marketing', exact: true })
    await first.scrollIntoViewIfNeeded()
    await alive(page, 'SkillsExplorer')
    await expect(first).toHaveAttribute('aria-expanded', 'true')
    await second.tap()
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(first).toHaveAttribute('aria-expanded', 'false')
    await second.tap()
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('tabpanel')).toHaveCount(1) // the projects' panel: the accordion's parts are no tab panels
  })
})

test('projects are shown in three tabs with Content first, at most three badges and a link to each page', async ({
  page,
}) => {
  await page.goto('/')
  const tabs = page.getByRole('tablist', { name: 'Projects' })
  await tabs.scrollIntoViewIfNeeded()
  await alive(page, 'Tabs')
  await expect(tabs.getByRole('tab')).toHaveText([
    'AI Solutions',
    'Content Success Stories',
    'Video Production',
  ])
  const atHome = (group: string) =>
    cards.filter((card) => card.group === group && card.home !== false).length
  const counts = {
    'AI Solutions': atHome('ai'),
    'Content Success Stories': atHome('content'),
    'Video Production': atHome('video'),
  }
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Content Success Stories')
  for (const [name, count] of Object.entries(counts)) {
    await tabs.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await expect(panel.getByRole('link', { name: /View Case Study/ })).toHaveCount(count)
    for (const badges of await panel.getByRole('article').getByRole('list').all())
      expect(
        (await badges.getByRole('listitem').allTextContents()).filter(
          (text) => !text.startsWith('+'),
        ).length,
      ).toBeLessThanOrEqual(3)
  }
})

test('questions open one at a time; clicking the open one closes it', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('details[name=faq]')
  await expect(questions).toHaveCount(homeFaq.length)
  await questions.nth(0).locator('summary').click()
  await questions.nth(3).locator('summary').click()
  await expect(questions.nth(3)).toHaveAttribute('open', '')
  await expect(questions.nth(0)).not.toHaveAttribute('open', '')
  await questions.nth(3).locator('summary').click()
  await expect(page.locator('details[name=faq][open]')).toHaveCount(0)
})

test('figures count up before the eyes of a visitor and end as they were served, also on paper', async ({
  page,
}) => {
  // An animation that stands still until the test moves it: on a busy machine two seconds are over unseen.
  await page.addInitScript(() => {
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how)
      animation.pause()
      return animation
    }
  })
  // Low enough for the figures to be out of sight until the visitor comes to them.
  await page.setViewportSize({ width: 390, height: 400 })
  await page.goto('/services/ai-solutions')
  await expect(page.locator('[data-behaviour=counter] span')).toHaveCount(0)
  const figure = page.locator('[data-behaviour=counter]').first()
  const served = (await figure.textContent()) ?? ''
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveClass(/counting/)
  const strip = figure.locator('span')
  const drawn = await strip.evaluate((strip) => {
    const [animation] = strip.getAnimations()
    const lines = strip.textContent?.split('\n') ?? []
    const readingAt = (time: number) => {
      if (animation) animation.currentTime = time
      const { f: up } = new DOMMatrix(getComputedStyle(strip).transform)
      return lines[Math.round((-up / strip.getBoundingClientRect().height) * lines.length)] ?? ''
    }
    return Array.from({ length: 21 }, (_, tenth) => readingAt(tenth * 100))
  })
  const numbers = drawn.map((reading) => Number.parseInt(reading.replace(/\D/g, ''), 10))
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  expect(numbers[0]).toBe(0)
  expect(new Set(numbers).size).toBeGreaterThan(10)
  expect(drawn.at(-1)).toBe(served)

  await page.emulateMedia({ media: 'print' })
  await expect(strip).toBeHidden()
  await expect(figure).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ media: 'screen' })

  await strip.evaluate((strip) => strip.getAnimations()[0]?.finish())
  await expect(strip).toHaveCount(0)
  await expect(figure).toHaveText(served)
  await expect(figure).not.toHaveClass('counting')
})

test.describe('for a visitor who asked for less motion', () => {
  test.use({ reducedMotion: 'reduce' } as never)
  test('nothing moves: no particles, no counting, nothing to reveal', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const time = await ownClock(page)
    await page.goto('/')
    await time.pass(5000)
    expect(asked.filter((url) => url.includes('particle'))).toEqual([])
    await expect(page.locator('.to-reveal')).toHaveCount(0)
    expect(await page.locator('[data-behaviour=counter]').first().textContent()).toBe(
      homeStats[0]?.number ?? '',
    )
  })
})

test('the particle field draws only while it is on screen', async ({ page }) => {
  const started = page.waitForEvent('worker')
  await page.goto('/')
  const field = await started
  await field.evaluate(() => {
    const scope = self as unknown as { __frames: number }
    scope.__frames = 0
    const clear = OffscreenCanvasRenderingContext2D.prototype.clearRect
    OffscreenCanvasRenderingContext2D.prototype.clearRect = function (...box) {
      scope.__frames++
      clear.apply(this, box)
    }
  })
  const drawn = () => field.evaluate(() => (self as unknown as { __frames: number }).__frames)
  await expect.poll(drawn, { timeout: 15_000 }).toBeGreaterThan(3)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const drawnMeanwhile = async () => {
    const before = await drawn()
    await frames(page, 40)
    return (await drawn()) - before
  }
  await expect.poll(drawnMeanwhile).toBe(0)
})

test('sections below the first screen are revealed as they come into view', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const waiting = page.locator('.to-reveal')
  await expect.poll(() => waiting.count()).toBeGreaterThan(3)
  await readToTheEnd(page, 300)
  await expect(waiting).toHaveCount(0)
})

test('sections that were jumped over are revealed, too', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const waiting = page.locator('.to-reveal')
  await expect.poll(() => waiting.count()).toBeGreaterThan(3)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(waiting).toHaveCount(0)
})

test('the guide is bought by a mail with price and placeholders; the click is confirmed', async ({
  page,
}) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: 'Buy the guide by email' })
  const mail = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(mail).toContain(`INR ${guidePrice.toLocaleString('en-IN')}`)
  for (const placeholder of ['[Your name]', '[Your phone number]', '[Your business name]'])
    expect(mail).toContain(placeholder)
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  )
  await link.click()
  await expect(page.getByText('Email Client Opened! 📧')).toBeVisible()
  const events = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((event) => [...event]),
  )
  expect(events).toContainEqual([
    'event',
    'ai_business_guide_purchase',
    { value: guidePrice, currency: 'INR' },
  ])
})
