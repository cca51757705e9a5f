/** How long the host may take to answer before it counts as unreachable, in ms. */
const PROBE_TIMEOUT_MS = 3000

/** Status of the host's own answer for an address, past the browser's cache; undefined for none. */
export const probe = (url: string) =>
  fetch(url, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout?.(PROBE_TIMEOUT_MS) ?? null,
  }).then(
    ({ status }) => status,
    () => undefined,
  )

/** Whether loading a page now gets an answer, from the service worker or from the host. */
export async function isServerReachable(url: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  const status = await probe(url)
  return status !== undefined && status < 500
}
