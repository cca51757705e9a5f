import type { Locator, Page } from 'playwright/test'
import { fallbackTexts } from '../../data/forms/fallback.ts'
import { expect, holdBack, stopTime, test } from './fixtures.ts'
import {
  answersFor,
  application,
  buttonOf,
  consultation,
  contact,
  eventNames,
  fillIn,
  formOf,
  home,
  hydrated,
  type LeadPage,
  openedBy,
  openForm,
  prepared,
  schemaLoaded,
  sentAnswers,
  serviceRequest,
  stubWindow,
  toastWith,
  valuesIn,
} from './leads.ts'

const chatForms: readonly LeadPage[] = [home, serviceRequest, consultation]
const allForms: readonly LeadPage[] = [...chatForms, contact, application]
const leadEvents = [
  'generate_lead',
  'lead_generated',
  'service_request',
  'service_requested',
  'premium_application_submitted',
]
const reported = async (page: Page) =>
  (await eventNames(page)).filter((name) => leadEvents.includes(name))

async function open(page: Page, lead: LeadPage) {
  if (lead !== application) return openForm(page, lead)
  await page.goto(`${lead.path}#apply`)
  await hydrated(page, lead)
  await formOf(page, lead).waitFor()
}

const card = (page: Page) => page.getByText('Message Sent Successfully!').locator('..')
const panel = (page: Page, title: string) => page.getByRole('group', { name: title })
const offlinePanel = (page: Page) => panel(page, fallbackTexts.offline.title)

/** What tells that a form went out: a toast, and on the contact page the card. */
const success = (page: Page, lead: LeadPage): Locator =>
  lead === contact
    ? page.getByText('Message Sent Successfully!')
    : page.locator('#toasts li[data-tone=success]')

/** As browsers behind some VPNs. */
const sayOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )

const hang = (page: Page, url: RegExp | string) =>
  page.route(url, () => new Promise<void>(() => {}))
const schemaFiles = /\/assets\/[\w-]+\.schema-[\w-]+\.js$/

/** A live region around what has the focus, or inside another one: a screen reader would say it twice. */
const saidTwice = (page: Page) =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]'
    const regions = [...document.querySelectorAll(live)]
    const around = document.activeElement?.closest(live)
    const nested = regions.filter(
      (region) =>
        region.parentElement?.closest(live) ||
        region.querySelector('[role=group][tabindex], h2[tabindex], h3[tabindex]'),
    )
    return [...(around ? [around] : []), ...nested].map((region) => region.outerHTML.slice(0, 120))
  })

const focusIsOnBody = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement === null)

