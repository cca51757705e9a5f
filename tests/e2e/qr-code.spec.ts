import jsqr from 'jsqr'
import sharp from 'sharp'
import { readContent } from '#ssg/content/content-file.ts'
import { expect, test } from './fixtures.ts'
import { contact } from './leads.ts'

const { closing, code } = readContent('data/contact.yaml')

test('a computer shows the chat as a code for readers, in light and in dark', async ({ page }) => {
  await page.goto(contact.path)
  const href = await page.getByRole('link', { name: closing.chat }).getAttribute('href')
  const picture = page.getByRole('img', { name: code.name })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { data, info } = await sharp(await picture.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = new Uint8ClampedArray(data)
    const read = jsqr(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })
    expect(read?.data, colorScheme).toBe(href)
  }
  await expect(page.getByText(code.caption)).toBeVisible()
})
