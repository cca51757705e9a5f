/** How long the host may take to answer before the browser counts as offline, in ms. */
const PROBE_TIMEOUT_MS = 3000

/** Status of the host's own answer for an address, past the browser's cache; undefined for none. */
const probe = (url: string) =>
  fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status,
    () => undefined,
  )

/**
 * Whether the network is there although the browser reports 'offline', as some do behind a VPN. Any
 * answer counts, also 404; the service worker leaves this address alone.
 */
export const isOnline = async () =>
  (await Promise.race([
    probe('/robots.txt'),
    // Not withTimeout, which shares a file with the islands: the entry would load it.
    new Promise<undefined>((done) => setTimeout(done, PROBE_TIMEOUT_MS)),
  ])) !== undefined

/** Whether loading a page now gets an answer, from the service worker or from the host. */
export const isServerReachable = async (url: string) =>
  Boolean(navigator.serviceWorker?.controller) || ((await probe(url)) ?? 500) < 500
