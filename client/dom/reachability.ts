import { withTimeout } from './with-timeout.ts'

/** How long the host may take to answer before it counts as unreachable, in ms. */
const PROBE_TIMEOUT_MS = 3000

/** Status of the host's own answer for an address, past the browser's cache; undefined for none. */
const probe = (url: string) =>
  withTimeout(
    PROBE_TIMEOUT_MS,
    fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status,
    ),
  )

/**
 * Whether the network is there although the browser reports 'offline', as some do behind a VPN. Any
 * answer counts, also 404; the service worker leaves this address alone.
 */
export const isOnline = async () => (await probe('/robots.txt')) !== undefined

/** Whether loading a page now gets an answer, from the service worker or from the host. */
export async function isServerReachable(url: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true
  const status = await probe(url)
  return status !== undefined && status < 500
}
