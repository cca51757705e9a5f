// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { browserRefuses, type Choice, choiceStore } from '#client/analytics/consent.ts'
import { startSending } from '#client/analytics/senders.ts'
import { analyticsWindow } from '#client/analytics/track.ts'
import { analyticsScript, isConfiguredScript, pixelScript } from '#data/service-scripts.ts'

// Consent, its withdrawal, another tab, the browser's signal in a page, and the delivery of each
// event to both services: tests/e2e/tracking.spec.ts.

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{}, false],
])('a browser with %j refuses measuring: %s', (signals, expected) => {
  expect(browserRefuses(signals)).toBe(expected)
})

test('a browser that forbids storage gives no answer and no error', () => {
  vi.stubGlobal('localStorage', null)
  expect(choiceStore.read()).toBeUndefined()
  expect(() => choiceStore.write('accepted')).not.toThrow()
})

test('a page from the back/forward cache reads the answer of a later page', () => {
  const heard: (Choice | undefined)[] = []
  choiceStore.watch((choice) => heard.push(choice))
  choiceStore.write('rejected')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toEqual(['rejected'])
})

test('a service without an id is not loaded', () => {
  Reflect.deleteProperty(analyticsWindow, 'dataLayer') // test files of a worker share a window
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  startSending({ analyticsId: '', pixelId: '' })
  expect(append).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBeNull()
  expect(analyticsWindow).not.toHaveProperty('dataLayer')
})

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
