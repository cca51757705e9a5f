import type { Page } from 'playwright/test'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { expect, frames, test } from './fixtures.ts'
import { clickLink, scrollPage } from './page-actions.ts'

/** Safari before 26.2 and Firefox before 147: every link loads its page. */
const withoutNavigation = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))

/** Far enough for the chat card to appear. */
async function scrollDown(page: Page) {
  await scrollPage(page, 900)
  await frames(page)
}

test('a browser too old for the scripts shows the served page with every way to write', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'))
  await page.goto('/')
  expect(await page.evaluate(() => performance.getEntriesByName('interactive').length)).toBe(0)
  await page.getByRole('tab', { name: 'AI Solutions' }).click()
  await expect(page.locator('.panel:target')).toBeVisible()
  await expect(page.locator('form')).toHaveAttribute('action', /^mailto:/)
  await expect(page.locator('main a[href^="https://wa.me/"]').first()).toBeVisible()
})

test('links load their page once where the Navigation API has no interception', async ({
  page,
}) => {
  // Chromium 102 to 104.
  await page.addInitScript(() => Reflect.deleteProperty(NavigateEvent.prototype, 'intercept'))
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/skills')) asked.push(request.resourceType())
  })
  await clickLink(page, 'header a[href="/skills"]')
  await expect(page).toHaveTitle(/^Skills/)
  expect(asked).toEqual(['document'])
})

test('one question closes the other where details have no name', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    // The test's browser supports the attribute, so it is removed from the page.
    const unname = () => {
      for (const details of document.querySelectorAll('details[name]')) {
        const name = details.getAttribute('name') ?? ''
        details.removeAttribute('name')
        details.getAttribute = (attribute) =>
          attribute === 'name' ? name : Element.prototype.getAttribute.call(details, attribute)
      }
    }
    const find = document.querySelectorAll.bind(document)
    document.querySelectorAll = ((selector: string) =>
      selector.startsWith('details[name=')
        ? [...find('details')].filter((one) => selector.includes(`"${one.getAttribute('name')}"`))
        : find(selector)) as typeof document.querySelectorAll
    addEventListener('DOMContentLoaded', unname)
  })
  await page.goto('/')
  const questions = page.locator('.accordion details')
  await questions.nth(0).locator('summary').click()
  await expect(questions.nth(0)).toHaveJSProperty('open', true)
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveJSProperty('open', true)
  await expect(questions.nth(0)).toHaveJSProperty('open', false)
})

test.describe('where each link loads its page', () => {
  test('the chat card stays closed on the next page and is back after a reload', async ({
    page,
  }) => {
    await withoutNavigation(page)
    await page.goto('/about')
    const chat = page.locator('#chat-widget')
    await scrollDown(page)
    await chat.locator('summary').click()
    await chat.getByRole('button', { name: 'Close chat' }).click()
    await expect(chat).toBeHidden()
    await clickLink(page, 'footer a[href="/consultation"]')
    await expect(page).toHaveURL('/consultation')
    await scrollDown(page)
    await expect(chat).toBeHidden()
    await page.reload()
    await scrollDown(page)
    await expect(chat).toBeVisible()
  })

  test('the launch banner stays closed on the way back home', async ({ page }) => {
    await withoutNavigation(page)
    await page.goto('/')
    const banner = page.locator('#launch-banner')
    await banner.getByRole('button').click()
    await expect(banner).toBeHidden()
    await page.goto('/about')
    await page.goto('/')
    await expect(page.locator('header[data-header]')).toBeVisible()
    await expect(banner).toBeHidden()
    await page.reload()
    await expect(banner).toBeVisible()
  })

  test('the chosen currency stays: page and message name the same price', async ({ page }) => {
    await withoutNavigation(page)
    await page.goto('/ai-mastery-course')
    await page.getByRole('radio', { name: 'International (USD)' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await page.goto('/career/beginner')
    const price = page.getByRole('complementary', { name: 'Price' })
    const enrol = price.getByRole('link')
    await expect(enrol).toHaveAccessibleName('Enroll Now via WhatsApp')
    expect(decodeChat((await enrol.getAttribute('href')) ?? '').text).toContain('USD')
    const sizeOf = (css: string) =>
      price
        .locator(css)
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    expect(await sizeOf('.usd')).toBeGreaterThan(await sizeOf('.inr'))
    await page.reload()
    expect(await sizeOf('.inr')).toBeGreaterThan(await sizeOf('.usd'))
  })
})
