import type { Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import { expect, expectAccessible, test, withMotion } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { goBack, goByLink } from './page-actions.ts'
import { career } from './programs.ts'

test.use(withMotion)

const { consultation, formOn } = leads

async function openCareer(page: Page, query = '') {
  await page.goto(career + query)
  await hydrate(page, 'LevelFinder')
}

test.describe('Find My Level', () => {
  const { quiz } = readContent('data/ai-career-program.yaml')
  const answer = (page: Page, question: number, option: number) => {
    const name = quiz.questions[question]?.options[option] ?? ''
    return page.getByRole('radio', { name, exact: true })
  }
  const result = (page: Page) => page.locator('[data-island=LevelFinder] .quiz')
  const levelCards = (page: Page) =>
    page.locator('[data-island=LevelFinder] article')

  /** Presses Enter on a button or link of the quiz. */
  async function press(page: Page, name: string) {
    const quiz = page.locator('[data-island=LevelFinder]')
    // Another key keeps Enter from counting as a double press (client/dom/second-press).
    await page.keyboard.press('Shift')
    const link = quiz.getByRole('link', { name, exact: true })
    await quiz
      .getByRole('button', { name, exact: true })
      .or(link)
      .press('Enter')
  }

  /** Answers the questions one after the other; `check` is called after each press. */
  async function takeQuiz(
    page: Page,
    options: readonly number[],
    check = async (_pressed: string) => {},
  ) {
    await press(page, 'Find My Level')
    await check('Find My Level')
    for (const [index, option] of options.entries()) {
      await answer(page, index, option).check()
      const name = index === 2 ? 'Show My Level' : 'Next Question'
      await press(page, name)
      await check(name)
    }
  }

  test('moves the focus to each question, and keeps its button in view', async ({
    page,
  }) => {
    await openCareer(page)
    await press(page, 'Find My Level')
    for (const [index, { text }] of quiz.questions.entries()) {
      await expect(page.locator('legend').getByText(text)).toBeFocused()
      await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible()
      const next = page.getByRole('button', { name: /^(Next|Show)/ })
      await expect(next).toBeInViewport()
      await answer(page, index, 0).check()
      await next.press('Enter')
    }
  })

  test('never loses the focus, and announces nothing twice', async ({
    page,
  }) => {
    await openCareer(page)
    const lostFocus = page.locator('body:focus, html:not(:focus-within)')
    await takeQuiz(page, [3, 3, 3], async (pressed) => {
      await expect(lostFocus, pressed).toHaveCount(0)
      expect(await leads.doubleAnnouncements(page), pressed).toEqual([])
    })
  })

  test('recommends a level, moves the focus to its heading and names it in the URL', async ({
    page,
  }) => {
    const { title } = readContent('data/career/expert.yaml')
    await openCareer(page, '?utm_source=flyer')
    await takeQuiz(page, [3, 3, 3])
    const heading = result(page).getByRole('heading', {
      name: new RegExp(`: ${title}$`),
    })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(`${career}?utm_source=flyer&level=expert`)
    await expectAccessible(page, '.quiz')
  })

  // The tests of the forms check an ad as the source, and tests/unit/source-line.test.ts the rest.
  test('leads to a consultation request with the level and the source of the visit', {
    tag: '@referrer',
  }, async ({ page }) => {
    await leads.stubWindow(page, 'open')
    const referer = 'https://www.google.com/search?q=secret'
    await page.goto(`${career}?utm_source=flyer`, { referer })
    await hydrate(page, 'LevelFinder')
    await takeQuiz(page, [3, 3, 3])
    await result(page)
      .getByRole('link', { name: 'Book FREE AI Career Consultation' })
      .click()
    await page.waitForURL('/consultation?level=expert')
    await expect(
      page.getByText('Career level: Expert (from the quiz)', { exact: true }),
    ).toBeVisible()
    await hydrate(page, consultation.island)
    const { button, fill, sent } = formOn(page, consultation)
    const answers = await fill()
    await button.click()
    expect(await sent()).toEqual([answers])
    const [{ url } = { url: '' }] = await leads.openedBy(page)
    const { fields, footer } = decodeMessage(decodeChat(url).text)
    expect(fields['Career level']).toBe('Expert (from the quiz)')
    expect(footer).toBe('Source: google.com, flyer, page /ai-career-program')
  })

  test('stores nothing in the browser', async ({ page }) => {
    await openCareer(page)
    await takeQuiz(page, [3, 3, 3])
    expect(await leads.storedKeys(page)).toEqual([])
  })

  test('keeps the answers after Back, and takes a changed answer into account', async ({
    page,
  }) => {
    await openCareer(page)
    await takeQuiz(page, [0, 0, 0])
    await press(page, 'Change answer 2')
    await goByLink(page, '/consultation')
    await goBack(page)
    await expect(answer(page, 1, 0)).toBeChecked()
    await answer(page, 1, 3).check()
    await press(page, 'Previous Question')
    await expect(answer(page, 0, 0)).toBeChecked()
    await press(page, 'Show My Level')
    await expect(
      result(page).getByRole('heading', { name: /^Intermediate/ }),
    ).toBeVisible()
    await expect(page).toHaveURL(`${career}?level=intermediate`)
  })

  test('shows its first question if the URL asks for the quiz (?quiz=1)', async ({
    page,
  }) => {
    await openCareer(page, '?quiz=1')
    await expect(page.getByText('Question 1 of 3')).toBeInViewport()
  })

  test('shows the level that the URL names, and leads to the questions and all levels', async ({
    page,
  }) => {
    await openCareer(page, '?level=professional')
    await expect(
      result(page).getByRole('heading', { name: /^Professional/ }),
    ).toBeInViewport()
    await press(page, 'Answer the questions yourself')
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    await press(page, 'View All Levels')
    await expect(levelCards(page).first()).toBeVisible()
  })

  test('shows all levels if the URL names an unknown level', async ({
    page,
  }) => {
    await openCareer(page, '?level=grandmaster')
    await expect(levelCards(page).first()).toBeVisible()
  })
})
