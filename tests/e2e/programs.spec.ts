import type { Page } from 'playwright/test'
import { prices } from '../../data/prices.ts'
import { levelIds } from '../../data/schemas/facts.ts'
import { readContent } from '../../ssg/content/content-file.ts'
import { decodeChat } from '../../tools/forms/decode-message.ts'
import {
  expect,
  frames,
  holdBack,
  motionEnds,
  renderAllBlocks,
  shiftsOf,
  skippedBlocks,
  sumOf,
  test,
  watchShifts,
} from './fixtures.ts'
import { hydrate } from './hydration.ts'
import { clickLink, isSameDocument, markDocument } from './page-actions.ts'

const course = '/ai-mastery-course'
const career = '/ai-career-program'

/** The premium program's price as displayed (requirements §9.1). */
const [rupees, dollars] = [
  `₹${prices.premium.INR.toLocaleString('en-IN')}`,
  `$${prices.premium.USD.toLocaleString('en-US')}`,
]

/** Visible chat links, as the texts that they would send. */
const chatTexts = async (page: Page) => {
  const links = await page
    .locator('main a[href^="https://wa.me/"]:visible')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute('href') ?? ''),
    )
  return links.map((href) => decodeChat(href).text)
}

const usd = (page: Page) => page.getByRole('radio', { name: 'International (USD)' })
const inr = (page: Page) => page.getByRole('radio', { name: 'India (INR)' })
const details = (page: Page) => page.locator('#program-details')

async function openCourse(page: Page) {
  await page.goto(course)
  await hydrate(page, 'ApplicationView')
}

async function openCareer(page: Page, query = '') {
  await page.goto(career + query)
  await hydrate(page, 'LevelFinder')
}

