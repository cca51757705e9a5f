import { expect, showAllBlocks, test } from './fixtures.ts'
import { readToTheEnd } from './hydration.ts'

const phone = { width: 390, height: 844 }
test.use({ viewport: phone })

test('home is at most 15 screens long on a phone, with cards in rows', async ({ page }) => {
  await page.goto('/')
  await readToTheEnd(page)
  await showAllBlocks(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height / phone.height).toBeLessThanOrEqual(15)
  for (const [part, count] of [
    ['services', 5],
    ['projects', 9],
  ] as const) {
    const list = page.locator(`#${part} ul:visible`).filter({ has: page.locator('h3') })
    const cards = list.locator('> li')
    await expect(cards).toHaveCount(count)
    // A part of the next card says that there is more.
    expect((await cards.nth(1).boundingBox())?.x).toBeLessThan(phone.width - 20)
    await cards.last().getByRole('link').last().focus()
    await expect(cards.last().getByRole('link').last()).toBeInViewport({ ratio: 1 })
  }
  // A row without links takes the focus itself: Safari focuses no part only because it scrolls.
  await expect(page.getByRole('group', { name: 'What clients say' })).toHaveAttribute(
    'tabindex',
    '0',
  )
})
