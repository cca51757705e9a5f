// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { analyticsWindow } from '#client/analytics/track.ts'

const measuredValues = {
  CLS: 0.012_34,
  FCP: 9.4,
  INP: 80.4,
  LCP: 1234.5,
  TTFB: 7,
}
const reporterOf =
  (name: keyof typeof measuredValues) => (report: (metric: object) => void) =>
    report({ name, value: measuredValues[name] })

vi.mock('web-vitals', () => ({
  onCLS: reporterOf('CLS'),
  onLCP: reporterOf('LCP'),
  onFCP: reporterOf('FCP'),
  onINP: reporterOf('INP'),
  onTTFB: reporterOf('TTFB'),
}))

test('analytics gets layout shift as a fraction, and times in whole milliseconds', async () => {
  analyticsWindow.dataLayer = undefined
  const { reportVitals } = await import('#client/analytics/vitals.ts')
  reportVitals()
  const reported = analyticsWindow.dataLayer ?? []
  expect(reported.map((sent) => Array.from(sent as [])[2])).toMatchObject([
    { category: 'web-vitals', metric: 'TTFB', value: 7 },
    { metric: 'FCP', value: 9 },
    { metric: 'LCP', value: 1235 },
    { metric: 'CLS', value: 0.0123 },
    { metric: 'INP', value: 80 },
  ])
})
