import type { Page } from 'playwright/test'
import { businessHours } from '../../data/business-hours.ts'
import { offeredGreetings } from '../../data/greetings.ts'
import { type ReplyPromise, replySettings } from '../../data/reply-settings.ts'
import { replyLines } from '../../data/reply-time.ts'
import { site } from '../../data/site.ts'
import { clockIn } from '../../data/zone-clock.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import { expect, holdBack, shiftsOf, test, watchShifts } from './fixtures.ts'
import {
  buttonOf,
  consultation,
  contact,
  fillForm,
  home,
  openForm,
  serviceRequest,
  stubWindow,
} from './leads.ts'
import { scrollPage } from './page-actions.ts'

/** Moments inside and outside the delivered hours. */
const moments = ['2026-07-15T07:00:00Z', '2026-07-17T20:00:00Z'] as const
const zones = ['Asia/Kolkata', 'America/New_York']

/** What a visitor in `zone` reads at a moment, before or after sending. */
function linesAt(moment: string, zone: string, promise: ReplyPromise = 'consultationResponse') {
  const clocks = [clockIn(replySettings.zone), clockIn(zone)] as const
  const hours = replySettings.promised[promise]
  const said = replyLines(Date.parse(moment), replySettings, hours, ...clocks)
  return [said?.state, said?.due].filter((text) => text !== undefined)
}

const scripts = /\/reply-times-[^/]*\.js$/
const lines = (page: Page) => page.locator('main [data-behaviour=reply-line] > span')

for (const timezoneId of zones)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } })
    for (const moment of moments)
      test(`a visitor reads at ${moment} when a reply is due`, async ({ page }) => {
        const expected = linesAt(moment, timezoneId)
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
      const arrive = await holdBack(page, scripts)
      await page.goto('/contact')
      await lines(page).first().scrollIntoViewIfNeeded()
      await expect(lines(page).first()).toHaveText(businessHours)
      const heights = () =>
        page
          .locator('main [data-behaviour=reply-line]')
          .evaluateAll((elements) => elements.map((each) => each.getBoundingClientRect().height))
      const [served, before] = [await heights(), await shiftsOf(page)]
      arrive()
      await expect(lines(page).first()).not.toHaveText(businessHours)
      expect(await heights()).toEqual(served)
      expect(await shiftsOf(page)).toEqual(before)
    })
})

/** Opens the chat card of a page of text. */
async function openChat(page: Page) {
  await page.goto('/about')
  await scrollPage(page, 700)
  await page.locator('#chat-widget summary').click()
}
const chatLines = (page: Page) => page.locator('#chat-widget .chat-card > .grid span')
const chatStart = (page: Page) => page.getByRole('link', { name: 'Start WhatsApp Chat' })

for (const timezoneId of zones)
  test.describe(`the chat card in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('says when a reply is due and offers other languages', async ({ page }) => {
      await page.clock.setFixedTime(moments[0])
      await openChat(page)
      await expect(chatLines(page)).toHaveText(linesAt(moments[0], timezoneId))
      for (const { lang, label, message } of offeredGreetings) {
        const link = page.locator(`#chat-widget a[lang=${lang}]`)
        await expect(link).toHaveText(label)
        expect(decodeChat((await link.getAttribute('href')) ?? '').text).toBe(message)
      }
      await page.clock.setFixedTime(moments[1])
      await page.getByRole('button', { name: 'Minimize' }).click()
      await page.locator('#chat-widget summary').click()
      await expect(chatLines(page)).toHaveText(linesAt(moments[1], timezoneId))
    })
  })

test.describe('nothing in the chat card moves when its lines come', () => {
  test.use({ timezoneId: 'America/New_York' })
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1366, 700],
  ] as const)
    test(`at ${width} x ${height} px`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.clock.setFixedTime(moments[1])
      const arrive = await holdBack(page, scripts)
      await openChat(page)
      const places = () =>
        page
          .locator('#chat-widget .chat-card > :not(.grid)')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
      const before = await places()
      arrive()
      await expect(chatLines(page)).toHaveText(linesAt(moments[1], 'America/New_York'))
      const moved = (await places()).map((top, index) => Math.abs(top - (before[index] ?? 0)))
      expect(Math.max(...moved)).toBeLessThan(1)
      await chatLines(page).first().scrollIntoViewIfNeeded()
      await expect(chatLines(page).first()).toBeInViewport({ ratio: 1 })
    })
})

test('the chat card stays as served where its lines do not come', async ({ page, allowed }) => {
  allowed.push('Failed to load resource')
  await page.clock.install()
  await page.route(scripts, (route) => route.abort())
  await openChat(page)
  await page.clock.runFor(10_000)
  await expect(chatStart(page)).toBeVisible()
  await expect(chatLines(page)).toHaveCount(0)
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Minimize' }).click()
  await page.locator('#chat-widget summary').click()
  await expect(chatLines(page).first()).toHaveText(/Working now|Opens/)
})

for (const [lead, promise] of [
  [contact, 'consultationResponse'],
  [serviceRequest, 'serviceResponse'],
  [home, 'reviewResponse'],
  [consultation, 'consultationResponse'],
] as const)
  test(`${lead.name} says after sending when the reply is due`, async ({ page }) => {
    await stubWindow(page, 'opens')
    await page.clock.setFixedTime(moments[0])
    await openForm(page, lead)
    await fillForm(page, lead)
    await buttonOf(page, lead).click()
    const due = linesAt(moments[0], 'Asia/Kolkata', promise)[1] ?? ''
    expect(due).toMatch(/^Reply due by /)
    await expect(page.locator('main').getByText(due)).toBeVisible()
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('a visitor reads the plain hours and can write in another language', async ({ page }) => {
    await page.goto('/contact')
    await expect(lines(page).first()).toHaveText(businessHours)
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
