import { prefetchOnInterest, prefetchRoutes } from './prefetch'
import { registerServiceWorker } from './register'
import { reportTiming } from './timing'
import { trackPageView } from './track'

const UNTIL_TWO_SECONDS = 1000

/** Runs 1000 ms after the page has loaded; the service worker and the prefetching of routes follow at 2000 ms (spec §9). */
export function startLater() {
  reportTiming()
  prefetchOnInterest()
  // A page that the browser had put aside and shows again is a page shown.
  addEventListener('pageshow', ({ persisted }) => persisted && trackPageView())
  if (import.meta.env.ANALYTICS_ID || import.meta.env.PIXEL_ID)
    void import('./consent-banner').then(({ startConsent }) => startConsent({ analyticsId: import.meta.env.ANALYTICS_ID, pixelId: import.meta.env.PIXEL_ID }))
  setTimeout(() => {
    prefetchRoutes()
    if (import.meta.env.PROD) void registerServiceWorker()
  }, UNTIL_TWO_SECONDS)
}
