import { readdirSync } from 'node:fs'
import axe from 'axe-core'
import { test as base, expect, type Page, type Route } from 'playwright/test'
import { faultsOfPart } from '#tests/axe.ts'
import { builtPagesIn } from '#tests/built-pages.ts'
import { waitForStart } from './page-actions.ts'

export { expect }

/** Paths of all built pages, so that tests include each new page. */
export const routes = builtPagesIn('dist').map(({ path }) => path)
const pageSources = (
  readdirSync('pages', { recursive: true }) as string[]
).filter((name) => /\.(?:tsx|mdx)$/.test(name))
if (routes.length < pageSources.length)
  throw new Error(
    `dist/ holds ${routes.length} of ${pageSources.length} pages: run npm run build`,
  )

/** The picture that replaces every picture from another host. */
export const greyPicture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" style="background:#9ca3af"/>'

/** Options for tests of motion, and of presses during it; other tests run without motion. */
export const withMotion = {
  contextOptions: { reducedMotion: 'no-preference' },
} as const

const allowedPartsByPage = new WeakMap<Page, string[]>()
/** Allows console messages that contain one of the `parts`, since the test causes them. */
export const allow = (page: Page, ...parts: string[]) =>
  void allowedPartsByPage.get(page)?.push(...parts)

/** A test whose page reaches no other host. It fails if the console shows an error or warning. */
export const test = base.extend({
  /** Other hosts respond with a grey picture or an empty page; other requests to them fail. */
  context: async ({ context, baseURL }, use) => {
    const isElsewhere = ({ origin }: URL) =>
      origin !== new URL(baseURL ?? '').origin
    await context.route(isElsewhere, (route) => {
      if (route.request().resourceType() === 'image')
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: greyPicture,
        })
      if (route.request().isNavigationRequest())
        return route.fulfill({
          contentType: 'text/html',
          body: '<title>elsewhere</title>',
        })
      return route.abort()
    })
    await use(context)
  },
  page: async ({ page }, use) => {
    // Playwright blocks the service worker (playwright.config.ts) and reports it in the console.
    const allowedParts = ['Service Worker registration blocked by Playwright']
    allowedPartsByPage.set(page, allowedParts)
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        faults.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
    await use(page)
    const unexpectedFaults = faults.filter(
      (fault) => !allowedParts.some((part) => fault.includes(part)),
    )
    if (unexpectedFaults.length > 0)
      throw new Error(
        `The console was not silent on ${page.url()}:\n${unexpectedFaults.join('\n')}`,
      )
  },
})

/**
 * Holds back requests for a URL until the returned function is called. Then `end` handles each of
 * these requests; by default, it lets them continue.
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  end = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {}
  const whenReleased = new Promise<void>((done) => {
    release = done
  })
  await page.route(url, async (route) => {
    await whenReleased
    await end(route).catch(() => {}) // the page may be gone
  })
  return release
}

/** Waits for 20 turns of the event loop, in which React renders and runs its effects. */
const waitForReact = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel()
        let turns = 0
        port1.onmessage = () => (++turns < 20 ? port2.postMessage(0) : done())
        port2.postMessage(0)
      }),
  )

/** Waits until the browser has drawn some frames, however long a busy machine takes. */
export const waitForFrames = (page: Page, count = 20) =>
  page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++)
      await new Promise(requestAnimationFrame)
  }, count)

/** Waits until every finite animation and transition has ended. */
export const waitForMotion = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' ||
          !Number.isFinite(effect?.getComputedTiming().endTime),
      ),
  )

/** Layout shift of a page so far, once all motion has ended; shifts after an input do not count. */
export async function shiftOf(page: Page): Promise<number> {
  await waitForMotion(page)
  await waitForFrames(page, 3)
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as unknown as {
      value: number
      hadRecentInput: boolean
    }[]
    return shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0)
  })
}

/** Stops the clock of the page, also after later loads: only `page.clock.runFor` advances it. */
export async function stopClock(page: Page) {
  const time = Date.now()
  await page.clock.install({ time })
  // An installed clock runs until it is paused, and can only be paused at a future time.
  await page.clock.pauseAt(time + 30_000)
}

