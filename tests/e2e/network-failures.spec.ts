import type { Page, Route } from 'playwright/test'
import { decodeChat, decodeMail, decodeMessage } from '#tests/forms/decode-message.ts'
import { speedUpTimers } from './fast-timers.ts'
import { expect, holdBack, test } from './fixtures.ts'
import { hydrate } from './hydration.ts'
import {
  buttonOf,
  chatHrefIn,
  contact,
  fillForm,
  formOf,
  marker,
  openedByLink,
  sentAnswers,
  serviceRequest,
  stubWindow,
  valuesIn,
} from './leads.ts'
import {
  clickLink,
  fileFailures,
  isSameDocument,
  markDocument,
  runClockUntil,
  serveNewerVersion,
} from './page-actions.ts'

test.beforeEach(({ allowed }) => {
  allowed.push(...fileFailures)
})

// tests/resilience/faults loses the file of every form, in every way by night; a file that never
// answers is in leads-page.spec.ts.
test("a visitor whose form's script is lost is offered chat and mail with the answers", async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/\/assets\/ContactForm\.island-/, (route) => route.abort())
  await page.goto(contact.path)
  await markDocument(page)
  const form = formOf(page, contact)
  const answers = await fillForm(page, contact)
  await buttonOf(page, contact).click()
  const panel = page.getByRole('group', { name: 'This form could not finish loading' })
  await runClockUntil(page, panel)
  await expect(panel).toBeFocused()
  const { header, footer } = decodeMessage(decodeChat(await chatHrefIn(panel)).text)
  expect([header, footer]).toEqual([
    'NEW CONTACT MESSAGE',
    'Sent from the form on the contact page',
  ])
  expect(sentAnswers(await chatHrefIn(panel), contact.fields)).toEqual(answers)
  const mail = panel.getByRole('link', { name: 'Send by mail' })
  expect(decodeMail(await openedByLink(mail)).body).toContain(answers.email)
  expect(await valuesIn(form, contact.fields)).toEqual(answers)
  await form.getByLabel('Email', { exact: true }).fill('asha.sen@example.com')
  expect(decodeChat(await chatHrefIn(panel)).text).toContain('asha.sen@example.com')
  expect(await isSameDocument(page)).toBe(true)
})

test('a form whose script is lost leaves missing fields to the browser', async ({ page }) => {
  await page.clock.install()
  await page.route(/\/assets\/ServiceRequestForm\.island-/, (route) => route.abort())
  await page.goto(serviceRequest.path)
  await buttonOf(page, serviceRequest).click()
  await expect(buttonOf(page, serviceRequest)).toHaveAttribute('aria-busy', 'true')
  await runClockUntil(page, formOf(page, serviceRequest).locator('[name=name]:focus'))
  await expect(page.getByRole('group', { name: 'could not finish loading' })).toHaveCount(0)
})

test('an empty form shows no message of the browser while its script is on its way', async ({
  page,
}) => {
  await page.clock.install()
  await page.route(/\/assets\/ServiceRequestForm\.island-/, () => {})
  await page.goto(serviceRequest.path)
  const button = buttonOf(page, serviceRequest)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  const first = formOf(page, serviceRequest).locator('[name=name]')
  await page.clock.runFor(19_000)
  await expect(first).not.toBeFocused()
  await page.clock.runFor(1000)
  await expect(first).toBeFocused()
})

for (const [what, file, path, isGivenUp] of [
  [
    'its script',
    /\/assets\/ContactForm\.island-.*\.js$/,
    contact.path,
    'The island ContactForm stays as it was served',
  ],
  ['the file that starts it', /\/assets\/page-islands-.*\.js$/, '/about', 'Islands stay as served'],
] as const)
  test(`a form hydrates at the next touch once ${what} is there again`, async ({ page }) => {
    await stubWindow(page, 'opens')
    await page.clock.install()
    await page.route(file, (route) => route.abort())
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await page.goto(path)
    await clickLink(page, 'header a[href="/contact"]')
    await expect(page).toHaveURL(contact.path)
    const answers = await fillForm(page, contact)
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return warnings.some((text) => text.includes(isGivenUp))
      })
      .toBe(true)
    await page.unroute(file)
    await formOf(page, contact).getByLabel('Name', { exact: true }).click()
    await formOf(page, contact).getByLabel('Email', { exact: true }).click()
    await runClockUntil(page, page.locator('[data-island=ContactForm][data-hydrated]'))
    expect(await valuesIn(formOf(page, contact), contact.fields)).toEqual(answers)
    await buttonOf(page, contact).click()
    await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
  })

