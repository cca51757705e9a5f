import type { Locator, Page } from 'playwright/test'
import { decodeChat, decodeMail } from '../unit/decode-message.ts'
import { alive, expect, holdBack, ownClock, readToTheEnd, test } from './fixtures.ts'
import {
  answersFor,
  buttonOf,
  chatHrefIn,
  consultation,
  contact,
  fillIn,
  formOf,
  home,
  hydrated,
  type LeadPage,
  marker,
  serviceRequest,
  stubWindow,
  valuesIn,
} from './leads.ts'

const forms: readonly LeadPage[] = [home, contact, serviceRequest, consultation]

/** Marks the document, so that a reload is noticed. */
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) =>
  page.evaluate(() => 'sameDocument' in window).catch(() => false)

/** Lets the waits between tries pass until something is there. */
async function untilThere(page: Page, target: Locator) {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        return target.count()
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
}

const faults = {
  'does not exist': (page: Page, file: RegExp) =>
    page.route(file, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: 'Not found' }),
    ),
  'is cut off': (page: Page, file: RegExp) => page.route(file, (route) => route.abort()),
  'never answers': (page: Page, file: RegExp) => page.route(file, () => {}),
  'breaks as it starts': (page: Page, file: RegExp) =>
    page.route(file, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken file")' }),
    ),
}
const told = [
  'stays as it was served',
  'Failed to load resource',
  'net::ERR',
  'broken file',
  'could not be loaded',
  'Measuring could not start',
]

