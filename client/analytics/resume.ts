/**
 * Delay of the second read of localStorage on a page from the back/forward cache, in ms: at
 * `pageshow`, Chromium may miss what later pages stored (measured: 300 ms are enough).
 */
export const STORE_DELAY_MS = 300
/** Delay of the page view of such a page, in ms: by then, the consent has been read again. */
export const RESUME_DELAY_MS = 500
