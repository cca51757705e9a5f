/**
 * Calls `run` once the browser is idle, after `timeout` ms at the latest; in Safari after 50 ms.
 */
export function whenIdle(run: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, 50)
}
