// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { reportTiming } from '#client/analytics/timing.ts'
import { analyticsWindow } from '#client/analytics/track.ts'

// Web vitals, and what is sent: tests/e2e/tracking.spec.ts, 'the speed of a page is reported'.

type Reported = [command: string, name: string, values?: Record<string, unknown>]

const entries: Record<string, object[]> = {
  navigation: [
    {
      ...{ entryType: 'navigation', name: 'https://example.com/?utm=1', duration: 470.4 },
      ...{ domainLookupStart: 10, domainLookupEnd: 15, connectStart: 15, connectEnd: 45 },
      ...{ requestStart: 45, responseStart: 145, responseEnd: 165 },
      ...{ domComplete: 465, loadEventStart: 465, loadEventEnd: 470 },
    },
  ],
  paint: [{ entryType: 'paint', name: 'first-contentful-paint', startTime: 200.6, duration: 0 }],
  measure: [{ entryType: 'measure', name: 'page-change', startTime: 9000, duration: 41.2 }],
}

test('reports phases, paints and measures as non-interaction events', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private callback: (list: { getEntries: () => object[] | undefined }) => void) {}
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        this.callback({ getEntries: () => (buffered ? entries[type] : undefined) })
      }
    },
  )
  reportTiming()
  vi.unstubAllGlobals()
  const reported = (analyticsWindow.dataLayer ?? []).map((entry) => {
    const [, , { category, metric, value, non_interaction: quiet } = {}] = Array.from(
      entry as ArrayLike<unknown>,
    ) as Reported
    return `${category} ${metric} ${value} ${quiet}`
  })
  expect(reported).toEqual([
    ...['navigation 470', 'dns 5', 'tcp 30', 'request 100', 'response 20', 'dom 300', 'load 5'].map(
      (phase) => `navigation ${phase} true`,
    ),
    ...['paint first-contentful-paint 201 true', 'measure page-change 41 true'],
  ])
})

test('a browser without observers is only logged', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('PerformanceObserver', undefined)
  expect(() => reportTiming()).not.toThrow()
  vi.unstubAllGlobals()
  expect(info).toHaveBeenCalledOnce()
  expect(info).toHaveBeenCalledWith('Performance observer is not supported', expect.any(Error))
})
