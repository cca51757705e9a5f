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
import { lostFields, textOfPanels, watchDepartures } from './forms.ts'
import { missingText, servedText, shownText } from './page-text.ts'

/** An action of the visitor, or an event; a journey skips it where it is impossible. */
export interface Step {
  /** Returns where the step leads and whether the page may load, or nothing if the page stays. */
  act: (journey: VisitorJourney) => Promise<unknown>
  isPossible: (journey: VisitorJourney) => boolean
  /** The words for the step in a report. */
  toString: () => string
}

/** Longest wait for the expected page, in ms; fast timers pass minutes in that time. */
const WAIT_TIMEOUT_MS = 60_000
/** Longest time for a step and the wait after it, in ms. */
const STEP_TIMEOUT_MS = 120_000

/** Reads the page and its place in the history; successive entries of one path count as one. */
function readPlace() {
  const entries = navigation.entries()
  const current = navigation.currentEntry?.index ?? 0
  const pathOf = (index: number) =>
    new URL(entries[index]?.url ?? location.href).pathname
  let firstIndex = current
  while (firstIndex > 0 && pathOf(firstIndex - 1) === location.pathname)
    firstIndex--
  const destinationOf = (index: number) =>
    entries[index] && { to: pathOf(index), loads: !entries[index].sameDocument }
  return {
    path: location.pathname,
    key: entries[firstIndex]?.key ?? '',
    /** Identifies the document. */
    document: performance.timeOrigin,
    back: destinationOf(current - 1),
    forward: destinationOf(current + 1),
    canWrite:
      document.querySelector(
        'a[href^="https://wa.me/"], a[href^="mailto:"]',
      ) !== null,
  }
}

type Place = ReturnType<typeof readPlace>

/**
 * Parts of harmless console messages: pictures of other hosts do not load here, fast timers leave
 * the toaster's script less than half a second instead of three, and /404 reports itself.
 */
const harmlessMessages = [
  'Image failed to load',
  'Service Worker registration blocked',
  'The toaster could not be loaded',
  '404: no page at /404',
]
/** Parts of messages that fail a journey even after a failure of the host or the network. */
const fatalMessages = [
  'Minified React error',
  'Hydration differs',
  'Content Security Policy',
  'TrustedType',
  'Trusted Type',
  'TrustedHTML',
  'TrustedScript',
]
/** Parts of the uncaught errors that a file may cause by not loading. */
const errorsOfLostFiles = [
  'dynamically imported module',
  'Broken script',
  'Failed to fetch',
  'NetworkError',
  'AbortError',
]

const { unexpected, unreachable } = readContent('data/failures.yaml')
/** Headings of what the site shows in place of a page or part that did not load. */
const standInHeadings = [unexpected.title, unreachable.title]

/** What a visitor has typed into a field of a form. */
interface TypedText {
  /** Key of the page's first history entry. */
  key: string
  lead: LeadPage
  name: string
  value: string
  /** True once the form is empty again, so that only the panel has a copy. */
  isOnlyOffered: boolean
}

/** A visitor's journey through a site in one tab, which is checked after every step. */
export class VisitorJourney {
  /** Path of the page that should be shown. */
  path = '/'
  isOffline = false
  isDeployed = false
  /** True after a failure of the network, the host or a file: pages may not load. */
  wasDegraded = false
  /** True after a tap on a part whose files a deploy may have removed: the site may reload once. */
  mayReload = false
  /** True after a press, before hydration, on a control that needs its script. */
  pressedEarly = false
  private readonly messages: { text: string; isUncaught: boolean }[] = []
  private readonly typed = new Set<TypedText>()
  /**
   * The form whose button was pressed last, until its message is found: in a chat, in a mail, or in
   * a panel with links that send it.
   */
  private sending:
    | { lead: LeadPage; answers: TypedAnswers; sentCount: number }
    | undefined
  private document = 0
  /** Path of a page that has not loaded in time but may still do so. */
  private latePath: string | undefined

