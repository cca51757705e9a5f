import type { Page } from 'playwright/test'
import { replySettings } from '../../data/contact.ts'
import { offeredGreetings } from '../../data/greetings.ts'
import { replyLines } from '../../data/reply-time.ts'
import { site } from '../../data/site.ts'
import { decodeChat } from '../unit/decode-message.ts'
import { expect, holdBack, shiftsOf, test, watchShifts } from './fixtures.ts'

/** Moments inside and outside the delivered hours. */
const moments = ['2026-07-15T07:00:00Z', '2026-07-17T20:00:00Z']
const zones = ['Asia/Kolkata', 'America/New_York']

const lines = (page: Page) => page.locator('main [data-behaviour=reply-line] > span')

for (const timezoneId of zones)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } })
    for (const moment of moments)
      test(`a visitor reads at ${moment} when a reply is due`, async ({ page }) => {
        const said = replyLines(new Date(moment), replySettings, timezoneId)
        const expected = [said?.state, said?.due].filter((text) => text !== undefined)
        expect(expected).not.toEqual([])
        await page.clock.setFixedTime(moment)
        await page.goto('/contact')
        await lines(page).first().scrollIntoViewIfNeeded()
        await expect(lines(page)).toHaveText(expected)
      })
  })

test.describe('the line about replies appears without a layout shift', () => {
  test.use({ timezoneId: 'America/New_York' })
  for (const width of [320, 390, 1366])
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.clock.setFixedTime('2026-07-17T20:00:00Z')
      await watchShifts(page)
      const arrive = await holdBack(page, /\/reply-line-[^/]*\.js$/)
      await page.goto('/contact')
      await lines(page).first().scrollIntoViewIfNeeded()
      await expect(lines(page).first()).toHaveText(site.businessHours)
      const heights = () =>
        page
          .locator('main [data-behaviour=reply-line]')
          .evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().height))
      const [served, before] = [await heights(), await shiftsOf(page)]
      arrive()
      await expect(lines(page).first()).not.toHaveText(site.businessHours)
      expect(await heights()).toEqual(served)
      expect(await shiftsOf(page)).toEqual(before)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor reads the plain hours and can write in another language', async ({ page }) => {
    await page.goto('/contact')
    await expect(lines(page).first()).toHaveText(site.businessHours)
    for (const { lang, label, message } of offeredGreetings) {
      const link = page.locator(`main a[lang=${lang}]`)
      await expect(link).toHaveText(label)
      expect(decodeChat((await link.getAttribute('href')) ?? '')).toEqual({
        number: site.chatNumber,
        text: message,
      })
    }
  })
})
