import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Locator, Page } from 'playwright'
import { timingBudget } from './goals.ts'
import { ratioOf, type Spread, spreadOf } from './statistics.ts'
import { table, withSpread } from './table.ts'
import { withNewTab, withServedSite } from './throttled-browser.ts'

/** A visitor's interaction with one tap or key. */
interface Interaction {
  name: string
  path: string
  /**
   * The element to tap, or the field that gets a letter. The second run takes the second match, if
   * there are several.
   */
  target: string
  /** Elements to tap first, in turn, to show the target. */
  openers?: readonly string[]
  types?: boolean
  /** True if the target exists on wide screens only. */
  wide?: boolean
  /** True if it cannot be repeated on one page. */
  once?: boolean
}

const quizOpener = '[data-island=LevelFinder] a[aria-controls]:visible'
const quizOption = '[data-island=LevelFinder] label:has(input:not(:checked))'
const skills = '[data-island=SkillsExplorer]'

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/about', target: '.site-header summary[aria-label=Menu]' },
  {
    name: 'AI Courses',
    path: '/about',
    target: '.site-header summary:has-text("AI Courses")',
    wide: true,
  },
  { name: 'project tabs', path: '/', target: '[data-island=Tabs] [role=tab][aria-selected=false]' },
  {
    name: 'skills accordion',
    path: '/',
    target: `${skills} .accordion-button[aria-expanded=false]:visible`,
  },
  {
    name: 'skills tabs',
    path: '/',
    target: `${skills} [role=tab][aria-selected=false]:visible`,
    wide: true,
  },
  { name: 'tabs of /skills', path: '/skills', target: 'main [role=tab][aria-selected=false]' },
  { name: 'project filter', path: '/projects', target: '.filtered input:not(:checked)' },
  { name: 'question', path: '/', target: 'main details[name=faq] > summary' },
  {
    name: 'currency',
    path: '/ai-mastery-course',
    target: 'label:has(input[name=shown-currency]:not(:checked))',
  },
  { name: 'opening the quiz', path: '/ai-career-program', target: quizOpener, once: true },
  {
    name: 'quiz answer',
    path: '/ai-career-program',
    openers: [quizOpener],
    target: quizOption,
  },
  {
    name: 'next question',
    path: '/ai-career-program',
    openers: [quizOpener, quizOption],
    target: '[data-island=LevelFinder] button[type=submit]',
    once: true,
  },
  {
    name: 'opening the application',
    path: '/ai-mastery-course',
    target: 'main a[href="#apply"]:visible',
    once: true,
  },
  { name: 'typing', path: '/contact', target: 'form#contact [name=name]', types: true },
  {
    name: 'submitting, with its toast',
    path: '/service-request',
    target: 'form#service-request button[type=submit]',
  },
  { name: 'chat card', path: '/about', target: '#chat-widget :is(summary, button):visible' },
  {
    name: 'page change',
    path: '/about',
    target: 'main a[href="/contact"]:visible, main a[href="/#contact"]:visible',
    once: true,
  },
]

/** Timeout for the frame after a tap, in milliseconds. */
const SETTLED = 700

declare global {
  interface Window {
    /** Durations from the event to the next paint, in milliseconds in steps of 8 (Event Timing). */
    benchDurations: number[]
  }
}

function noteInteractions() {
  window.benchDurations = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        window.benchDurations.push(entry.duration)
  })
  observer.observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit)
}

/**
 * Taps or types once; returns the time from the event to its frame. Durations under 16 ms, which
 * browsers do not report, count as 16.
 */
async function durationOf(page: Page, element: Locator, types = false): Promise<number> {
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await pause(400)
  await page.evaluate(() => window.benchDurations.splice(0))
  if (types) await element.press('a')
  else await element.tap({ timeout: 5000 })
  await pause(SETTLED)
  return page.evaluate(() => Math.max(16, ...window.benchDurations))
}

/** A plain <details> of a page: one of its content, else a menu of the header. */
async function plainDetails(page: Page): Promise<Locator> {
  const inMain = page.locator('main details > summary:visible')
  return (await inMain.count()) > 0 ? inMain : page.locator('.site-header summary:visible')
}

interface Durations {
  first: number
  later?: number
}

/** The first interaction on a page that was just loaded, and its repetition. */
const timeOnNewPage = (
  browser: Browser,
  origin: string,
  { path, wide, openers = [], types, once }: Interaction,
  target: (page: Page) => Locator | Promise<Locator>,
): Promise<Durations> =>
  withNewTab(browser, { slowly: true }, async ({ page }) => {
    await page.addInitScript(noteInteractions)
    if (wide) await page.setViewportSize({ width: 1366, height: 900 })
    await page.goto(origin + path, { waitUntil: 'load' })
    for (const opener of openers) {
      await page.locator(opener).first().tap()
      await pause(SETTLED)
    }
    const elements = await target(page)
    const first = await durationOf(page, elements.first(), types)
    if (once) return { first }
    return { first, later: await durationOf(page, elements.first(), types) }
  })

/**
 * The first interaction of this kind right after load, and its repetition; as a ratio to opening a
 * <details> of the same page in the same round.
 */
export interface Answered {
  name: string
  first?: Spread
  firstRatio?: Spread
  later?: Spread
  laterRatio?: Spread
}

/** Measures the response to taps and keys on a phone, with the CPU slowed down four times. */
export const timeInteractions = ({
  dir,
  browserPath,
  rounds,
  log,
}: {
  dir: string
  browserPath: string
  rounds: number
  log: (message: string) => void
}): Promise<Answered[]> =>
  withServedSite({ dir, browserPath }, async ({ servers, browser }) => {
    const answered: Answered[] = []
    for (const interaction of interactions) {
      log(`measuring ${interaction.name}`)
      const { name, path, wide, target } = interaction
      const taps: Durations[] = []
      const details: Durations[] = []
      for (let round = 0; round < rounds; round++) {
        taps.push(
          await timeOnNewPage(browser, servers.page, interaction, (page) => page.locator(target)),
        )
        details.push(
          await timeOnNewPage(browser, servers.page, { name, path, wide, target }, plainDetails),
        )
      }
      const [first, later] = [taps.map((tap) => tap.first), taps.map((tap) => tap.later)]
      answered.push({
        name,
        first: spreadOf(first),
        firstRatio: ratioOf(
          first,
          details.map((tap) => tap.first),
        ),
        later: spreadOf(later),
        laterRatio: ratioOf(
          later,
          details.map((tap) => tap.later),
        ),
      })
    }
    return answered
  })

/** Interactions as a table; '!' marks a median over budget. */
export const interactionTable = (answered: readonly Answered[]) =>
  table(
    ['4x CPU, slow 4G', 'first, ms', '× details', 'again, ms', '× details'],
    answered.map(({ name, first, firstRatio, later, laterRatio }) => [
      name,
      withSpread(first, timingBudget.interaction, 0),
      withSpread(firstRatio, timingBudget.interactionRatio),
      withSpread(later, timingBudget.interaction, 0),
      withSpread(laterRatio, timingBudget.interactionRatio),
    ]),
  )