test.describe('currency', () => {
  test('shows rupees first and dollars on request, in the price and in every chat message', async ({
    page,
  }) => {
    await openCourse(page)
    const price = page.getByRole('complementary', { name: 'Price' })
    await expect(inr(page)).toBeChecked()
    await expect(price.getByText(rupees, { exact: true })).toBeVisible()
    await expect(price.getByText(dollars, { exact: true })).toBeHidden()
    for (const text of await chatTexts(page))
      expect(text).toContain(`INR ${prices.premium.INR.toLocaleString('en-IN')}`)

    await usd(page).check()
    await expect(price.getByText(dollars, { exact: true })).toBeVisible()
    await expect(price.getByText(rupees, { exact: true })).toBeHidden()
    const texts = await chatTexts(page)
    expect(texts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts)
      expect(text).toContain(`USD ${prices.premium.USD.toLocaleString('en-US')}`)

    await inr(page).check()
    await expect(price.getByText(rupees, { exact: true })).toBeVisible()
  })

  for (const width of [390, 1366])
    test(`shifts nothing at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      await openCourse(page)
      await renderAllBlocks(page)
      const places = () =>
        page.locator('main h1, main h2, main a, main aside, footer').evaluateAll((all) =>
          all.map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect()
            return [x + scrollX, y + scrollY, width, height].map(Math.round).join(' ')
          }),
        )
      const before = { places: await places(), shifts: await shiftsOf(page) }
      await usd(page).check()
      await inr(page).check()
      await usd(page).check()
      expect({ places: await places(), shifts: await shiftsOf(page) }).toEqual(before)
    })

  test('stays chosen on other pages, after going back and after a link to the page', async ({
    page,
  }) => {
    await openCourse(page)
    await markDocument(page)
    await usd(page).check()
    await page.locator('summary', { hasText: 'AI Courses' }).click()
    await page.locator(`header nav a[href="${career}"]:visible`).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('AI Career Program')
    for (const text of await chatTexts(page)) expect(text).toContain('USD')
    const from = `from $${prices.beginner.USD}+`
    await expect(page.getByText('Start at the level')).toContainText(from, { useInnerText: true })

    await page.goBack()
    await expect(usd(page)).toBeChecked()
    await expect(
      page.getByRole('complementary', { name: 'Price' }).getByText(dollars, { exact: true }),
    ).toBeVisible()

    await page.goForward()
    await page.locator('summary', { hasText: 'AI Courses' }).click()
    await page.locator(`header nav a[href="${course}"]:visible`).click()
    await expect(usd(page)).toBeChecked()
    await expect(
      page.getByRole('complementary', { name: 'Price' }).getByText(dollars, { exact: true }),
    ).toBeVisible()
    await inr(page).check()
    await page.evaluate(() => history.go(-2))
    await expect(inr(page)).toBeChecked()
    await expect(
      page.getByRole('complementary', { name: 'Price' }).getByText(rupees, { exact: true }),
    ).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const [path, chat] of [
    ['/', 'Apply via WhatsApp'],
    [career, 'Ask for the bundle on WhatsApp'],
    ['/career/beginner', 'Enroll Now via WhatsApp'],
    ['/career/expert', 'Apply via WhatsApp'],
  ] as const)
    test(`leads everywhere on ${path}, which offers the other one too`, async ({ page }) => {
      await openCourse(page)
      await usd(page).check()
      await clickLink(page, `a[href="${path === '/' ? path : career}"]`)
      await expect(page).toHaveURL(path === '/' ? path : career)
      if (path.startsWith('/career/')) await clickLink(page, `main a[href="${path}"]`)
      await expect(page).toHaveURL(path)
      await expect(usd(page)).toBeChecked()
      await renderAllBlocks(page)
      const sizeOf = (currency: string) =>
        page
          .locator(`main .both-prices:visible > .${currency}`)
          .first()
          .evaluate((price) => Number.parseFloat(getComputedStyle(price).fontSize))
      expect(await sizeOf('usd')).toBeGreaterThan(await sizeOf('inr'))
      const link = page.getByRole('link', { name: chat, exact: true })
      const message = async () => decodeChat((await link.getAttribute('href')) ?? '').text
      expect(await message()).toContain('USD')
      await inr(page).check()
      expect(await sizeOf('inr')).toBeGreaterThan(await sizeOf('usd'))
      expect(await message()).toContain('INR')
    })

  test('shows at once before any script has come, and stays chosen', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/*.js')
    await page.goto(course, { waitUntil: 'commit' })
    await usd(page).check()
    await expect(
      page.getByRole('complementary', { name: 'Price' }).getByText(dollars, { exact: true }),
    ).toBeVisible()
    for (const text of await chatTexts(page)) expect(text).toContain('USD')
    arrive()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await expect(usd(page)).toBeChecked()
  })

  test('shows both currencies without script', async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage()
    await page.goto(course)
    const price = page.getByRole('complementary', { name: 'Price' })
    await expect(price.getByText(rupees, { exact: true })).toBeVisible()
    await expect(price.getByText(dollars, { exact: true })).toBeVisible()
    await expect(usd(page)).toBeHidden()
    await page.getByRole('link', { name: 'Apply for the Program' }).first().click()
    await expect(
      page.getByRole('link', { name: 'Open a mail with these questions' }),
    ).toBeInViewport()
    await page.context().close()
  })
})

test.describe('application', () => {
  const heading = (page: Page) =>
    page.getByRole('heading', {
      level: 1,
      name: 'Apply for the AI Business Transformation Program',
    })
  const firstField = (page: Page) => page.getByLabel('Full name')

  test('opens from every apply link at its top, with the focus on its heading', async ({
    page,
  }) => {
    await openCourse(page)
    const links = page.locator('#program-details a[href="#apply"]')
    const count = await links.count()
    expect(count).toBeGreaterThanOrEqual(2)
    for (let index = 0; index < count; index++) {
      await links.nth(index).click()
      await expect(heading(page)).toBeFocused()
      await expect(details(page)).toBeHidden()
      await expect(firstField(page)).toBeVisible()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await page.getByRole('button', { name: 'Back to Program Details' }).click()
      await expect(details(page)).toBeVisible()
      await expect(links.nth(index)).toBeFocused()
    }
  })

  test('the back buttons of the page and of the browser lead back to the same place', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCourse(page)
    const link = page.locator('#program-details a[href="#apply"]').last()
    const ways = [
      () => page.getByRole('button', { name: 'Back to Program Details' }).click(),
      () => page.goBack(),
    ]
    for (const goBack of ways) {
      await link.scrollIntoViewIfNeeded()
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await motionEnds(page)
      const place = async () => (await link.boundingBox())?.y ?? Number.NaN
      const left = await place()
      await link.click()
      await expect(heading(page)).toBeFocused()
      await goBack()
      await expect(details(page)).toBeVisible()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(2)
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
      await expect(page).toHaveURL(course)
    }
  })

  test('keeps the typed text while the visitor reads the details or another page', async ({
    page,
  }) => {
    await openCourse(page)
    await page.locator('a[href="#apply"]').first().click()
    await firstField(page).fill('Asha Menon')
    await page.goBack()
    await expect(details(page)).toBeVisible()
    await page.goForward()
    await expect(firstField(page)).toHaveValue('Asha Menon')

    await page.locator('footer a[href="/consultation"]').click()
    await expect(page).toHaveURL('/consultation')
    await expect(firstField(page)).toBeHidden()
    await page.goBack()
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await expect(details(page)).toBeHidden()
    await page.goBack()
    await expect(details(page)).toBeVisible()
  })

  test('has the chosen currency in the form', async ({ page }) => {
    await openCourse(page)
    await usd(page).check()
    await page.locator('a[href="#apply"]').first().click()
    await expect(page.getByText(`Ready to invest ${dollars} immediately`)).toBeVisible()
    await page.goBack()
    await inr(page).check()
    await page.goForward()
    await expect(page.getByText(`Ready to invest ${rupees} immediately`)).toBeVisible()
  })

  test('opens by a link to it', async ({ page }) => {
    await page.goto(`${course}#apply`)
    await expect(heading(page)).toBeFocused()
    await expect(details(page)).toBeHidden()
    await page.getByRole('button', { name: 'Back to Program Details' }).click()
    await expect(details(page)).toBeVisible()
    await expect(page).toHaveURL(course)
  })
})

