// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { reportTiming } from '#client/analytics/timing.ts'
import { analyticsWindow } from '#client/analytics/track.ts'

// Web vitals, and what is sent: tests/e2e/tracking.spec.ts, 'the speed of a page is reported'.

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

test('reports phases, paints and measures as non-interaction events', () => {
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
  vi.unstubAllGlobals()
  const reported = (analyticsWindow.dataLayer ?? []).map(
    (entry) => Array.from(entry as ArrayLike<unknown>)[2],
  )
  const event = (category: string, metric: string, value: number) =>
    expect.objectContaining({ category, metric, value, non_interaction: true })
  expect(reported).toEqual([
    event('navigation', 'navigation', 470),
    event('navigation', 'dns', 5),
    event('navigation', 'tcp', 30),
    event('navigation', 'request', 100),
    event('navigation', 'response', 20),
    event('navigation', 'dom', 300),
    event('navigation', 'load', 5),
    event('paint', 'first-contentful-paint', 201),
    event('measure', 'page-change', 41),
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
