import type { Page } from 'playwright/test'
import {
  expect,
  skippedBlocks,
  stopTime,
  test,
  waitForMotion,
  withMotion,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { application, formOn } from './leads.ts'
import { goBack, goByLink, goForward, openAndStart } from './page-actions.ts'
import { course, dollars, inr, rupees, usd } from './programs.ts'

test.use(withMotion)

// How the application form responds and sends its message is tested in leads-application.spec.ts.

const details = (page: Page) => page.locator('#program-details')

test.describe('the application', () => {
  const title = 'Apply for the AI Business Transformation Program'
  const heading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: title })
  const firstField = (page: Page) =>
    formOn(page, application).field('Full name')
  const applyLinks = (page: Page) => details(page).locator('a[href="#apply"]')
  const backButton = (page: Page) =>
    page.getByRole('button', { name: 'Back to Program Details' })

  test('opens with the page scrolled to the top and the focus on its heading', async ({
    page,
  }) => {
    await openAndStart(page, course)
    await hydrate(page, application.island)
    await applyLinks(page).last().click()
    await expect(heading(page)).toBeFocused()
    await expect(details(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  const waysBack: [way: string, goBack: (page: Page) => Promise<unknown>][] = [
    ['a press of its back button', (page) => backButton(page).click()],
    ["a press of the browser's Back button", goBack],
  ]

  for (const [way, goBack] of waysBack)
    test(`closes on ${way}, and the visitor is back at the apply link`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(course)
      await hydrate(page, application.island)
      const apply = applyLinks(page).last()
      await apply.scrollIntoViewIfNeeded()
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      // A section moves up while it appears, and the link moves with it.
      await expect
        .poll(() => apply.evaluate((link) => link.closest('.to-reveal')))
        .toBeNull()
      await apply.focus()
      await waitForMotion(page)
      const topOfLink = async () => (await apply.boundingBox())?.y ?? Number.NaN
      const topBefore = await topOfLink()
      // In Firefox, Playwright may scroll before a click, after the position was measured.
      await page.keyboard.press('Enter')
      await expect(heading(page)).toBeFocused()
      await goBack(page)
      await expect(apply).toBeFocused()
      await expect
        .poll(async () => Math.abs((await topOfLink()) - topBefore))
        .toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(course)
    })

  test('closes on a press of its back button after the skip link was used', async ({
    page,
  }) => {
    await openAndStart(page, course)
    await hydrate(page, application.island)
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page).toHaveURL(`${course}#main`)
    await applyLinks(page).first().click()
    await expect(heading(page)).toBeFocused()
    await backButton(page).click()
    await expect(details(page)).toBeVisible()
    await expect(firstField(page)).toBeHidden()
  })

  test('opens if the URL ends in #apply', async ({ page }) => {
    await page.goto(`${course}#apply`)
    await expect(heading(page)).toBeFocused()
    await backButton(page).click()
    await expect(details(page)).toBeVisible()
    await expect(page).toHaveURL(course)
  })

  test('names the price in the chosen currency, even after a change of the currency', async ({
    page,
  }) => {
    await openAndStart(page, course)
    await hydrate(page, application.island)
    await usd(page).check()
    await applyLinks(page).first().click()
    await expect(page.getByText(`${dollars}.`, { exact: true })).toBeVisible()
    await expect(
      page.getByText(`Ready to invest ${dollars} immediately`),
    ).toBeVisible()
    await goBack(page)
    await inr(page).check()
    await goForward(page)
    await expect(
      page.getByText(`Ready to invest ${rupees} immediately`),
    ).toBeVisible()
  })

  test('keeps typed text while the visitor reads the program and other pages', async ({
    page,
  }) => {
    await openAndStart(page, course)
    await hydrate(page, application.island)
    await applyLinks(page).first().click()
    await firstField(page).fill('Asha Menon')
    await goBack(page)
    await expect(details(page)).toBeVisible()
    await goForward(page)
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await goByLink(page, '/consultation')
    await expect(firstField(page)).toBeHidden()
    await goBack(page)
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await goBack(page)
    await expect(details(page)).toBeVisible()
  })

  test('keeps typed text after Back loads the program page again', {
    tag: '@back-loads',
  }, async ({ page }) => {
    await openAndStart(page, `${course}#apply`)
    await firstField(page).fill('Asha Menon')
    await page.goto('/robots.txt')
    await page.goBack()
    await expect(firstField(page)).toHaveValue('Asha Menon')
  })

  const doublePresses = {
    'a double click on its back button': (page: Page) =>
      backButton(page).dblclick(),
    // By the second press, the focus has moved to the link that opened the application.
    'two presses of Enter on its back button': async (page: Page) => {
      await backButton(page).press('Enter')
      await expect(applyLinks(page).first()).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }

  for (const [presses, pressTwice] of Object.entries(doublePresses))
    test(`goes back by one history entry after ${presses}, and keeps typed text`, async ({
      page,
    }) => {
      await page.goto('/about')
      await goByLink(page, course)
      await hydrate(page, 'ApplicationView')
      await applyLinks(page).first().click()
      await firstField(page).fill('Asha Menon')
      // With a stopped clock, no time passes between the presses even on a busy machine.
      const time = await stopTime(page)
      await pressTwice(page)
      await expect(details(page)).toBeVisible()
      await time.pass(100)
      await expect(page).toHaveURL(course)
      await expect(firstField(page)).toBeHidden()
      await page.clock.resume()
      await applyLinks(page).last().click()
      await expect(firstField(page)).toHaveValue('Asha Menon')
    })
})
