// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { reportTiming } from '#client/analytics/timing.ts'
import { analyticsWindow } from '#client/analytics/track.ts'

// Web vitals, and what is sent: tests/e2e/tracking.spec.ts, 'the speed of a page is reported'.

const entries = [
  {
    ...{ entryType: 'navigation', name: 'https://example.com/?utm=1', duration: 470.4 },
    ...{ domainLookupStart: 10, domainLookupEnd: 15, connectStart: 15, connectEnd: 45 },
    ...{ requestStart: 45, responseStart: 145, responseEnd: 165 },
    ...{ domComplete: 465, loadEventStart: 465, loadEventEnd: 470 },
  },
  { entryType: 'paint', name: 'first-contentful-paint', startTime: 200.6, duration: 0 },
  { entryType: 'measure', name: 'page-change', startTime: 9000, duration: 41.2 },
]

test('reports phases, paints and measures as non-interaction events', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private callback: (list: { getEntries: () => object[] }) => void) {}
      observe(asked: { type: string; buffered: boolean }) {
        const found = entries.filter(({ entryType }) => asked.buffered && entryType === asked.type)
        this.callback({ getEntries: () => found })
      }
    },
  )
  reportTiming()
  const reported = analyticsWindow.dataLayer?.map((sent) => Array.from(sent as [])[2])
  expect(reported).toMatchObject(
    [
      ...['navigation navigation 470', 'navigation dns 5', 'navigation tcp 30'],
      ...['navigation request 100', 'navigation response 20', 'navigation dom 300'],
      ...['navigation load 5', 'paint first-contentful-paint 201', 'measure page-change 41'],
    ].map((event) => {
      const [category, metric, value] = event.split(' ')
      return { category, metric, value: Number(value), non_interaction: true }
    }),
  )
})

test('a browser without observers is only logged', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('PerformanceObserver', undefined)
  expect(() => reportTiming()).not.toThrow()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(Error))
})
