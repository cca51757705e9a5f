import { readdirSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { builtPages } from '../../ssg/routes/built-pages.ts'

export { expect }

/** The paths of all built pages, so that a new page is tested at once. */
export const routes = builtPages('dist').map(({ path }) => path)
const sources = (readdirSync('pages', { recursive: true }) as string[]).filter((name) =>
  /\.(?:tsx|mdx)$/.test(name),
)
if (routes.length < sources.length)
  throw new Error(`dist/ holds ${routes.length} of ${sources.length} pages: run npm run build`)

const greyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" style="background:#9ca3af"/>'

/** Parts of console messages that a test provokes. */
type Allowed = string[]

/**
 * Ends a context's network at the site: pictures of other hosts are answered with a grey one, chat
 * and anything else is refused. Their addresses are noted in `otherHosts`.
 */
export const refuseOtherHosts = (
  context: BrowserContext,
  site: string | undefined,
  otherHosts: string[],
) =>
  context.route(
    (url) => url.origin !== new URL(site ?? '').origin,
    (route) => {
      otherHosts.push(route.request().url())
      if (route.request().resourceType() === 'image')
        return route.fulfill({ contentType: 'image/svg+xml', body: greyPicture })
      if (route.request().isNavigationRequest())
        return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' })
      return route.abort()
    },
  )

/**
 * A page whose console must stay silent and whose network ends at the site. `allowed` takes the
 * beginnings of messages that a test provokes on purpose.
 */
export const test = base.extend<{ allowed: Allowed; otherHosts: string[] }>({
  // Playwright blocks the service worker by default and says so.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from it
  allowed: async ({}, use) => use(['Service Worker registration blocked by Playwright']),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  otherHosts: async ({}, use) => use([]),
  context: async ({ context, baseURL, otherHosts }, use) => {
    await refuseOtherHosts(context, baseURL, otherHosts)
    await use(context)
  },
  page: async ({ page, allowed }, use) => {
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text())
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    await use(page)
    const unexpected = faults.filter((fault) => !allowed.some((start) => fault.includes(start)))
    if (unexpected.length > 0)
      throw new Error(`The console was not silent on ${page.url()}:\n${unexpected.join('\n')}`)
  },
})

/** Holds an answer back until the test lets it arrive. */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let arrive = () => {}
  const arrived = new Promise<void>((done) => {
    arrive = done
  })
  await page.route(url, async (route) => {
    await arrived
    await route.continue().catch(() => {}) // the page may have gone elsewhere
  })
  return arrive
}

/** Waits, by turns of the event loop, until React has rendered and run its effects. */
const rendered = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        let turns = 0
        port1.onmessage = () => (++turns < 20 ? port2.postMessage(0) : done())
        port2.postMessage(0)
      }),
  )

/** Lets the browser draw some frames, which take longer on a busy machine. */
export const frames = (page: Page, count = 20) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame)
  }, count)

/** Waits until every animation and transition that has an end has reached it. */
export const motionEnds = (page: Page) =>
  page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
    for (let all = moving(); all.length > 0; all = moving())
      await Promise.allSettled(all.map(({ finished }) => finished))
  })

interface Shift {
  value: number
  /** Shifts just after an input do not count. */
  hadRecentInput: boolean
}
type WithShifts = typeof window & { __shifts: Shift[] }

/** Notes every layout shift of a page that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    ;(window as WithShifts).__shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry as PerformanceEntry & Shift)
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The layout shifts so far, once all motion has ended and was drawn. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  await motionEnds(page)
  await frames(page, 3)
  return page.evaluate(() =>
    (window as WithShifts).__shifts.map(({ value, hadRecentInput }) => ({ value, hadRecentInput })),
  )
}
export const sumOf = (shifts: readonly Shift[]) =>
  shifts.reduce((sum, { value, hadRecentInput }) => (hadRecentInput ? sum : sum + value), 0)

/**
 * Starts a clock that a test can put forward, before the page is opened. `pass` runs all timers of
 * the next milliseconds at once, so that what does not happen in them never happens.
 */
export async function ownClock(page: Page) {
  await page.clock.install()
  return {
    pass: async (time: number) => {
      await page.waitForLoadState('load')
      for (let passed = 0; passed < time; passed += 500) {
        await page.clock.runFor(Math.min(500, time - passed))
        await rendered(page)
      }
    },
  }
}

/** The clock of a page that a test has stopped. */
export type Clock = Awaited<ReturnType<typeof stopTime>>

/**
 * Stops the clock of a hydrated page, so that a busy machine cannot change a span of time: timers
 * run as far as the test lets them, transitions and scrolling go on.
 */
export async function stopTime(page: Page) {
  const { clock } = page
  await clock.install()
  await clock.pauseAt(Date.now() + 1000)
  return {
    /** Lets milliseconds go by. */
    pass: async (time: number) => {
      await rendered(page)
      await clock.runFor(time)
      await rendered(page)
    },
    goOn: () => clock.resume(),
  }
}

/** The smallest phone, a common one, a tablet, a laptop and a desk, in CSS pixels. */
export const everyWidth = [320, 390, 1024, 1280, 1920]

/** Links and menus of the header that run out of the window. */
export const outsideOf = (page: Page) =>
  page.locator('header :is(a, summary)').evaluateAll((controls) =>
    controls
      .filter(
        (control) => control.checkVisibility() && !control.closest('details:not([open]) > div'),
      )
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        return left < 0 || right > innerWidth
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  )

/** How far the page can be scrolled sideways, in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Sets the browser's text to twice its size, as a visitor does in its settings (WCAG 1.4.4). */
export async function enlargeText(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  expect(
    await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    ),
  ).toBeGreaterThanOrEqual(32)
}

/** Blocks of a page that skip their contents (client/dom/content-visibility). */
export const skippedBlocks = '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)'

/** Renders every block of the page at once (client/dom/content-visibility). */
export const renderAllBlocks = (page: Page) =>
  page.evaluate((skippedBlocks) => {
    for (const block of document.querySelectorAll(skippedBlocks)) block.classList.add('rendered')
  }, skippedBlocks)

/** Ends all motion, since text between two colours has less contrast, and reveals all sections. */
async function endMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await renderAllBlocks(page)
  await rendered(page)
  await page.evaluate(() => {
    // Not awaited: animations in a closed menu do not run.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
  })
}

/** Every set of rules of axe but AAA, which the site does not promise (requirements §10.4). */
export const allRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
  'section508',
  'EN-301-549',
]

/** The rules that look at colours, which are all that a colour scheme can change. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds without motion, a line a rule; within a part, a set of rules or some rules. */
export async function axeFaults(
  page: Page,
  { within, tags, rules }: { within?: string; tags?: string[]; rules?: string[] } = {},
): Promise<string[]> {
  await endMotion(page)
  // The legacy mode needs no second page, as no frame of another host exists. Describing passes
  // would take half of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) builder.include(within)
  if (tags) builder.withTags(tags)
  if (rules) builder.withRules(rules)
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => {
    const places = nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`,
    )
    return `${id}: ${places.join(' | ')}`
  })
}
