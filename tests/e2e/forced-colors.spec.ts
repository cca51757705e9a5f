import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { expect, renderAllBlocks, routes, test } from './fixtures.ts'

/** The colour that most pixels of an element have. */
async function mainColour(element: Locator) {
  const picture = sharp(await element.screenshot({ animations: 'disabled' })).removeAlpha()
  const pixels = await picture.raw().toBuffer()
  const counts = new Map<string, number>()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** Pairs of a chosen and another part: tabs, links of the navigation, labels of radio buttons. */
async function pairsOf(page: Page) {
  const pairs: { name: string; chosen: Locator; other: Locator }[] = []
  for (const list of await page.getByRole('tablist').filter({ visible: true }).all())
    pairs.push({
      name: 'tabs',
      chosen: list.getByRole('tab', { selected: true }),
      other: list.getByRole('tab', { selected: false }).first(),
    })
  const links = page.getByRole('navigation', { name: 'Main' }).locator('ul a:visible')
  const current = links.and(page.locator('[aria-current]'))
  if ((await current.count()) > 0)
    pairs.push({
      name: 'navigation',
      chosen: current.first(),
      other: links.and(page.locator(':not([aria-current])')).first(),
    })
  for (const group of await page.locator('main fieldset').filter({ visible: true }).all()) {
    const labels = group.locator('label').filter({ has: page.locator('[type=radio]') })
    if ((await labels.count()) < 2) continue
    await labels.first().click()
    const [chosen, other] = [labels.first(), labels.nth(1)].map((label) => label.locator('span'))
    if (chosen && other) pairs.push({ name: 'radio buttons', chosen, other })
  }
  return pairs
}

test.use({ viewport: { width: 1366, height: 900 }, contextOptions: { forcedColors: 'active' } })

test('in a contrast theme, what is chosen looks different from the rest on every page', async ({
  page,
  allowed,
}) => {
  allowed.push('404')
  const seen = new Set<string>()
  for (const route of [...routes, '/ai-career-program?quiz=1']) {
    await page.goto(route)
    await renderAllBlocks(page)
    if (route.endsWith('quiz=1')) await expect(page.getByText('Question 1 of')).toBeVisible()
    for (const { name, chosen, other } of await pairsOf(page)) {
      await page.mouse.move(0, 0)
      expect(await mainColour(chosen), `${name} on ${route}`).not.toBe(await mainColour(other))
      seen.add(name)
    }
  }
  expect([...seen].sort()).toEqual(['navigation', 'radio buttons', 'tabs'])
})
