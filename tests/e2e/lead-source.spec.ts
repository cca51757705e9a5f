import { filled } from '#data/filled.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { allow, expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { consultation, formOn, openedBy, stored, stubWindow } from './leads.ts'
import { clickLink, followLink } from './page-actions.ts'

// The tests of each form send the line of an ad; tests/unit/source-line.test.ts composes others.
test('a visit of two pages sends the first one and the result of the quiz', async ({ page }) => {
  const { consultation: career } = readContent('data/ai-career-program.yaml')
  const { title, duration } = readContent('data/career/expert.yaml')
  const { quiz } = readContent('data/messages/chats.yaml')
  await stubWindow(page, 'open')
  const referer = 'https://www.google.com/search?q=secret'
  await page.goto('/ai-career-program?level=expert&utm_source=flyer', { referer })
  const result = page.locator('[data-island=LevelFinder] .quiz')
  const chat = await result.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeChat(chat ?? '').text).toBe(filled(quiz, { title, duration, level: 'Expert' }))
  await result.getByRole('link', { name: career.label }).click()
  await page.waitForURL('/consultation?level=expert')
  const { form, button, fill, sent } = formOn(page, consultation)
  await form.scrollIntoViewIfNeeded()
  await hydrate(page, consultation.island)
  await expect(page.getByText('Career level: Expert (from the quiz)').first()).toBeVisible()
  const answers = await fill()
  await button.click()
  expect(await sent()).toEqual([answers])
  const [{ url } = { url: '' }] = await openedBy(page)
  const { fields, footer } = decodeMessage(decodeChat(url).text)
  expect(fields['Career level']).toBe('Expert (from the quiz)')
  expect(footer).toBe('Source: google.com, flyer, page /ai-career-program')
  expect(await stored(page)).toEqual([])
})

test('an address that is no page of the site is in no message', async ({ page }) => {
  allow(page, '404')
  await stubWindow(page, 'open')
  await page.goto('/unsubscribe/asha@example.org/t0ken?utm_campaign=diwali')
  await followLink(page, 'Contact')
  await clickLink(page, 'footer a[href="/consultation"]')
  await expect(page).toHaveURL('/consultation')
  await hydrate(page, consultation.island)
  const { button, fill } = formOn(page, consultation)
  await fill()
  await button.click()
  const [{ url } = { url: '' }] = await openedBy(page)
  expect(decodeMessage(decodeChat(url).text).footer).toBe('Source: campaign diwali')
})
