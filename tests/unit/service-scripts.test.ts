import { afterEach, expect, test, vi } from 'vitest'
import { analyticsScript, isConfiguredScript, pixelScript } from '#data/service-scripts.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['no id', '', '', [false, false]],
  ['an id of analytics', 'G-1', '', [true, false]],
  ['an id of the pixel', '', '42', [false, true]],
])('with %s a page takes no other script of another host', (_, analytics, pixel, allowed) => {
  vi.stubEnv('ANALYTICS_ID', analytics)
  vi.stubEnv('PIXEL_ID', pixel)
  expect([analyticsScript('G-1'), pixelScript].map(isConfiguredScript)).toEqual(allowed)
  for (const url of [analyticsScript('G-2'), `${pixelScript}?x`, 'https://other.example/a.js'])
    expect(isConfiguredScript(url)).toBe(false)
})
