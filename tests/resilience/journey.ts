import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { readContent } from '#content/content-file.ts'
import { isIdle, speedUpTimers } from '#tests/e2e/fast-timers.ts'
import { expect } from '#tests/e2e/fixtures.ts'
import { Host } from '#tests/e2e/host.ts'
import {
  application,
  formOn,
  type LeadPage,
  type TypedAnswers,
} from '#tests/e2e/leads.ts'
import { lostFields, offered, watchDepartures } from './forms.ts'
import { missingText, servedText, shownText } from './page-text.ts'

/** An action of the visitor or an event, which reports call by its words, where it is possible. */
export interface Step {
  /** Returns where it leads and whether the page may load, or nothing where the page stays. */
  act: (journey: VisitorJourney) => Promise<unknown>
  isPossible: (journey: VisitorJourney) => boolean
  toString: () => string
}

/** More than a minute for a page with fast timers. */
const WAIT_TIMEOUT_MS = 60_000
/** Actions of a step included, each of which has the context's own limit. */
const STEP_TIMEOUT_MS = 120_000

/** The page's place in the history; neighbouring entries of one path count as one page. */
function readPlace() {
  const entries = navigation.entries()
  const at = navigation.currentEntry?.index ?? 0
  const pathOf = (index: number) =>
    new URL(entries[index]?.url ?? location.href).pathname
  let first = at
  while (first > 0 && pathOf(first - 1) === location.pathname) first--
  const way = (index: number) =>
    entries[index] && { to: pathOf(index), loads: !entries[index].sameDocument }
  return {
    path: location.pathname,
    key: entries[first]?.key ?? '',
    /** Of each document its own. */
    document: performance.timeOrigin,
    back: way(at - 1),
    forward: way(at + 1),
    canWrite:
      document.querySelector(
        'a[href^="https://wa.me/"], a[href^="mailto:"]',
      ) !== null,
  }
}

type Place = ReturnType<typeof readPlace>

/**
 * Harmless console messages: pictures of other hosts do not load here, fast timers shorten a
 * toast's three seconds of waiting for its script to half a second, and one page is for none.
 */
const harmless = [
  'Image failed to load',
  'Service Worker registration blocked',
  'The toaster could not be loaded',
  '404: no page at /404',
]
/** Errors that fail a journey even after a failure of host or network. */
const never = [
  'Minified React error',
  'Hydration differs',
  'Content Security Policy',
  'TrustedType',
  'Trusted Type',
  'TrustedHTML',
  'TrustedScript',
]
/** A file that does not load may be an uncaught error where nothing awaits it. */
const expectedWhenDegraded = [
  'dynamically imported module',
  'Broken script',
  'Failed to fetch',
  'NetworkError',
  'AbortError',
]

const { unexpected, unreachable } = readContent('data/failures.yaml')
/** Headings of what the site shows in place of a page or part that it does not get. */
const standIns = [unexpected.title, unreachable.title]

/** What a visitor has typed into a field, by page of the history and form. */
interface TypedText {
  key: string
  lead: LeadPage
  name: string
  value: string
  /** The form is empty again: only the panel has a copy. */
  isOnlyOffered: boolean
}

/** A visitor's journey in one tab of a host, with what must be there after every step. */
export class VisitorJourney {
  /** Path of the page that should be shown. */
  path = '/'
  isOffline = false
  isDeployed = false
  /** True after a failure of network, host or file, when pages may not come. */
  wasDegraded = false
  /** True after a tap on a part whose files a deploy has removed: the site may reload once. */
  mayReload = false
  /** True after a press, before hydration, of a button that needs its script. */
  pressedEarly = false
  private readonly messages: { text: string; isUncaught: boolean }[] = []
  private readonly typed = new Set<TypedText>()
  /** A message that was sent and must leave or be offered. */
  private sending:
    | { lead: LeadPage; answers: TypedAnswers; before: number }
    | undefined
  private document = 0
  /** A page that did not arrive in time but still may. */
  private awaited: string | undefined

  constructor(
    private readonly browser: Browser,
    readonly page: Page,
    readonly host: Host,
    /** Texts of the messages that left. */
    private readonly left: readonly string[],
  ) {
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('console', (message) => {
      const text = message.text()
      const isOfOthers =
        message.location().url.startsWith('https:') &&
        text.startsWith('Failed to load resource')
      if (!isOfOthers && ['error', 'warning'].includes(message.type()))
        this.messages.push({ text, isUncaught: false })
    })
    page.on('pageerror', ({ message }) =>
      this.messages.push({ text: message, isUncaught: true }),
    )
  }

  get isHealthy() {
    return !this.isOffline && this.host.status === undefined
  }

  place = () => this.page.evaluate(readPlace)

  async remember(lead: LeadPage, answers: TypedAnswers) {
    const { key } = await this.place()
    for (const [name, value] of Object.entries(answers)) {
      for (const typed of this.typed)
        if (typed.key === key && typed.lead === lead && typed.name === name)
          this.typed.delete(typed)
      this.typed.add({ key, lead, name, value, isOnlyOffered: false })
    }
  }

  /** A visitor who loads a page gives up the typed text. */
  forgetTyped() {
    this.typed.clear()
    this.sending = undefined
    this.pressedEarly = false
  }

  expectDeparture(lead: LeadPage, answers: TypedAnswers) {
    this.sending = { lead, answers, before: this.left.length }
  }

  /** After each step the page must be as expected; a page that hangs fails by its step. */
  async take(...steps: readonly Step[]) {
    for (const step of steps) {
      if (!step.isPossible(this)) continue
      const late = setTimeout(STEP_TIMEOUT_MS, undefined, { ref: false }).then(
        () => {
          throw new Error(`After '${step}': the page does not answer`)
        },
      )
      await Promise.race([this.actAndLook(step), late])
    }
  }