test.describe('the schema decides', () => {
  for (const lead of [serviceRequest, consultation])
    test(`${lead.name} sends nothing that the schema turns away, although the browser would, and says what is wrong`, async ({
      page,
    }) => {
      await stubWindow(page, 'opens')
      await open(page, lead)
      const form = formOf(page, lead)
      await fillIn(form, lead.fields, answersFor(lead.fields))
      const select = form.locator('select[required]')
      await select.evaluate((element) => {
        const option = new Option('An offer of last year', 'of-last-year')
        element.append(option)
        option.selected = true
      })
      await schemaLoaded(page)
      await buttonOf(page, lead).click()
      await expect(select).toHaveAccessibleDescription('Invalid input')
      await expect(select).toBeFocused()
      expect(await openedBy(page)).toEqual([])
      expect(await reported(page)).toEqual([])
      await fillIn(form, lead.fields, answersFor(lead.fields))
      await expect(form.locator('[aria-invalid]')).toHaveCount(0)
      await buttonOf(page, lead).click()
      expect(await openedBy(page)).toHaveLength(1)
    })

  test('what it completes is what is sent', async ({ page }) => {
    await open(page, application)
    await fillIn(formOf(page, application), application.fields, {
      ...answersFor(application.fields),
      businessWebsite: ' example.com ',
    })
    await buttonOf(page, application).click()
    expect(
      decodeURIComponent(
        (await page.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')) ?? '',
      ),
    ).toContain('https://example.com')
    await page.locator('a[href="#apply"]').first().click()
    await page.getByRole('button', { name: 'Put my answers back' }).click()
    await expect(
      formOf(page, application).getByLabel('Business website', { exact: true }),
    ).toHaveValue('https://example.com')
  })

  test('where it cannot be loaded, the browser decides in the tap', async ({ page, allowed }) => {
    allowed.push('Failed to load resource', 'could not be loaded')
    await page.route(schemaFiles, (route) => route.abort())
    await stubWindow(page, 'opens')
    await open(page, home)
    await fillIn(formOf(page, home), home.fields, { ...answersFor(home.fields), name: ' ' })
    await buttonOf(page, home).click()
    expect(await openedBy(page)).toEqual([
      { url: expect.stringContaining('https://wa.me/'), active: true },
    ])
    await expect(success(page, home)).toBeVisible()
  })

  test('the contact form does not wait for it for ever', async ({ page }) => {
    await hang(page, schemaFiles)
    await open(page, contact)
    await fillIn(formOf(page, contact), contact.fields, answersFor(contact.fields))
    const time = await stopTime(page)
    await buttonOf(page, contact).click()
    await expect(buttonOf(page, contact)).toBeDisabled()
    await time.pass(2900)
    await expect(success(page, contact)).toBeHidden()
    await time.pass(100 + 600)
    await expect(success(page, contact)).toBeVisible()
    expect(await reported(page)).toHaveLength(2)
  })

  test('a tap that comes before it sends nothing incomplete, and its messages come as soon as it does', async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    const arrive = await holdBack(page, schemaFiles)
    await open(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    await expect(toastWith(page, 'Please fill in all required fields')).toBeVisible()
    arrive()
    await expect(formOf(page, serviceRequest).locator('[aria-invalid]')).toHaveCount(4)
    await expect(formOf(page, serviceRequest).getByLabel('Name', { exact: true })).toBeFocused()
    expect(await openedBy(page)).toEqual([])
  })

  test('the application does not wait for ever either, and the browser asks instead', async ({
    page,
  }) => {
    await hang(page, schemaFiles)
    await open(page, application)
    const form = formOf(page, application)
    await fillIn(form, application.fields, { ...answersFor(application.fields), email: 'asha' })
    await buttonOf(page, application).click()
    await expect(form.getByLabel('Email address', { exact: true })).toBeFocused()
    await expect(buttonOf(page, application)).toBeEnabled()
    await form.getByLabel('Email address', { exact: true }).fill('asha@example.com')
    await buttonOf(page, application).click()
    await expect(success(page, application)).toBeVisible()
  })
})

test.describe("'offline' is a hint", () => {
  for (const lead of allForms) {
    test(`${lead.name} goes out where the browser says offline and is not`, async ({ page }) => {
      await stubWindow(page, 'opens')
      await sayOffline(page)
      await open(page, lead)
      await fillIn(formOf(page, lead), lead.fields, answersFor(lead.fields))
      await buttonOf(page, lead).click()
      await expect(success(page, lead)).toBeVisible()
      expect((await openedBy(page)).map(({ active }) => active)).toEqual(
        chatForms.includes(lead) ? [true] : [],
      )
      expect(await reported(page)).not.toEqual([])
      await expect(offlinePanel(page)).toHaveCount(0)
    })

    test(`${lead.name} offers its message where there is no network, and takes nothing away`, async ({
      page,
      context,
      allowed,
    }) => {
      allowed.push('ERR_INTERNET_DISCONNECTED')
      await stubWindow(page, 'opens')
      await open(page, lead)
      const form = formOf(page, lead)
      const answers = answersFor(lead.fields)
      await fillIn(form, lead.fields, answers)
      await prepared(page)
      await context.setOffline(true)
      await buttonOf(page, lead).click()
      await expect(offlinePanel(page)).toBeFocused()
      expect(await valuesIn(form, lead.fields)).toEqual(answers)
      await expect(success(page, lead)).toHaveCount(0)
      expect(await reported(page)).toEqual([])
      await expect(buttonOf(page, lead)).toBeEnabled()

      const chat = offlinePanel(page).getByRole('link', { name: 'Send on WhatsApp' })
      if (chatForms.includes(lead))
        expect(await chat.getAttribute('href')).toBe((await openedBy(page))[0]?.url)
      await expect(offlinePanel(page).getByRole('link', { name: 'Send by mail' })).toHaveAttribute(
        'href',
        /^mailto:/,
      )
      expect(sentAnswers((await chat.getAttribute('href')) ?? '', lead.fields)).toEqual(answers)
      await chat.evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault())
        ;(link as HTMLElement).click()
        ;(link as HTMLElement).click()
      })
      expect(await reported(page)).toHaveLength(lead === application ? 1 : 2)

      await context.setOffline(false)
      await buttonOf(page, lead).click()
      await expect(success(page, lead)).toBeVisible()
      await expect(offlinePanel(page)).toHaveCount(0)
    })
  }

  test('a site that does not answer within 3 seconds is out of reach', async ({ page }) => {
    await stubWindow(page, 'opens')
    await sayOffline(page)
    await hang(page, '**/robots.txt')
    await open(page, consultation)
    const answers = answersFor(consultation.fields)
    await fillIn(formOf(page, consultation), consultation.fields, answers)
    const time = await stopTime(page)
    await buttonOf(page, consultation).click()
    await time.pass(2900)
    await expect(offlinePanel(page)).toHaveCount(0)
    await expect(buttonOf(page, consultation)).toBeDisabled()
    await time.pass(200)
    await expect(offlinePanel(page)).toBeFocused()
    expect(await valuesIn(formOf(page, consultation), consultation.fields)).toEqual(answers)
    expect(await reported(page)).toEqual([])
  })

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' })
    test('no cache answers for the network', async ({ page, context, allowed }) => {
      // Fonts and pages fetched ahead 2 s after load fail in words of the service worker's.
      allowed.push('net::ERR_')
      await open(page, contact)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await open(page, contact)
      expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await fillIn(formOf(page, contact), contact.fields, answersFor(contact.fields))
      await prepared(page)
      await context.setOffline(true)
      await buttonOf(page, contact).click()
      await expect(offlinePanel(page)).toBeFocused()
      await expect(success(page, contact)).toHaveCount(0)
    })
  })
})

