import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright/test'
import { isIdle } from '#tests/e2e/fast-timers.ts'
import {
  allForms,
  application,
  formOn,
  type LeadPage,
  type TypedAnswers,
} from '#tests/e2e/leads.ts'
import { lostFields, offered, servedForm } from './forms.ts'
import { missingText, type Served, shownText } from './page-text.ts'
import type { Visitor } from './visitor.ts'

/** Expected state of the page, simple enough to be right. */
export interface Model {
  /** Path of the page that should be shown. */
  path: string
  /** The form on it that accepts text. */
  lead: LeadPage | undefined
  network: 'online' | 'offline'
  host: 'healthy' | 'failing'
  deployed: boolean
  /** Whether the browser's back and forward stay within the site, and whether they load a page. */
  back: 'none' | 'shows' | 'loads'
  forward: 'none' | 'shows' | 'loads'
}

/** The state before anything is opened. */
export const start = (): Model => ({
  path: '/',
  lead: undefined,
  network: 'online',
  host: 'healthy',
  deployed: false,
  back: 'none',
  forward: 'none',
})

/** Destination of a step and whether the page may load; empty for a step that stays. */
interface Outcome {
  to?: string
  loads?: boolean
}

export const isHealthy = ({ network, host }: Model) => network === 'online' && host === 'healthy'

/** More than a minute for a page with fast timers. */
const WAIT_TIMEOUT_MS = 12_000
/** Actions of a step included, each of which has the context's own limit. */
const STEP_TIMEOUT_MS = 40_000

interface Place extends Pick<Model, 'path' | 'back' | 'forward'> {
  key: string
  document: number
  backPath: string
  forwardPath: string
  ways: number
}

/** The page's place in the history; neighbouring entries of one path count as one page. */
function readPlace(next: number): Place {
  const scope = window as unknown as { __document?: number }
  scope.__document ??= next
  const entries = navigation.entries()
  const at = navigation.currentEntry?.index ?? 0
  const pathOf = (index: number) => new URL(entries[index]?.url ?? location.href).pathname
  let first = at
  while (first > 0 && pathOf(first - 1) === location.pathname) first--
  const way = (index: number) =>
    entries[index] ? (entries[index]?.sameDocument ? 'shows' : 'loads') : 'none'
  return {
    path: location.pathname,
    key: entries[first]?.key ?? '',
    document: scope.__document,
    back: way(at - 1),
    forward: way(at + 1),
    backPath: at > 0 ? pathOf(at - 1) : '',
    forwardPath: entries[at + 1] ? pathOf(at + 1) : '',
    ways: document.querySelectorAll('a[href^="https://wa.me/"], a[href^="mailto:"]').length,
  }
}

/**
 * Harmless console messages: pictures of other hosts do not load here, and fast timers shorten a
 * toast's three seconds of waiting for its script to half a second.
 */
const harmless = [
  'Image failed to load',
  'Service Worker registration blocked',
  'The toaster could not be loaded',
]
/** Errors that fail a journey even after a failure of host or network. */
const never =
  /Minified React error|Hydration differs|Content Security Policy|Trusted ?(Type|HTML|Script)/i
/** A file that does not load may be an uncaught error where nothing awaits it. */
const expectedWhenDegraded =
  /dynamically imported module|Broken script|Failed to fetch|NetworkError|AbortError/

/** One journey in one tab: typed text by page, messages that left, and console messages. */
export class RandomJourney {
  private readonly messages: { text: string; uncaught: boolean }[] = []
  /** Typed text, by page of the visitor's history and form. */
  private readonly typed = new Map<string, Map<LeadPage, TypedAnswers>>()
  /** Answers of forms that are empty again: only the panel has a copy. */
  private readonly onlyOffered = new WeakMap<TypedAnswers, Set<string>>()
  /** A message that was sent and must leave or be offered. */
  private sending: { lead: LeadPage; answers: TypedAnswers; before: number } | undefined
  private key = ''
  private document = 0
  /** True after a failure of network, host or file, when pages may not come. */
  wasDegraded = false
  /** True where scripts fail, so that the console says so. */
  logsFailures = false
  /** True after a tap on a part whose files a deploy has removed: the site may reload once. */
  mayReload = false
  /** True after a press, before hydration, of a button that needs its script. */
  pressedEarly = false
  /** A page that did not arrive in time but still may. */
  private awaited: string | undefined

