import { probe } from './reachability.ts'
import { withTimeout } from './with-timeout.ts'

/** How long the host may take to answer before the browser counts as offline, in ms. */
const PROBE_TIMEOUT_MS = 3000

/**
 * Whether the network is there although the browser reports 'offline', as some do behind a VPN. Any
 * answer counts, also 404; the service worker leaves this address alone.
 */
export const isOnline = async () =>
  (await withTimeout(PROBE_TIMEOUT_MS, probe('/robots.txt'))) !== undefined
