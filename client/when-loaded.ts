import { RESUME_DELAY_MS } from './analytics/resume.ts'
import { reportTiming } from './analytics/timing.ts'
import { trackPageView } from './analytics/track.ts'
import { loadIslands } from './islands/lazy-islands.ts'
import { prefetchOnInterest, prefetchRoutes } from './navigation/prefetch.ts'
import { isPageMissing } from './navigation/soft-navigation.ts'
import { registerServiceWorker } from './offline/register.ts'

/** Times from the load event to measuring and to prefetching, in ms (requirements §9.4.7). */
const METRICS_DELAY_MS = 1000
const PREFETCH_DELAY_MS = 2000

/** Starts measuring and prefetching on interest; loads page-islands.ts if its load has failed. */
function startMeasuring() {
  reportTiming()
  // Does nothing if the served page has already loaded page-islands.ts.
  loadIslands()
  prefetchOnInterest()
  // The build replaces each `import.meta.env` expression by its value.
  const analyticsId = import.meta.env.ANALYTICS_ID
  const pixelId = import.meta.env.PIXEL_ID
  if (analyticsId || pixelId)
    import('./analytics/consent-banner.ts').then(({ startConsent }) =>
      startConsent({ analyticsId, pixelId }),
    )
}

function prepareNextPages() {
  prefetchRoutes()
  if (import.meta.env.PROD) registerServiceWorker()
}

/**
 * Counts views of a page from the back/forward cache. Starts measuring and prefetching on interest
 * 1 s after the page has loaded; prefetches the main pages and registers the service worker 2 s
 * after.
 */
export function startWhenLoaded() {
  // A missing page is fetched again, and page-change.ts counts its view once it is shown. During
  // the delay, the stored consent is read again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isPageMissing())
      setTimeout(trackPageView, RESUME_DELAY_MS)
  })
  const startTimers = () => {
    setTimeout(startMeasuring, METRICS_DELAY_MS)
    setTimeout(prepareNextPages, PREFETCH_DELAY_MS)
  }
  if (document.readyState === 'complete') startTimers()
  else addEventListener('load', startTimers)
}
