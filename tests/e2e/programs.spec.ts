import type { Locator, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { filled } from '#data/filled.ts'
import { decodeChat, decodeMessage } from '#tests/forms/decode-message.ts'
import {
  expect,
  expectAccessible,
  holdBack,
  motionEnds,
  showAllBlocks,
  skippedBlocks,
  stopTime,
  test,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import * as leads from './leads.ts'
import { clickLink, goByLink } from './page-actions.ts'

const { application, consultation, formOn } = leads
const { prices } = readContent('data/prices.yaml')

const course = '/ai-mastery-course'
const career = '/ai-career-program'

/** The premium program's price as displayed (requirements §9.1). */
const [rupees, dollars] = [
  `₹${prices.premium.INR.toLocaleString('en-IN')}`,
  `$${prices.premium.USD.toLocaleString('en-US')}`,
]

/** The text that a chat link would send. */
const chatText = async (link: Locator) => decodeChat((await link.getAttribute('href')) ?? '').text
/** The texts of visible chat links. */
const chatTexts = async (place: Locator) => {
  const links = await place.locator('a[href^="https://wa.me/"]').filter({ visible: true }).all()
  return Promise.all(links.map(chatText))
}

const usd = (page: Page) => page.getByRole('radio', { name: 'International (USD)' })
const inr = (page: Page) => page.getByRole('radio', { name: 'India (INR)' })
const price = (page: Page) => page.getByRole('complementary', { name: 'Price' })
/** Font size of the first price in a currency, where both are shown. */
const sizeOf = (page: Page, code: string) =>
  page
    .locator(`main .both-prices:visible > .${code.toLowerCase()}`)
    .first()
    .evaluate((amount) => Number.parseFloat(getComputedStyle(amount).fontSize))
const details = (page: Page) => page.locator('#program-details')

async function openCareer(page: Page, query = '') {
  await page.goto(career + query)
  await hydrate(page, 'LevelFinder')
}

test.describe('the chosen currency', () => {
  /** The price and every chat message name the chosen currency alone. */
  async function expectShown(page: Page, shown: string, other: string, code: string) {
    await expect(price(page).getByText(shown, { exact: true })).toBeVisible()
    await expect(price(page).getByText(other, { exact: true })).toBeHidden()
    const texts = await chatTexts(page.getByRole('main'))
    expect(texts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts) expect(text).toContain(`${code} ${shown.slice(1)}`)
  }

  // Safari before 26.2 and Firefox before 147 have no Navigation API: every link loads its page.
  for (const api of ['with', 'without'])
    test(`shows and stays chosen on every page with prices, ${api} the Navigation API`, async ({
      page,
    }) => {
      if (api === 'without')
        await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
      const arrive = await holdBack(page, '**/assets/*.js')
      await page.goto(course, { waitUntil: 'commit' })
      await expect(inr(page)).toBeChecked()
      await expectShown(page, rupees, dollars, 'INR')
      await usd(page).check()
      await expectShown(page, dollars, rupees, 'USD')
      arrive()
      await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
      await expectShown(page, dollars, rupees, 'USD')
      for (const [path, chat] of [
        [career, 'Ask for the bundle on WhatsApp'],
        ['/career/beginner', 'Enroll Now via WhatsApp'],
        ['/', 'Apply via WhatsApp'],
      ] as const) {
        await clickLink(page, `a[href="${path}"]`)
        await expect(page).toHaveURL(path)
        await expect(usd(page)).toBeChecked()
        await showAllBlocks(page)
        const link = page.getByRole('link', { name: chat, exact: true })
        for (const [radio, code, other] of [
          [usd(page), 'USD', 'INR'],
          [inr(page), 'INR', 'USD'],
        ] as const) {
          await radio.check()
          expect(await sizeOf(page, code)).toBeGreaterThan(await sizeOf(page, other))
          expect(await chatText(link)).toContain(code)
        }
        if (path !== '/') await usd(page).check()
      }
      if (api === 'with') await page.evaluate(() => history.go(-3))
      else {
        await usd(page).check()
        await clickLink(page, `a[href="${course}"]`)
        await expect(usd(page)).toBeChecked()
        await page.reload()
      }
      await expect(page).toHaveURL(course)
      await expect(inr(page)).toBeChecked()
      await expect(price(page).getByText(rupees, { exact: true })).toBeVisible()
    })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })
    test('shows in both at once, beside links that lead to a mail', async ({ page }) => {
      await page.goto(course)
      for (const amount of [rupees, dollars])
        await expect(price(page).getByText(amount, { exact: true })).toBeVisible()
      await expect(usd(page)).toBeHidden()
      await page.getByRole('link', { name: 'Apply for the Program' }).first().click()
      await expect(
        page.getByRole('link', { name: 'Open a mail with these questions' }),
      ).toBeInViewport()
    })
  })
})

