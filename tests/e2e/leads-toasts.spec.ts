import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { expect, motionEnds, stopTime, test } from './fixtures.ts'
import { eventsOf, openForm, serviceRequest } from './leads.ts'

const { guidePrice } = readContent('data/prices.yaml')

const toasts = (page: Page) => page.locator('#toasts li')

/** Presses the button of the untouched service request; each press shows an error toast. */
async function raise(page: Page, times: number) {
  const { button } = await openForm(page, serviceRequest)
  // A screen reader announces only what comes into a region that was there.
  await expect(page.locator('#toasts [aria-live]')).toHaveCount(2)
  for (let time = 1; time <= times; time++) {
    await button.click()
    // The first missing field has the focus now: a press while the page scrolls may miss.
    await expect(toasts(page)).toHaveCount(Math.min(time, 3))
  }
  return button
}

/** A dismissed toast takes 200 ms to leave. */
async function leaves(toast: Locator, time: Awaited<ReturnType<typeof stopTime>>) {
  await expect(toast).toHaveAttribute('data-leaving', '')
  await time.pass(200)
  await expect(toast).toHaveCount(0)
}

/** Simulates a chat that has just opened and covers the page. */
const coverPage = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, away)

test('the toast of an ordered guide leaves after 4 seconds in sight', async ({ page }) => {
  await page.goto('/')
  const guide = page.getByRole('link', { name: 'Buy the guide by email' })
  const mail = decodeURIComponent((await guide.getAttribute('href')) ?? '')
  expect(mail).toContain(`INR ${guidePrice.toLocaleString('en-IN')}`)
  await guide.scrollIntoViewIfNeeded()
  // Without a mail program.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  const toast = toasts(page).filter({ hasText: 'Email Client Opened! 📧' })
  const time = await stopTime(page)
  const staysFor = async (ms: number) => {
    await time.pass(ms)
    await expect(toast).not.toHaveAttribute('data-leaving')
  }
  // By keyboard, since a toast that appears below the pointer does not leave.
  await guide.press('Enter')
  await expect(toast).toBeVisible()
  expect(await eventsOf(page)).toContainEqual([
    'ai_business_guide_purchase',
    expect.objectContaining({ value: guidePrice, currency: 'INR' }),
  ])
  for (const [hold, release] of [
    [() => toast.hover(), () => page.mouse.move(5, 5)],
    [() => page.keyboard.press('Alt+t'), () => page.keyboard.press('Escape')],
    [() => coverPage(page, true), () => coverPage(page, false)],
  ]) {
    await staysFor(900)
    await hold?.()
    await staysFor(60_000)
    await release?.()
    await time.pass(20) // the frame that notices the lost focus
  }
  await staysFor(1200)
  await time.pass(100)
  await leaves(toast, time)
})

test('Alt+T moves the focus to the toasts and back, a swipe ends an error before 10 s', async ({
  page,
}) => {
  const button = await raise(page, 2)
  const name = page.getByLabel('Name', { exact: true })
  const region = page.locator('#toasts')
  const toast = toasts(page).first()
  const drag = async (by: number) => {
    await motionEnds(page)
    const { x = 0, y = 0 } = (await toast.boundingBox()) ?? {}
    await page.mouse.move(x + 40, y + 30)
    await page.mouse.down()
    await page.mouse.move(x + 40 + by / 2, y + 30)
    await page.mouse.move(x + 40 + by, y + 30)
    await page.mouse.up()
  }
  await drag(30)
  await expect(toasts(page).and(page.locator('[data-leaving]'))).toHaveCount(0)
  await drag(120)
  await expect(toasts(page)).toHaveCount(1)
  await name.focus()
  for (const [key, focused] of [
    // AltGr+T, which types a letter, is reported so by some browsers.
    ['Control+Alt+t', name],
    ['Alt+t', region],
    ['Alt+t', name],
    ['Alt+t', region],
    ['Tab', toasts(page).getByRole('button')],
    // The last one that is closed gives the focus back.
    ['Enter', name],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toBeFocused()
  }
  await expect(toasts(page)).toHaveCount(0)

  const time = await stopTime(page)
  await page.mouse.move(5, 5)
  // A key between two presses shows that the second one is meant.
  await page.keyboard.press('Shift')
  await button.press('Enter')
  await expect(toast).toBeVisible()
  await time.pass(9900)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await time.pass(100)
  await leaves(toast, time)
})

for (const [width, place] of [
  [1366, 'at the bottom right, beside the chat button'],
  [390, 'over the header'],
] as const)
  test(`at most three toasts are ${place} at ${width} px, and close at one place`, async ({
    page,
  }) => {
    const isWide = width === 1366
    await page.setViewportSize({ width, height: 800 })
    await raise(page, 5)
    await motionEnds(page)
    const boxes = await toasts(page).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    )
    const [upper, lower, last] = boxes
    if (!upper || !lower || !last) throw new Error('Toasts are missing')
    const right = await page.evaluate(() => document.documentElement.clientWidth)
    expect(Math.round(last.width)).toBe(Math.min(356, width - 32))
    expect(Math.round(lower.top - upper.bottom)).toBe(14)
    expect(Math.round(isWide ? 800 - last.bottom : upper.top)).toBe(isWide ? 32 : 14)
    expect(Math.round(right - last.right)).toBe(isWide ? 32 : 18)
    const chat = await page.locator('#chat-widget summary').boundingBox()
    expect(chat && chat.x + chat.width).toBeLessThanOrEqual(isWide ? last.left : width)
    for (const left of [3, 3, 2, 1, 0]) {
      const oldest = await toasts(page).first().elementHandle()
      await toasts(page).first().getByRole('button', { name: 'Close notification' }).click()
      await page.waitForFunction((element) => !element?.isConnected, oldest)
      await expect(toasts(page)).toHaveCount(left)
    }
  })