test.describe('Find My Level', () => {
  const { quiz } = readContent('data/ai-career-program.yaml')
  const answer = (page: Page, question: number, option: number) =>
    page.getByRole('radio', {
      name: quiz.questions[question]?.options[option] ?? '',
      exact: true,
    })
  const result = (page: Page) => page.locator('[data-island=LevelFinder] .quiz')

  async function take(page: Page, options: readonly number[]) {
    await page.getByRole('link', { name: 'Find My Level' }).click()
    for (const [index, option] of options.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible()
      await answer(page, index, option).check()
      await page
        .getByRole('button', { name: index === 2 ? 'Show My Level' : 'Next Question' })
        .click()
    }
  }

  test('leads to a level, its page and the consultation, also by its address', async ({ page }) => {
    const level = readContent('data/career/expert.yaml')
    await openCareer(page)
    await take(page, [3, 3, 3])
    const title = result(page).getByRole('heading', { name: new RegExp(`: ${level.title}$`) })
    await expect(title).toBeFocused()
    await expect(page).toHaveURL(`${career}?level=expert`)
    await expect(
      result(page).getByRole('link', { name: 'Book FREE AI Career Consultation' }),
    ).toHaveAttribute('href', '/consultation?level=expert')
    await page.reload()
    await expect(title).toBeVisible()
    await result(page)
      .getByRole('link', { name: /^See the .+ level$/ })
      .click()
    await expect(page).toHaveURL('/career/expert')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(level.headline)
  })

  test('keeps answers on the way back and follows a changed answer', async ({ page }) => {
    await openCareer(page)
    await take(page, [0, 0, 0])
    await page.getByRole('button', { name: 'Change answer 2' }).click()
    await expect(answer(page, 1, 0)).toBeChecked()
    await answer(page, 1, 3).check()
    await page.getByRole('button', { name: 'Previous Question' }).click()
    await expect(answer(page, 0, 0)).toBeChecked()
    await page.getByRole('button', { name: 'Show My Level' }).click()
    await expect(result(page).getByRole('heading', { name: /^Intermediate/ })).toBeVisible()
    await expect(page).toHaveURL(`${career}?level=intermediate`)
  })

  test('opens by a link to the questions or to a result, and ignores an unknown level', async ({
    page,
  }) => {
    await openCareer(page, '?quiz=1')
    await expect(page.getByText('Question 1 of 3')).toBeInViewport()
    await openCareer(page, '?level=professional')
    await expect(result(page).getByRole('heading', { name: /^Professional/ })).toBeInViewport()
    await page.getByRole('button', { name: 'Answer the questions yourself' }).click()
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    await openCareer(page, '?level=grandmaster')
    await expect(page.locator('[data-island=LevelFinder] article').first()).toBeVisible()
  })

  test('is at the same question when the visitor leaves and returns', async ({ page }) => {
    await openCareer(page)
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await answer(page, 0, 2).check()
    await page.getByRole('button', { name: 'Next Question' }).click()
    await answer(page, 1, 1).check()
    await page.locator('footer a[href="/consultation"]').click()
    await expect(page.getByRole('link', { name: 'View All Levels' })).toBeHidden()
    await page.goBack()
    await expect(page.getByText('Question 2 of 3')).toBeVisible()
    await expect(answer(page, 1, 1)).toBeChecked()
    await page.getByRole('button', { name: 'Previous Question' }).click()
    await expect(answer(page, 0, 2)).toBeChecked()
  })

  for (const [width, height] of [
    [1366, 900],
    [1366, 768],
    [390, 844],
  ] as const)
    test(`shows and focuses its question at ${width} x ${height}, also before its script`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      const finder = page.getByRole('link', { name: 'Find My Level' })
      const expectQuestion = async () => {
        await expect(page.locator('legend').getByText('How do you use')).toBeFocused()
        await expect(page.getByText('Question 1 of 3')).toBeInViewport()
        await expect(page.getByRole('button', { name: 'Next Question' })).toBeInViewport()
      }
      for (const isHydrated of [false, true]) {
        await page.goto(career)
        if (isHydrated) await hydrate(page, 'LevelFinder')
        // As low on the screen as it can be pressed.
        await finder.evaluate((link) => link.scrollIntoView({ block: 'end' }))
        await finder.click()
        await expectQuestion()
      }
    })

  test('changes the view without a layout shift where it fits on the screen', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 1400 })
    await watchShifts(page)
    await openCareer(page)
    const finder = page.getByRole('link', { name: 'Find My Level' })
    await finder.evaluate((link) => link.scrollIntoView())
    await motionEnds(page)
    await frames(page)
    const before = await finder.boundingBox()
    await finder.click()
    await expect(page.getByText('Question 1 of 3')).toBeVisible()
    const after = await page.getByRole('link', { name: 'View All Levels' }).boundingBox()
    expect({ x: after?.x, y: after?.y }).toEqual({ x: before?.x, y: before?.y })
    expect(sumOf(await shiftsOf(page))).toBeLessThan(0.01)
  })
})

for (const path of [course, career, ...levelIds.map((id) => `/career/${id}`)])
  test(`${path} prints prices and disclaimer, and no buttons`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('header.site-header')).toBeHidden()
    await expect(
      page.locator('main .btn-primary:visible, main .btn-chat:visible, main button:visible'),
    ).toHaveCount(0)
    for (const amount of [/^₹[\d,]+$/, /^\$[\d,]+$/])
      await expect(page.locator('main [translate=no]', { hasText: amount }).first()).toBeVisible()
    await expect(page.locator('main .notice')).toBeVisible()
    await expect(page.locator('main .notice')).toContainText(/guaranteed|does not promise/)
    const faint = await page
      .locator('main :is(h2, h3, p, dd, li)')
      .evaluateAll((all) =>
        all
          .filter(
            (one) =>
              one.checkVisibility() &&
              (getComputedStyle(one).opacity !== '1' ||
                /^rgb\((2[0-4]\d|25[0-5]), (2[0-4]\d|25[0-5])/.test(getComputedStyle(one).color)),
          )
          .map((one) => one.textContent),
      )
    expect(faint).toEqual([])
  })
