import jsqr from 'jsqr'
import type { Locator } from 'playwright/test'
import sharp from 'sharp'
import { readContent } from '../../ssg/content/content-file.ts'
import { expect, test } from './fixtures.ts'
import { contact } from './leads.ts'

const { closing, code } = readContent('data/contact.yaml')

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

test('a computer shows the chat as a code in light, in dark and on paper', async ({ page }) => {
  await page.goto(contact.path)
  const href = await page.getByRole('link', { name: closing.chat }).getAttribute('href')
  for (const [view, media] of Object.entries(views)) {
    await page.emulateMedia(media)
    expect(await decoded(page.getByRole('img', { name: code.name })), view).toBe(href)
  }
  await expect(page.getByText(code.caption)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('there is no code', async ({ page }) => {
    await page.goto(contact.path)
    await expect(page.getByRole('img', { name: code.name })).toBeHidden()
  })
})
