/** Runs something once the browser has nothing else to do, `timeout` milliseconds from now at the latest; after `otherwise` milliseconds where it cannot tell. */
export function whenIdle(
  run: () => void,
  { timeout, otherwise }: { timeout?: number; otherwise: number },
) {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, otherwise)
}
