import { type TrackedEvents, track } from './track.ts'

type Category = TrackedEvents['performance_timing']['category']

/** Reports one measured value: milliseconds, or the layout shift score. */
export function reportValue(category: Category, metric: string, value: number) {
  track('performance_timing', {
    category,
    metric,
    value,
    non_interaction: true,
  })
}

/** The phases of a page load in milliseconds (requirements §7.3.7). */
const phaseDurations = (entry: PerformanceNavigationTiming) => ({
  dns: entry.domainLookupEnd - entry.domainLookupStart,
  tcp: entry.connectEnd - entry.connectStart,
  request: entry.responseStart - entry.requestStart,
  response: entry.responseEnd - entry.responseStart,
  dom: entry.domComplete - entry.responseEnd,
  load: entry.loadEventEnd - entry.loadEventStart,
})

function reportEntry(entry: PerformanceEntry) {
  const category = entry.entryType as Category
  // The navigation entry's name is the page's address, which page_view reports already.
  reportValue(
    category,
    category === 'navigation' ? 'navigation' : entry.name,
    Math.round(category === 'paint' ? entry.startTime : entry.duration),
  )
  if (category === 'navigation')
    for (const [phase, duration] of Object.entries(
      phaseDurations(entry as PerformanceNavigationTiming),
    ))
      reportValue('navigation', phase, Math.round(duration))
}

/** Reports the page's timings; a failure is only logged (requirements §8). */
export function reportTiming() {
  try {
    for (const type of ['navigation', 'paint', 'measure'] satisfies Category[])
      new PerformanceObserver((list) =>
        list.getEntries().forEach(reportEntry),
      ).observe({
        type,
        buffered: true,
      })
  } catch (error) {
    console.info('Performance observer is not supported', error)
  }
}
