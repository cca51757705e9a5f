// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { browserRefuses, type Choice, choiceStore } from '#client/analytics/consent.ts'

// Consent, its withdrawal, another tab and the browser's signal in a page:
// tests/e2e/tracking.spec.ts.

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
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(choiceStore.read()).toBeUndefined()
  expect(() => choiceStore.write('accepted')).not.toThrow()
  vi.unstubAllGlobals()
})

test('a page from the back/forward cache reads the answer of a later page', () => {
  const heard: (Choice | undefined)[] = []
  choiceStore.watch((choice) => heard.push(choice))
  choiceStore.write('rejected')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toEqual(['rejected'])
})
