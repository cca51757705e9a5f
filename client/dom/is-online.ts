import { withTimeout } from './with-timeout.ts'

/** So long may the site take to answer. Milliseconds. */
const PROBE_TIMEOUT_MS = 3000

/**
 * Whether the network is there after all: browsers behind some VPNs say 'offline' and are not. The browser's cache is passed by, the service
 * worker leaves this address alone, and any answer counts, also that there is no such file.
 */
export const isOnline = async () =>
  (await withTimeout(
    PROBE_TIMEOUT_MS,
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }),
  )) !== undefined