test.describe('the focus never falls to the body', () => {
  test('when the success card leaves, it is back at the button', async ({ page }) => {
    await open(page, contact)
    await fillIn(formOf(page, contact), contact.fields, answersFor(contact.fields))
    const time = await stopTime(page)
    await buttonOf(page, contact).press('Enter')
    await time.pass(600)
    await expect(card(page)).toBeFocused()
    await time.pass(3000)
    await expect(buttonOf(page, contact)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Send on WhatsApp' })).toBeFocused()
  })

  test('when a toast is closed that was tapped out of nowhere', async ({ page }) => {
    await open(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    const close = page.locator('#toasts li').getByRole('button')
    await close.waitFor()
    // The form sends the focus to what is missing, before or after its toast.
    await expect(formOf(page, serviceRequest).locator('[aria-invalid=true]').first()).toBeFocused()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await close.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('when the announcement above the header is closed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Close announcement' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('when the answers of an application are put back', async ({ page }) => {
    await open(page, application)
    await fillIn(formOf(page, application), application.fields, answersFor(application.fields))
    await buttonOf(page, application).click()
    await expect(success(page, application)).toBeVisible()
    await page.locator('a[href="#apply"]').first().click()
    await page.getByRole('button', { name: 'Put my answers back' }).press('Enter')
    await expect(formOf(page, application).getByLabel('Full name', { exact: true })).toBeFocused()
  })

  test("when the quiz's views change", async ({ page }) => {
    await page.goto('/ai-career-program')
    await page.getByRole('button', { name: 'Find My Level' }).scrollIntoViewIfNeeded()
    await page.locator('[data-island=LevelFinder][data-hydrated]').waitFor({ state: 'attached' })
    const press = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).press('Enter')
      expect(await focusIsOnBody(page), `after ${name}`).toBe(false)
      expect(await saidTwice(page)).toEqual([])
    }
    await press('Find My Level')
    await page.locator('.quiz').getByRole('radio').first().check()
    await press('Next Question')
    await press('Previous Question')
    await press('Next Question')
    for (const next of ['Next Question', 'Show My Level']) {
      await page.locator('.quiz').getByRole('radio').first().check()
      await press(next)
    }
    await expect(page.locator('.quiz h3')).toBeFocused()
    await press('Change answer 2')
    await press('Show My Level')
    await press('View All Levels')
    await page.goto('/ai-career-program?level=expert')
    await press('Answer the questions yourself')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('and no keyboard opens for it', async ({ page }) => {
      await stubWindow(page, 'blocked')
      await open(page, home)
      const form = formOf(page, home)
      await fillIn(form, home.fields, answersFor(home.fields))
      await buttonOf(page, home).tap()
      await form.evaluate((element) => (element as HTMLFormElement).reset())
      await page.getByRole('button', { name: 'Put my answers back' }).tap()
      expect(await valuesIn(form, home.fields)).toEqual(answersFor(home.fields))
      await expect(form.getByText('Fields marked with * are required.')).toBeFocused()

      await open(page, serviceRequest)
      await buttonOf(page, serviceRequest).tap()
      await expect(formOf(page, serviceRequest).getByLabel('Name', { exact: true })).toBeFocused()
      await page.locator('#toasts li').getByRole('button').tap()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })
})

test.describe('nothing is announced twice', () => {
  test('neither the panel of a blocked window nor an error', async ({ page }) => {
    await stubWindow(page, 'blocked')
    await open(page, serviceRequest)
    await buttonOf(page, serviceRequest).click()
    await expect(toastWith(page, 'Please fill in all required fields')).toBeVisible()
    expect(await saidTwice(page)).toEqual([])
    await fillIn(
      formOf(page, serviceRequest),
      serviceRequest.fields,
      answersFor(serviceRequest.fields),
    )
    await buttonOf(page, serviceRequest).click()
    await expect(panel(page, fallbackTexts.blocked.title)).toBeFocused()
    expect(await saidTwice(page)).toEqual([])
  })

  test('nor the success card', async ({ page }) => {
    await open(page, contact)
    await fillIn(formOf(page, contact), contact.fields, answersFor(contact.fields))
    await buttonOf(page, contact).click()
    await expect(card(page)).toBeFocused()
    expect(await saidTwice(page)).toEqual([])
  })

  test('nor the thanks, whose panel is named in a region that was there before', async ({
    page,
  }) => {
    await stubWindow(page, 'opens')
    const served = await (await page.request.get(serviceRequest.path)).text()
    expect(served).toMatch(/<p id="route-announcer"[^>]*aria-live="polite"><\/p>/)
    await open(page, serviceRequest)
    await fillIn(formOf(page, serviceRequest), serviceRequest.fields, {
      ...answersFor(serviceRequest.fields),
      goals: 'नमस्ते '.repeat(800),
    })
    await buttonOf(page, serviceRequest).click()
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused()
    await expect(page.locator('#route-announcer')).toHaveText(
      `${fallbackTexts.opened.title} ${fallbackTexts.opened.text}`,
    )
    expect(await saidTwice(page)).toEqual([])
  })

  test('toasts come into regions that are served, one polite and one assertive, and none inside another', async ({
    page,
  }) => {
    const served = await (await page.request.get('/contact')).text()
    expect(served).toMatch(
      /<section id="toasts"(?![^>]*aria-live)[^>]*><div aria-live="polite"><\/div><div aria-live="assertive"><\/div><\/section>/,
    )
    await stubWindow(page, 'opens')
    await open(page, home)
    await fillIn(formOf(page, home), home.fields, answersFor(home.fields))
    await buttonOf(page, home).click()
    await expect(page.locator('#toasts [aria-live=polite] li')).toHaveText(
      /Professional Message Sent!/,
    )
    expect(await saidTwice(page)).toEqual([])
  })
})

test.describe('what is typed after the tap stays', () => {
  for (const lead of [home, contact, serviceRequest] as readonly LeadPage[])
    test(`in ${lead.name}`, async ({ page }) => {
      await stubWindow(page, 'opens')
      await open(page, lead)
      const form = formOf(page, lead)
      const long = lead.fields.find(({ type, required }) => type === 'textarea' && required)
      await fillIn(form, lead.fields, answersFor(lead.fields))
      const time = await stopTime(page)
      await buttonOf(page, lead).click()
      await expect(buttonOf(page, lead)).toBeDisabled()
      const field = form.getByLabel(long?.label ?? '', { exact: true })
      await field.fill('One thing more')
      await time.pass(600)
      await expect(
        lead === serviceRequest
          ? page.getByRole('heading', { name: 'Thank You' })
          : success(page, lead),
      ).toBeVisible()
      await expect(field).toBeFocused()
      await page.keyboard.type('!')
      const left = await valuesIn(form, lead.fields)
      expect(left).toEqual({
        ...Object.fromEntries(lead.fields.map(({ name }) => [name, ''])),
        [long?.name ?? '']: 'One thing more!',
      })
      await time.pass(3000)
      expect(await valuesIn(form, lead.fields)).toEqual(left)
    })

  test('and an application that was left while it was sent is no draft afterwards', async ({
    page,
  }) => {
    await page.goto('/ai-mastery-course')
    await hydrated(page, application)
    await page.locator('a[href="#apply"]').first().click()
    await fillIn(formOf(page, application), application.fields, answersFor(application.fields))
    const time = await stopTime(page)
    await buttonOf(page, application).click()
    await expect(buttonOf(page, application)).toBeDisabled()
    await page.getByRole('button', { name: 'Back to Program Details' }).click()
    await time.pass(600)
    await time.goOn()
    await expect(success(page, application)).toBeVisible()
    await page.locator('a[href="#apply"]').first().click()
    await expect(formOf(page, application).getByLabel('Full name', { exact: true })).toHaveValue('')
  })
})

test('a button that the browser restored as disabled can be pressed', async ({ page }) => {
  await stubWindow(page, 'opens')
  const arrive = await holdBack(page, /\/assets\/.*\.island-.*\.js$/)
  await page.goto(consultation.path)
  await buttonOf(page, consultation).evaluate((button) => button.toggleAttribute('disabled', true))
  arrive()
  await formOf(page, consultation).scrollIntoViewIfNeeded()
  await hydrated(page, consultation)
  await expect(buttonOf(page, consultation)).toBeEnabled()
})

test('a message whose file hangs is said plainly after 3 seconds', async ({ page, allowed }) => {
  allowed.push('The toaster could not be loaded')
  await hang(page, /\/assets\/Toaster-.*\.js$/)
  await open(page, serviceRequest)
  await buttonOf(page, serviceRequest).click()
  await expect(page.locator('#toasts [aria-live=assertive] li')).toContainText(
    'Please fill in all required fields',
  )
})
