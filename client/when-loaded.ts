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

/** Starts measuring and prefetching on interest, and loads islands if their load has failed. */
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
 * Counts views of a page from the back/forward cache. After the page has loaded, starts measuring
 * and prefetching on interest after 1 s; prefetches the main pages and registers the service worker
 * after 2 s.
 */
export function startWhenLoaded() {
  // page-change.ts counts a page that is fetched again, once it is shown. The delay lets the stored
  // consent be read again first.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isPageMissing())
      setTimeout(trackPageView, RESUME_DELAY_MS)
  })
  const start = () => {
    setTimeout(startMeasuring, METRICS_DELAY_MS)
    setTimeout(prepareNextPages, PREFETCH_DELAY_MS)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
