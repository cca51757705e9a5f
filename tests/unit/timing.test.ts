// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { reportTiming } from '../../client/analytics/timing.ts'
import { analyticsWindow } from '../../client/analytics/track.ts'
import { reportVitals } from '../../client/analytics/vitals.ts'

const metric = vi.hoisted(
  () =>
    (name: string, value: number) =>
    (report: (metric: { name: string; value: number }) => void) =>
      report({ name, value }),
)
vi.mock('web-vitals', () => ({
  onTTFB: metric('TTFB', 123.4),
  onFCP: () => {},
  onLCP: () => {},
  onCLS: metric('CLS', 0.012345),
  onINP: () => {},
}))

beforeEach(() => {
  analyticsWindow.dataLayer = undefined
})
const reported = () =>
  (analyticsWindow.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)[2])

const load = {
  domainLookupStart: 10,
  domainLookupEnd: 15,
  connectStart: 15,
  connectEnd: 45,
  requestStart: 45,
  responseStart: 145,
  responseEnd: 165,
  domComplete: 465,
  loadEventStart: 465,
  loadEventEnd: 470,
}

test('reports phases, paints, measures and vitals as non-interaction events', () => {
  const entries: Record<string, object[]> = {
    navigation: [
      { ...load, entryType: 'navigation', name: 'https://example.com/?utm=1', duration: 470.4 },
    ],
    paint: [{ entryType: 'paint', name: 'first-contentful-paint', startTime: 200.6, duration: 0 }],
    measure: [{ entryType: 'measure', name: 'page-change', startTime: 9000, duration: 41.2 }],
  }
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(private callback: (list: { getEntries: () => object[] }) => void) {}
      observe({ type, buffered }: { type: string; buffered: boolean }) {
        expect(buffered).toBe(true)
        this.callback({ getEntries: () => entries[type] ?? [] })
      }
    },
  )
  reportTiming()
  reportVitals()
  vi.unstubAllGlobals()
  const event = (category: string, name: string, value: number) => ({
    category,
    metric: name,
    value,
    non_interaction: true,
    page_location: `${location.origin}/`,
  })
  expect(reported()).toEqual([
    event('navigation', 'navigation', 470),
    event('navigation', 'dns', 5),
    event('navigation', 'tcp', 30),
    event('navigation', 'request', 100),
    event('navigation', 'response', 20),
    event('navigation', 'dom', 300),
    event('navigation', 'load', 5),
    event('paint', 'first-contentful-paint', 201),
    event('measure', 'page-change', 41),
    event('web-vitals', 'TTFB', 123),
    event('web-vitals', 'CLS', 0.0123),
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
