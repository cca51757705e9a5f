import type { Page } from 'playwright/test'
import {
  expect,
  motionEnds,
  skippedBlocks,
  stopTime,
  test,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { application, formOn } from './leads.ts'
import { goBack, goByLink, goForward, openStarted } from './page-actions.ts'
import { course, dollars, inr, rupees, usd } from './programs.ts'

// What its form answers, and what becomes of it: tests/e2e/leads-application.spec.ts.

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

  test('opens at its top', async ({ page }) => {
    await openStarted(page, course)
    await hydrate(page, application.island)
    await applyLinks(page).last().click()
    await expect(heading(page)).toBeFocused()
    await expect(details(page)).toBeHidden()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  const waysBack: [way: string, goBack: (page: Page) => Promise<unknown>][] = [
    ['its button', (page) => backButton(page).click()],
    ['Back', goBack],
  ]

  for (const [way, goBack] of waysBack)
    test(`leads back to the link that opened it by ${way}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(course)
      await hydrate(page, application.island)
      const apply = applyLinks(page).last()
      await apply.scrollIntoViewIfNeeded()
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      // A section moves up while it appears.
      await expect
        .poll(() => apply.evaluate((link) => link.closest('.to-reveal')))
        .toBeNull()
      // Playwright moves the page in Firefox before it presses.
      await apply.hover()
      await motionEnds(page)
      const place = async () => (await apply.boundingBox())?.y ?? Number.NaN
      const left = await place()
      await apply.click()
      await expect(heading(page)).toBeFocused()
      await goBack(page)
      await expect(apply).toBeFocused()
      await expect
        .poll(async () => Math.abs((await place()) - left))
        .toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(course)
    })

  test('opens by its address', async ({ page }) => {
    await page.goto(`${course}#apply`)
    await expect(heading(page)).toBeFocused()
    await backButton(page).click()
    await expect(details(page)).toBeVisible()
    await expect(page).toHaveURL(course)
  })

  test('names the price in the currency that is chosen, also when it changes', async ({
    page,
  }) => {
    await openStarted(page, course)
    await hydrate(page, application.island)
    await usd(page).check()
    await applyLinks(page).first().click()
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

  test('keeps its text while the program and other pages are read', async ({
    page,
  }) => {
    await openStarted(page, course)
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

  const doublePresses = {
    'a double click': (page: Page) => backButton(page).dblclick(),
    // The second one finds the focus on the link that has opened the application.
    'two presses of Enter': async (page: Page) => {
      await backButton(page).press('Enter')
      await expect(applyLinks(page).first()).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }

  for (const [presses, pressTwice] of Object.entries(doublePresses))
    test(`goes back once after ${presses}, and keeps its draft`, async ({
      page,
    }) => {
      await page.goto('/about')
      await goByLink(page, course)
      await hydrate(page, 'ApplicationView')
      await applyLinks(page).first().click()
      await firstField(page).fill('Asha Menon')
      // A busy machine takes no time between the presses.
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
