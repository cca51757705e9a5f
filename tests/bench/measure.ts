import type { Browser } from 'playwright'
import { inFreshTab } from './browser.ts'
import { fetchedAhead, type Load, markLink, readNotes, takeNotes, timeNextPage } from './in-page.ts'

/** How long a page is watched after its load event: long enough for what it does by itself (measuring after 1 s, fetching ahead after 2 s). */
const WATCHED = 3000
/** The reach of components/app/island-loader, in CSS pixels below the screen. */
const NEAR = 600

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** One load as a visitor with a mid-range phone on slow 4G has it. */
export const watchLoad = (browser: Browser, url: string): Promise<Load> =>
  inFreshTab(browser, { slowly: true }, async ({ page }) => {
    await page.addInitScript(takeNotes)
    await page.goto(url, { waitUntil: 'load' })
    await pause(WATCHED)
    return page.evaluate(readNotes, NEAR)
  })

/** CPU time of the main thread for one load, in milliseconds, by the thread's own clock: what else runs on the machine does not count. */
export const mainThreadTime = (browser: Browser, url: string): Promise<number> =>
  inFreshTab(browser, { slowly: false }, async ({ page, cdp }) => {
    // A renderer that is already there, so that only the page itself is counted.
    await page.goto(new URL('/robots.txt', url).href)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    const spent = async () => (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
    const before = await spent()
    await page.goto(url, { waitUntil: 'load' })
    await pause(WATCHED)
    const after = await spent()
    return (after >= before ? after - before : after) * 1000
  })

/** From the click on a link that was pointed at before, to the next page's heading on screen. Undefined where the page has no such link on its first screen. */
export const nextPage = (browser: Browser, url: string, device: { slowly: boolean }): Promise<number | undefined> =>
  inFreshTab(browser, device, async ({ page }) => {
    await page.goto(url, { waitUntil: 'load' })
    await pause(2500)
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
  })
