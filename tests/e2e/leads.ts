import { expect, type Locator, type Page, type Request } from 'playwright/test'
import { decodeAnswers } from '#tests/forms/decode-message.ts'
import {
  answersFor,
  application,
  contact,
  formWords,
  type LeadPage,
  marker,
  sentAnswers,
  type TypedAnswers,
} from '#tests/forms/form-pages.ts'
import { hydrate } from './hydration.ts'

export * from '#tests/forms/form-pages.ts'

/** The query of a link in an ad, and the line about it in a message. */
export const ad = {
  query: '?gclid=secret&utm_campaign=diwali',
  line: 'Source: Google Ads, campaign diwali',
}

/** The panel of a message that was passed on at 14:02 (see setClockTo1402). */
export const panelOf1402 = (page: Page) =>
  page.getByRole('group', {
    name: formWords.fallback.opened.title.replace('{time}', '14:02'),
  })
/** Sets the page's clock to 14:02 in India. */
export const setClockTo1402 = (page: Page) =>
  page.clock.setFixedTime(new Date('2026-11-28T14:02:30+05:30'))

/** The message that is offered, as 'The whole message' in its panel shows it. */
export const offeredText = async (place: Page | Locator) =>
  (await place.locator('pre:not(form pre)').textContent()) ?? ''

/** The parts of a form on the current page, and functions that fill it in or read it. */
export function formOn(page: Page, lead: LeadPage) {
  const form = page.locator(`form#${lead.id}`)
  /** Fills in fields, which it finds by their names, since labels may be translated. */
  const fillIn = async (answers: TypedAnswers, fields = lead.fields) => {
    for (const { name, type } of fields) {
      const value = answers[name] ?? ''
      const control = form.locator(`[name="${name}"]`)
      if (type === 'radio')
        await control.and(page.locator(`[value="${value}"]`)).check()
      else if (type === 'select') await control.selectOption(value)
      else await control.fill(value)
    }
  }
  return {
    form,
    button: form.locator('button[type=submit]'),
    /** The text area for the visitor's own words. */
    message: form.locator('textarea').first(),
    field: (label: string) => form.getByLabel(label, { exact: true }),
    fillIn,
    /** Fills in every field with a sample or the given value; returns the values. */
    fill: async (changes: TypedAnswers = {}) => {
      const answers = { ...answersFor(lead.fields), ...changes }
      await fillIn(answers)
      return answers
    },
    values: async (): Promise<TypedAnswers> => {
      const entries = await form.evaluateAll(([element]) =>
        [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
          name,
          String(value).replaceAll('\r\n', '\n'),
        ]),
      )
      return {
        ...Object.fromEntries(lead.fields.map(({ name }) => [name, ''])),
        ...Object.fromEntries(entries),
      }
    },
    /** The answers in the message that is offered. */
    offered: async (place: Page | Locator = page) =>
      decodeAnswers(lead.fields, await offeredText(place)),
    /** The answers in the message of each chat that was opened. */
    sent: async () =>
      (await openedBy(page)).map(({ url }) => sentAnswers(url, lead.fields)),
    /** The confirmation of the form: a card on the contact page, elsewhere a toast. */
    success:
      lead === contact
        ? page.getByText('Message Sent Successfully!')
        : page.locator('#toasts li[data-tone=success]'),
  }
}

/** Opens the page of a form and waits until it is hydrated; `windows` is what window.open does. */
export async function openForm(
  page: Page,
  lead: LeadPage,
  { query = '', windows = 'open' }: { query?: string; windows?: Windows } = {},
) {
  await stubWindow(page, windows)
  await page.goto(
    lead.path + query + (lead.id === application.id ? '#apply' : ''),
  )
  await hydrate(page, lead.island)
  const opened = formOn(page, lead)
  await opened.form.scrollIntoViewIfNeeded()
  return opened
}

/** Clicks a link that opens a visitor's message; returns the address that the link opens. */
export const addressOpenedBy = (link: Locator) =>
  link.evaluate((element) => {
    const { click } = HTMLAnchorElement.prototype
    let address = ''
    HTMLAnchorElement.prototype.click = function () {
      address = this.getAttribute('href') ?? ''
    }
    click.call(element)
    HTMLAnchorElement.prototype.click = click
    return address
  })
/**
 * Expects the links of an offered message to open it, and to hide it from services that report
 * clicked links. Such services read a link's address in the capture or bubble phase of an event.
 */
export async function expectPrivateLinks(
  place: Locator,
  lead: LeadPage,
  answers: TypedAnswers,
) {
  const page = place.page()
  const seenAddresses = await page.evaluateHandle(() => {
    const seenAddresses: string[] = []
    for (const type of [
      'pointerdown',
      'mousedown',
      'pointerup',
      'mouseup',
      'click',
      'auxclick',
    ])
      for (const capture of [true, false])
        addEventListener(
          type,
          ({ target }) => {
            const link = target instanceof Element ? target.closest('a') : null
            if (link) seenAddresses.push(decodeURIComponent(link.href))
          },
          { capture },
        )
    return seenAddresses
  })
  for (const button of ['left', 'middle'] as const) {
    const newPage = page.context().waitForEvent('page')
    await chatLinkIn(place).click({ button })
    const chat = await newPage
    await chat.waitForURL(/wa\.me/)
    expect(sentAnswers(chat.url(), lead.fields)).toEqual(answers)
    expect(await chat.evaluate(() => window.opener)).toBeNull()
    await chat.close()
  }
  await mailLinkIn(place).click()
  const addresses = await seenAddresses.jsonValue()
  expect(addresses.length).toBeGreaterThan(15)
  expect(addresses.join()).not.toContain(marker)
}
/** The link that sends an offered message by chat. */
export const chatLinkIn = (place: Page | Locator) =>
  place.getByRole('link', { name: /^(?:Send on WhatsApp|Open it again)$/ })
