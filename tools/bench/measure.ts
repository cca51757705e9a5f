import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { fetchedAhead, type Load, markLink, readNotes, takeNotes, timeNextPage } from './in-page.ts'
import { inFreshTab } from './throttled-browser.ts'

/** How long a page is watched after its load event: long enough for what it does by itself (measuring after 1 s, fetching ahead after 2 s). */
const WATCHED = 3000
/** A page without script does nothing by itself. */
const WATCHED_TWIN = 500
/** The reach of client/islands/loader, in CSS pixels below the screen. */
const NEAR = 600

export interface Visited {
  url: string
  /** Without script: shorter to watch, and with no next page of its own. */
  twin: boolean
}

const watched = async (page: Page, { url, twin }: Visited) => {
  await page.goto(url, { waitUntil: 'load' })
  await pause(twin ? WATCHED_TWIN : WATCHED)
}

/** From the click on a link that was pointed at before, to the next page's heading on screen. Undefined where the page has no such link on its first screen. */
async function nextPage(page: Page): Promise<number | undefined> {
  const path = await page.evaluate(markLink)
  if (!path) return undefined
  const link = page.locator('[data-bench-link]')
  await link.hover()
  if (!(await page.evaluate(fetchedAhead, path))) return undefined
  await pause(500)
  const time = page.evaluate(timeNextPage)
  await pause(100)
  await link.click()
  return time
}

/** One load as a visitor with a mid-range phone on slow 4G has it, and the way on to the next page. */
export const watchLoad = (
  browser: Browser,
  visited: Visited,
): Promise<Load & { nextPage: number | undefined }> =>
  inFreshTab(browser, { slowly: true }, async ({ page }) => {
    await page.addInitScript(takeNotes)
    await watched(page, visited)
    const load = await page.evaluate(readNotes, NEAR)
    return { ...load, nextPage: visited.twin ? undefined : await nextPage(page) }
  })

/**
 * CPU time of the main thread for one load, in milliseconds, by the thread's own clock: what else runs on the machine does not count; and the way on
 * to the next page on this machine as it is.
 */
export const useOfMainThread = (
  browser: Browser,
  visited: Visited,
): Promise<{ cpu: number; nextPage: number | undefined }> =>
  inFreshTab(browser, { slowly: false }, async ({ page, cdp }) => {
    // A renderer that is already there, so that only the page itself is counted.
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
