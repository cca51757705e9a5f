import { withTimeout } from './with-timeout.ts'

/** How long the host may take to answer before it counts as unreachable, in ms. */
const PROBE_TIMEOUT_MS = 3000

/** Status of the host's own response to a HEAD request; undefined if the host does not respond. */
const probe = (url: string) =>
  withTimeout(
    PROBE_TIMEOUT_MS,
    fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
    ),
  )

/**
 * Whether there is a connection although the browser reports 'offline', as some do behind a VPN.
 * Any response counts, also 404; the service worker does not handle requests for this address.
 */
export const isOnline = async () => (await probe('/robots.txt')) !== undefined

/** Whether a page load would get a response now, from the service worker or from the host. */
export async function isServerReachable(url: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  const status = await probe(url)
  return status !== undefined && status < 500
}