  private async actAndLook(step: Step) {
    const from = this.path
    const outcome = (await step.act(this)) as
      | { to?: string; loads?: boolean }
      | undefined
    const { to = from, loads = false } = outcome ?? {}
    this.wasDegraded ||= !this.isHealthy || this.isDeployed
    const mayLoad = loads || to !== from || this.awaited !== undefined
    // Polled from outside, since the page may be replaced at any moment.
    await expect(async () => {
      const { place, problems } = await this.look(mayLoad)
      const { path } = place
      // After a failure the next page may not arrive, once nothing is pending.
      const stays =
        this.wasDegraded && path === from && (await isIdle(this.page))
      if (path !== to && path !== this.awaited && !stays)
        problems.push(`${to} was meant, ${this.page.url()} is the address`)
      expect(problems).toEqual([])
      this.awaited = path === to ? undefined : to
      this.path = path
      if (place.document !== this.document) this.mayReload = false
      this.document = place.document
    }, `After '${step}'`).toPass({ timeout: WAIT_TIMEOUT_MS, intervals: [20] })
  }

  private async look(mayLoad: boolean) {
    if (this.page.url().startsWith('chrome-error:'))
      throw new Error("the browser's own error page is shown")
    const place = await this.place()
    const problems: string[] = []
    if (place.document !== this.document) {
      if (mayLoad || this.mayReload) this.forgetOffered()
      else problems.push(`the site reloaded the page as ${this.page.url()}`)
    }
    problems.push(
      ...(await this.lostText(place.path)),
      ...(await this.lostWords(place)),
    )
    problems.push(...this.faults())
    if (!place.canWrite) problems.push('there is no way to write')
    return { place, problems }
  }

  /**
   * Panels of earlier pages are gone after a load: the site stores none (requirements §6.2), and
   * the back/forward cache, which would restore them, is off in Playwright.
   */
  private forgetOffered() {
    for (const typed of this.typed)
      if (typed.isOnlyOffered) this.typed.delete(typed)
  }

  /** Text that is served with a page and not shown. */
  private async lostText(path: string): Promise<string[]> {
    const shown = await shownText(this.page)
    const { title, canonical } = shown
    const isStandIn =
      canonical === '/offline' ||
      shown.texts.some((text) => standIns.includes(text))
    if (this.wasDegraded && isStandIn) return []
    const meant = await servedText(this.browser, path)
    if (
      title.replace(/^New: /, '') !== meant.title ||
      canonical !== meant.canonical
    )
      return [`the address is ${path}, the page is '${title}' (${canonical})`]
    const lost = missingText(meant, shown)
    return lost ? [`text of ${path}: ${lost}`] : []
  }

  /** Typed text that is neither in its field nor sent nor offered, and lost messages. */
  private async lostWords({ key, path }: Place): Promise<string[]> {
    const { page, left, sending } = this
    const problems: string[] = []
    const panels = await offered(page)
    if (sending) {
      const { lead, answers, before } = sending
      const sent = left.slice(before)
      // A form that shows an error keeps its text and is not sent.
      const errors = formOn(page, lead).form.locator('[aria-invalid=true]')
      const lost =
        (await errors.count()) > 0
          ? []
          : lostFields(lead, answers, [...sent, panels])
      if (lost.length > 0)
        problems.push(`sent, and neither left nor offered: ${lost}`)
      else this.sending = undefined
      if (sent.length > 1) problems.push('sent twice')
    }
    const here = [...this.typed].filter((typed) => typed.key === key)
    for (const lead of new Set(here.map((typed) => typed.lead))) {
      const { form, values } = formOn(page, lead)
      const shown = (await form.count()) > 0 ? await values() : undefined
      // A closed application keeps its answers hidden until it is opened again.
      if (!shown && path === application.path) continue
      for (const typed of here.filter((typed) => typed.lead === lead)) {
        const { name, value } = typed
        const isIn = (texts: readonly string[]) =>
          lostFields(lead, { [name]: value }, texts).length === 0
        typed.isOnlyOffered = shown?.[name] !== value && isIn([panels])
        if (isIn(left)) this.typed.delete(typed)
        else if (shown?.[name] !== value && !typed.isOnlyOffered)
          problems.push(`typed into ${lead.name} and gone: ${name} '${value}'`)
      }
    }
    return problems
  }

  /** What the console says and must not. */
  private faults(): string[] {
    const isExpected = ({
      text,
      isUncaught,
    }: (typeof this.messages)[number]) => {
      const has = (part: string) =>
        text.toLowerCase().includes(part.toLowerCase())
      if (never.some(has)) return false
      if (this.wasDegraded || this.host.faults.size > 0)
        return !isUncaught || expectedWhenDegraded.some(has)
      return harmless.some(has)
    }
    return this.messages
      .filter((message) => !isExpected(message))
      .map(
        ({ text, isUncaught }) =>
          `${isUncaught ? 'uncaught' : 'logged'}: ${text.slice(0, 160)}`,
      )
  }
}

/** A journey on a host of its own, since a browser caches by host, with fast timers. */
export async function withVisitor(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (journey: VisitorJourney) => Promise<void>,
) {
  const host = await Host.start()
  const context = await browser.newContext({ ...options, baseURL: host.url })
  // A page keeps more than a second to arrive, of the ten that it has.
  await speedUpTimers(context, 8)
  const left = await watchDepartures(context)
  // An action that waits for what never comes fails with its place, before the test's own limit.
  context.setDefaultTimeout(20_000)
  try {
    await visit(
      new VisitorJourney(browser, await context.newPage(), host, left),
    )
  } finally {
    await context.close()
    await host.goAway()
  }
}
