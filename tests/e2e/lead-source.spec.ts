import { filled } from '#data/messages/filled.ts'
import { readContent } from '#ssg/content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  buttonOf,
  chatHrefIn,
  consultation,
  fillForm,
  formOf,
  openedBy,
  sentAnswers,
  stored,
  stubWindow,
} from './leads.ts'
import { clickLink, followLink, runClockUntil } from './page-actions.ts'

const google = 'https://www.google.com/search?q=secret'
const quizLine = 'Expert (from the quiz)'

// The tests of each form send the line of an ad; tests/unit/source-line.test.ts composes others.
test('a visit of two pages sends the first one and the result of the quiz', async ({ page }) => {
  const { consultation: career } = readContent('data/ai-career-program.yaml')
  const { title, duration } = readContent('data/career/expert.yaml')
  const { quiz } = readContent('data/messages/chats.yaml')
  await stubWindow(page, 'opens')
  await page.goto('/ai-career-program?level=expert&utm_source=flyer', { referer: google })
  const result = page.locator('[data-island=LevelFinder] .quiz')
  const chat = await result.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  expect(decodeChat(chat ?? '').text).toBe(filled(quiz, { title, duration, level: 'Expert' }))
  await result.getByRole('link', { name: career.label }).click()
  await page.waitForURL('/consultation?level=expert')
  await formOf(page, consultation).scrollIntoViewIfNeeded()
  await hydrate(page, consultation.island)
  await expect(page.getByText(`Career level: ${quizLine}`).first()).toBeVisible()
  const answers = await fillForm(page, consultation)
  await buttonOf(page, consultation).click()
  const [{ url } = { url: '' }] = await openedBy(page)
  expect(sentAnswers(url, consultation.fields)).toEqual(answers)
  const { fields, footer } = decodeMessage(decodeChat(url).text)
  expect(fields['Career level']).toBe(quizLine)
  expect(footer).toBe('Source: google.com, flyer, page /ai-career-program')
  expect(await stored(page)).toEqual([])
})

test('an address that is no page of the site is in no message', async ({ page, allowed }) => {
  allowed.push('404')
  await stubWindow(page, 'opens')
  await page.goto('/unsubscribe/asha@example.org/t0ken?utm_campaign=diwali')
  await followLink(page, 'Contact')
  await clickLink(page, 'footer a[href="/consultation"]')
  await expect(page).toHaveURL('/consultation')
  await hydrate(page, consultation.island)
  await fillForm(page, consultation)
  await buttonOf(page, consultation).click()
  const [{ url } = { url: '' }] = await openedBy(page)
  expect(decodeMessage(decodeChat(url).text).footer).toBe('Source: campaign diwali')
})

test('a form whose script does not come sends source and quiz result', async ({
  page,
  allowed,
}) => {
  allowed.push('Failed to load resource', 'stays as it was served')
  await page.clock.install()
  await page.route(/\/assets\/.*\.island-.*\.js$/, (route) => route.abort())
  await page.goto('/consultation?level=expert&utm_campaign=diwali', { referer: google })
  await fillForm(page, consultation)
  await buttonOf(page, consultation).click()
  const offer = page.locator('[data-rescue]')
  await runClockUntil(page, offer)
  const message = async () => decodeMessage(decodeChat(await chatHrefIn(offer)).text)
  await expect
    .poll(async () => (await message()).footer)
    .toBe('Source: google.com, campaign diwali')
  expect((await message()).fields['Career level']).toBe(quizLine)
})
