import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { timingBudget } from './goals.ts'
import { type Spread, spreadOf } from './statistics.ts'
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
  /** Element to tap first, to show the target. */
  opener?: string
  types?: boolean
  /** True if the target exists on wide screens only. */
  wide?: boolean
  /** True if it cannot be repeated on one page. */
  once?: boolean
}

const interactions: readonly Interaction[] = [
  { name: 'menu', path: '/about', target: '.site-header summary[aria-label=Menu]' },
  {
    name: 'AI Courses',
    path: '/about',
    target: '.site-header summary:has-text("AI Courses")',
    wide: true,
  },
  { name: 'project tabs', path: '/', target: '[data-island=Tabs] [role=tab][aria-selected=false]' },
  { name: 'skills tabs', path: '/skills', target: 'main [role=tab][aria-selected=false]' },
  { name: 'project filter', path: '/projects', target: '.filtered input:not(:checked)' },
  { name: 'question', path: '/', target: 'main details[name=faq] > summary' },
  {
    name: 'currency',
    path: '/ai-mastery-course',
    target: 'label:has(input[name=shown-currency]:not(:checked))',
  },
  {
    name: 'opening the quiz',
    path: '/ai-career-program',
    target: '[data-island=LevelFinder] a[aria-controls]:visible',
    once: true,
  },
  {
    name: 'quiz answer',
    path: '/ai-career-program',
    opener: '[data-island=LevelFinder] a[aria-controls]:visible',
    target: '[data-island=LevelFinder] label:has(input:not(:checked))',
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
async function durationOf(page: Page, { target, types }: Interaction): Promise<number> {
  const element = page.locator(target).first()
  await element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await pause(400)
  await page.evaluate(() => window.benchDurations.splice(0))
  if (types) await element.press('a')
  else await element.tap({ timeout: 5000 })
  await pause(SETTLED)
  return page.evaluate(() => Math.max(16, ...window.benchDurations))
}

/** The first interaction of this kind right after load, and its repetition. */
export interface Answered {
  name: string
  first?: Spread
  later?: Spread
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
      const first: number[] = []
      const later: number[] = []
      for (let round = 0; round < rounds; round++)
        await withNewTab(browser, { slowly: true }, async ({ page }) => {
          await page.addInitScript(noteInteractions)
          if (interaction.wide) await page.setViewportSize({ width: 1366, height: 900 })
          await page.goto(servers.page + interaction.path, { waitUntil: 'load' })
          if (interaction.opener) {
            await page.locator(interaction.opener).first().tap()
            await pause(SETTLED)
          }
          first.push(await durationOf(page, interaction))
          if (!interaction.once) later.push(await durationOf(page, interaction))
        })
      answered.push({ name: interaction.name, first: spreadOf(first), later: spreadOf(later) })
    }
    return answered
  })

/** Interactions as a table; '!' marks a median over budget. */
export const interactionTable = (answered: readonly Answered[]) =>
  table(
    ['4x CPU, slow 4G', 'first, ms', 'again, ms'],
    answered.map(({ name, first, later }) => [
      name,
      withSpread(first, timingBudget.interaction, 0),
      withSpread(later, timingBudget.interaction, 0),
    ]),
  )
