import type { Locator, Page, Request } from 'playwright/test'
import { chatLinkTo } from '#data/link-texts.ts'
import type { FormField } from '#data/schemas/form-field.ts'
import { readContent } from '#ssg/content/content-file.ts'
import {
  answersFor,
  application,
  contact,
  type LeadPage,
  marker,
  type TypedAnswers,
} from '#tests/forms/form-pages.ts'
import { hydrate } from './hydration.ts'

export * from '#tests/forms/form-pages.ts'

export const formOf = (page: Page, { id }: Pick<LeadPage, 'id'>) => page.locator(`form#${id}`)
export const buttonOf = (page: Page, lead: LeadPage) =>
  formOf(page, lead).locator('button[type=submit]')

/** An ad's address, and the line that says so in a message. */
export const ad = {
  query: '?gclid=secret&utm_campaign=diwali',
  line: 'Source: Google Ads, campaign diwali',
}

/** Opens a form and waits until it is hydrated. */
export async function openForm(page: Page, lead: LeadPage, query = '') {
  const isApplication = lead.id === application.id
  await page.goto(lead.path + query + (isApplication ? '#apply' : ''))
  if (isApplication) await hydrate(page, lead.island)
  await formOf(page, lead).scrollIntoViewIfNeeded()
  await hydrate(page, lead.island)
}

export async function fillIn(form: Locator, fields: readonly FormField[], answers: TypedAnswers) {
  for (const { name, label, type, options } of fields) {
    const value = answers[name] ?? ''
    if (type === 'radio') {
      const option = options?.find((candidate) => candidate.value === value)
      if (option) await form.getByLabel(option.label, { exact: true }).check()
    } else if (type === 'select') await form.getByLabel(label, { exact: true }).selectOption(value)
    else await form.getByLabel(label, { exact: true }).fill(value)
  }
}

/** Fills in a form, with a value for every field by default; returns the values. */
export async function fillForm(page: Page, lead: LeadPage, changes: TypedAnswers = {}) {
  const answers = { ...answersFor(lead.fields), ...changes }
  await fillIn(formOf(page, lead), lead.fields, answers)
  return answers
}

export const valuesIn = async (
  form: Locator,
  fields: readonly FormField[],
): Promise<TypedAnswers> => {
  const entries = await form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [
      name,
      String(value).replaceAll('\r\n', '\n'),
    ]),
  )
  return {
    ...Object.fromEntries(fields.map(({ name }) => [name, ''])),
    ...Object.fromEntries(entries),
  }
}

/** The message that is offered, by 'The whole message' of its panel. */
const offeredText = async (place: Page | Locator) =>
  (await place.locator('pre:not(form pre)').textContent()) ?? ''

/** Address that the link of an offered message opens by chat. */
export const chatHrefIn = async (place: Page | Locator) =>
  chatLinkTo(
    readContent('data/site.yaml').chatNumber,
    await offeredText(place),
    readContent('data/messages/added-lines.yaml').shortened,
  ).href

/** Clicks a link with a visitor's message; the address that it opens. */
export const openedByLink = (link: Locator) =>
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

interface Opened {
  url: string
  /** Whether the visitor's tap still counted as user activation. */
  active: boolean
}

/**
 * Replaces window.open: 'opens' simulates an open window, 'blocked' a pop-up blocker, 'throws' a
 * browser that throws, 'here' the web view of an app, which has one window.
 */
export async function stubWindow(page: Page, mode: 'opens' | 'blocked' | 'throws' | 'here') {
  await page.addInitScript((how) => {
    const scope = window as unknown as { opened: Opened[] }
    scope.opened = []
    window.open = ((url: string, target: string, features?: string) => {
      if (target !== '_blank' || features !== undefined) throw new Error('Unexpected arguments')
      scope.opened.push({ url, active: navigator.userActivation.isActive })
      if (how === 'throws') throw new Error('No windows here')
      if (how === 'blocked') return null
      if (how === 'here') {
        location.href = url
        return window
      }
      return { opener: window }
    }) as typeof window.open
  }, mode)
}

/** From now on, on this page. */
export const letWindowsOpen = (page: Page, isAllowed: boolean) =>
  page.evaluate((isAllowed) => {
    window.open = () => (isAllowed ? ({} as Window) : null)
  }, isAllowed)

export const openedBy = (page: Page): Promise<Opened[]> =>
  page.evaluate(() => (window as unknown as { opened: Opened[] }).opened)

/** Every event that the page queued for analytics, as [name, details]; each names its page. */
export const eventsOf = (page: Page): Promise<[string, Record<string, unknown>][]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
      .map((entry) => Array.from(entry))
      .filter(([kind]) => kind === 'event')
      .map(([, name, details]) => {
        const { page_location, page_referrer, ...others } = details as Record<string, unknown>
        return [name, others] as [string, Record<string, unknown>]
      }),
  )

export const eventNames = async (page: Page) => (await eventsOf(page)).map(([name]) => name)

const leadEvents = [
  'generate_lead',
  'lead_generated',
  'service_request',
  'service_requested',
  'premium_application_submitted',
]
/** The events of sent forms. */
export const reportedLeads = async (page: Page) =>
  (await eventsOf(page)).filter(([name]) => leadEvents.includes(name))

/** What the browser keeps for the site beyond this page. */
export const stored = async (page: Page) => [
  ...(await page.context().cookies()),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
]

/** Makes the next message that is composed throw. */
export const breakNextMessage = (page: Page) =>
  page.evaluate(() => {
    const encode = window.encodeURIComponent
    window.encodeURIComponent = () => {
      window.encodeURIComponent = encode
      throw new Error('broken')
    }
  })

/** Live regions around the focus or inside another one, which are announced twice. */
export const announcedTwice = (page: Page) =>
  page.evaluate(() => {
    const live = '[role=status], [role=alert], [aria-live]'
    const around = document.activeElement?.closest(live)
    const nested = [...document.querySelectorAll(live)].filter(
      (region) =>
        region.parentElement?.closest(live) ||
        region.querySelector('[role=group][tabindex], h2[tabindex], h3[tabindex]'),
    )
    return [...(around ? [around] : []), ...nested].map((region) => region.outerHTML.slice(0, 120))
  })

/** Collects every request from now on, to search it for typed text. */
export function watchRequests(page: Page) {
  const seen: Request[] = []
  page.context().on('request', (request) => seen.push(request))
  return {
    seen,
    /** Requests that carry typed text; a stubbed window.open sends none. */
    leaks: () =>
      seen
        .filter((request) =>
          `${decodeURIComponent(request.url())} ${request.postData() ?? ''}`.includes(marker),
        )
        .map((request) => request.url()),
  }
}

/** Confirmation of a form: a toast, and on the contact page the card. */
export const success = (page: Page, lead: LeadPage): Locator =>
  lead === contact
    ? page.getByText('Message Sent Successfully!')
    : page.locator('#toasts li[data-tone=success]')

export const toastWith = (page: Page, title: string) =>
  page.locator('#toasts li').filter({ hasText: title })

/** Waits until a script that the page requested has run. */
export async function scriptLoaded(page: Page, part: string) {
  const script = await page.waitForFunction(
    (part) =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.name,
    part,
  )
  await page.evaluate((url) => import(String(url)).then(() => {}), await script.jsonValue())
}

/** Waits until everything that a submit needs has loaded, so that a test may cut the network. */
export async function submitLoaded(page: Page) {
  await scriptLoaded(page, '/Toaster-')
}
