import type { Page } from 'playwright/test'
import { prices } from '../../data/prices.ts'
import { site } from '../../data/site.ts'
import {
  enlargeText,
  everyWidth,
  expect,
  frames,
  holdBack,
  ownClock,
  routes,
  sidewaysScroll,
  skippedBlocks,
  stopTime,
  test,
} from './fixtures.ts'

const desktop = { width: 1366, height: 900 }
const phone = { width: 390, height: 844 }

/** The header's menu of programs, and a clock that the test moves. */
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

  test('marks the page that is shown, also after following a link', async ({ page }) => {
    await page.goto('/about')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link', { name: 'About' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await navigation.getByRole('link', { name: 'Skills' }).click()
    await expect(page).toHaveURL('/skills')
    await expect(navigation.getByRole('link', { name: 'Skills' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(navigation.getByRole('link', { name: 'About' })).not.toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('becomes more opaque once scrolled more than 10 px', async ({ page }) => {
    await page.goto('/legal/terms-of-service')
    const header = page.locator('header')
    await expect(header).not.toHaveAttribute('data-scrolled', '')
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }))
    await frames(page)
    await expect(header).not.toHaveAttribute('data-scrolled', '')
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }))
    await expect(header).toHaveAttribute('data-scrolled', '')
  })

  test('lists both programs with their prices under AI Courses, and closes on Escape', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.locator('summary', { hasText: 'AI Courses' }).click()
    const business = page.getByRole('link', { name: /AI Business Program/ }).first()
    await expect(business).toBeVisible()
    await expect(business).toContainText(`₹${prices.premium.INR.toLocaleString('en-IN')}`)
    await expect(page.getByRole('link', { name: /AI Career Program/ }).first()).toContainText(
      `from ₹${prices.beginner.INR.toLocaleString('en-IN')}+`,
    )
    await page.keyboard.press('Escape')
    await expect(business).toBeHidden()
  })

  test('opens AI Courses 200 ms after a mouse rests on it, and closes it 150 ms after it left', async ({
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
    // Within 300 ms it opens at once.
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

  test('leaves AI Courses open for whoever clicks it, also after hovering has opened it', async ({
    page,
  }) => {
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

  test('leads to the service request and the contact page', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'Request Service' }).first()).toHaveAttribute(
      'href',
      '/service-request',
    )
    await page.getByRole('link', { name: 'Get In Touch' }).first().click()
    await expect(page).toHaveURL('/contact')
  })
})

for (const width of [320, 390, 768, 1024, 1100, 1279, 1280, 1440, 1920])
  test(`the header has both buttons and a way to every page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/about')
    const header = page.getByRole('banner')
    // On a phone they stand in the menu.
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
    await expect(page.getByText(site.role).first()).toBeVisible()
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

  test('the menu works before any script has arrived', async ({ page, allowed }) => {
    allowed.push('Failed to load resource')
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/about')
    await page.locator('summary[aria-label=Menu]').tap()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }),
    ).toBeVisible()
  })
})

test.describe('a long page on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' } as never)
  // A browser with a mouse makes up a move of it as the page loads, now and then despite `hasTouch`, and that counts as a sign of somebody.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation()),
    ),
  )

  for (const route of ['/', '/projects', '/ai-mastery-course', '/services/ai-solutions'])
    test(`${route} is laid out wholly once somebody scrolls, and what they look at stays where it is`, async ({
      page,
    }) => {
      await page.goto(route)
      expect(await page.locator(skippedBlocks).count()).toBeGreaterThan(3)
      const seen = await page.evaluateHandle(async () => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
        // The browser itself lays out what has come near.
        for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
        const isWhollySeen = (element: Element) => {
          const { top, bottom, height } = element.getBoundingClientRect()
          return height > 0 && top > 0 && bottom < innerHeight
        }
        const element =
          [...document.querySelectorAll('main :is(h2, h3, p)')].find(isWhollySeen) ?? document.body
        return { element, top: element.getBoundingClientRect().top }
      })
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      expect(
        await seen.evaluate(({ element, top }) =>
          Math.abs(element.getBoundingClientRect().top - top),
        ),
      ).toBeLessThan(2)
    })

  test('/about stands at the place that a link asked for', async ({ page }) => {
    await page.goto('/about')
    const id = await page
      .locator('main section')
      .last()
      .evaluate((section) => (section.id ||= 'place'))
    await page.evaluate((id) => location.assign(`#${id}`), id)
    await expect(page.locator(skippedBlocks)).toHaveCount(0)
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await expect
      .poll(async () => Math.abs(((await page.locator(`#${id}`).boundingBox())?.y ?? 0) - header))
      .toBeLessThan(40)
  })
})