// Every way to lose a file on one form, and every form once; tests/weather has all of both.
for (const [fault, lose] of Object.entries(faults))
  for (const lead of fault === 'is cut off' ? forms : [contact])
    test(`${lead.name} whose file ${fault} says so and offers every way that is left, with what was typed`, async ({
      page,
      allowed,
    }) => {
      allowed.push(...told)
      await page.clock.install()
      await lose(page, new RegExp(`/assets/${lead.island}\\.island-.*\\.js$`))
      await page.goto(lead.path)
      await markDocument(page)
      const form = formOf(page, lead)
      const answers = answersFor(lead.fields)
      await fillIn(form, lead.fields, answers)
      await buttonOf(page, lead).click()
      const ways = page.getByRole('group', { name: 'This form could not finish loading' })
      await untilThere(page, ways)
      await expect(ways).toBeFocused()
      const chat = decodeChat(
        (await ways.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')) ?? '',
      ).text
      const mail = decodeMail(
        (await ways.getByRole('link', { name: 'Send by mail' }).getAttribute('href')) ?? '',
      ).body
      for (const value of Object.values(answers)) {
        expect(chat.replace(/\n {4}/g, '\n')).toContain(value)
        expect(
          mail.length > 900 ||
            mail
              .replaceAll('\r', '')
              .replace(/\n {4}/g, '\n')
              .includes(value),
        ).toBe(true)
      }
      expect(await valuesIn(form, lead.fields)).toEqual(answers)
      await form.getByLabel('Email', { exact: true }).fill('asha.sen@example.com')
      expect(decodeChat(await chatHrefIn(ways)).text).toContain('asha.sen@example.com')
      expect(await isSameDocument(page)).toBe(true)
    })

test('a form whose file came back after it had failed comes alive at the next touch, with what was typed', async ({
  page,
  allowed,
}) => {
  allowed.push(...told)
  await stubWindow(page, 'opens')
  await page.clock.install()
  const file = /\/assets\/ContactForm\.island-.*\.js$/
  await page.route(file, (route) => route.abort())
  await page.goto(contact.path)
  const answers = answersFor(contact.fields)
  await fillIn(formOf(page, contact), contact.fields, answers)
  await untilThere(page, page.locator('[data-island=ContactForm][data-failed]'))
  await page.unroute(file)
  await formOf(page, contact).getByLabel('Name', { exact: true }).click()
  await formOf(page, contact).getByLabel('Email', { exact: true }).click()
  await untilThere(page, page.locator('[data-island=ContactForm][data-hydrated]'))
  expect(await valuesIn(formOf(page, contact), contact.fields)).toEqual(answers)
  await buttonOf(page, contact).click()
  await expect(page.getByText('Message Sent Successfully!')).toBeVisible()
})

test('a part that breaks leaves what was served, with what was typed, and says so', async ({
  page,
  allowed,
}) => {
  allowed.push(...told, 'no form data here')
  const file = /\/assets\/ContactForm\.island-.*\.js$/
  const arrive = await holdBack(page, file)
  await page.goto(contact.path)
  const answers = answersFor(contact.fields)
  await fillIn(formOf(page, contact), contact.fields, answers)
  // From now on the form cannot read the message that it is about to show.
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

test('parts that nobody uses change nothing when their files are lost', async ({
  page,
  allowed,
}) => {
  allowed.push(...told)
  await page.clock.install()
  await page.route(/\/assets\/(?!app-|deferred-).*\.js$/, (route) => route.abort())
  await page.goto('/')
  await markDocument(page)
  const words = (await page.locator('main').textContent()) ?? ''
  await page.evaluate(() =>
    document.querySelector('#contact')?.scrollIntoView({ behavior: 'instant' }),
  )
  await untilThere(page, page.locator('[data-island=HomeContactForm][data-failed]'))
  expect(await isSameDocument(page)).toBe(true)
  await expect(page).toHaveURL('/')
  expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThanOrEqual(
    words.length * 0.99,
  )
  await expect(page.getByRole('group', { name: /could not|did not/ })).toHaveCount(0)
  // Tabs work without their file.
  await page.getByRole('tab', { name: 'Video Production' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Video Production' })).toBeVisible()
})

test('the chat card opens and leads to the chat while no other script can be had', async ({
  page,
  allowed,
}) => {
  allowed.push(...told)
  await page.route(/\/assets\/(?!app-).*\.js$/, (route) => route.abort())
  await page.goto('/about')
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
  await page.locator('#chat-widget summary').click()
  await expect(page.getByRole('link', { name: 'Start WhatsApp Chat' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=.+/,
  )
})

test('a tab that is tapped twice before its script comes stays under the finger', async ({
  page,
  allowed,
}) => {
  allowed.push(...told)
  await page.route(/\/assets\/(?!app-).*\.js$/, (route) => route.abort())
  await page.goto('/')
  const tab = page.getByRole('tab', { name: 'Content Success Stories' })
  await tab.scrollIntoViewIfNeeded()
  // Low on the screen, where the browser would scroll for a link to the panel below it.
  await tab.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
  )
  const tapped = await page.evaluateHandle(() => {
    const targets: (string | undefined)[] = []
    document.addEventListener(
      'click',
      ({ target }) => targets.push((target as Element).textContent?.trim()),
      { capture: true },
    )
    return targets
  })
  await tab.dblclick()
  expect(await tapped.jsonValue()).toEqual(['Content Success Stories', 'Content Success Stories'])
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('tabpanel', { name: 'Content Success Stories' })).toBeVisible()
})

test('a tab that was tapped before its script came stays chosen once it is there, also in the address', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  const tab = page.getByRole('tab').nth(1)
  await tab.click()
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1)
  arrive()
  await page.locator('[data-island=Tabs][data-hydrated]').waitFor({ state: 'attached' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/skills?tab=tab-1')
})

test('arrow keys that were pressed on a tab before its script came move on once it is there', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  arrive()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-2')
  await expect(page.locator('#tab-2')).toBeFocused()
})

test('a tab that was tapped just before the page was left is still chosen on the way back', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  await page.getByRole('tab').nth(1).click()
  await page.locator('.site-header a[href="/about"]').first().click()
  await expect(page).toHaveURL('/about')
  const came = page.waitForResponse(/\/assets\/Tabs\.island-/)
  arrive()
  await came
  await page.goBack()
  await page.locator('[data-island=Tabs][data-hydrated]').waitFor({ state: 'attached' })
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-1')
})

test('the Tab key reaches every tab whose script did not come', async ({ page, allowed }) => {
  allowed.push(...told)
  await page.clock.install()
  await faults['is cut off'](page, /\/assets\/Tabs\.island-/)
  await page.goto('/skills')
  await page.getByRole('tab', { selected: true }).focus()
  await untilThere(page, page.locator('[data-island=Tabs][data-failed]'))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('#tab-1-panel')).toBeVisible()
  await expect(page.getByRole('tab', { selected: true })).toHaveId('tab-1')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })
  for (const path of ['/', '/skills'])
    test(`who reads ${path} and touches no tab fetches no script of theirs`, async ({ page }) => {
      const fetched: string[] = []
      page.on('request', (request) => fetched.push(request.url()))
      const islands = () => fetched.filter((url) => /\/(Tabs|SkillsExplorer)\.island-/.test(url))
      const time = await ownClock(page)
      await page.goto(path)
      await readToTheEnd(page, 200)
      // A finger that scrolls the page begins anywhere.
      await page
        .locator('main .panel:not([data-unselected]) p')
        .first()
        .dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
      await time.pass(5000)
      expect(islands()).toEqual([])
      await page.getByRole('tab').last().tap()
      await expect.poll(islands).not.toEqual([])
    })
})

