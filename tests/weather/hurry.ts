import type { BrowserContext } from 'playwright/test'

/** How many times as fast the page's timers run. */
export const HASTE = 20

/**
 * Lets a page's timers run faster, so that its seven seconds of tries and the ten before the chat appears take half a second. The network, what is
 * drawn and what the visitor does stay as slow as they are, so the weather is only worse for it.
 */
export const hurry = (context: BrowserContext) =>
  context.addInitScript((haste) => {
    const { setTimeout } = window
    window.setTimeout = ((run: TimerHandler, time = 0, ...rest: unknown[]) =>
      setTimeout(run, time / haste, ...rest)) as typeof window.setTimeout
    AbortSignal.timeout = (time) => {
      const controller = new AbortController()
      window.setTimeout(
        () => controller.abort(new DOMException('The time is over', 'TimeoutError')),
        time,
      )
      return controller.signal
    }
  }, HASTE)