  constructor(
    readonly visitor: Visitor,
    private readonly served: Served,
  ) {
    visitor.page.on('console', (message) => {
      const { url } = message.location()
      const ofOthers =
        url.startsWith('https:') && message.text().startsWith('Failed to load resource')
      if (!ofOthers && (message.type() === 'error' || message.type() === 'warning'))
        this.messages.push({ text: message.text(), uncaught: false })
    })
    visitor.page.on('pageerror', ({ message }) =>
      this.messages.push({ text: message, uncaught: true }),
    )
  }

  remember(lead: LeadPage, name: string, value: string) {
    const forms = this.typed.get(this.key) ?? new Map<LeadPage, TypedAnswers>()
    this.typed.set(this.key, forms.set(lead, { ...forms.get(lead), [name]: value }))
  }

  /** A visitor who reloads the page gives up the typed text. */
  forgetTyped() {
    this.typed.clear()
    this.sending = undefined
    this.pressedEarly = false
  }

  /**
   * Panels of earlier pages are gone after a load: the site stores none (requirements §6.2), and
   * the back/forward cache, which would restore them, is off in Playwright.
   */
  private forgetOffered() {
    for (const forms of this.typed.values())
      for (const answers of forms.values())
        for (const name of this.onlyOffered.get(answers) ?? []) delete answers[name]
  }

  expectDeparture(lead: LeadPage, answers: TypedAnswers) {
    this.sending = { lead, answers, before: this.visitor.left.length }
  }

  /** After a deploy, a press that waits for a file of this page may end in a reload. */
  async loseFiles() {
    const waiting = this.visitor.page.locator('main [data-island]:not([data-hydrated])')
    this.mayReload ||= this.pressedEarly && (await waiting.count()) > 0
  }

