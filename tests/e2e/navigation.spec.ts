import { expect, frames, holdBack, routes, skippedBlocks, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { clickLink, isSameDocument, markDocument, scrollPage } from './page-actions.ts'

const desktop = { width: 1366, height: 900 }
const phone = { width: 390, height: 844 }

test.describe('a long page on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' } as never)
  // Despite `hasTouch`, a browser with a mouse may fire a move on load, which counts as activity.
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      addEventListener('pointermove', (event) => event.stopImmediatePropagation()),
    ),
  )

  for (const route of ['/', '/projects', '/ai-mastery-course', '/services/ai-solutions'])
    test(`${route} is laid out in full without a shift once a visitor scrolls`, async ({
      page,
    }) => {
      await page.goto(route)
      expect(await page.locator(skippedBlocks).count()).toBeGreaterThan(3)
      const seen = await page.evaluateHandle(async () => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' })
        // The browser itself lays out the blocks that have come near.
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

  test('/about shows the place that a link names', async ({ page }) => {
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

  test('changes the page without a load, with the focus on its heading', async ({ page }) => {
    await page.goto('/about')
    await markDocument(page)
    await page
      .getByRole('navigation', { name: 'Services' })
      .getByRole('link', { name: 'YouTube Strategy' })
      .click()
    await expect(page).toHaveURL('/services/youtube-strategy')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(await page.title())
    await expect(page).toHaveTitle(/YouTube/)
    const describing = 'link[rel=canonical], meta[name=description], script[type$=json]'
    const described = () =>
      page
        .locator('head')
        .locator(describing)
        .evaluateAll((all) => all.map((one) => one.outerHTML))
    const head = await described()
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goto('/services/youtube-strategy')
    expect(head).toEqual(await described())
  })

  test('returns to the same place on back', async ({ page }) => {
    await page.goto('/legal/terms-of-service')
    await scrollPage(page, 1200)
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

  test('keeps the page when the visitor goes back before the next one has loaded', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.locator('main').evaluate((main) => Object.assign(main, { touched: true }))
    await clickLink(page, 'footer a[href="/legal/privacy-policy"]')
    await expect(page).toHaveURL('/legal/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    const arrive = await holdBack(page, '**/testimonials')
    await clickLink(page, 'header a[href="/testimonials"]')
    await page.goForward()
    await expect(page).toHaveURL('/legal/privacy-policy')
    await page.goBack()
    await expect(page).toHaveURL('/about')
    arrive()
    await frames(page)
    await expect(page).toHaveURL('/about')
    expect(await page.locator('main').evaluate((main) => 'touched' in main)).toBe(true)
    await clickLink(page, 'footer a[href="/legal/disclaimer"]')
    await expect(page).toHaveURL('/legal/disclaimer')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL('/about')
    await expect.poll(() => page.locator('main').evaluate((main) => 'touched' in main)).toBe(true)
  })

  test('requests only the page', async ({ page }) => {
    await page.goto('/about')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page
      .getByRole('navigation', { name: 'Legal' })
      .getByRole('link', { name: 'Professional Disclaimer' })
      .click()
    await expect(page).toHaveURL('/legal/disclaimer')
    expect(asked.filter((path) => path.endsWith('.json') || path.includes('manifest'))).toEqual([])
    // Pages may be prefetched where the pointer passes their links.
    expect(
      asked.filter(
        (path) => !path.startsWith('/assets/') && path !== '/favicon.svg' && !routes.includes(path),
      ),
    ).toEqual([])
  })

  test('shows a named place below the header', async ({ page }) => {
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
  })

  for (const width of [390, 1366])
    test(`shows a place far down a long page at ${width} px and stays there`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/#contact')
      await expect(page.locator('#contact')).toBeInViewport()
      // By now everything above the place has its final size.
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      const top = await page
        .locator('#contact')
        .evaluate((element) => element.getBoundingClientRect().top)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top).toBeLessThan(250)
    })

  for (const width of [390, 1366])
    test(`shows a place far down another page at ${width} px from the first frame`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/about')
      const tops = await page.evaluate(
        (skippedBlocks) =>
          new Promise<number[]>((done) => {
            // Safari has no scroll anchoring.
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

  test('shows the not-found page for an unknown address and logs the path once', async ({
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

  test('keeps the skip link first in the tab order', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about#main')
  })
})

test.describe('while the next page loads', () => {
  test('a filter applies to the page shown', async ({ page }) => {
    await page.goto('/projects')
    const arrive = await holdBack(page, '**/testimonials')
    await clickLink(page, 'header a[href="/testimonials"]')
    await page.getByRole('radio', { name: 'Video Production' }).check()
    await expect(page).toHaveURL('/projects?filter=video')
    arrive()
    await expect(page).toHaveURL('/testimonials')
    await expect(page).toHaveTitle(/Testimonials/)
    await page.goBack()
    await expect(page).toHaveURL('/projects?filter=video')
    await expect(page.getByRole('radio', { name: 'Video Production' })).toBeChecked()
  })

  test('a tab does not change the address of a page in the history', async ({ page }) => {
    await page.goto('/testimonials')
    await clickLink(page, 'header a[href="/skills"]')
    await expect(page).toHaveURL('/skills')
    await page.reload()
    await hydrate(page, 'Tabs')
    const arrive = await holdBack(page, '**/testimonials')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/testimonials')
    await page.locator('#tab-2').click()
    await expect(page).toHaveURL('/testimonials')
    arrive()
    await expect(page).toHaveTitle(/Testimonials/)
    await expect(page).toHaveURL('/testimonials')
  })
})
