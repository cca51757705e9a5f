/**
 * How long a page from the back/forward cache waits, in ms: in Chromium a read of localStorage at
 * `pageshow` may still miss what later pages stored (measured: 300 ms are enough).
 */
export const STORE_DELAY_MS = 300
/** Until such a page reports itself, in ms: after its consent was read again. */
export const RESUME_DELAY_MS = 500
