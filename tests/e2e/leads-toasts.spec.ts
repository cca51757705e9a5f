import type { Locator, Page } from 'playwright/test'
import { type Clock, expect, frames, motionEnds, stopTime, test } from './fixtures.ts'
import { buttonOf, openForm, serviceRequest, toastWith } from './leads.ts'

const guideTitle = 'Email Client Opened! 📧'
const missing = 'Please fill in all required fields'
const toasts = (page: Page) => page.locator('#toasts li')

/** Presses the button of the untouched service request; each press shows an error toast. */
async function raise(page: Page, times: number) {
  for (let time = 1; time <= times; time++) {
    await buttonOf(page, serviceRequest).click()
    // The first missing field has the focus now: a press while the page scrolls may miss.
    await expect(toasts(page)).toHaveCount(Math.min(time, 3))
  }
}

/**
 * The guide's mail link, without a mail program; each activation shows a success toast. A test with
 * a clock presses it by keyboard, since a toast that appears below the pointer does not leave.
 */
async function openGuide(page: Page) {
  await page.goto('/')
  const link = page.locator('[data-behaviour~="guide-link"]').first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  return link
}

test('at most three toasts are shown, the others wait', async ({ page }) => {
  await openForm(page, serviceRequest)
  await raise(page, 5)
  await expect(toasts(page)).toHaveCount(3)
  for (const left of [3, 3, 2, 1, 0]) {
    const oldest = await toasts(page).first().elementHandle()
    await toasts(page).first().getByRole('button', { name: 'Close notification' }).click()
    await page.waitForFunction((element) => !element?.isConnected, oldest)
    await expect(toasts(page)).toHaveCount(left)
  }
})

test('an error toast stays for 10 seconds', async ({ page }) => {
  await openForm(page, serviceRequest)
  const time = await stopTime(page)
  await buttonOf(page, serviceRequest).press('Enter')
  await expect(toastWith(page, missing)).toBeVisible()
  await time.pass(9900)
  await expect(toastWith(page, missing)).not.toHaveAttribute('data-leaving')
  await time.pass(100)
  await leaves(toastWith(page, missing), time)
})

/** A dismissed toast takes 200 ms to leave. */
async function leaves(toast: Locator, time: Clock) {
  await expect(toast).toHaveAttribute('data-leaving', '')
  await time.pass(200)
  await expect(toast).toHaveCount(0)
}

const holds = [
  {
    who: 'a pointer is on it',
    hold: (page: Page) => toasts(page).first().hover(),
    release: (page: Page) => page.mouse.move(5, 5),
  },
  {
    who: 'it has the focus',
    hold: (page: Page) => page.keyboard.press('Alt+t'),
    release: (page: Page) => page.keyboard.press('Escape'),
  },
  {
    who: 'the visitor is in another tab',
    hold: (page: Page) => coverPage(page, true),
    release: (page: Page) => coverPage(page, false),
  },
]

/** Simulates a chat that has just opened and covers the page. */
const coverPage = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

for (const { who, hold, release } of holds) {
  test(`a toast does not leave while ${who}`, async ({ page }) => {
    const link = await openGuide(page)
    const toast = toastWith(page, guideTitle)
    const time = await stopTime(page)
    await link.press('Enter')
    await expect(toast).toBeVisible()
    await time.pass(1000)
    await hold(page)
    await time.pass(60_000)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await release(page)
    await time.pass(20) // the frame that notices the lost focus
    await time.pass(2900)
    await expect(toast).not.toHaveAttribute('data-leaving')
    await time.pass(200)
    await leaves(toast, time)
  })
}

test('the first toast waits for a visitor who is in the chat when it appears', async ({ page }) => {
  const link = await openGuide(page)
  const toast = toastWith(page, guideTitle)
  const time = await stopTime(page)
  await coverPage(page, true)
  await link.press('Enter')
  await expect(toast).toBeVisible()
  await time.pass(60_000)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await coverPage(page, false)
  await time.pass(3900)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await time.pass(200)
  await leaves(toast, time)
})

test('AltGr+T, reported as Ctrl+Alt+T by some browsers, types its letter', async ({ page }) => {
  await openForm(page, serviceRequest)
  await raise(page, 1)
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await page.keyboard.press('Control+Alt+t')
  await expect(name).toBeFocused()
})

test('Alt+T moves the focus to the toasts; it or closing the last one moves it back', async ({
  page,
}) => {
  await openForm(page, serviceRequest)
  await raise(page, 1)
  const name = page.getByLabel('Name', { exact: true })
  await expect(name).toBeFocused()
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Alt+t')
  await expect(page.locator('#toasts')).toBeFocused()
  await page.keyboard.press('Alt+t')
  await expect(name).toBeFocused()
  await page.keyboard.press('Alt+t')
  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(0)
  await expect(name).toBeFocused()
})

test('a swipe to the right dismisses a toast, a short one does not', async ({ page }) => {
  await openForm(page, serviceRequest)
  await raise(page, 1)
  const toast = toasts(page).first()
  const drag = async (by: number) => {
    const box = await toast.boundingBox()
    if (!box) throw new Error('No toast')
    await page.mouse.move(box.x + 40, box.y + 30)
    await page.mouse.down()
    await page.mouse.move(box.x + 40 + by / 2, box.y + 30)
    await page.mouse.move(box.x + 40 + by, box.y + 30)
    await page.mouse.up()
  }
  await expect(toast).toBeVisible()
  await motionEnds(page)
  await drag(30)
  await frames(page)
  await motionEnds(page)
  await expect(toast).toBeVisible()
  await drag(120)
  await expect(toasts(page)).toHaveCount(0)
})

for (const width of [1366, 390, 320]) {
  const isWide = width === 1366
  const place = isWide ? 'at the bottom right, beside the chat button,' : 'over the header'
  test(`toasts are ${place} at ${width} px, with the specified width`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openForm(page, serviceRequest)
    await raise(page, 2)
    await expect(toasts(page)).toHaveCount(2)
    await motionEnds(page)
    const boxes = await toasts(page).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    )
    const [upper, lower] = boxes
    if (!upper || !lower) throw new Error('Two toasts are missing')
    const right = await page.evaluate(() => document.documentElement.clientWidth)
    expect(Math.round(lower.width)).toBe(Math.min(356, width - 32))
    expect(Math.round(lower.top - upper.bottom)).toBe(14)
    expect(Math.round(isWide ? 800 - lower.bottom : upper.top)).toBe(isWide ? 32 : 9)
    expect(Math.round(right - lower.right)).toBe(isWide ? 32 : width === 390 ? 18 : 16)
    const chat = await page.locator('#chat-widget summary').boundingBox()
    expect(chat && chat.x + chat.width).toBeLessThanOrEqual(isWide ? lower.left : width)
    expect(isWide || (chat?.y ?? 0) > lower.bottom).toBe(true)
  })
}
