import type { Page } from 'playwright/test'
import { site } from '../../data/site.ts'
import {
  enlargeText,
  everyWidth,
  expect,
  frames,
  sidewaysScroll,
  stopTime,
  test,
} from './fixtures.ts'
import { clickLink, followLink, scrollPage } from './page-actions.ts'

const desktop = { width: 1366, height: 900 }
const phone = { width: 390, height: 844 }

/** The header's menu of programs, and a clock that the test controls. */
async function meetCourses(page: Page) {
  await page.goto('/about')
  const { pass } = await stopTime(page)
  return {
    courses: page.locator('summary', { hasText: 'AI Courses' }),
    program: page.getByRole('link', { name: /AI Business Program/ }).first(),
    pass,
  }
}

test.describe('the header', () => {
  test.use({ viewport: desktop })

  test('marks the page that a link has led to, or its section', async ({ page }) => {
    await page.goto('/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    const marked = navigation.locator('[aria-current]')
    await followLink(page, 'Skills')
    await expect(marked).toHaveText('Skills')
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await clickLink(page, 'footer a[href="/services/youtube-strategy"]')
    await expect(marked).toHaveText('Services')
    await expect(marked).toHaveAttribute('aria-current', 'true')
  })

  test('takes an address with a slash at its end for the same page', async ({ page }) => {
    await page.goto('/contact/')
    await expect(page).toHaveURL('/contact')
    await page.getByRole('main').getByLabel('Name', { exact: true }).fill('Asha')
    await page.getByRole('link', { name: 'Get In Touch' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('main').getByLabel('Name', { exact: true })).toHaveValue('Asha')
  })

  test('becomes more opaque once scrolled more than 10 px', async ({ page }) => {
    await page.goto('/legal/terms-of-service')
    const header = page.locator('header')
    await expect(header).not.toHaveAttribute('data-scrolled', '')
    await scrollPage(page, 10)
    await frames(page)
    await expect(header).not.toHaveAttribute('data-scrolled', '')
    await scrollPage(page, 11)
    await expect(header).toHaveAttribute('data-scrolled', '')
  })

  test('opens AI Courses and closes it on Escape or once the focus leaves it', async ({ page }) => {
    await page.goto('/about')
    await page.locator('summary', { hasText: 'AI Courses' }).click()
    const business = page.getByRole('link', { name: /AI Business Program/ }).first()
    await expect(business).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(business).toBeHidden()
    // The focus is on the menu again, and leaves it from its last link.
    await page.keyboard.press('Enter')
    await expect(business).toBeVisible()
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab')
    await expect(business).toBeHidden()
  })

  test('opens AI Courses after 200 ms under a mouse and closes it after 150 ms', async ({
    page,
  }) => {
    const { courses, program, pass } = await meetCourses(page)
    await courses.hover()
    await pass(199)
    await expect(program).toBeHidden()
    await pass(1)
    await expect(program).toBeVisible()
    await program.hover()
    await pass(1000)
    await expect(program).toBeVisible()
    await page.mouse.move(100, 600)
    await pass(149)
    await expect(program).toBeVisible()
    await pass(1)
    await expect(program).toBeHidden()
    // Within 300 ms the menu opens at once.
    await pass(200)
    await courses.hover()
    await pass(1)
    await expect(program).toBeVisible()
    await page.mouse.move(100, 600)
    await pass(150)
    await pass(301)
    await courses.hover()
    await pass(199)
    await expect(program).toBeHidden()
  })

  test('leaves AI Courses open after a click, also after hovering', async ({ page }) => {
    const { courses, program, pass } = await meetCourses(page)
    await courses.hover()
    await pass(200)
    await expect(program).toBeVisible()
    await courses.click()
    await page.mouse.move(100, 600)
    await pass(1000)
    await expect(program).toBeVisible()
    await courses.click()
    await expect(program).toBeHidden()
  })
})

for (const width of [320, 390, 768, 1024, 1100, 1279, 1280, 1440, 1920])
  test(`the header has both buttons and a way to every page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const header = page.getByRole('banner')
    // On a phone they are in the menu.
    if (width < 768) await header.locator('summary[aria-label=Menu]').click()
    for (const name of ['Request Service', 'Get In Touch'])
      await expect(header.getByRole('link', { name }).filter({ visible: true })).toBeInViewport({
        ratio: 1,
      })
    if (width >= 768)
      for (const text of ['Request Service', 'Get In Touch', site.name])
        expect(
          (await header.getByText(text).filter({ visible: true }).boundingBox())?.height,
          `${text} on one line`,
        ).toBeLessThan(50)
    if (width >= 768 && width < 1280) await header.locator('summary[aria-label=Menu]').click()
    await expect(
      header.getByRole('navigation').getByRole('link', { name: 'Testimonials' }),
    ).toBeInViewport({ ratio: 1 })
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
  })

test('the header keeps a way to every page with text at 200 %', async ({ page }) => {
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    await enlargeText(page)
    const header = page.getByRole('banner')
    const menu = header.locator('summary[aria-label=Menu]')
    if (await menu.isVisible()) await menu.click()
    await expect(
      header
        .getByRole('navigation')
        .getByRole('link', { name: 'Testimonials' })
        .filter({ visible: true }),
    ).toHaveCount(1)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the menu shows the same links and closes when one is chosen', async ({ page }) => {
    await page.goto('/about')
    const menu = page.locator('summary[aria-label=Menu]')
    await menu.tap()
    const testimonials = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Testimonials' })
    await expect(testimonials).toBeVisible()
    await testimonials.tap()
    await expect(page).toHaveURL('/testimonials')
    await expect(testimonials).toBeHidden()
  })

  test('the menu works before any script has loaded', async ({ page, allowed }) => {
    allowed.push('Failed to load resource')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/about')
    await page.locator('summary[aria-label=Menu]').tap()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
    ).toBeVisible()
  })
})

test.describe('the chat card', () => {
  test.use({ viewport: phone })
  const button = (page: Page) => page.locator('#chat-widget summary')
  const card = (page: Page) => page.getByRole('region', { name: 'Chat' }).locator('.chat-card')
  const start = (page: Page) => page.getByRole('link', { name: 'Start WhatsApp Chat' })

  test('appears after 500 px of scrolling, opens, minimises and stays closed', async ({ page }) => {
    await page.goto('/about')
    await scrollPage(page, 400)
    await expect(button(page)).toBeHidden()
    await scrollPage(page, 700)
    await button(page).click()
    await expect(start(page)).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/${site.chatNumber}\\?text=`),
    )
    await expect(start(page)).toHaveAttribute('target', '_blank')
    await page.getByRole('button', { name: 'Minimize' }).click()
    await expect(start(page)).toBeHidden()
    await expect(button(page)).toBeFocused()
    await button(page).click()
    await page.keyboard.press('Escape')
    await expect(start(page)).toBeHidden()
    await button(page).click()
    await page.getByRole('button', { name: 'Close chat' }).click()
    await expect(button(page)).toBeHidden()
    await expect(start(page)).toBeHidden()
    // A keyboard user who closed it continues at the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await clickLink(page, 'footer a[href="/consultation"]')
    await expect(page).toHaveURL('/consultation')
    await scrollPage(page, 900)
    await expect(button(page)).toBeHidden()
  })

  for (const { browser, makes } of [
    { browser: 'a browser of today', makes: () => {} },
    // Safari before 16.4
    {
      browser: 'a browser that cannot make sheets',
      makes: () =>
        Reflect.set(globalThis, 'CSSStyleSheet', undefined) &&
        Reflect.deleteProperty(globalThis, 'navigation'),
    },
  ])
    test(`opens as a card over the page in ${browser}, after a link too`, async ({ page }) => {
      await page.addInitScript(makes)
      await page.goto('/about')
      await clickLink(page, 'footer a[href="/consultation"]')
      await expect(page).toHaveURL('/consultation')
      await scrollPage(page, 700)
      await button(page).click()
      await expect(card(page)).toHaveCSS('position', 'absolute')
      await expect(card(page)).toHaveCSS('border-top-width', '1px')
      await expect(card(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
      await expect(card(page)).toBeInViewport({ ratio: 1 })
    })

  test('appears by itself after 10 seconds', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    await page.clock.runFor(9000)
    await expect(button(page)).toBeHidden()
    await page.clock.runFor(1500)
    await expect(button(page)).toBeVisible()
  })
})

test('initials are in the middle of their square', async ({ page }) => {
  await page.goto('/testimonials')
  await scrollPage(page, 501)
  await page.locator('#chat-widget summary').click()
  const distances = await page.locator('.monogram:not(header *)').evaluateAll((squares) =>
    squares.map((square) => {
      const text = document.createRange()
      text.selectNodeContents(square)
      const [inner, outer] = [text.getBoundingClientRect(), square.getBoundingClientRect()]
      const rule = Number.parseFloat(getComputedStyle(square).borderBottomWidth)
      return Math.abs(inner.top + inner.bottom - (outer.top + outer.bottom - rule)) / 2
    }),
  )
  expect(distances.length).toBeGreaterThanOrEqual(7)
  for (const distance of distances) expect(distance).toBeLessThan(1.5)
})
