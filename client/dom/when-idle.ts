/** Runs once idle, after `timeout` ms at the latest; after `otherwise` ms in Safari. */
export function whenIdle(
  run: () => void,
  { timeout, otherwise }: { timeout?: number; otherwise: number },
) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, otherwise)
}
