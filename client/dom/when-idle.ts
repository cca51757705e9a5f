/**
 * Runs something once the browser is idle, after `timeout` ms at the latest; after `otherwise` ms
 * where requestIdleCallback is missing, as in Safari.
 */
export function whenIdle(
  run: () => void,
  { timeout, otherwise }: { timeout?: number; otherwise: number },
) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, otherwise)
}
