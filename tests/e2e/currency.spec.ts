import type { Page } from 'playwright/test'
import { expect, holdBack, showAllBlocks, test } from './fixtures.ts'
import {
  boxOf,
  clickLink,
  goBack,
  openAndStart,
  removeNavigationApi,
} from './page-actions.ts'
import {
  career,
  chatText,
  chatTexts,
  course,
  dollars,
  inr,
  rupees,
  usd,
} from './programs.ts'

const price = (page: Page) => page.getByRole('region', { name: 'Price' })
/** The font size, in CSS pixels, of the first amount in a currency on a page that shows both. */
const fontSizeOf = (page: Page, code: string) =>
  page
    .locator(`main .both-prices:visible > .${code.toLowerCase()}`)
    .first()
    .evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize))

/** Radio button, amount and code of rupees; `other` and `otherCode` are those of dollars. */
const inRupees = {
  radio: inr,
  amount: rupees,
  other: dollars,
  code: 'INR',
  otherCode: 'USD',
}
/** Radio button, amount and code of dollars; `other` and `otherCode` are those of rupees. */
const inDollars = {
  radio: usd,
  amount: dollars,
  other: rupees,
  code: 'USD',
  otherCode: 'INR',
}

test.describe('the chosen currency', () => {
  /** Expects the price and every chat message to name the chosen currency only. */
  async function expectPriced(
    page: Page,
    { amount, other, code }: typeof inRupees,
  ) {
    await expect(price(page).getByText(amount, { exact: true })).toBeVisible()
    await expect(price(page).getByText(other, { exact: true })).toBeHidden()
    const texts = await chatTexts(page.getByRole('main'))
    expect(texts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts)
      expect(text).toContain(`${code} ${amount.slice(1)}`)
  }

  test('is rupees until a visitor chooses dollars, even before any script runs', async ({
    page,
  }) => {
    await holdBack(page, '**/assets/*.js')
    await page.goto(course, { waitUntil: 'commit' })
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
    await usd(page).check()
    await expectPriced(page, inDollars)
  })

  test('stays chosen when scripts start after the choice', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await page.goto(course, { waitUntil: 'commit' })
    await usd(page).check()
    release()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await expectPriced(page, inDollars)
  })

  /** Pages that show both prices, each with a chat link whose message names the chosen currency. */
  const pagesWithBoth = [
    { path: career, chat: 'Ask for the bundle on WhatsApp' },
    { path: '/career/beginner', chat: 'Enroll Now via WhatsApp' },
    { path: '/', chat: 'Apply via WhatsApp' },
  ]

  for (const { path, chat } of pagesWithBoth)
    test(`has the larger amounts on ${path}, and is named in the chat message`, async ({
      page,
    }) => {
      await openAndStart(page, path)
      await showAllBlocks(page)
      for (const currency of [inDollars, inRupees]) {
        await currency.radio(page).check()
        const size = await fontSizeOf(page, currency.code)
        expect(size).toBeGreaterThan(await fontSizeOf(page, currency.otherCode))
        const link = page.getByRole('link', { name: chat, exact: true })
        expect(await chatText(link)).toContain(currency.code)
      }
    })

  // Without the Navigation API, as in Safari before 26.2 and Firefox before 147, links load pages.
  for (const api of ['with', 'without'])
    test(`stays chosen on every page with prices, ${api} the Navigation API`, {
      tag: api === 'without' ? '@fresh-forms' : [],
    }, async ({ page }) => {
      if (api === 'without') await removeNavigationApi(page)
      await openAndStart(page, course)
      await usd(page).check()
      for (const { path } of pagesWithBoth) {
        await clickLink(page, `a[href="${path}"]`)
        await expect(page).toHaveURL(path)
        await expect(usd(page)).toBeChecked()
      }
    })

  test('applies to earlier pages after Back, even if the visitor chose it on a later page', async ({
    page,
  }) => {
    await openAndStart(page, course)
    await usd(page).check()
    await clickLink(page, `a[href="${career}"]`)
    await expect(page).toHaveURL(career)
    await inr(page).check()
    await goBack(page)
    await expect(page).toHaveURL(course)
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
  })

  test('is rupees again after a reload', {
    tag: '@fresh-forms',
  }, async ({ page }) => {
    await openAndStart(page, course)
    await usd(page).check()
    await page.reload()
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
  })

  test('places the saving of the bundle above the price (rupees) or below (dollars)', async ({
    page,
  }) => {
    await page.goto(career)
    const bundle = page.getByRole('region', {
      name: 'Complete AI Career Bundle',
    })
    const savingAbove = bundle.locator('.rupees-chosen')
    await showAllBlocks(page)
    await expect(savingAbove).toHaveText(/₹74,996 ?save 30%$/)
    await expect(savingAbove).toBeVisible()
    await usd(page).check()
    await expect(savingAbove).toBeHidden()
    const bundleInDollars = bundle.locator('.both-prices .usd')
    const bundleInRupees = bundle.locator('.both-prices .inr')
    await expect(bundleInRupees).toHaveText(
      '₹49,999 in India, instead of ₹74,996, save 30%',
    )
    const { y: topOfDollars } = await boxOf(bundleInDollars)
    const { y: topOfRupees } = await boxOf(bundleInRupees)
    expect(topOfRupees).toBeGreaterThan(topOfDollars)
    await expect(bundle.locator('s').filter({ visible: true })).toHaveCount(1)
  })
})

test.describe('a visitor without script', { tag: '@no-script' }, () => {
  test.use({ javaScriptEnabled: false })

  test('reads both prices and is offered no choice of currency', async ({
    page,
  }) => {
    await page.goto(course)
    for (const amount of [rupees, dollars])
      await expect(price(page).getByText(amount, { exact: true })).toBeVisible()
    await expect(usd(page)).toBeHidden()
  })

  test('finds a mail link with the questions of the form after following the apply link', async ({
    page,
  }) => {
    await page.goto(course)
    await page
      .getByRole('link', { name: 'Apply for the Program' })
      .first()
      .click()
    const mail = page.getByRole('link', {
      name: 'Open a mail with these questions',
    })
    await expect(mail).toBeInViewport()
  })
})
