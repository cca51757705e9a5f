import { withTimeout } from './with-timeout.ts'

/** How long the host may take to answer before it counts as unreachable, in ms. */
const PROBE_TIMEOUT_MS = 3000

/**
 * Status of the host's response to a HEAD request, which the service worker does not handle;
 * undefined if there is none in time.
 */
const fetchStatus = (url: string) =>
  withTimeout(
    PROBE_TIMEOUT_MS,
    fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
    ),
  )

/**
 * Whether the host responds, with any status. `navigator.onLine` does not tell: in some browsers it
 * is false behind a VPN although there is a connection.
 */
export const isOnline = async () =>
  (await fetchStatus('/robots.txt')) !== undefined

/**
 * Whether a load would show a page now: from the service worker, or from a host that responds
 * without a server error.
 */
export async function isServerReachable(url: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  const status = await fetchStatus(url)
  return status !== undefined && status < 500
}
