import jsqr from 'jsqr'
import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { closing } from '../../data/contact.ts'
import { codeRequest } from '../../data/forms/fallback.ts'
import { codeLimit } from '../../data/links.ts'
import { chatCode, messageCode } from '../../data/qr-codes.ts'
import { expect, test } from './fixtures.ts'
import {
  buttonOf,
  chatHrefIn,
  contact,
  fillForm,
  formOf,
  home,
  openForm,
  scriptLoaded,
  stubWindow,
  submitLoaded,
} from './leads.ts'

/** What a reader that is not the site's own finds in a picture of the code, dark on light. */
async function decoded(code: Locator) {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  return jsqr(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data
}

const views = {
  'in light': { colorScheme: 'light' },
  'in dark': { colorScheme: 'dark' },
  'on paper': { colorScheme: 'dark', media: 'print' },
} as const

const offeredCode = (page: Page) => page.getByRole('img', { name: messageCode.name })
const requestCode = (page: Page) => page.getByText(codeRequest.label).click()

/** Writes in the home form, whose window the browser blocks: its panel follows what is typed. */
async function openPanel(page: Page) {
  await stubWindow(page, 'blocked')
  await openForm(page, home)
  await fillForm(page, home)
  await buttonOf(page, home).click()
}

test.describe('at a computer', () => {
  test('the contact page shows its chat as a code in light, in dark and on paper', async ({
    page,
  }) => {
    await page.goto(contact.path)
    const href = await page.getByRole('link', { name: closing.chatLabel }).getAttribute('href')
    for (const [view, media] of Object.entries(views)) {
      await page.emulateMedia(media)
      const code = page.getByRole('img', { name: chatCode.name })
      expect(await decoded(code), view).toBe(href)
    }
    await expect(page.getByText(chatCode.caption)).toBeVisible()
  })

  test('the panel shows its message as a code on request, also what is corrected', async ({
    page,
  }) => {
    await openPanel(page)
    await expect(offeredCode(page)).toHaveCount(0)
    await requestCode(page)
    for (const [view, media] of Object.entries(views)) {
      await page.emulateMedia(media)
      expect(await decoded(offeredCode(page)), view).toBe(await chatHrefIn(page))
    }
    await page.emulateMedia({ media: 'screen' })
    const before = await chatHrefIn(page)
    await formOf(page, home).getByLabel('Email', { exact: true }).fill('asha.sen@example.com')
    await expect.poll(() => chatHrefIn(page)).not.toBe(before)
    await expect.poll(() => decoded(offeredCode(page))).toBe(await chatHrefIn(page))
  })

  test('the longest message that fits can be read; one letter more is said to be too long', async ({
    page,
  }) => {
    await openPanel(page)
    await requestCode(page)
    const message = formOf(page, home).getByLabel('Message', { exact: true })
    const lengthOf = async (text: string) => {
      await message.fill(text)
      await expect.poll(() => chatHrefIn(page)).toContain(text)
      return (await chatHrefIn(page)).length
    }
    const longest = 1 + codeLimit - (await lengthOf('x'))
    expect(await lengthOf('x'.repeat(longest))).toBe(codeLimit)
    await expect.poll(() => decoded(offeredCode(page))).toBe(await chatHrefIn(page))

    await message.fill('x'.repeat(longest + 1))
    await expect(page.getByText(messageCode.tooLong)).toBeVisible()
    await expect(offeredCode(page)).toHaveCount(0)
  })

  test('a code that does not load says so, and comes at the next request', async ({
    page,
    allowed,
  }) => {
    allowed.push('503')
    let isBroken = true
    await page.route('**/MessageCode-*.js', (route) =>
      isBroken ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.clock.install()
    await openPanel(page)
    await requestCode(page)
    await expect(page.getByText(codeRequest.loading)).toBeVisible()
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return page.getByText(codeRequest.failed).isVisible()
      })
      .toBe(true)
    await expect(page.getByRole('link', { name: 'Send by mail' })).toBeVisible()

    isBroken = false
    await requestCode(page)
    await requestCode(page)
    expect(await decoded(offeredCode(page))).toBe(await chatHrefIn(page))
  })

  test('a visitor whose computer goes offline takes the message to the phone', async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push('ERR_INTERNET_DISCONNECTED')
    await stubWindow(page, 'blocked')
    await openForm(page, home)
    await fillForm(page, home)
    await Promise.all([submitLoaded(page), scriptLoaded(page, '/MessageCode-')])
    await context.setOffline(true)
    await buttonOf(page, home).click()
    await requestCode(page)
    expect(await decoded(offeredCode(page))).toBe(await chatHrefIn(page))
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('there is no code, and nothing of it is loaded', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.goto(contact.path)
    await expect(page.getByRole('img', { name: chatCode.name })).toBeHidden()
    await openPanel(page)
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeVisible()
    await expect(page.getByText(codeRequest.label)).toBeHidden()
    expect(requested.filter((url) => url.includes('/MessageCode-'))).toEqual([])
  })
})
