import type { Page } from 'playwright/test'
import {
  expect,
  expectAccessible,
  frames,
  holdBack,
  stopClock,
  stopTime,
  test,
} from './fixtures.ts'
import { clickLink, goByLink, scrollPage, startedPage } from './page-actions.ts'

const phone = { width: 390, height: 844 }

test.describe('the header', () => {
  test.use({ viewport: { width: 1366, height: 900 } })

  test('turns more opaque past 10 px, and closes AI Courses by key or focus', async ({ page }) => {
    await page.goto('/about')
    for (const top of [10, 11]) {
      await scrollPage(page, top)
      await frames(page)
      await expect(page.locator('header[data-scrolled]')).toHaveCount(top - 10)
    }
    await page.locator('summary', { hasText: 'AI Courses' }).click()
    const business = page.getByRole('link', { name: /AI Business Program/ }).first()
    await expect(business).toBeVisible()
    await expectAccessible(page, 'header')
    await page.keyboard.press('Escape')
    await expect(business).toBeHidden()
    // The focus is on the menu again, and leaves it from its last link.
    for (const key of ['Enter', 'Tab', 'Tab']) {
      await page.keyboard.press(key)
      await expect(business).toBeVisible()
    }
    await page.keyboard.press('Tab')
    await expect(business).toBeHidden()
  })

  test('opens AI Courses 200 ms under a mouse and closes it after 150', async ({ page }) => {
    await page.goto('/about')
    const { pass } = await stopTime(page)
    const courses = page.locator('summary', { hasText: 'AI Courses' })
    const program = page.getByRole('link', { name: /AI Business Program/ }).first()
    const [away, enter] = [() => page.mouse.move(100, 600), () => courses.hover()]
    for (const [act, time, isOpen] of [
      [enter, 199, false],
      [() => {}, 1, true],
      [() => program.hover(), 1000, true],
      [away, 149, true],
      [() => {}, 1, false],
      // Within 300 ms the menu opens at once.
      [() => pass(200), 0, false],
      [enter, 1, true],
      [away, 150, false],
      [() => pass(301), 0, false],
      [enter, 199, false],
      // A click after it has opened leaves it open.
      [() => {}, 1, true],
      [() => courses.click(), 0, true],
      [away, 1000, true],
      [() => courses.click(), 0, false],
    ] as const) {
      await act()
      await pass(time)
      await expect(program).toBeVisible({ visible: isOpen })
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu opens before any script and closes when a link is chosen', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/*.js')
    await page.goto('/about', { waitUntil: 'commit' })
    await page.locator('summary[aria-label=Menu]').tap()
    const testimonials = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Testimonials' })
    await expect(testimonials).toBeVisible()
    arrive()
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
  const card = (page: Page) => page.getByRole('region', { name: 'Chat' }).locator('.chat-card')
  const start = (page: Page) => page.getByRole('link', { name: 'Start WhatsApp Chat' })

  const expectCard = async (page: Page) => {
    await expect(card(page)).toHaveCSS('position', 'absolute')
    await expect(card(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect(card(page)).toBeInViewport({ ratio: 1 })
  }

  test('appears after 500 px of scrolling, opens and minimises', async ({ page }) => {
    await page.goto('/skills')
    await goByLink(page, '/about')
    await scrollPage(page, 400)
    await expect(button(page)).toBeHidden()
    await scrollPage(page, 700)
    await button(page).click()
    await expectCard(page)
    await expect(start(page)).toBeVisible()
    await expectAccessible(page, '#chat-widget')
    await page.getByRole('button', { name: 'Minimize' }).click()
    await expect(start(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await page.keyboard.press('Escape')
    await expect(start(page)).toBeHidden()
  })

  for (const api of ['with', 'without'])
    test(`and banner stay closed until a reload, ${api} the Navigation API`, async ({ page }) => {
      if (api === 'without')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
      const banner = page.getByRole('complementary', { name: 'Announcement' })
      const goTo = async (path: string) => {
        await clickLink(page, `:is(header, footer) a[href="${path}"]`)
        await expect(page).toHaveURL(path)
        // Far enough for the chat card to appear.
        await scrollPage(page, 900)
        await frames(page)
      }
      await page.goto('/legal/disclaimer')
      await expect(banner).toHaveCount(0)
      await goTo('/')
      await button(page).click()
      await page.getByRole('button', { name: 'Close chat' }).click()
      // A keyboard user who closed something continues at the page.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await banner.getByRole('button', { name: 'Close announcement' }).press('Enter')
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

  test('appears by itself after 10 seconds, also where sheets cannot be made', async ({ page }) => {
    // Safari before 16.4
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