  constructor(
    private readonly browser: Browser,
    readonly page: Page,
    readonly host: Host,
    /** Texts of the messages that were passed on to chat or mail. */
    private readonly sent: readonly string[],
  ) {
    page.on('dialog', (dialog) => void dialog.accept())
    page.on('console', (message) => {
      const text = message.text()
      const isFromOtherHost =
        message.location().url.startsWith('https:') &&
        text.startsWith('Failed to load resource')
      if (!isFromOtherHost && ['error', 'warning'].includes(message.type()))
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

  /** Expects no typed text any more, since the visitor loads a page. */
  forgetTyped() {
    this.typed.clear()
    this.sending = undefined
    this.pressedEarly = false
  }

  expectDeparture(lead: LeadPage, answers: TypedAnswers) {
    this.sending = { lead, answers, sentCount: this.sent.length }
  }

  /** Takes steps and checks the page after each one; names the step at which a page hangs. */
  async takeSteps(...steps: readonly Step[]) {
    for (const step of steps) {
      if (!step.isPossible(this)) continue
      const timeout = setTimeout(STEP_TIMEOUT_MS, undefined, {
        ref: false,
      }).then(() => {
        throw new Error(`After '${step}': the page does not answer`)
      })
      await Promise.race([this.actAndCheck(step), timeout])
    }
  }

  private async actAndCheck(step: Step) {
    const from = this.path
    const outcome = (await step.act(this)) as
      | { to?: string; loads?: boolean }
      | undefined
    const { to = from, loads = false } = outcome ?? {}
    this.wasDegraded ||= !this.isHealthy || this.isDeployed
    const mayLoad = loads || to !== from || this.latePath !== undefined
    // Polls from outside the page, since it may be replaced at any moment.
    await expect(async () => {
      const { place, problems } = await this.check(mayLoad)
      const { path } = place
      // After a failure the previous page may stay, but only once nothing is pending.
      const stays =
        this.wasDegraded && path === from && (await isIdle(this.page))
      if (path !== to && path !== this.latePath && !stays)
        problems.push(`${to} is expected, the address is ${this.page.url()}`)
      expect(problems).toEqual([])
      this.latePath = path === to ? undefined : to
      this.path = path
      if (place.document !== this.document) this.mayReload = false
      this.document = place.document
    }, `After '${step}'`).toPass({ timeout: WAIT_TIMEOUT_MS, intervals: [20] })
  }

  private async check(mayLoad: boolean) {
    if (this.page.url().startsWith('chrome-error:'))
      throw new Error("the browser's own error page is shown")
    const place = await this.place()
    const problems: string[] = []
    if (place.document !== this.document) {
      if (mayLoad || this.mayReload) this.forgetOffered()
      else problems.push(`the site reloaded the page as ${this.page.url()}`)
    }
    problems.push(
      ...(await this.missingServedText(place.path)),
      ...(await this.lostTypedText(place)),
    )
    problems.push(...this.unexpectedMessages())
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

  /** Reports text of the page served at `path` that the current page does not show. */
  private async missingServedText(path: string): Promise<string[]> {
    const shownPage = await shownText(this.page)
    const { title, canonical } = shownPage
    const isStandIn =
      canonical === '/offline' ||
      shownPage.texts.some((text) => standInHeadings.includes(text))
    if (this.wasDegraded && isStandIn) return []
    const servedPage = await servedText(this.browser, path)
    if (
      title.replace(/^New: /, '') !== servedPage.title ||
      canonical !== servedPage.canonical
    )
      return [`the address is ${path}, the page is '${title}' (${canonical})`]
    const missingWords = missingText(servedPage, shownPage)
    return missingWords ? [`text of ${path}: ${missingWords}`] : []
  }

  /**
   * Reports typed text that is neither in its field, nor in a message that was sent, nor in a panel
   * with links that send it. It also reports messages that are lost.
   */
  private async lostTypedText({ key, path }: Place): Promise<string[]> {
    const { page, sending } = this
    const problems: string[] = []
    const panels = await textOfPanels(page)
    if (sending) {
      const { lead, answers, sentCount } = sending
      const sentSince = this.sent.slice(sentCount)
      // A form that shows an error keeps its text and is not sent.
      const errors = formOn(page, lead).form.locator('[aria-invalid=true]')
      const lostNames =
        (await errors.count()) > 0
          ? []
          : lostFields(lead, answers, [...sentSince, panels])
      if (lostNames.length > 0)
        problems.push(
          `pressed to send, but neither sent nor offered: ${lostNames}`,
        )
      else this.sending = undefined
      if (sentSince.length > 1) problems.push('sent twice')
    }
    const typedHere = [...this.typed].filter((typed) => typed.key === key)
    for (const lead of new Set(typedHere.map((typed) => typed.lead))) {
      const { form, values } = formOn(page, lead)
      const shownValues = (await form.count()) > 0 ? await values() : undefined
      // A closed application keeps its answers hidden until it is opened again.
      if (!shownValues && path === application.path) continue
      for (const typed of typedHere.filter((typed) => typed.lead === lead)) {
        const { name, value } = typed
        const isIn = (texts: readonly string[]) =>
          lostFields(lead, { [name]: value }, texts).length === 0
        typed.isOnlyOffered = shownValues?.[name] !== value && isIn([panels])
        if (isIn(this.sent)) this.typed.delete(typed)
        else if (shownValues?.[name] !== value && !typed.isOnlyOffered)
          problems.push(`typed into ${lead.name} and gone: ${name} '${value}'`)
      }
    }
    return problems
  }

  /** Reports console messages and uncaught errors that are not expected. */
  private unexpectedMessages(): string[] {
    const isExpected = ({
      text,
      isUncaught,
    }: (typeof this.messages)[number]) => {
      const has = (part: string) =>
        text.toLowerCase().includes(part.toLowerCase())
      if (fatalMessages.some(has)) return false
      if (this.wasDegraded || this.host.faults.size > 0)
        return !isUncaught || errorsOfLostFiles.some(has)
      return harmlessMessages.some(has)
    }
    return this.messages
      .filter((message) => !isExpected(message))
      .map(
        ({ text, isUncaught }) =>
          `${isUncaught ? 'uncaught' : 'logged'}: ${text.slice(0, 160)}`,
      )
  }
}

/** Calls `visit` with a journey that has fast timers and its own host, and so an empty cache. */
export async function withVisitor(
  browser: Browser,
  options: BrowserContextOptions,
  visit: (journey: VisitorJourney) => Promise<void>,
) {
  const host = await Host.start()
  const context = await browser.newContext({ ...options, baseURL: host.url })
  // The ten seconds in which a page must load become a little more than one second.
  await speedUpTimers(context, 8)
  const sent = await watchDepartures(context)
  // An action that waits in vain fails before the test times out, so the error names its line.
  context.setDefaultTimeout(20_000)
  try {
    await visit(
      new VisitorJourney(browser, await context.newPage(), host, sent),
    )
  } finally {
    await context.close()
    await host.stop()
  }
}
