import { expect, holdBack, skippedBlocks, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { clickLink, isSameDocument, markDocument, scrollPage } from './page-actions.ts'

const desktop = { width: 1366, height: 900 }

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

  for (const width of [390, 1366])
    test(`shows a place far down a page at ${width} px below the header`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      const expectPlace = async () => {
        await expect(page).toHaveURL('/#contact')
        // By now everything above the place has its final size.
        await expect(page.locator(skippedBlocks)).toHaveCount(0)
        const top = await page
          .locator('#contact')
          .evaluate((element) => element.getBoundingClientRect().top)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top).toBeLessThan(250)
      }
      await page.goto('/#contact')
      await expectPlace()
      await page.goto('/about')
      await clickLink(page, 'main a[href="/#contact"]')
      await expectPlace()
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
