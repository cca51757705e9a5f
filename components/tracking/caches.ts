/** Begins the name of every cache of this site: others of the same origin belong to somebody else and are left alone. */
export const OWN_CACHES = 'site-'
/** Where the service worker keeps the pages that were opened. */
export const PAGES_CACHE = `${OWN_CACHES}pages`
