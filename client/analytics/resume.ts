/**
 * Delay in ms after which a page from the back/forward cache reads localStorage a second time: at
 * `pageshow`, Chromium may miss what later pages stored (measured: 300 ms are enough).
 */
export const REREAD_DELAY_MS = 300
/**
 * Delay in ms after which a page from the back/forward cache reports its page view, so that it has
 * read the consent again before.
 */
export const RESUME_DELAY_MS = 500
