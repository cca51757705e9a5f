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
import {
  clickLink,
  goByLink,
  openStarted,
  removeNavigationApi,
} from './page-actions.ts'

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
const chatText = async (link: Locator) =>
  decodeChat((await link.getAttribute('href')) ?? '').text
/** The texts of visible chat links. */
const chatTexts = async (place: Locator) => {
  const links = await place
    .locator('a[href^="https://wa.me/"]')
    .filter({ visible: true })
    .all()
  return Promise.all(links.map(chatText))
}

const usd = (page: Page) =>
  page.getByRole('radio', { name: 'International (USD)' })
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

/** What each currency is called, shows and writes in messages. */
const inRupees = {
  radio: inr,
  amount: rupees,
  other: dollars,
  code: 'INR',
  otherCode: 'USD',
}
const inDollars = {
  radio: usd,
  amount: dollars,
  other: rupees,
  code: 'USD',
  otherCode: 'INR',
}

test.describe('the chosen currency', () => {
  /** The price and every chat message name the chosen currency alone. */
  async function expectPriced(
    page: Page,
    { amount, other, code }: typeof inRupees,
  ) {
    await expect(price(page).getByText(amount, { exact: true })).toBeVisible()
    await expect(price(page).getByText(other, { exact: true })).toBeHidden()
    const texts = await chatTexts(page.getByRole('main'))
    expect(texts.length).toBeGreaterThanOrEqual(2)
    for (const text of texts)
      expect(text).toContain(`${code} ${amount.slice(1)}`)
  }

  test('is rupees until a visitor chooses dollars, before any script', async ({
    page,
  }) => {
    await holdBack(page, '**/assets/*.js')
    await page.goto(course, { waitUntil: 'commit' })
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
    await usd(page).check()
    await expectPriced(page, inDollars)
  })

  test('that was chosen before any script is kept by it', async ({ page }) => {
    const arrive = await holdBack(page, '**/assets/*.js')
    await page.goto(course, { waitUntil: 'commit' })
    await usd(page).check()
    arrive()
    await expect(page.locator('html')).toHaveAttribute('data-currency', 'USD')
    await expectPriced(page, inDollars)
  })

  /** Pages that show both prices, each with a chat that names the chosen one. */
  const pagesWithBoth = [
    { path: career, chat: 'Ask for the bundle on WhatsApp' },
    { path: '/career/beginner', chat: 'Enroll Now via WhatsApp' },
    { path: '/', chat: 'Apply via WhatsApp' },
  ]

  for (const { path, chat } of pagesWithBoth)
    for (const currency of [inDollars, inRupees])
      test(`${currency.code} stands large and in the chat of ${path}`, async ({
        page,
      }) => {
        await openStarted(page, path)
        await showAllBlocks(page)
        await currency.radio(page).check()
        const size = await sizeOf(page, currency.code)
        expect(size).toBeGreaterThan(await sizeOf(page, currency.otherCode))
        const link = page.getByRole('link', { name: chat, exact: true })
        expect(await chatText(link)).toContain(currency.code)
      })

  // Safari before 26.2 and Firefox before 147 have no Navigation API: every link loads its page.
  for (const api of ['with', 'without'])
    test(`stays chosen on every page with prices, ${api} the Navigation API`, {
      tag: api === 'without' ? '@fresh-forms' : [],
    }, async ({ page }) => {
      if (api === 'without') await removeNavigationApi(page)
      await openStarted(page, course)
      await usd(page).check()
      for (const { path } of pagesWithBoth) {
        await clickLink(page, `a[href="${path}"]`)
        await expect(page).toHaveURL(path)
        await expect(usd(page)).toBeChecked()
      }
    })

  test('that changed on a later page is the one of the page that Back shows', async ({
    page,
  }) => {
    await openStarted(page, course)
    await usd(page).check()
    await clickLink(page, `a[href="${career}"]`)
    await expect(page).toHaveURL(career)
    await inr(page).check()
    await page.goBack()
    await expect(page).toHaveURL(course)
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
  })

  test('is rupees again after a reload, since nothing is stored', async ({
    page,
  }) => {
    await openStarted(page, course)
    await usd(page).check()
    await page.reload()
    await expect(inr(page)).toBeChecked()
    await expectPriced(page, inRupees)
  })

  test('is the one that the price of the bundle is compared in', async ({
    page,
  }) => {
    await page.goto(career)
    const bundle = page.getByRole('region', {
      name: 'Complete AI Career Bundle',
    })
    const above = bundle.locator('.rupees-chosen')
    await showAllBlocks(page)
    await expect(above).toHaveText(/₹74,996 ?save 30%$/)
    await expect(above).toBeVisible()
    await usd(page).check()
    await expect(above).toBeHidden()
    const bundleInDollars = bundle.locator('.both-prices .usd')
    const bundleInRupees = bundle.locator('.both-prices .inr')
    await expect(bundleInRupees).toHaveText(
      '₹49,999 in India, instead of ₹74,996, save 30%',
    )
    const [first, second] = [
      await bundleInDollars.boundingBox(),
      await bundleInRupees.boundingBox(),
    ]
    expect(second?.y).toBeGreaterThan(first?.y ?? Number.NaN)
    await expect(bundle.locator('s').filter({ visible: true })).toHaveCount(1)
  })

  test.describe('without script', { tag: '@no-script' }, () => {
    test.use({ javaScriptEnabled: false })

    test('is no choice: both prices show', async ({ page }) => {
      await page.goto(course)
      for (const amount of [rupees, dollars])
        await expect(
          price(page).getByText(amount, { exact: true }),
        ).toBeVisible()
      await expect(usd(page)).toBeHidden()
    })

    test('stands beside a link that leads to a mail to apply by', async ({
      page,
    }) => {
      await page.goto(course)
      await page
        .getByRole('link', { name: 'Apply for the Program' })
        .first()
        .click()
      const mail = page.getByRole('link', {
        name: 'Open a mail with these questions',
      })
      await expect(mail).toBeInViewport()
    })
  })
})