test('a form that breaks during hydration stays as served with its answers', async ({
  page,
  allowed,
}) => {
  allowed.push('no form data here')
  const file = /\/assets\/ContactForm\.island-.*\.js$/
  const arrive = await holdBack(page, file)
  await page.goto(contact.path)
  const answers = await fillForm(page, contact)
  // From now on reading the form for the message throws.
  await page.evaluate(() => {
    FormData.prototype.get = () => {
      throw new Error('no form data here')
    }
  })
  arrive()
  const notice = page.getByRole('group', { name: 'Unexpected Application Error!' })
  await expect(notice).toContainText('no form data here')
  await expect(notice.getByRole('link', { name: 'Return to Home' })).toBeVisible()
  expect(await valuesIn(formOf(page, contact), contact.fields)).toEqual(answers)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the Tab key reaches every tab whose script does not load', async ({ page }) => {
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

test.describe('a button whose script is lost', () => {
  const file = /\/assets\/LevelFinder\.island-.*\.js$/
  const press = async (page: Page) => {
    await page.waitForLoadState()
    await markDocument(page)
    await page.getByRole('link', { name: 'Find My Level' }).click()
    await page.getByRole('button', { name: 'Next Question' }).click()
  }
  test('reloads the page once, as after a deploy', async ({ page, context }) => {
    // Playwright's clock would hide the type of navigation from the page.
    await speedUpTimers(context)
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/ai-career-program')
    await press(page)
    await expect.poll(() => isSameDocument(page)).toBe(false)
    await press(page)
    await expect(
      page.getByRole('group', { name: 'This part of the page did not load' }),
    ).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  for (const [who, act] of [
    ['of a visitor who does something else', (page: Page) => page.keyboard.press('PageDown')],
    ['without a connection and says so', (page: Page) => page.context().setOffline(true)],
  ] as const)
    test(`does not reload the page ${who}`, async ({ page }) => {
      await page.clock.install()
      await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
      await page.goto('/ai-career-program')
      await press(page)
      await act(page)
      const notice = page.getByRole('group', { name: 'This part of the page did not load' })
      await runClockUntil(page, notice)
      expect(await isSameDocument(page)).toBe(true)
    })
})

test('without a connection a visitor keeps page and text, and a failed link says so', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push('The page did not come')
  await page.goto(contact.path)
  await hydrate(page, contact.island)
  const message = formOf(page, contact).getByLabel('Message', { exact: true })
  await message.fill(marker)
  await context.setOffline(true)
  await clickLink(page, 'footer a[href="/legal/disclaimer"]')
  await expect(page.locator('#toasts')).toContainText('The page did not come')
  await expect(page).toHaveURL(contact.path)
  await expect(message).toHaveValue(marker)
  await context.setOffline(false)
  await clickLink(page, 'footer a[href="/legal/disclaimer"]')
  await expect(page).toHaveURL('/legal/disclaimer')
})

for (const [cause, answer] of [
  ['a deploy', undefined],
  ['fetches that fail', (route: Route) => route.abort()],
  ['ten seconds on a line that stalls', () => undefined],
] as const)
  test(`a link to a place on another page leads to it after ${cause}`, async ({
    page,
    allowed,
  }) => {
    allowed.push('The page did not come')
    await page.goto('/about')
    await page.clock.install()
    await markDocument(page)
    if (answer)
      await page.route(
        (url) => url.pathname === '/',
        (route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.continue()),
      )
    else await serveNewerVersion(page, '/')
    await clickLink(page, 'main a[href="/#contact"]')
    await expect
      .poll(async () => {
        await page.clock.runFor(1000).catch(() => {})
        return isSameDocument(page)
      })
      .toBe(false)
    await expect(page).toHaveURL('/#contact')
    await expect(page.locator('#contact')).toBeInViewport()
  })

test.describe('a page that cannot be shown', () => {
  test('because it is of a captive portal is explained within the site, with a link home', async ({
    page,
    allowed,
  }) => {
    allowed.push('Unexpected Application Error!')
    await page.goto('/about')
    await page.route('**/skills', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Please log in</h1>' }),
    )
    await clickLink(page, 'header a[href="/skills"]')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeFocused()
    await expect(page).toHaveURL('/skills')
    await expect(page.getByRole('main')).toContainText('not a page of this site')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'Unexpected Application Error!',
    )
  })

  test("because its replacement throws is explained with the error's message", async ({
    page,
    allowed,
  }) => {
    allowed.push('Unexpected Application Error!')
    await page.goto('/about')
    await page.evaluate(() => {
      const replace = Element.prototype.replaceWith
      Element.prototype.replaceWith = function (this: Element, ...nodes: (Node | string)[]) {
        if (this.tagName === 'MAIN') {
          Element.prototype.replaceWith = replace
          throw new Error('it broke')
        }
        replace.apply(this, nodes)
      }
    })
    await clickLink(page, 'header a[href="/skills"]')
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeFocused()
    await expect(page.getByRole('main')).toContainText('it broke')
    await page.goBack()
    await expect(page).toHaveTitle(/About/)
  })
})
