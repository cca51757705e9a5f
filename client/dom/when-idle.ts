/** Calls `run` when the browser is idle, or after `timeout` ms; in Safari always after 50 ms. */
export function whenIdle(run: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, 50)
}