test.describe('the application', () => {
  const title = 'Apply for the AI Business Transformation Program'
  const heading = (page: Page) =>
    page.getByRole('heading', { level: 1, name: title })
  const firstField = (page: Page) =>
    formOn(page, application).field('Full name')
  const applyLinks = (page: Page) => details(page).locator('a[href="#apply"]')
  const first = (links: Locator) => links.first()
  const last = (links: Locator) => links.last()
  const pressBackButton = (page: Page) => backButton(page).click()
  const backButton = (page: Page) =>
    page.getByRole('button', { name: 'Back to Program Details' })

  const waysBack = [
    {
      from: 'the first',
      way: 'its button',
      link: first,
      goBack: pressBackButton,
    },
    {
      from: 'the last',
      way: 'its button',
      link: last,
      goBack: pressBackButton,
    },
    {
      from: 'the last',
      way: 'Back',
      link: last,
      goBack: (page: Page) => page.goBack(),
    },
  ]

  for (const { from, way, link, goBack } of waysBack)
    test(`leads to its top from ${from} link, and back to it by ${way}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(course)
      await hydrate(page, application.island)
      const apply = link(applyLinks(page))
      await apply.scrollIntoViewIfNeeded()
      await expect(page.locator(skippedBlocks)).toHaveCount(0)
      // A section moves up while it appears.
      await expect
        .poll(() => apply.evaluate((link) => link.closest('.to-reveal')))
        .toBeNull()
      await motionEnds(page)
      const place = async () => (await apply.boundingBox())?.y ?? Number.NaN
      const left = await place()
      await apply.click()
      await expect(heading(page)).toBeFocused()
      await expect(details(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await goBack(page)
      await expect(apply).toBeFocused()
      await expect
        .poll(async () => Math.abs((await place()) - left))
        .toBeLessThanOrEqual(2)
      await expect(page).toHaveURL(course)
    })

  test('opens by its address', async ({ page }) => {
    await page.goto(`${course}#apply`)
    await expect(heading(page)).toBeFocused()
    await backButton(page).click()
    await expect(details(page)).toBeVisible()
    await expect(page).toHaveURL(course)
  })

  test('names the price in the currency that is chosen, also when it changes', async ({
    page,
  }) => {
    await openStarted(page, course)
    await usd(page).check()
    await applyLinks(page).first().click()
    await expect(
      page.getByText(`Ready to invest ${dollars} immediately`),
    ).toBeVisible()
    await page.goBack()
    await inr(page).check()
    await page.goForward()
    await expect(
      page.getByText(`Ready to invest ${rupees} immediately`),
    ).toBeVisible()
  })

  test('keeps its text while the program and other pages are read', async ({
    page,
  }) => {
    await openStarted(page, course)
    await applyLinks(page).first().click()
    await firstField(page).fill('Asha Menon')
    await page.goBack()
    await expect(details(page)).toBeVisible()
    await page.goForward()
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await goByLink(page, '/consultation')
    await expect(firstField(page)).toBeHidden()
    await page.goBack()
    await expect(firstField(page)).toHaveValue('Asha Menon')
    await page.goBack()
    await expect(details(page)).toBeVisible()
  })

  const doublePresses = {
    'a double click': (page: Page) => backButton(page).dblclick(),
    // The second one finds the focus on the link that has opened the application.
    'two presses of Enter': async (page: Page) => {
      await backButton(page).press('Enter')
      await expect(applyLinks(page).first()).toBeFocused()
      await page.keyboard.press('Enter')
    },
  }

  for (const [presses, pressTwice] of Object.entries(doublePresses))
    test(`goes back once after ${presses}, and keeps its draft`, async ({
      page,
    }) => {
      await page.goto('/about')
      await goByLink(page, course)
      await hydrate(page, 'ApplicationView')
      await applyLinks(page).first().click()
      await firstField(page).fill('Asha Menon')
      // A busy machine takes no time between the presses.
      const time = await stopTime(page)
      await pressTwice(page)
      await expect(details(page)).toBeVisible()
      await time.pass(100)
      await expect(page).toHaveURL(course)
      await expect(firstField(page)).toBeHidden()
      await page.clock.resume()
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
  const levelCards = (page: Page) =>
    page.locator('[data-island=LevelFinder] article')

  /** Presses a control of the quiz: the body gets no focus, and nothing is announced twice. */
  async function press(page: Page, name: string) {
    const quiz = page.locator('[data-island=LevelFinder]')
    // A key between two presses shows that the second one is meant.
    await page.keyboard.press('Shift')
    const link = quiz.getByRole('link', { name, exact: true })
    await quiz
      .getByRole('button', { name, exact: true })
      .or(link)
      .press('Enter')
    await expect(
      page.locator('body:focus, html:not(:focus-within)'),
      name,
    ).toHaveCount(0)
    expect(await leads.announcedTwice(page)).toEqual([])
  }

  async function take(page: Page, options: readonly number[]) {
    await press(page, 'Find My Level')
    await expect(
      page.locator('legend').getByText('How do you use'),
    ).toBeFocused()
    await expect(
      page.getByRole('button', { name: 'Next Question' }),
    ).toBeInViewport()
    for (const [index, option] of options.entries()) {
      await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible()
      await answer(page, index, option).check()
      await press(page, index === 2 ? 'Show My Level' : 'Next Question')
    }
  }

  test('recommends a level, names it in the address and moves the focus there', async ({
    page,
  }) => {
    const { title } = readContent('data/career/expert.yaml')
    await openCareer(page, '?utm_source=flyer')
    await take(page, [3, 3, 3])
    const heading = result(page).getByRole('heading', {
      name: new RegExp(`: ${title}$`),
    })
    await expect(heading).toBeFocused()
    await expect(page).toHaveURL(`${career}?utm_source=flyer&level=expert`)
    await expectAccessible(page, '.quiz')
  })

  test('offers a chat that names the recommended level', async ({ page }) => {
    const { title, duration } = readContent('data/career/expert.yaml')
    const { quiz: words } = readContent('data/messages/chats.yaml')
    await openCareer(page, '?level=expert')
    const [chat] = await chatTexts(result(page))
    expect(chat).toBe(filled(words, { title, duration, level: 'Expert' }))
  })

  test('leads to the page of the recommended level', async ({ page }) => {
    const { headline } = readContent('data/career/expert.yaml')
    await openCareer(page, '?level=expert')
    await result(page)
      .getByRole('link', { name: /^See the .+ level$/ })
      .click()
    await expect(page).toHaveURL('/career/expert')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  })

  // The tests of each form send the line of an ad; tests/unit/source-line.test.ts composes others.
  test('leads to a request that names the level and the page that led there', async ({
    page,
  }) => {
    await leads.stubWindow(page, 'open')
    const referer = 'https://www.google.com/search?q=secret'
    await page.goto(`${career}?utm_source=flyer`, { referer })
    await hydrate(page, 'LevelFinder')
    await take(page, [3, 3, 3])
    await result(page)
      .getByRole('link', { name: 'Book FREE AI Career Consultation' })
      .click()
    await page.waitForURL('/consultation?level=expert')
    await expect(
      page.getByText('Career level: Expert (from the quiz)').first(),
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

  test('stores nothing', async ({ page }) => {
    await openCareer(page)
    await take(page, [3, 3, 3])
    expect(await leads.stored(page)).toEqual([])
  })

  test('keeps answers on the way back and follows a changed answer', async ({
    page,
  }) => {
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
    await expect(
      result(page).getByRole('heading', { name: /^Intermediate/ }),
    ).toBeVisible()
    await expect(page).toHaveURL(`${career}?level=intermediate`)
  })

  test('opens its questions by a link', async ({ page }) => {
    await openCareer(page, '?quiz=1')
    await expect(page.getByText('Question 1 of 3')).toBeInViewport()
  })

  test('opens a result by a link, and leads from it to the questions and levels', async ({
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

  test('shows all levels where a link names none that exists', async ({
    page,
  }) => {
    await openCareer(page, '?level=grandmaster')
    await expect(levelCards(page).first()).toBeVisible()
  })
})

test.describe('on paper', { tag: '@media' }, () => {
  async function print(page: Page, path: string) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.locator(':is(.skip-link, .site-header):visible'),
    ).toHaveCount(0)
  }

  for (const path of ['/', '/skills', '/projects'])
    test(`${path} prints every panel and result`, async ({ page }) => {
      await print(page, path)
      for (const part of await page
        .locator('main :is(.panel, .project-results)')
        .all()) {
        await expect(part).toBeVisible()
        await expect(part).toHaveCSS('opacity', '1')
      }
    })

  for (const path of [course, career, '/career/expert'])
    test(`${path} prints its prices and disclaimer and no buttons`, async ({
      page,
    }) => {
      await print(page, path)
      await expect(
        page.locator('main :is(.btn-primary, .btn-chat, button):visible'),
      ).toHaveCount(0)
      const amounts = page.locator('main [translate=no]')
      await expect(
        amounts.filter({ hasText: /^₹[\d,]+$/ }).first(),
      ).toBeVisible()
      await expect(
        amounts.filter({ hasText: /^\$[\d,]+$/ }).first(),
      ).toBeVisible()
      await expect(page.locator('main .notice')).toBeVisible()
    })
})