  /** Acts, then waits until the page matches the model; a page that hangs fails by its step. */
  step(model: Model, words: string, act: () => Promise<unknown>): Promise<void> {
    const late = setTimeout(STEP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
      throw new Error(`After '${words}': the page does not answer`)
    })
    return Promise.race([this.actAndLook(model, words, act), late])
  }

  /** After a failure the page may stay. */
  private async actAndLook(model: Model, words: string, act: () => Promise<unknown>) {
    const from = model.path
    const { to = from, loads = false } = ((await act()) ?? {}) as Outcome
    const sure = !this.wasDegraded || to === from
    const start = performance.now()
    for (;;) {
      const waited = performance.now() - start
      const found = await this.look(loads || to !== from || this.awaited !== undefined).catch(
        (error: Error) => ({
          place: undefined,
          problems: [error.message.split('\n')[0] ?? ''],
        }),
      )
      const path = found.place?.path
      // After a failure the next page may not arrive, once nothing is pending.
      const stays = !sure && path === from && (await isIdle(this.visitor.page).catch(() => false))
      const arrived = path === to || path === this.awaited || stays
      if (found.place && arrived && found.problems.length === 0) {
        this.awaited = path === to ? undefined : to
        return this.accept(model, found.place)
      }
      if (waited > WAIT_TIMEOUT_MS)
        throw new Error(
          `After '${words}': ${[
            ...(arrived ? [] : [`${to} was meant, ${this.visitor.page.url()} is the address`]),
            ...found.problems,
          ].join('; ')}`,
        )
      // Polled from outside, since the page may be replaced at any moment.
      await setTimeout(20)
    }
  }

  private accept(model: Model, { path, key, document, back, forward }: Place) {
    this.key = key
    if (document !== this.document) this.mayReload = false
    this.document = document
    Object.assign(model, {
      path,
      back,
      forward,
      lead: servedForm(path) ?? (path === application.path ? application : undefined),
    })
  }

  /** Notes the place of a loaded page, for a visitor who acts before anything is checked. */
  async arrive(path: string) {
    const place = await this.neighbours()
    if (place.path !== path) throw new Error(`${path} was opened, ${place.path} is there`)
    this.key = place.key
  }

  neighbours = () => this.visitor.page.evaluate(readPlace, this.document + 1)

  private async look(mayLoad: boolean) {
    const { page } = this.visitor
    if (page.url().startsWith('chrome-error:'))
      return { place: undefined, problems: ["the browser's own error page is shown"] }
    const place = await page.evaluate(readPlace, this.document + 1)
    if (place.document !== this.document && (mayLoad || this.mayReload)) this.forgetOffered()
    const shown = await shownText(page)
    const problems: string[] = []
    if (place.document !== this.document && this.document > 0 && !mayLoad && !this.mayReload)
      problems.push(`the site reloaded the page as ${page.url()}`)
    const error = shown.pieces.some(({ text }) => text.includes('Unexpected Application Error!'))
    const excused = this.wasDegraded && (error || shown.canonical === '/offline')
    const meant = await this.served(place.path)
    if (!excused) {
      if (shown.title.replace(/^New: /, '') !== meant.title || shown.canonical !== meant.canonical)
        problems.push(
          `the address is ${place.path}, the page is '${shown.title}' (${shown.canonical})`,
        )
      else {
        const thanked =
          place.path === '/service-request' &&
          (await page.locator('form#service-request').count()) === 0
        const lost = missingText(meant, shown, { sent: thanked })
        if (lost) problems.push(`text of ${place.path}: ${lost}`)
      }
    }
    problems.push(...(await this.lostWords(place)), ...this.console())
    if (place.ways === 0) problems.push('there is no way to write')
    return { place, problems }
  }

  /** Typed text that is neither in its field nor sent nor offered, and lost messages. */
  private async lostWords({ key, path }: Place): Promise<string[]> {
    const { page, left: sent } = this.visitor
    const problems: string[] = []
    const panels = this.typed.has(key) || this.sending ? await offered(page) : ''
    // A form that shows an error keeps its text and is not sent.
    if (
      this.sending &&
      (await formOn(page, this.sending.lead).form.locator('[aria-invalid=true]').count()) > 0
    )
      this.sending = undefined
    const { sending } = this
    if (sending) {
      const swallowed = lostFields(sending.lead, sending.answers, [
        ...sent.slice(sending.before),
        panels,
      ])
      if (swallowed.length > 0) problems.push(`sent, and neither left nor offered: ${swallowed}`)
      else this.sending = undefined
      if (sent.length - sending.before > 1) problems.push('sent twice')
    }
    for (const [lead, answers] of this.typed.get(key) ?? []) {
      const { form, values: read } = formOn(page, lead)
      const values = (await form.count()) > 0 ? await read() : undefined
      // A closed application keeps its answers hidden until it is opened again.
      if (!values && lead === application && path === application.path) continue
      const onlyOffered = new Set<string>()
      this.onlyOffered.set(answers, onlyOffered)
      for (const [name, value] of Object.entries(answers)) {
        if (lostFields(lead, { [name]: value }, sent).length === 0) delete answers[name]
        else if (values?.[name] === value) continue
        else if (lostFields(lead, { [name]: value }, [panels]).length === 0) onlyOffered.add(name)
        else problems.push(`typed into ${lead.name} and gone: ${name} '${value}'`)
      }
    }
    return problems
  }

  private console(): string[] {
    return this.messages
      .filter(({ text, uncaught }) => {
        if (never.test(text)) return true
        if (this.wasDegraded || this.logsFailures)
          return uncaught && !expectedWhenDegraded.test(text)
        return !harmless.some((start) => text.includes(start))
      })
      .map(
        ({ text, uncaught }) =>
          `${uncaught ? 'uncaught' : 'the console says'}: ${text.slice(0, 160)}`,
      )
  }
}

export const visibleLead = async (page: Page): Promise<LeadPage | undefined> => {
  for (const lead of allForms) if (await formOn(page, lead).form.isVisible()) return lead
  return undefined
}
