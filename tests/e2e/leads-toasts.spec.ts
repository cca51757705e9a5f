import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import type { ToastText } from '#content/types.ts'
import {
  expect,
  setTextSize,
  stopTime,
  test,
  waitForFrames,
  waitForMotion,
  withMotion,
} from './fixtures.ts'
import {
  application,
  eventsOf,
  openForm,
  serviceRequest,
  waitForSubmitScripts,
} from './leads.ts'
import { boxOf } from './page-actions.ts'
import { dividedWords } from './text-layout.ts'

test.use(withMotion)

const { guidePrice } = readContent('data/prices.yaml')
const { consultationRequested, requiredFieldsMissing } =
  readContent('data/toasts.yaml')

const toasts = (page: Page) => page.locator('#toasts li')
const closeButton = (toast: Locator) =>
  toast.getByRole('button', { name: 'Close notification' })

/** The words of an error toast with a number, since equal errors would share one toast. */
const errorWords = (number: number): ToastText => ({
  tone: 'error',
  title: `Error ${number}`,
  description: 'Something went wrong, and this is what it was.',
})

/** Opens a form and shows a toast for each of the `texts`. */
async function showTexts(page: Page, texts: readonly ToastText[]) {
  const form = await openForm(page, serviceRequest)
  await waitForSubmitScripts(page)
  await page.evaluate(async (texts) => {
    const files = performance.getEntriesByType('resource')
    const toaster = files.find(({ name }) => name.includes('/Toaster-'))
    const { enqueueToast } = await import(String(toaster?.name))
    for (const text of texts) enqueueToast(text)
  }, texts)
  await expect(toasts(page)).toHaveCount(Math.min(texts.length, 3))
  return form
}

/** Opens a form and shows `count` error toasts. */
const showErrors = (page: Page, count: number) =>
  showTexts(
    page,
    Array.from({ length: count }, (_, index) => errorWords(index + 1)),
  )

/** Expects a toast to start its transition of 200 ms, and then to disappear. */
async function expectDisappears(
  toast: Locator,
  time: Awaited<ReturnType<typeof stopTime>>,
) {
  await expect(toast).toHaveAttribute('data-leaving', '')
  await time.pass(200)
  await expect(toast).toHaveCount(0)
}

/** Simulates that another window, such as a chat, covers the page or is closed again. */
const coverPage = (page: Page, isCovered: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', {
      value: hidden,
      configurable: true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isCovered)

test('a toast neither flies in nor fades if the visitor prefers reduced motion', {
  tag: '@media',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showErrors(page, 1)
  const toast = toasts(page).first()
  await expect(toast).toHaveCSS('animation-name', 'none')
  await expect(toast).toHaveCSS('transition-duration', '0s')
})

test('a toast fits into a phone that is 320 px wide', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await showErrors(page, 1)
  const { x, width } = await boxOf(toasts(page).first())
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(320)
})

/**
 * Scrolls the submit button to where a toast's close button covers it. A new toast would appear at
 * the other end of the screen, away from the submit button. Returns the box of the close button.
 */
async function scrollBelow(page: Page, button: Locator, close: Locator) {
  await waitForMotion(page)
  const place = await boxOf(close)
  await button.evaluate((element, y) => {
    const { top } = element.getBoundingClientRect()
    scrollBy({ top: top - y, behavior: 'instant' })
  }, place.y)
  return place
}

test('a toast stays in place when the pointer enters or leaves it after a scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { button } = await showErrors(page, 1)
  const close = closeButton(toasts(page).first())
  const place = await scrollBelow(page, button, close)
  for (const movePointer of [
    () => close.hover(),
    () => page.mouse.move(195, 422),
  ]) {
    await movePointer()
    await waitForFrames(page)
    expect(await boxOf(close)).toEqual(place)
  }
})

test('two presses at the same place close two toasts, even after the page was scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { button } = await showErrors(page, 2)
  const close = closeButton(toasts(page).first())
  const place = await scrollBelow(page, button, close)
  await close.click()
  await expect(toasts(page)).toHaveCount(1)
  await waitForFrames(page)
  expect(await boxOf(close)).toEqual(place)
})

