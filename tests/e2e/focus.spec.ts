import { readFileSync } from 'node:fs'
import { fileOfRoute } from '#ssg/routes/built-pages.ts'
import { expect, routes, setTextSize, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { announcedTwice } from './leads.ts'

/** The places within pages that links of the site lead to; the skip link is one on every page. */
const addressesWithin = new Set(
  routes.flatMap((route) =>
    [
      ...readFileSync(`dist/${fileOfRoute(route)}`, 'utf8').matchAll(
        / href="(\/[^"#]*)?#((?!main")[^"]+)"/g,
      ),
    ].map(([, path = route, id]) => `${path}#${id}`),
  ),
)

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [width, height, standard] of [
    [390, 844, 16],
    [390, 844, 32],
    [320, 640, 32],
    [1366, 900, 32],
  ] as const)
    test(`no link leads below the header at ${width} px, text ${standard} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await setTextSize(page, standard)
      const hidden: string[] = []
      for (const address of addressesWithin) {
        await page.goto(address)
        const isHidden = await page.evaluate(() => {
          const box = (part: string) => document.querySelector(part)?.getBoundingClientRect()
          const { top = Number.NaN } = box(':target') ?? {}
          return !(top + 1 >= (box('.site-header')?.bottom ?? 0) && top >= 0 && top < innerHeight)
        })
        if (isHidden) hidden.push(address)
      }
      expect(hidden).toEqual([])
    })
})