/**
 * Stops the clock of a page once its script has started, so that a busy machine cannot lengthen a
 * time span. Timers run only when the test calls `pass`; CSS transitions and scrolling continue.
 */
export async function stopTime(page: Page) {
  await waitForStart(page)
  await stopClock(page)
  /** Advances the clock by milliseconds. */
  const pass = async (time: number) => {
    await waitForReact(page)
    await page.clock.runFor(time)
    await waitForReact(page)
  }
  return { pass }
}

/** Horizontal overflow of the page in CSS pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Sets the text size in px, as in the browser's settings (WCAG 1.4.4); the default is 16. */
export async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Selects blocks whose contents are not rendered yet (client/dom/content-visibility). */
export const skippedBlocks =
  '.lazy-content > * + :not(.rendered), .lazy-content + :not(.rendered)'

/** Renders every block of the page at once (client/dom/content-visibility). */
export const showAllBlocks = (page: Page) =>
  page.evaluate((skippedBlocks) => {
    for (const block of document.querySelectorAll(skippedBlocks))
      block.classList.add('rendered')
  }, skippedBlocks)

/** Reveals all sections and ends all motion, since a text that fades in has less contrast. */
async function endMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await showAllBlocks(page)
  await waitForReact(page)
  await page.evaluate(() => {
    // Finishes animations instead of waiting, since those in a closed menu do not run.
    for (const animation of document.getAnimations())
      if (
        animation.effect?.getComputedTiming().endTime !==
        Number.POSITIVE_INFINITY
      )
        animation.finish()
  })
}

/** Every axe rule except those of level AAA, which is not promised (requirements §10.4). */
const allRules = axe
  .getRules()
  .filter(({ tags }) => !tags.some((tag) => tag.endsWith('aaa')))
  .map(({ ruleId }) => ruleId)

/** The axe rules about colours, the only ones that depend on the colour scheme. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/** Violations that axe finds on the page, or in a part of it, once all motion has ended. */
export async function axeFaults(
  page: Page,
  part?: Parameters<typeof faultsOfPart>[1],
) {
  await endMotion(page)
  return faultsOfPart(page, part)
}

/** Expects axe to find no violation in the part that `within` selects, in both colour schemes. */
export async function expectAccessible(page: Page, within: string) {
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFaults(page, { within, rules: allRules }), 'light').toEqual(
    [],
  )
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFaults(page, { within, rules: colourRules }), 'dark').toEqual(
    [],
  )
  await page.emulateMedia({ reducedMotion: null, colorScheme: null })
}

/** Looks of texts that this test process has checked already, each with its colour scheme. */
let checkedLooks: string[] = []

/**
 * Violations of the colour rules. Texts with the same classes and states from the element to the
 * root have the same colours, so each look is checked once.
 */
export async function contrastFaults(page: Page) {
  await endMotion(page)
  const countBefore = checkedLooks.length
  checkedLooks = await page.evaluate((checked) => {
    const lookAttribute =
      /^(?:class|style|open|hidden|disabled|aria-(?!label|controls|desc)|data-)/
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches
    const lookOf = (element: Element | null): string => {
      if (!element) return String(isDark)
      const states = [...element.attributes].filter(({ name }) =>
        lookAttribute.test(name),
      )
      const stateText = states.map(({ name, value }) => `,${name}=${value}`)
      return `${lookOf(element.parentElement)}>${element.localName}${stateText}`
    }
    const knownLooks = new Set(checked)
    for (const element of document.querySelectorAll('body *')) {
      const isText = (node: Node) =>
        node instanceof Text && node.data.trim() !== ''
      if (![...element.childNodes].some(isText)) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const look = lookOf(element)
      if (knownLooks.has(look)) continue
      knownLooks.add(look)
      element.setAttribute('data-new-look', '')
    }
    return [...knownLooks]
  }, checkedLooks)
  if (checkedLooks.length === countBefore) return []
  return axeFaults(page, { within: '[data-new-look]', rules: colourRules })
}