test('the chat button stays under the pointer when the toast below it disappears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 800 })
  await showErrors(page, 1)
  await page.evaluate(() => {
    scrollBy({ top: 600, behavior: 'instant' })
    // A field with the focus hides the chat button.
    if (document.activeElement instanceof HTMLElement)
      document.activeElement.blur()
  })
  const chat = page.locator('#chat-widget summary')
  const place = await boxOf(chat)
  await chat.hover()
  await closeButton(toasts(page)).dispatchEvent('click')
  await expect(toasts(page)).toHaveCount(0)
  await waitForFrames(page)
  expect(await boxOf(chat)).toEqual(place)
  await page.mouse.move(5, 5)
  await expect.poll(async () => (await boxOf(chat)).y).toBeGreaterThan(place.y)
})

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [844, 390],
] as const)
  test(`the longest toast is fully visible at ${width} × ${height} px with 200 % text`, {
    tag: '@devtools',
  }, async ({ page }) => {
    const { title, description } = consultationRequested
    const words = description.replace(/\{[^}]*\}/, 'within 24 hours')
    await page.setViewportSize({ width, height })
    await setTextSize(page, 32)
    await showTexts(page, [{ tone: 'error', title, description: words }])
    const toast = toasts(page).first()
    await waitForMotion(page)
    for (const part of await toast.locator('p').all()) {
      const { y, height: partHeight } = await boxOf(part)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y + partHeight).toBeLessThanOrEqual(height)
    }
    const divided = await dividedWords(page)
    expect(divided.filter((word) => /Request|Consult|Prof/.test(word))).toEqual(
      [],
    )
  })

test('the toast of an ordered guide closes after 4 s, except while hovered or focused', async ({
  page,
}) => {
  await page.goto('/')
  const guide = page.getByRole('link', { name: 'Buy the guide by email' })
  const mail = decodeURIComponent((await guide.getAttribute('href')) ?? '')
  expect(mail).toContain(`INR ${guidePrice.toLocaleString('en-IN')}`)
  await guide.scrollIntoViewIfNeeded()
  // Keeps the browser from opening a mail program.
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault()),
  )
  const toast = toasts(page).filter({ hasText: 'Email Client Opened! 📧' })
  const time = await stopTime(page)
  const expectStaysFor = async (ms: number) => {
    await time.pass(ms)
    await expect(toast).not.toHaveAttribute('data-leaving')
  }
  // Presses a key, since a toast that appears under the pointer does not close by itself.
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
    await expectStaysFor(900)
    await hold?.()
    await expectStaysFor(60_000)
    await release?.()
    await time.pass(20) // the frame that notices the lost focus
  }
  await expectStaysFor(1200)
  await time.pass(100)
  await expectDisappears(toast, time)
})

