import type { Page, Route } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { decodeMessage } from '#tests/forms/decode-message.ts'
import { allow, expect, holdBack, test } from './fixtures.ts'
import * as leads from './leads.ts'
import * as actions from './page-actions.ts'

const { consultation, contact, formOn } = leads
const { clickLink, fileFailures, isSameDocument, markDocument, runClockUntil } =
  actions

test.beforeEach(({ page }) => {
  allow(page, ...fileFailures)
})

// Every form without its script is tested in tests/resilience/faults.spec.ts, forms whose script is
// late in leads-page.spec.ts, and messages in tests/unit/form-without-script.test.tsx.
test.describe("a visitor whose form's script does not load", () => {
  /** Fills in the form and presses its button; a panel then offers chat and mail. */
  async function pressWithoutScript(page: Page) {
    await page.clock.install()
    await page.route(/\/assets\/ConsultationForm\.island-/, (route) =>
      route.abort(),
    )
    const referer = 'https://www.google.com/search?q=secret'
    await page.goto('/consultation?level=expert&utm_campaign=diwali', {
      referer,
    })
    await markDocument(page)
    const form = formOn(page, consultation)
    const answers = await form.fill()
    await form.button.click()
    const panel = page.getByRole('group', {
      name: 'This form could not finish loading',
    })
    await runClockUntil(page, panel)
    const message = async () => decodeMessage(await leads.offeredText(panel))
    return { ...form, answers, panel, message }
  }

  test('is offered chat and mail with every answer, and keeps the answers in the form', async ({
    page,
  }) => {
    const { answers, panel, offered, values } = await pressWithoutScript(page)
    await expect(panel).toBeFocused()
    expect(await offered(panel)).toEqual(answers)
    expect(await values()).toEqual(answers)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('sends the source of the visit and the level of the quiz with the message', async ({
    page,
  }) => {
    const { message } = await pressWithoutScript(page)
    const source = 'Source: google.com, campaign diwali'
    await expect.poll(async () => (await message()).footer).toBe(source)
    expect((await message()).fields['Career level']).toBe(
      'Expert (from the quiz)',
    )
  })

  test('hides the message from scripts that read the URLs of clicked links', async ({
    page,
  }) => {
    const { answers, panel } = await pressWithoutScript(page)
    await leads.expectPrivateLinks(panel, consultation, answers)
  })

  test('sees later corrections in the message that the panel offers', async ({
    page,
  }) => {
    const { answers, panel, field, offered } = await pressWithoutScript(page)
    const corrected = { ...answers, email: 'asha.sen@example.com' }
    await field('Email').fill(corrected.email)
    expect(await offered(panel)).toEqual(corrected)
  })
})

for (const [what, file, path, failedPart] of [
  [
    'its script',
    /\/assets\/ContactForm\.island-.*\.js$/,
    contact.path,
    'The island ContactForm',
  ],
  [
    'the script that starts forms',
    /\/assets\/page-islands-.*\.js$/,
    '/about',
    'Islands',
  ],
] as const)
  test(`a form hydrates at the next interaction once ${what} can be loaded again`, async ({
    page,
  }) => {
    await leads.stubWindow(page, 'open')
    await page.clock.install()
    await page.route(file, (route) => route.abort())
    await page.goto(path)
    await actions.goByLink(page, contact.path)
    const { button, field, fill, values, success } = formOn(page, contact)
    const answers = await fill()
    await actions
      .pollBySeconds(page, async () => (await actions.logOf(page)).join())
      .toMatch(new RegExp(`${failedPart} stays? as (it was )?served`, 'i'))
    await page.unroute(file)
    await field('Name').click()
    await field('Email').click()
    await runClockUntil(
      page,
      page.locator('[data-island=ContactForm][data-hydrated]'),
    )
    expect(await values()).toEqual(answers)
    await button.click()
    await expect(success).toBeVisible()
  })

test('a form stays as it was served, with a notice, if its hydration throws', async ({
  page,
}) => {
  allow(page, 'no form data here')
  const release = await holdBack(page, /\/assets\/ContactForm\.island-.*\.js$/)
  await actions.openAndStart(page, contact.path)
  const { fill, values } = formOn(page, contact)
  const answers = await fill()
  // From now on, reading the form throws.
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('no form data here')
    }
  })
  release()
  const notice = page.getByRole('group', {
    name: 'Unexpected Application Error!',
  })
  await expect(notice).toContainText('no form data here')
  await expect(
    notice.getByRole('link', { name: 'Return to Home' }),
  ).toBeVisible()
  expect(await values()).toEqual(answers)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the Tab key reaches the next tab if the script of the tabs does not load', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/\/assets\/Tabs\.island-/, (route) => route.abort())
  await page.goto('/skills')
  await page.getByRole('tab', { selected: true }).focus()
  await runClockUntil(page, page.locator('[data-island=Tabs][data-failed]'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-1')
})

test.describe('a button whose script does not load', () => {
  const file = /\/assets\/LevelFinder\.island-.*\.js$/
  const notice = (page: Page) =>
    page.getByRole('group', { name: 'This part of the page did not load' })
  const press = async (page: Page) => {
    await actions.waitForStart(page)
    await markDocument(page)
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await page.getByRole('button', { name: 'Next Question' }).click()
  }
  test('reloads the page once, since a deploy may have replaced the script', async ({
    page,
  }) => {
    // This test runs in real time: Playwright's clock would hide the type of navigation from the
    // page, and with faster timers a busy machine would answer too late to count as online.
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/ai-career-program')
    await press(page)
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await press(page)
    await expect(notice(page)).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const [condition, act] of [
    [
      'if the visitor does something else meanwhile',
      (page: Page) => page.keyboard.press('PageDown'),
    ],
    ['without a connection', (page: Page) => page.context().setOffline(true)],
  ] as const)
    test(`shows a notice instead of reloading the page ${condition}`, async ({
      page,
    }) => {
      await page.clock.install()
      await page.route(file, (route) =>
        route.fulfill({ status: 404, body: '' }),
      )
      await page.goto('/ai-career-program')
      await press(page)
      await act(page)
      await runClockUntil(page, notice(page))
      expect(await isSameDocument(page)).toBe(true)
    })
})

test('without a connection, a link shows a toast, and the page keeps the typed text', async ({
  page,
  context,
}) => {
  allow(page, 'The page did not come')
  await page.clock.install()
  const { message } = await leads.openForm(page, contact)
  await message.fill(leads.marker)
  const asked = actions.requestsOf(page, '/legal/disclaimer')
  await context.setOffline(true)
  await clickLink(page, 'footer a[href="/legal/disclaimer"]')
  await runClockUntil(
    page,
    page.locator('#toasts', { hasText: 'The page did not come' }),
  )
  expect(asked).toEqual(['fetch'])
  await expect(page).toHaveURL(contact.path)
  await expect(message).toHaveValue(leads.marker)
  await context.setOffline(false)
  await actions.goByLink(page, '/legal/disclaimer')
})

for (const [cause, answer, fetches] of [
  ['a deploy', undefined, 1],
  ['four failed fetches', (route: Route) => route.abort(), 4],
  ['ten seconds without a response', () => undefined, 1],
] as const)
  test(`a link to a part of another page leads to that part after ${cause}`, async ({
    page,
  }) => {
    allow(page, 'The page did not come')
    await page.clock.install()
    await page.goto('/about')
    await markDocument(page)
    const asked = actions.requestsOf(page, '/')
    if (answer)
      await page.route(
        (url) => url.pathname === '/',
        (route) =>
          route.request().resourceType() === 'fetch'
            ? answer(route)
            : route.continue(),
      )
    else
      await actions.serveChanged(page, (html) =>
        html.replace('name="version" content="', '$&newer'),
      )
    await clickLink(page, 'main a[href="/#contact"]')
    await actions.pollBySeconds(page, () => isSameDocument(page)).toBe(false)
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
    expect(
      asked.filter((type) => type === 'fetch').length,
    ).toBeGreaterThanOrEqual(fetches)
  })

test.describe('a page', () => {
  const { unexpected, tryAgain } = readContent('data/failures.yaml')
  const { title } = unexpected
  test.beforeEach(async ({ page }) => {
    allow(page, title)
    await page.goto('/about')
  })
  const expectExplained = async (page: Page, text: string) => {
    await clickLink(page, 'header a[href="/skills"]')
    await expect(
      page.getByRole('heading', { level: 1, name: title }),
    ).toBeFocused()
    await expect(page).toHaveURL('/skills')
    await expect(page.getByRole('main')).toContainText(text)
  }

  test('is replaced by an explanation if its rendering throws, and Back still works', async ({
    page,
  }) => {
    await page.evaluate(() => {
      const { replaceWith } = Element.prototype
      HTMLElement.prototype.replaceWith = function (...nodes) {
        if (this.localName !== 'main') return replaceWith.apply(this, nodes)
        Reflect.deleteProperty(HTMLElement.prototype, 'replaceWith')
        throw new Error('it broke')
      }
    })
    await expectExplained(page, 'it broke')
    await page.goBack()
    await expect(page).toHaveTitle(/About/)
  })

  test('is replaced by an explanation and a home link if a captive portal intercepts it', async ({
    page,
  }) => {
    await page.route('**/skills', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<h1>Please log in</h1>',
      }),
    )
    await expectExplained(page, 'not a page of this site')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  })

  for (const [how, askAgain, isSoft] of [
    [
      `a press of '${tryAgain}'`,
      (page) => page.getByRole('button', { name: tryAgain }).click(),
      true,
    ],
    [
      'a tap on its link',
      (page) => clickLink(page, 'header a[href="/skills"]'),
      true,
    ],
    ['a reload', (page) => page.reload(), false],
  ] as [string, (page: Page) => Promise<unknown>, boolean][])
    test(`is shown after ${how} if a failed host works again`, async ({
      page,
    }) => {
      allow(page, 'Failed to load resource')
      await page.goto(contact.path)
      const { message } = formOn(page, contact)
      await message.fill(leads.marker)
      await markDocument(page)
      await page.route('**/skills', (route) =>
        route.fulfill({ status: 500, body: 'no' }),
      )
      await expectExplained(page, '500')
      await page.unroute('**/skills')
      await askAgain(page)
      await expect(page).toHaveTitle(/Skills/)
      expect(await isSameDocument(page)).toBe(isSoft)
      await page.goBack()
      await expect(message).toHaveValue(isSoft ? leads.marker : '')
    })
})
