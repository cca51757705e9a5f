import type { Page } from 'playwright/test'
import { expect, renderAllBlocks, sidewaysScroll, test } from './fixtures.ts'
import { readToTheEnd } from './hydration.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1366, height: 900 }
const quotes = (page: Page) => page.getByRole('group', { name: 'What clients say' })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('home is at most 15 screens long and shows all its cards, some beside another', async ({
    page,
  }) => {
    await page.goto('/')
    await readToTheEnd(page)
    await renderAllBlocks(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height / phone.height).toBeLessThanOrEqual(15)
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    await expect(page.locator('.to-reveal')).toHaveCount(0)
    const rows = page
      .locator('#main')
      .locator('ul:visible')
      .filter({ has: page.locator('h3') })
    for (const [part, count] of [
      ['services', 5],
      ['projects', 9],
    ] as const) {
      const list = rows.and(page.locator(`#${part} ul`))
      await expect(list).toHaveCount(1)
      await expect(list.locator('> li')).toHaveCount(count)
      const [first, second] = [list.locator('> li').first(), list.locator('> li').nth(1)]
      await first.scrollIntoViewIfNeeded()
      await expect(first).toBeInViewport({ ratio: 0.5 })
      // A part of the next card says that there is more.
      expect((await second.boundingBox())?.x).toBeLessThan(phone.width - 20)
    }
  })

  test('a row without links is scrolled by keyboard', async ({ page }) => {
    for (const path of ['/', '/testimonials']) {
      await page.goto(path)
      await renderAllBlocks(page)
      const last = quotes(page).getByRole('listitem').last()
      await expect(last).not.toBeInViewport()
      await quotes(page).focus()
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(last).toBeInViewport({ ratio: 0.5, timeout: 300 })
      }).toPass()
    }
  })

  test('the focus brings each card with a link into view', async ({ page }) => {
    for (const path of ['/', '/projects', '/ai-career-program']) {
      await page.goto(path)
      await renderAllBlocks(page)
      const links = page
        .getByRole('link', { name: /^(View Case Study|Join|Enroll Now|Apply Now)/ })
        .filter({ visible: true })
      const count = await links.count()
      expect(count).toBeGreaterThanOrEqual(4)
      await links.first().focus()
      for (let index = 0; index < count; index++) {
        await links.nth(index).focus()
        await expect(links.nth(index), `link ${index} on ${path}`).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('the filter of the portfolio leaves the cards of a group in view', async ({ page }) => {
    await page.goto('/projects')
    await page
      .getByRole('link', { name: /^View Case Study/ })
      .last()
      .focus()
    await page.getByText('Video Production', { exact: true }).click()
    const shown = page.getByRole('article').filter({ visible: true })
    await expect(shown).toHaveCount(3)
    await expect(shown.first()).toBeInViewport()
  })
})

test('on a wide screen no card is beside the screen, and quotes take no focus', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await page.goto('/testimonials')
  await renderAllBlocks(page)
  const list = page
    .locator('main')
    .getByRole('list')
    .filter({ has: page.locator('blockquote') })
  await expect(list.locator('> li')).toHaveCount(6)
  await list.locator('..').evaluate((row: HTMLElement) => row.focus())
  await expect(list.locator('..')).not.toBeFocused()
})