test('an error toast closes on a long swipe, but not on a short one', async ({
  page,
}) => {
  await showErrors(page, 2)
  const toast = toasts(page).first()
  const drag = async (by: number) => {
    await waitForMotion(page)
    const { x, y } = await boxOf(toast)
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
})

test('a visitor moves the focus to the toasts and back with Alt+T', async ({
  page,
}) => {
  const { field } = await showErrors(page, 1)
  const name = field('Name')
  const region = page.locator('#toasts')
  await name.focus()
  for (const [key, focused] of [
    // Some browsers report AltGr+T, which types a letter, as Control+Alt+T.
    ['Control+Alt+t', name],
    ['Alt+t', region],
    ['Alt+t', name],
    ['Alt+t', region],
    ['Tab', closeButton(toasts(page))],
    // Closing the last toast gives the focus back.
    ['Enter', name],
  ] as const) {
    await page.keyboard.press(key)
    await expect(focused, key).toBeFocused()
  }
  await expect(toasts(page)).toHaveCount(0)
})

test('repeated submits show one error toast, until 10 s after the last submit', async ({
  page,
}) => {
  const { button } = await openForm(page, serviceRequest)
  await waitForSubmitScripts(page)
  const toast = toasts(page).filter({ hasText: requiredFieldsMissing.title })
  const time = await stopTime(page)
  for (let press = 1; press <= 5; press++) {
    // Another key keeps Enter from counting as a double press (client/dom/second-press).
    await page.keyboard.press('Shift')
    await button.press('Enter')
    await time.pass(3000)
    await expect(toasts(page)).toHaveCount(1)
  }
  const before = await toast.elementHandle()
  await page.keyboard.press('Shift')
  await button.press('Enter')
  // The toast is a new element, since screen readers read what is new in a live region.
  await page.waitForFunction((element) => !element?.isConnected, before)
  await time.pass(9900)
  await expect(toast).not.toHaveAttribute('data-leaving')
  await time.pass(100)
  await expectDisappears(toast, time)
})

for (const [width, place] of [
  [1366, 'at the bottom right of a window'],
  [390, 'at the top of a window'],
] as const)
  test(`at most three toasts are shown ${place} of ${width} px, and close one by one`, async ({
    page,
  }) => {
    const isWide = width === 1366
    await page.setViewportSize({ width, height: 800 })
    await showErrors(page, 5)
    await waitForMotion(page)
    const boxes = await toasts(page).evaluateAll((all) =>
      all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
    )
    const [upper, lower, last] = boxes
    if (!upper || !lower || !last) throw new Error('Toasts are missing')
    const right = await page.evaluate(
      () => document.documentElement.clientWidth,
    )
    expect(Math.round(last.width)).toBe(Math.min(356, width - 32))
    expect(Math.round(lower.top - upper.bottom)).toBe(14)
    expect(Math.round(isWide ? 800 - last.bottom : upper.top)).toBe(
      isWide ? 32 : 14,
    )
    expect(Math.round(right - last.right)).toBe(isWide ? 32 : 18)
    for (const left of [3, 3, 2, 1, 0]) {
      const oldest = await toasts(page).first().elementHandle()
      await closeButton(toasts(page).first()).click()
      await page.waitForFunction((element) => !element?.isConnected, oldest)
      await expect(toasts(page)).toHaveCount(left)
    }
  })

/** The texts or ids of the `parts` that one of the `boxes` covers. */
const coveredBy = (boxes: Locator, parts: string) =>
  boxes.evaluateAll((all, parts) => {
    const areas = all.map((box) => box.getBoundingClientRect())
    return [...document.querySelectorAll<HTMLElement>(parts)]
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        return areas.some(
          (area) =>
            area.left < right &&
            area.right > left &&
            area.top < bottom &&
            area.bottom > top,
        )
      })
      .map((part) => part.textContent || part.id)
  }, parts)

for (const width of [320, 390, 768, 1024, 1280, 1366])
  test(`an error toast covers no invalid field at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
    const { button } = await openForm(page, serviceRequest)
    await waitForSubmitScripts(page)
    await button.click()
    await expect(toasts(page)).toHaveCount(1)
    await waitForMotion(page)
    const fields =
      'main [aria-invalid=true], main label.text-danger, main :focus'
    expect(
      await coveredBy(toasts(page), `${fields}, main button[type=submit]`),
    ).toEqual([])
    // The chat button is hidden as long as a field has the focus.
    const chat = page.locator('#chat-widget summary').filter({ visible: true })
    expect(
      await coveredBy(
        chat,
        'main :is(label, input, select, textarea, button, p)',
      ),
    ).toEqual([])
    // In narrower windows the chat button is in an empty strip, which toasts may cover.
    if (width >= 1280) expect(await coveredBy(chat, '#toasts li')).toEqual([])
  })

for (const width of [360, 390, 1366])
  test(`a confirmation toast covers no part of the message's panel at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const { button, fill, form } = await openForm(page, application)
    await fill()
    await button.click()
    await expect(form).toBeHidden()
    await expect(toasts(page)).toHaveCount(1)
    await waitForMotion(page)
    const panel = 'main [role=group][tabindex="-1"] :is(h2, h3, p, a, button)'
    expect(await coveredBy(toasts(page), panel)).toEqual([])
  })