test('a button that was pressed before its script came shows at once that it was noticed', async ({
  page,
}) => {
  const arrive = await holdBack(page, /\/assets\/LevelFinder\.island-/)
  await page.goto('/ai-career-program')
  const button = page.getByRole('button', { name: 'Find My Level' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  arrive()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test.describe('a button that only a lost file can answer', () => {
  const file = /\/assets\/LevelFinder\.island-.*\.js$/
  const press = async (page: Page) => {
    await page.waitForLoadState()
    await markDocument(page)
    await page.getByRole('button', { name: 'Find My Level' }).click()
  }
  test('loads the page anew, as after a deploy', async ({ page, allowed }) => {
    allowed.push(...told)
    // The waits between tries, in a tenth of their time. The runner's own clock would hide from the page how it was loaded.
    await page.addInitScript(() => {
      const { setTimeout } = window
      window.setTimeout = ((run: () => void, time = 0, ...rest: []) =>
        setTimeout(run, time / 10, ...rest)) as typeof window.setTimeout
    })
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/ai-career-program')
    await press(page)
    await expect.poll(() => isSameDocument(page)).toBe(false)
    // Once: the second time the visitor is told.
    await press(page)
    await expect(
      page.getByRole('group', { name: 'This part of the page did not load' }),
    ).toBeFocused()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loads nothing anew under somebody who does something else by then', async ({
    page,
    allowed,
  }) => {
    allowed.push(...told)
    await page.clock.install()
    await page.route(file, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/ai-career-program')
    await press(page)
    await page.keyboard.press('PageDown')
    await untilThere(page, page.getByRole('group', { name: 'This part of the page did not load' }))
    expect(await isSameDocument(page)).toBe(true)
  })

  test('loads nothing anew without a connection, and says so', async ({
    page,
    context,
    allowed,
  }) => {
    allowed.push(...told)
    await page.clock.install()
    await page.route(file, (route) => route.abort())
    await page.goto('/ai-career-program')
    await context.setOffline(true)
    await press(page)
    await untilThere(page, page.getByRole('group', { name: 'This part of the page did not load' }))
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('without a connection the page stays and works, and a link that cannot be followed says so', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(...told, 'The next page did not come')
  await page.goto('/about')
  await markDocument(page)
  await context.setOffline(true)
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
  )
  await expect(page.locator('#toasts')).toContainText('The page did not come')
  await expect(page).toHaveURL('/about')
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
  )
  await expect(page).toHaveURL('/legal/disclaimer')
})

test('a page of a newer deploy that was fetched before the connection went is not loaded without one', async ({
  page,
  context,
  allowed,
}) => {
  allowed.push(...told)
  await page.route('**/legal/disclaimer', async (route) => {
    if (route.request().method() === 'HEAD') return route.abort()
    const response = await route.fetch()
    return route.fulfill({
      response,
      body: (await response.text()).replace(
        /<meta name="version" content="[^"]+">/,
        '<meta name="version" content="newer">',
      ),
    })
  })
  await page.goto('/about')
  await markDocument(page)
  await context.setOffline(true)
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
  )
  await expect(page.locator('#toasts')).toContainText('The page did not come')
  await expect(page).toHaveURL('/about')
  expect(await isSameDocument(page)).toBe(true)
})

test('words in a form outlive a link whose page does not come', async ({ page, allowed }) => {
  allowed.push(...told, 'The next page did not come')
  await page.goto(contact.path)
  await hydrated(page, contact)
  await formOf(page, contact).getByLabel('Message', { exact: true }).fill(marker)
  await page.clock.install()
  await page.route('**/legal/disclaimer', (route) =>
    route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('footer a[href="/legal/disclaimer"]')?.click(),
  )
  await untilThere(page, page.locator('#toasts .toast'))
  await expect(page).toHaveURL(contact.path)
  await expect(formOf(page, contact).getByLabel('Message', { exact: true })).toHaveValue(marker)
})

test.describe('a link that names a place on another page', () => {
  for (const [what, link, from, place] of [
    ['the stories', 'View My Success Stories', '/services/designs', '#projects'],
    ['the form', 'Start a conversation', '/about', '#contact'],
  ] as const)
    for (const cause of ['a deploy', 'fetches that fail'] as const)
      test(`leads to ${what} after ${cause}`, async ({ page, allowed }) => {
        allowed.push(...told, 'The next page did not come')
        await page.goto(from)
        await page.clock.install()
        await markDocument(page)
        await page.route(
          (url) => url.pathname === '/',
          async (route) => {
            if (cause === 'fetches that fail')
              return route.request().resourceType() === 'fetch' ? route.abort() : route.continue()
            const response = await route.fetch()
            return route.fulfill({
              response,
              body: (await response.text()).replace(
                /<meta name="version" content="[^"]+">/,
                '<meta name="version" content="newer">',
              ),
            })
          },
        )
        await page.evaluate(
          (href) => document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`)?.click(),
          `/${place}`,
        )
        await expect
          .poll(
            async () => {
              await page.clock.runFor(1000).catch(() => {})
              return isSameDocument(page)
            },
            { timeout: 20_000, message: link },
          )
          .toBe(false)
        await expect(page).toHaveURL(`/${place}`)
        await expect(page.locator(place)).toBeInViewport()
      })
})

test.describe('while the next page is on its way', () => {
  test('a filter belongs to the page that is shown', async ({ page }) => {
    await page.goto('/projects')
    await page.locator('[data-island=ProjectFilter][data-hydrated]').waitFor({ state: 'attached' })
    const arrive = await holdBack(page, '**/testimonials')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/testimonials"]')?.click(),
    )
    await page.getByRole('button', { name: 'Video Production' }).click()
    await expect(page).toHaveURL('/projects?filter=video')
    arrive()
    await expect(page).toHaveURL('/testimonials')
    await expect(page).toHaveTitle(/Testimonials/)
    await page.goBack()
    await expect(page).toHaveURL('/projects?filter=video')
    await expect(page.getByRole('button', { name: 'Video Production' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })

  test('a tab leaves the address of a page of the history alone', async ({ page }) => {
    await page.goto('/testimonials')
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/skills"]')?.click(),
    )
    await expect(page).toHaveURL('/skills')
    await page.reload()
    await alive(page, 'Tabs')
    const arrive = await holdBack(page, '**/testimonials')
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/testimonials')
    await page.locator('#tab-2').click()
    await expect(page).toHaveURL('/testimonials')
    arrive()
    await expect(page).toHaveTitle(/Testimonials/)
    await expect(page).toHaveURL('/testimonials')
  })
})

test.describe('a page that cannot be shown', () => {
  const answers = {
    'answers 500': {
      status: 500,
      contentType: 'text/html',
      body: '<h1>Internal Server Error</h1>',
      says: '500',
    },
    'is no page of this site': {
      status: 200,
      contentType: 'text/html',
      body: '<h1>Please log in to this Wi-Fi</h1>',
      says: 'not a page of this site',
    },
    'is no page at all': {
      status: 200,
      contentType: 'application/json',
      body: '{}',
      says: 'not a page of this site',
    },
  }
  for (const [what, { says, ...answer }] of Object.entries(answers))
    test(`because it ${what} is explained in the site's frame, with a way home`, async ({
      page,
      allowed,
    }) => {
      allowed.push('Unexpected Application Error!', 'Failed to load resource')
      await page.goto('/about')
      await page.route('**/skills', (route) => route.fulfill(answer))
      await page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('header a[href="/skills"]')?.click(),
      )
      await expect(
        page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
      ).toBeFocused()
      await expect(page).toHaveURL('/skills')
      await expect(page.getByRole('main')).toContainText(says)
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Unexpected Application Error!',
      )
    })

  test('because it breaks as it is put in place is explained with the message', async ({
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
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('header a[href="/skills"]')?.click(),
    )
    await expect(
      page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeFocused()
    await expect(page.getByRole('main')).toContainText('it broke')
    await page.goBack()
    await expect(page).toHaveTitle(/About/)
  })
})

test('structured data is that of the page that is shown', async ({ page }) => {
  const data = () => page.locator('head script[type="application/ld+json"]').allTextContents()
  await page.goto('/services')
  const before = await data()
  await page.evaluate(() =>
    document.querySelector<HTMLAnchorElement>('header a[href="/skills"]')?.click(),
  )
  await expect(page).toHaveURL('/skills')
  await expect(page).toHaveTitle(/Skills/)
  const after = await data()
  expect(after).not.toEqual(before)
  await page.goto('/skills')
  expect(after).toEqual(await data())
})