test.describe('the application', () => {
  const title = 'Apply for the AI Business Transformation Program'
  const heading = (page: Page) => page.getByRole('heading', { level: 1, name: title })
  const firstField = (page: Page) => formOn(page, application).field('Full name')
  const applyLinks = (page: Page) => details(page).locator('a[href="#apply"]')

  test('opens at its top with its heading, and leads back to the same place', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(course)
    await hydrate(page, application.island)
    const goBackByButton = () =>
      page.getByRole('button', { name: 'Back to Program Details' }).click()
    for (const [link, goBack] of [
      [applyLinks(page).first(), goBackByButton],
      [applyLinks(page).last(), goBackByButton],
      [applyLinks(page).last(), () => page.goBack()],
    ] as const) {
      await link.scrollIntoViewIfNeeded()
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      // A section moves up while it appears.
      await expect.poll(() => link.evaluate((link) => link.closest('.to-reveal'))).toBeNull()
      await motionEnds(page)
      const place = async () => (await link.boundingBox())?.y ?? Number.NaN
      const left = await place()
      await link.click()
      await expect(heading(page)).toBeFocused()
      await expect(details(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await goBack()
      await expect(details(page)).toBeVisible()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(course)
    }
  })

  test('opens by its address, and keeps its text while others are read', async ({ page }) => {
    await page.goto(`${course}#apply`)
    await expect(heading(page)).toBeFocused()
    await page.getByRole('button', { name: 'Back to Program Details' }).click()
    await expect(details(page)).toBeVisible()
    await expect(page).toHaveURL(course)
    await usd(page).check()
    await applyLinks(page).first().click()
    await expect(page.getByText(`Ready to invest ${dollars} immediately`)).toBeVisible()
    await firstField(page).fill('Asha Menon')
    await page.goBack()
    await inr(page).check()
    await page.goForward()
    await expect(page.getByText(`Ready to invest ${rupees} immediately`)).toBeVisible()
    await expect(firstField(page)).toHaveValue('Asha Menon')

    await goByLink(page, '/consultation')
    await expect(firstField(page)).toBeHidden()
    await page.goBack()
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await expect(details(page)).toBeHidden()
    await page.goBack()
    await expect(details(page)).toBeVisible()
  })

  test('stays on its page and keeps its draft after a double press', async ({ page }) => {
    await page.goto('/about')
    await goByLink(page, course)
    await hydrate(page, 'ApplicationView')
    const back = page.getByRole('button', { name: 'Back to Program Details' })
    for (const pressTwice of [
      () => back.dblclick(),
      // The second one finds the focus on the link that has opened the application.
      async () => {
        await back.press('Enter')
        await expect(applyLinks(page).first()).toBeFocused()
        await page.keyboard.press('Enter')
      },
    ]) {
      await applyLinks(page).first().click()
      await firstField(page).fill('Asha Menon')
      // A busy machine takes no time between the presses.
      const time = await stopTime(page)
      await pressTwice()
      await expect(details(page)).toBeVisible()
      await time.pass(100)
      await expect(page).toHaveURL(course)
      await expect(firstField(page)).toBeHidden()
      await page.clock.resume()
    }
    await applyLinks(page).last().click()
    await expect(firstField(page)).toHaveValue('Asha Menon')
  })
})

test.describe('Find My Level', () => {
  const { quiz } = readContent('data/ai-career-program.yaml')
  const answer = (page: Page, question: number, option: number) => {
    const name = quiz.questions[question]?.options[option] ?? ''
    return page.getByRole('radio', { name, exact: true })
  }
  const result = (page: Page) => page.locator('[data-island=LevelFinder] .quiz')

  /** Presses a control of the quiz: the body gets no focus, and nothing is announced twice. */
  async function press(page: Page, name: string) {
    const quiz = page.locator('[data-island=LevelFinder]')
    // A key between two presses shows that the second one is meant.
    await page.keyboard.press('Shift')
    const link = quiz.getByRole('link', { name, exact: true })
    await quiz.getByRole('button', { name, exact: true }).or(link).press('Enter')
    await expect(page.locator('body:focus, html:not(:focus-within)'), name).toHaveCount(0)
    expect(await leads.announcedTwice(page)).toEqual([])
  }

  async function take(page: Page, options: readonly number[]) {
    await press(page, 'Find My Level')
    await expect(page.locator('legend').getByText('How do you use')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport()
    for (const [index, option] of options.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible()
      await answer(page, index, option).check()
      await press(page, index === 2 ? 'Show My Level' : 'Next Question')
    }
  }

  // The tests of each form send the line of an ad; tests/unit/source-line.test.ts composes others.
  test('leads to a level, its page, a chat and a form that name it and the first page', async ({
    page,
  }) => {
    const { title, duration, headline } = readContent('data/career/expert.yaml')
    await leads.stubWindow(page, 'open')
    const referer = 'https://www.google.com/search?q=secret'
    await page.goto(`${career}?utm_source=flyer`, { referer })
    await hydrate(page, 'LevelFinder')
    await take(page, [3, 3, 3])
    const heading = result(page).getByRole('heading', { name: new RegExp(`: ${title}$`) })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(`${career}?utm_source=flyer&level=expert`)
    await expectAccessible(page, '.quiz')
    const [chat] = await chatTexts(result(page))
    const { quiz: words } = readContent('data/messages/chats.yaml')
    expect(chat).toBe(filled(words, { title, duration, level: 'Expert' }))
    await result(page).getByRole('link', { name: 'Book FREE AI Career Consultation' }).click()
    await page.waitForURL('/consultation?level=expert')
    await expect(page.getByText('Career level: Expert (from the quiz)').first()).toBeVisible()
    await hydrate(page, consultation.island)
    const { button, fill, sent } = formOn(page, consultation)
    const answers = await fill()
    await button.click()
    expect(await sent()).toEqual([answers])
    const [{ url } = { url: '' }] = await leads.openedBy(page)
    const { fields, footer } = decodeMessage(decodeChat(url).text)
    expect(fields['Career level']).toBe('Expert (from the quiz)')
    expect(footer).toBe('Source: google.com, flyer, page /ai-career-program')
    expect(await leads.stored(page)).toEqual([])

    await page.goto(`${career}?level=expert`)
    await expect(heading).toBeVisible()
    await result(page)
      .getByRole('link', { name: /^See the .+ level$/ })
      .click()
    await expect(page).toHaveURL('/career/expert')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  })

  test('keeps answers on the way back and follows a changed answer', async ({ page }) => {
    await openCareer(page)
    await take(page, [0, 0, 0])
    await press(page, 'Change answer 2')
    await goByLink(page, '/consultation')
    await page.goBack()
    await expect(answer(page, 1, 0)).toBeChecked()
    await answer(page, 1, 3).check()
    await press(page, 'Previous Question')
    await expect(answer(page, 0, 0)).toBeChecked()
    await press(page, 'Show My Level')
    await expect(result(page).getByRole('heading', { name: /^Intermediate/ })).toBeVisible()
    await expect(page).toHaveURL(`${career}?level=intermediate`)
  })

  test('opens by a link to questions or result, and ignores unknown levels', async ({ page }) => {
    const levels = page.locator('[data-island=LevelFinder] article').first()
    await openCareer(page, '?quiz=1')
    await expect(page.getByText('Question 1 of 3')).toBeInViewport()
    await openCareer(page, '?level=professional')
    await expect(result(page).getByRole('heading', { name: /^Professional/ })).toBeInViewport()
    await press(page, 'Answer the questions yourself')
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    await press(page, 'View All Levels')
    await expect(levels).toBeVisible()
    await openCareer(page, '?level=grandmaster')
    await expect(levels).toBeVisible()
  })
})

test('pages print every panel and result, programs their prices, no buttons', async ({ page }) => {
  for (const path of ['/', '/skills', '/projects', course, career, '/career/expert']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(':is(.skip-link, .site-header):visible')).toHaveCount(0)
    if (/course|career/.test(path)) {
      await expect(page.locator('main :is(.btn-primary, .btn-chat, button):visible')).toHaveCount(0)
      for (const amount of [/^₹[\d,]+$/, /^\$[\d,]+$/])
        await expect(page.locator('main [translate=no]', { hasText: amount }).first()).toBeVisible()
      await expect(page.locator('main .notice')).toBeVisible()
    } else
      for (const part of await page.locator('main :is(.panel, .project-results)').all()) {
        await expect(part).toBeVisible()
        await expect(part).toHaveCSS('opacity', '1')
      }
  }
})
