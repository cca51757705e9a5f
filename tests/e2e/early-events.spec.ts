import { expect, holdBack, ownClock, test } from './fixtures.ts'
import { hydrate, readToTheEnd } from './hydration.ts'
import { fileFailures } from './page-actions.ts'

test('a visitor who taps a tab twice before hydration sees the same panel both times', async ({
  page,
  allowed,
}) => {
  allowed.push(...fileFailures)
  await page.route(/\/assets\/(?!app-).*\.js$/, (route) => route.abort())
  await page.goto('/')
  const tab = page.getByRole('tab', { name: 'Content Success Stories' })
  await tab.scrollIntoViewIfNeeded()
  // Low on the screen, so that the browser would scroll for a link to the panel below it.
  await tab.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  )
  const tapped = await page.evaluateHandle(() => {
    const targets: (string | undefined)[] = []
    document.addEventListener(
      'click',
      ({ target }) => targets.push((target as Element).textContent?.trim()),
      { capture: true },
    )
    return targets
  })
  await tab.dblclick()
  expect(await tapped.jsonValue()).toEqual(['Content Success Stories', 'Content Success Stories'])
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tabpanel', { name: 'Content Success Stories' })).toBeVisible()
})

test('a tab that is tapped before hydration stays chosen, also in the address', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  arrive()
  await hydrate(page, 'Tabs')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/skills?tab=tab-1')
})

test('arrow keys that are pressed on a tab before hydration choose the next tabs', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  arrive()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-2')
  await expect(page.locator('#tab-2')).toBeFocused()
})

test('a tab that is tapped just before leaving the page is still chosen after going back', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  await page.getByRole('tab').nth(1).click()
  await page.locator('.site-header a[href="/about"]').first().click()
  await expect(page).toHaveURL('/about')
  const came = page.waitForResponse(/\/assets\/Tabs\.island-/)
  arrive()
  await came
  await page.goBack()
  await hydrate(page, 'Tabs')
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-1')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })
  for (const path of ['/', '/skills'])
    test(`a visitor who reads ${path} and touches no tab loads no script of the tabs`, async ({
      page,
    }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      const islands = () => fetched.filter((url) => /\/(Tabs|SkillsExplorer)\.island-/.test(url))
      const time = await ownClock(page)
      await page.goto(path)
      await readToTheEnd(page, 200)
      // A swipe that scrolls the page may begin anywhere.
      await page
        .locator('main .panel:not([data-unselected]) p')
        .first()
        .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
      await time.pass(5000)
      expect(islands()).toEqual([])
      await page.getByRole('tab').last().tap()
      await expect.poll(islands).not.toEqual([])
    })
})

test('a button that is pressed before hydration shows at once that it is busy', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/LevelFinder\.island-/)
  await page.goto('/ai-career-program')
  const button = page.getByRole('button', { name: 'Find My Level' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})
