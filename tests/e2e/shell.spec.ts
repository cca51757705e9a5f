import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  setTextSize,
  stopClock,
  stopTime,
  test,
  waitForFrames,
  withMotion,
} from './fixtures.ts'
import {
  boxOf,
  clickLink,
  goByLink,
  removeNavigationApi,
  scrollPage,
  startedPage,
} from './page-actions.ts'
import { dividedWords } from './text-layout.ts'

test.use(withMotion)

const phone = { width: 390, height: 844 }
const { role } = readContent('data/site.yaml')

test.describe('the header', () => {
  test.use({ viewport: { width: 1366, height: 900 } })

  const courses = (page: Page) =>
    page.locator('summary', { hasText: 'AI Courses' })
  const program = (page: Page) =>
    page.getByRole('link', { name: /AI Business Program/ }).first()

  test('stays at the top, and becomes opaque after 10 px of scrolling', async ({
    page,
  }) => {
    const header = page.locator('header')
    const translucent = /\/ 0\.\d+\)|^rgba/
    const scrolled = page.locator('header[data-scrolled]')
    await page.goto('/about')
    await scrollPage(page, 10)
    await waitForFrames(page)
    await expect(scrolled).toHaveCount(0)
    const mixesColours = await page.evaluate(() =>
      CSS.supports('color', 'color-mix(in srgb, red, blue)'),
    )
    // Where colours cannot be mixed, the header is opaque from the start.
    if (mixesColours)
      await expect(header).toHaveCSS('background-color', translucent)
    await scrollPage(page, 11)
    await expect(scrolled).toHaveCount(1)
    await expect(header).not.toHaveCSS('background-color', translucent)
    await scrollPage(page, 900)
    await waitForFrames(page)
    expect((await header.boundingBox())?.y).toBe(0)
  })

  test("opens the menu 'AI Courses' on a click, and stays accessible", async ({
    page,
  }) => {
    await page.goto('/about')
    await courses(page).click()
    await expect(program(page)).toBeVisible()
    await expectAccessible(page, 'header')
  })

  test("closes the menu 'AI Courses' on Escape and moves the focus to its button", async ({
    page,
  }) => {
    await page.goto('/about')
    await courses(page).click()
    await page.keyboard.press('Escape')
    await expect(program(page)).toBeHidden()
    await expect(courses(page)).toBeFocused()
  })

  test("closes the menu 'AI Courses' when the focus leaves its last link", async ({
    page,
  }) => {
    await page.goto('/about')
    await courses(page).focus()
    for (const key of ['Enter', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      await expect(program(page)).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(program(page)).toBeHidden()
  })

  // The delays are tested in tests/unit/hover-menu.test.ts.
  test.describe('with a mouse', () => {
    const leave = (page: Page) => page.mouse.move(100, 600)

    test("opens the menu 'AI Courses' on hover, and closes it once the mouse has left", async ({
      page,
    }) => {
      await page.goto('/about')
      const { pass } = await stopTime(page)
      await courses(page).hover()
      await pass(200)
      await program(page).hover()
      await pass(1000)
      await expect(program(page)).toBeVisible()
      await leave(page)
      await pass(150)
      await expect(program(page)).toBeHidden()
    })

    test("keeps the menu 'AI Courses' open after a click until the next click", async ({
      page,
    }) => {
      await page.goto('/about')
      const { pass } = await stopTime(page)
      await courses(page).hover()
      await pass(200)
      await courses(page).click()
      await leave(page)
      await pass(1000)
      await expect(program(page)).toBeVisible()
      await courses(page).click()
      await expect(program(page)).toBeHidden()
    })
  })
})

test.describe('on a phone', { tag: '@touch' }, () => {
  test.use({ viewport: phone, hasTouch: true })

  for (const width of [phone.width, 1279])
    test(`five stars and the consultant's role are beside the menu at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about')
      const header = page.locator('header')
      await expect(header.locator('summary[aria-label=Menu]')).toBeVisible()
      const stars = header.getByRole('img', { name: 'Five stars' })
      await expect(stars).toBeVisible()
      await expect(header.getByText(role, { exact: true })).toBeVisible()
    })

  test('a menu can be scrolled to its last link if it is longer than the screen', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.locator('summary[aria-label=Menu]').tap()
    const links = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
    await links.evaluateAll((elements: HTMLElement[]) => {
      for (const { style } of elements) style.paddingBlock = '4rem'
    })
    await links.last().scrollIntoViewIfNeeded()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
  })

  test('the menu opens before any script runs, and closes when a link is tapped', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto('/about', { waitUntil: 'commit' })
    await page.locator('summary[aria-label=Menu]').tap()
    const testimonials = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Testimonials' })
    await expect(testimonials).toBeVisible()
    release()
    await page.waitForLoadState()
    await expectAccessible(page, 'header')
    await testimonials.tap()
    await expect(page).toHaveURL('/testimonials')
    await expect(testimonials).toBeHidden()
  })
})

test.describe('the chat card', () => {
  test.use({ viewport: phone })
  const button = (page: Page) => page.locator('#chat-widget summary')
  const card = (page: Page) =>
    page.getByRole('region', { name: 'Chat' }).locator('.chat-card')
  const startLink = (page: Page) =>
    page.getByRole('link', { name: 'Start WhatsApp Chat' })

  const expectCard = async (page: Page) => {
    await expect(card(page)).toHaveCSS('position', 'absolute')
    await expect(card(page)).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    )
    await expect(card(page)).toBeInViewport({ ratio: 1 })
  }

  test('shows its button after 500 px of scrolling, even on a page opened by a link', async ({
    page,
  }) => {
    await page.goto('/skills')
    await goByLink(page, '/about')
    await scrollPage(page, 400)
    await expect(button(page)).toBeHidden()
    await scrollPage(page, 700)
    await expect(button(page)).toBeVisible()
  })

  async function openCard(page: Page) {
    await page.goto('/about')
    await scrollPage(page, 700)
    await button(page).click()
  }

  test('is accessible and fully on the screen of a phone once opened', async ({
    page,
  }) => {
    await openCard(page)
    await expectCard(page)
    await expect(startLink(page)).toBeVisible()
    await expectAccessible(page, '#chat-widget')
  })

  test('fits into a window of 1280 × 1024 px that is zoomed to 400 % (WCAG 1.4.10)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openCard(page)
    await expectCard(page)
  })

  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const)
    test(`is readable at ${width} × ${height} px with 200 % text (WCAG 1.4.4)`, {
      tag: '@devtools',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await setTextSize(page, 32)
      await openCard(page)
      const divided = await dividedWords(page)
      expect(
        divided.filter((word) => /Chat|with|translate/.test(word)),
      ).toEqual([])
      const { y, height: cardHeight } = await boxOf(card(page))
      expect(y).toBeGreaterThanOrEqual(0)
      expect(cardHeight).toBeGreaterThan(height / 2)
    })

  test("closes on 'Minimize', and moves the focus to the chat button", async ({
    page,
  }) => {
    await openCard(page)
    await page.getByRole('button', { name: 'Minimize' }).click()
    await expect(startLink(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
  })

  test('closes on Escape', async ({ page }) => {
    await openCard(page)
    await page.keyboard.press('Escape')
    await expect(startLink(page)).toBeHidden()
  })

  for (const api of ['with', 'without'])
    test(`and the launch banner stay closed until a reload, ${api} the Navigation API`, async ({
      page,
    }) => {
      if (api === 'without') await removeNavigationApi(page)
      const banner = page.getByRole('complementary', { name: 'Announcement' })
      const goTo = async (path: string) => {
        await clickLink(page, `:is(header, footer) a[href="${path}"]`)
        await expect(page).toHaveURL(path)
        // This is far enough for the chat button to appear.
        await scrollPage(page, 900)
        await waitForFrames(page)
      }
      await page.goto('/legal/disclaimer')
      await expect(banner).toHaveCount(0)
      await goTo('/')
      await button(page).click()
      await page.getByRole('button', { name: 'Close chat' }).click()
      // The focus moves to a part near the closed one, where keyboard users continue.
      await expect(page.getByRole('contentinfo')).toBeFocused()
      await banner
        .getByRole('button', { name: 'Close announcement' })
        .press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      for (const path of ['/consultation', '/']) {
        await goTo(path)
        await expect(page.locator('#chat-widget')).toBeHidden()
        await expect(banner).toBeHidden()
      }
      await page.reload()
      await expect(banner).toBeVisible()
      await scrollPage(page, 900)
      await expect(button(page)).toBeVisible()
    })

  test('shows its button after 10 s, even in a browser without CSSStyleSheet()', async ({
    page,
  }) => {
    // Takes away what Safari before 16.4 lacks.
    await page.addInitScript(() => {
      Reflect.set(globalThis, 'CSSStyleSheet', undefined)
      Reflect.deleteProperty(globalThis, 'navigation')
    })
    await stopClock(page)
    await page.goto('/about')
    let passed = 0
    const hasStarted = async () => {
      await page.clock.runFor(50)
      passed += 50
      return page.locator(startedPage).count()
    }
    await expect.poll(hasStarted).toBe(1)
    await page.clock.runFor(9900 - passed)
    await expect(button(page)).toBeHidden()
    await page.clock.runFor(passed + 200)
    await button(page).click()
    await expectCard(page)
  })
})
