/** To a service worker that does not serve yet: another page has been kept. */
export const PAGE_KEPT = 'page-kept'
/** Of a page that no service worker serves: it may be taken over. */
export const TAKE_OVER = 'take-over'
