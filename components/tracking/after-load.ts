/** What can wait until a second after the page has loaded: measuring, fetching ahead and the service worker. */
export function startAfterLoad() {
  const later = () => setTimeout(() => import('./later').then(({ startLater }) => startLater()).catch((error) => console.info('Measuring could not start', error)), METRICS_DELAY)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later)
}

/** After load, in milliseconds (spec §9). */
const METRICS_DELAY = 1000
