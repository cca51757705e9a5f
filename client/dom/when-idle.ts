/** Runs once idle, after `timeout` ms at the latest; after 50 ms in Safari. */
export function whenIdle(run: () => void, timeout?: number) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, 50)
}
