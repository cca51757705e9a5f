import type { BrowserContext, Page } from 'playwright/test'

const SPEED_UP = 20
/** A longer timer, in ms, is a clock such as that of opening hours: the page waits for none. */
const LONGEST_WAIT_MS = 60_000

type WithPendingCount = typeof window & { __pending?: () => number }

/**
 * Runs the timers of a context's pages twenty times as fast: the seven seconds of tries for a lost
 * file take a third of a second. Network, drawing and the visitor keep their speed, so tests are
 * stricter for it. Counts the timers of up to a minute and the requests that a page waits for.
 */
export const speedUpTimers = (context: BrowserContext) =>
  context.addInitScript(
    ([speedUp, longestWait]: [number, number]) => {
      const { setTimeout, clearTimeout, fetch } = window
      const timers = new Set<number>()
      let requests = 0
      const start = (run: TimerHandler, time = 0, ...rest: unknown[]) =>
        setTimeout(run, time / speedUp, ...rest)
      window.setTimeout = ((run: (...rest: unknown[]) => void, time = 0, ...rest: unknown[]) => {
        const timer = start(() => {
          timers.delete(timer)
          run(...rest)
        }, time)
        if (time <= longestWait) timers.add(timer)
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
      ;(window as WithPendingCount).__pending = () => timers.size + requests
    },
    [SPEED_UP, LONGEST_WAIT_MS] as [number, number],
  )

/** Whether a page with fast timers is loaded and waits for neither a timer nor a request. */
export const isIdle = (page: Page) =>
  page.evaluate(
    () => document.readyState === 'complete' && (window as WithPendingCount).__pending?.() === 0,
  )
