import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import {
  type Load,
  markLink,
  readNotes,
  takeNotes,
  timeHydration,
  timeNextPage,
  waitForPrefetch,
} from './in-page.ts'
import { withNewTab } from './throttled-browser.ts'

/**
 * How long a page is observed after its load event: it measures after 1 s and prefetches after 2 s.
 */
const WATCHED = 3000
/** The same for a page without script, where nothing follows. */
const WATCHED_TWIN = 500
/** When a visitor first touches an island, in ms after the load event. */
const TOUCHED = 1000

export interface Visited {
  url: string
  /** True for the twin: observed for a shorter time, and without a soft navigation. */
  twin: boolean
}

const watched = async (page: Page, { url, twin }: Visited) => {
  await page.goto(url, { waitUntil: 'load' })
  await pause(twin ? WATCHED_TWIN : WATCHED)
}

/**
 * Time from the click on a hovered link to the next page's heading on screen. Undefined if the
 * first screen has no such link.
 */
async function nextPage(page: Page): Promise<number | undefined> {
  const path = await page.evaluate(markLink)
  if (!path) return undefined
  const link = page.locator('[data-bench-link]')
  await link.hover()
  if (!(await page.evaluate(waitForPrefetch, path))) return undefined
  await pause(500)
  const time = page.evaluate(timeNextPage)
  await pause(100)
  await link.click()
  return time
}

/** One load on a mid-range phone with slow 4G, and the navigation to the next page. */
export const measureLoad = (
  browser: Browser,
  visited: Visited,
): Promise<Load & { nextPage: number | undefined }> =>
  withNewTab(browser, { slowly: true }, async ({ page }) => {
    await page.addInitScript(takeNotes)
    await watched(page, visited)
    const load = await page.evaluate(readNotes)
    return { ...load, nextPage: visited.twin ? undefined : await nextPage(page) }
  })

/** Time from the first touch of an island until it is hydrated, on the slow phone. */
export const measureTouch = (browser: Browser, url: string): Promise<number | undefined> =>
  withNewTab(browser, { slowly: true }, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' })
    await pause(TOUCHED)
    return page.evaluate(timeHydration)
  })

/**
 * CPU time of the main thread for one load, in milliseconds, by the thread's own clock, so that
 * other processes do not count; and the navigation to the next page at full speed.
 */
export const mainThreadTime = (
  browser: Browser,
  visited: Visited,
): Promise<{ cpu: number; nextPage: number | undefined }> =>
  withNewTab(browser, { slowly: false }, async ({ page, cdp }) => {
    // Starts the renderer first, so that only the page itself is counted.
    await page.goto(new URL('/robots.txt', visited.url).href)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? 0
    const before = await spent()
    await watched(page, visited)
    const after = await spent()
    return {
      cpu: (after >= before ? after - before : after) * 1000,
      nextPage: visited.twin ? undefined : await nextPage(page),
    }
  })
