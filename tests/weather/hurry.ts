import type { BrowserContext, Page } from 'playwright/test'

/** How many times as fast the page's timers run. */
export const HASTE = 20

type Hurried = typeof window & { __awaited?: () => number }

/**
 * Lets a page's timers run faster, so that its seven seconds of tries and the ten before the chat appears take half a second. The network, what is
 * drawn and what the visitor does stay as slow as they are, so the weather is only worse for it. Counts what the page waits for by itself.
 */
export const hurry = (context: BrowserContext) =>
  context.addInitScript((haste) => {
    const { setTimeout, clearTimeout, fetch } = window
    const timers = new Set<number>()
    let requests = 0
    const start = (run: TimerHandler, time = 0, ...rest: unknown[]) =>
      setTimeout(run, time / haste, ...rest)
    window.setTimeout = ((run: (...rest: unknown[]) => void, time = 0, ...rest: unknown[]) => {
      const timer = start(() => {
        timers.delete(timer)
        run(...rest)
      }, time)
      timers.add(timer)
      return timer
    }) as typeof window.setTimeout
    window.clearTimeout = (timer) => {
      timers.delete(timer as number)
      clearTimeout(timer)
    }
    window.fetch = (...request) => {
      requests++
      return fetch(...request).finally(() => requests--)
    }
    AbortSignal.timeout = (time) => {
      const controller = new AbortController()
      start(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), time)
      return controller.signal
    }
    ;(window as Hurried).__awaited = () => timers.size + requests
  }, HASTE)

/** Whether a page in a hurry waits for nothing any more: no timer runs and no request is on its way. */
export const hasWaited = (page: Page) =>
  page.evaluate(() => document.readyState === 'complete' && (window as Hurried).__awaited?.() === 0)