test.describe('following links', () => {
  test.use({ viewport: desktop })

  test('changes the page without loading it anew, moves focus to its heading and announces its title', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page
      .getByRole('navigation', { name: 'Services' })
      .getByRole('link', { name: 'YouTube Strategy' })
      .click()
    await expect(page).toHaveURL('/services/youtube-strategy')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(await page.title())
    await expect(page).toHaveTitle(/YouTube/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/services\/youtube-strategy$/,
    )
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('goes back to the very place that was left', async ({ page }) => {
    await page.goto('/legal/terms-of-service')
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page
      .getByRole('link', { name: 'Privacy Policy' })
      .last()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL('/legal/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/legal/terms-of-service')
    await expect(page).toHaveTitle(/Terms/)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1200)
  })

  test('keeps the page as it was when the visitor turns back before the next one has arrived', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.locator('main').evaluate((main) => Object.assign(main, { touched: true }))
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/legal/privacy-policy"]')?.click(),
    )
    await expect(page).toHaveURL('/legal/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    const arrive = await holdBack(page, '**/testimonials')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/testimonials"]')?.click(),
    )
    await page.goForward()
    await expect(page).toHaveURL('/legal/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    arrive()
    await frames(page)
    await expect(page).toHaveURL('/about')
    expect(await page.locator('main').evaluate((main) => 'touched' in main)).toBe(true)
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
    )
    await expect(page).toHaveURL('/legal/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.locator('main').evaluate((main) => 'touched' in main)).toBe(true)
  })

  test('asks the server for nothing but the page itself', async ({ page }) => {
    await page.goto('/about')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('link', { name: 'Professional Disclaimer' })
      .click()
    await expect(page).toHaveURL('/legal/disclaimer')
    expect(asked.filter((path) => path.endsWith('.json') || path.includes('manifest'))).toEqual([])
    // Pages may be fetched ahead where the pointer passes their links; anything else would be the engine's.
    expect(
      asked.filter(
        (path) => !path.startsWith('/assets/') && path !== '/favicon.svg' && !routes.includes(path),
      ),
    ).toEqual([])
  })

  test('lands below the header when the link names a place', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'See what I can do for you' }).click()
    const header = await page
      .locator('header')
      .evaluate((element) => element.getBoundingClientRect().bottom)
    const top = () =>
      page.locator('#services').evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(header + 200)
    await expect(page.locator(skippedBlocks)).toHaveCount(0)
    expect(await top()).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(header + 200)
    await page.goto('/services/designs')
    await page.getByRole('link', { name: 'View My Success Stories' }).click()
    await expect(page).toHaveURL('/#projects')
    await expect(page.locator('#projects')).toBeInViewport()
  })

  for (const width of [390, 1366])
    test(`leads to a place far down a long page at ${width} px and stays there`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/#contact')
      await expect(page.locator('#contact')).toBeInViewport()
      // By then everything above it has its size.
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      const top = await page
        .locator('#contact')
        .evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(250)
    })

  for (const width of [390, 1366])
    test(`a place far down another page stands still from the first frame at ${width} px, while all before it gets its size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about')
      const tops = await page.evaluate(
        (skippedBlocks) =>
          new Promise<number[]>((done) => {
            // Safari does not hold what is on the screen in its place.
            document.documentElement.style.overflowAnchor = 'none'
            const seen: number[] = []
            const look = () => {
              const place = document.getElementById('contact')
              if (place) seen.push(Math.round(place.getBoundingClientRect().top))
              if ((place && !document.querySelector(skippedBlocks)) || seen.length > 600) done(seen)
              else requestAnimationFrame(look)
            }
            document.querySelector<HTMLAnchorElement>('main a[href="/#contact"]')?.click()
            requestAnimationFrame(look)
          }),
        skippedBlocks,
      )
      await expect(page).toHaveURL('/#contact')
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      expect(Math.max(...tops) - Math.min(...tops), tops.join(' ')).toBeLessThanOrEqual(2)
      expect(tops.at(-1)).toBeGreaterThanOrEqual(0)
      expect(tops.at(-1)).toBeLessThan(250)
    })

  test('shows the not-found page with a real 404 and logs the missing path once', async ({
    page,
    allowed,
  }) => {
    allowed.push('404')
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto('/no/such/page')
    expect(response?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await expect
      .poll(
        () =>
          messages.filter((text) => text.includes('/no/such/page') && text.includes('no page'))
            .length,
      )
      .toBe(1)
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('loads a page the ordinary way when it belongs to a newer deploy', async ({ page }) => {
    await page.goto('/about')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.route('**/skills', async (route) => {
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(
          /<meta name="version" content="[^"]+">/,
          '<meta name="version" content="newer">',
        ),
      })
    })
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Skills' })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page may be changing just then.
    await expect
      .poll(() => page.evaluate(() => 'sameDocument' in window).catch(() => true))
      .toBe(false)
  })

  test('keeps the skip link first in the tab order', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about#main')
  })
})

test.describe('the chat card', () => {
  test.use({ viewport: phone })
  const button = (page: Page) => page.locator('#chat-widget summary')
  const card = (page: Page) => page.getByRole('region', { name: 'Chat' }).locator('.chat-card')
  const start = (page: Page) => page.getByRole('link', { name: 'Start WhatsApp Chat' })

  test('appears after more than 500 px of scrolling, opens, minimises and closes for the rest of the visit', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))
    await expect(button(page)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
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
    // Who closed it by keyboard goes on at the page.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/consultation"]')?.click(),
    )
    await expect(page).toHaveURL('/consultation')
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await expect(button(page)).toBeHidden()
  })

  test('costs a reader no script of React, whatever is done with it', async ({ page }) => {
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    )
    const time = await ownClock(page)
    await page.goto('/about')
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
    await button(page).click()
    await page.getByRole('button', { name: 'Minimize' }).click()
    await time.pass(5000)
    expect(scripts.filter((url) => /react|island/.test(url))).toEqual([])
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
      await page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('footer a[href="/consultation"]')?.click(),
      )
      await expect(page).toHaveURL('/consultation')
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
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
