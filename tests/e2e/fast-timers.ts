import type { BrowserContext, Page } from 'playwright/test'

/** Longest timer that counts as pending, in ms: as long as the site waits for a page. */
const LONGEST_WAIT_MS = 60_000

type WithPendingCount = typeof window & { __pending?: () => number }

/**
 * Makes the timers of a context faster: with a factor of 8, the seven seconds of retries for a lost
 * file take less than a second. Network, drawing and the visitor keep their speed, so they have
 * less time before a timer fires. Counts pending requests and timers for `isIdle`.
 */
export const speedUpTimers = (context: BrowserContext, factor: number) =>
  context.addInitScript(
    ([speedUp, longestWait]: [number, number]) => {
      const { setTimeout, clearTimeout, fetch } = window
      const timers = new Set<number>()
      let requests = 0
      const startTimer = (run: TimerHandler, time = 0, ...rest: unknown[]) =>
        setTimeout(run, time / speedUp, ...rest)
      window.setTimeout = ((
        run: (...rest: unknown[]) => void,
        time = 0,
        ...rest: unknown[]
      ) => {
        const timer = startTimer(() => {
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
      ;(window as WithPendingCount).__pending = () => timers.size + requests
    },
    [factor, LONGEST_WAIT_MS] as [number, number],
  )

/** Whether a page with fast timers has loaded and waits for no timer and no request. */
export const isIdle = (page: Page) =>
  page.evaluate(
    () =>
      document.readyState === 'complete' &&
      (window as WithPendingCount).__pending?.() === 0,
  )