/** The link that sends an offered message by mail. */
export const mailLinkIn = (place: Page | Locator) =>
  place.getByRole('link', { name: 'Send by mail' })
/** The button that puts the answers of an offered message back into its form. */
export const putBackButton = (place: Page | Locator) =>
  place.getByRole('button', { name: 'Put my answers back' })

interface OpenedWindow {
  url: string
  /** Whether the visitor's tap still counted as user activation. */
  active: boolean
}

/** What window.open does; 'here' loads the chat in the same window, as an app's web view does. */
type Windows = 'open' | 'blocked' | 'throw' | 'here' | 'real'

/** Records the calls of window.open in every later document and, except for 'real', replaces it. */
export const stubWindow = (page: Page, windows: Windows) =>
  page.addInitScript((how) => {
    const scope = window as unknown as { opened: OpenedWindow[] }
    const { open } = window
    scope.opened = []
    window.open = ((url: string, target: string, features?: string) => {
      if (target !== '_blank' || features !== undefined)
        throw new Error('Unexpected arguments')
      scope.opened.push({ url, active: navigator.userActivation.isActive })
      if (how === 'real') return open(url, target)
      if (how === 'throw') throw new Error('No windows here')
      if (how === 'blocked') return null
      if (how === 'here') {
        location.href = url
        return window
      }
      return { opener: window }
    }) as typeof window.open
  }, windows)

/** Lets this page open windows from now on, or blocks them. */
export const letWindowsOpen = (page: Page, isAllowed: boolean) =>
  page.evaluate((isAllowed) => {
    window.open = () => (isAllowed ? ({} as Window) : null)
  }, isAllowed)

/** The recorded calls of window.open on the page so far (see stubWindow). */
export const openedBy = (page: Page): Promise<OpenedWindow[]> =>
  page.evaluate(() => (window as unknown as { opened: OpenedWindow[] }).opened)

/** Every event that the page queued for analytics, as [name, details] without the addresses. */
export const eventsOf = (
  page: Page,
): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(() =>
    (
      (window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ??
      []
    )
      .map((entry) => Array.from(entry))
      .filter(([kind]) => kind === 'event')
      .map(([, name, details]) => {
        const { page_location, page_referrer, ...others } = details as Record<
          string,
          unknown
        >
        return [name, others] as [string, Record<string, unknown>]
      }),
  )

/** The analytics events about sent forms. */
export const reportedLeads = async (page: Page) =>
  (await eventsOf(page)).filter(([name]) =>
    /lead|service_request|application/.test(name),
  )

/** The cookies and the keys of stored values that the browser keeps for the site. */
export const storedKeys = async (page: Page) => [
  ...(await page.context().cookies()),
  ...(await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])),
]

/**
 * Live regions that screen readers would announce twice: those that contain the focus or a part
 * that can take the focus, and those inside another live region.
 */
export const doubleAnnouncements = (page: Page) =>
  page.evaluate(() => {
    const liveRegions = '[role=status], [role=alert], [aria-live]'
    const doubleRegions = [...document.querySelectorAll(liveRegions)].filter(
      (region) =>
        region.contains(document.activeElement) ||
        region.parentElement?.closest(liveRegions) ||
        region.querySelector(
          '[role=group][tabindex], h2[tabindex], h3[tabindex]',
        ),
    )
    return doubleRegions.map((region) => region.outerHTML.slice(0, 120))
  })

/** Records requests; the returned function lists those with typed text, except chats and mails. */
export function watchLeaks(page: Page) {
  const requests: Request[] = []
  page.context().on('request', (request) => requests.push(request))
  return () =>
    requests
      .map(
        (request) =>
          `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`,
      )
      .filter(
        (request) =>
          request.includes(marker) && !/^(https:..wa.me|mailto:)/.test(request),
      )
}

/** The toast that has this title. */
export const toastWith = (page: Page, title: string) =>
  page.locator('#toasts li').filter({ hasText: title })

/** Waits until the page has requested a script whose address contains `part`, and has run it. */
export async function waitForScript(page: Page, part: string) {
  const script = await page.waitForFunction(
    (part) =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes(part))?.name,
    part,
  )
  await page.evaluate(
    (url) => import(String(url)).then(() => {}),
    await script.jsonValue(),
  )
}

/** Waits until every script that a submit needs has loaded, so that a test may cut the network. */
export const waitForSubmitScripts = (page: Page) =>
  waitForScript(page, '/Toaster-')
