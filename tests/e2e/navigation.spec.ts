import type { Page } from 'playwright/test'
import { expect, holdBack, skippedBlocks, test } from './fixtures.ts'
import { hostTest } from './host.ts'
import { hydrate } from './hydration.ts'
import { contact, formOf } from './leads.ts'
import {
  clickLink,
  followLink,
  headerLink,
  isSameDocument,
  markDocument,
  minified,
  scrollPage,
  serveChanged,
} from './page-actions.ts'

const desktop = { width: 1366, height: 900 }

test.describe('a visitor who follows links', () => {
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

test.describe('a page that takes its time', () => {
  /** Counts how often a page is asked for. */
  const countRequests = (page: Page, path: string) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === path) asked.push(request.resourceType())
    })
    return asked
  }
  const link = 'header a[href="/skills"]'

  test('is begun again by another tap after four seconds alone', async ({ page }) => {
    await page.clock.install()
    await page.goto('/about')
    // The machine's own time would count as well.
    await page.clock.pauseAt(Date.now() + 5000)
    const asked = countRequests(page, '/skills')
    const arrive = await holdBack(page, '**/skills')
    const tap = async () => {
      // The touch alone would fetch the page ahead.
      await page.locator(link).first().dispatchEvent('touchstart')
      await clickLink(page, link)
    }
    await tap()
    for (const second of [1, 2, 3]) {
      await page.clock.runFor(1000)
      await tap()
      await expect.poll(() => asked, `${second} s`).toEqual(['fetch'])
    }
    await page.clock.runFor(1500)
    await tap()
    await expect.poll(() => asked).toEqual(['fetch', 'document'])
    arrive()
    await expect(page).toHaveTitle(/Skills/)
  })

  test('comes without a word about the connection while a message is unsent', async ({ page }) => {
    await page.clock.install()
    await page.goto(contact.path)
    await hydrate(page, contact.island)
    await formOf(page, contact).getByLabel('Message', { exact: true }).fill('Still here')
    await markDocument(page)
    const arrive = await holdBack(page, '**/skills')
    await clickLink(page, link)
    await page.clock.runFor(30_000)
    await expect(page.locator('#toasts [aria-live=assertive]')).toBeEmpty()
    arrive()
    await expect(page).toHaveURL('/skills')
    expect(await isSameDocument(page)).toBe(true)
  })

  hostTest('is waited for once its answer has begun', async ({ page, host }) => {
    await page.clock.install()
    await page.goto('/about')
    await markDocument(page)
    let finish = () => {}
    const rest = new Promise<void>((done) => {
      finish = done
    })
    host.answers.set('/skills', { rest })
    const begins = page.waitForResponse((response) => response.url().endsWith('/skills'))
    await clickLink(page, link)
    await begins
    await page.clock.runFor(5000)
    await clickLink(page, link)
    await page.clock.runFor(10_000)
    finish()
    await expect(page).toHaveTitle(/Skills/)
    expect(await isSameDocument(page)).toBe(true)
    expect(host.asked.filter((path) => path === '/skills')).toHaveLength(1)
  })

  for (const [where, isOffline, times] of [
    ['with a connection is asked for three times more', false, 4],
    ['without one is asked for once', true, 1],
  ] as const)
    test(`and fails ${where}`, async ({ page, context, allowed }) => {
      allowed.push('The page did not come', 'Failed to load resource', 'net::ERR')
      await page.clock.install()
      await page.goto('/about')
      const asked = countRequests(page, '/skills')
      await page.route('**/skills', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      )
      await context.setOffline(isOffline)
      await clickLink(page, link)
      const ends = isOffline
        ? () => page.locator('#toasts').textContent()
        : async () => (asked.includes('document') ? 'The page did not come' : '')
      await expect
        .poll(async () => {
          await page.clock.runFor(1000).catch(() => {})
          return ends()
        })
        .toContain('The page did not come')
      expect(asked.filter((type) => type === 'fetch')).toHaveLength(times)
    })
})

test('a page that could not be shown is fetched by its link and by a reload', async ({
  page,
  allowed,
}) => {
  allowed.push('Unexpected Application Error!', 'Failed to load resource')
  const broken = page.getByRole('heading', { name: 'Unexpected Application Error!' })
  await page.goto('/about')
  const fail = () => page.route('**/skills', (route) => route.fulfill({ status: 500, body: 'no' }))
  await fail()
  await headerLink(page, 'Skills').click()
  await expect(broken).toBeFocused()
  await expect(page.getByRole('main')).toContainText('500')
  await page.unroute('**/skills')
  await headerLink(page, 'Skills').click()
  await expect(page).toHaveTitle(/Skills/)
  await expect(broken).toHaveCount(0)

  await followLink(page, 'About')
  await fail()
  await headerLink(page, 'Skills').click()
  await expect(broken).toBeFocused()
  await page.unroute('**/skills')
  await markDocument(page)
  await page.reload()
  await expect(page).toHaveTitle(/Skills/)
  expect(await isSameDocument(page)).toBe(false)
})

test.describe('a page that was changed on its way', () => {
  for (const [how, change, isSoft] of [
    ['minified', minified, true],
    [
      'minified, without a version',
      (html: string) => minified(html).replace(/<meta [^>]*name=version>/, ''),
      false,
    ],
    [
      'minified, without its style sheet',
      (html: string) => minified(html).replace(' id=page-css', ''),
      false,
    ],
  ] as const)
    test(`(${how}) is shown by its link`, async ({ page }) => {
      await serveChanged(page, change)
      await page.goto('/about')
      await markDocument(page)
      await followLink(page, 'Skills')
      await expect(page).toHaveTitle(/Skills/)
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Unexpected')
      expect(await isSameDocument(page)).toBe(isSoft)
      await followLink(page, 'Contact')
      await expect(formOf(page, contact)).toBeVisible()
    })
})

test('a link with a text fragment ends at that text of another page', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/legal/privacy-policy#:~:text=service%20worker%20keeps%20copies'
    link.textContent = 'What is kept'
    document.querySelector('h1')?.append(link)
  })
  await page.getByRole('link', { name: 'What is kept' }).click()
  await expect(page).toHaveTitle(/Privacy/)
  await expect(page.getByText('A service worker keeps copies')).toBeInViewport()
})

for (const [how, forbid] of [
  [
    'refuse every use',
    () => {
      for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
        Storage.prototype[name] = () => {
          throw new DOMException('denied', 'SecurityError')
        }
    },
  ],
  [
    'cannot be reached',
    () => {
      const get = () => {
        throw new DOMException('denied', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { get })
    },
  ],
  [
    'do not exist',
    () => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, { value: null })
    },
  ],
] as const)
  test(`every script starts where the browser's stores ${how}`, async ({ page }) => {
    await page.addInitScript(forbid)
    await page.goto('/ai-mastery-course')
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('interactive').length))
      .toBe(1)
    await page.getByText('International (USD)').first().click()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await markDocument(page)
    await followLink(page, 'Skills')
    expect(await isSameDocument(page)).toBe(true)
  })
