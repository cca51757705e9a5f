import { expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { announcedTwice } from './leads.ts'

test('closing the announcement moves the focus to the heading', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Close announcement' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('no view of the quiz leaves the focus on the body or is announced twice', async ({ page }) => {
  await page.goto('/ai-career-program')
  await page.getByRole('link', { name: 'Find My Level' }).scrollIntoViewIfNeeded()
  await hydrate(page, 'LevelFinder')
  const quiz = page.locator('[data-island=LevelFinder]')
  const answer = quiz.getByRole('radio').first()
  for (const name of [
    'Find My Level',
    'Next Question',
    'Previous Question',
    'Next Question',
    'Next Question',
    'Show My Level',
    'Change answer 2',
    'Show My Level',
    'View All Levels',
  ]) {
    if (await answer.isVisible()) await answer.check()
    const link = quiz.getByRole('link', { name, exact: true })
    // A key between two presses shows that the second one is meant.
    await page.keyboard.press('Shift')
    await quiz.getByRole('button', { name, exact: true }).or(link).press('Enter')
    await expect(page.locator('body:focus, html:not(:focus-within)'), name).toHaveCount(0)
    expect(await announcedTwice(page)).toEqual([])
  }
})
