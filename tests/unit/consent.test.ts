// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  browserRefuses,
  type Choice,
  choiceStore,
  createConsent,
} from '../../client/analytics/consent.ts'
import { RESUME_DELAY_MS } from '../../client/analytics/resume.ts'

// Consent, withdrawal and the browser's signal in a page: tests/e2e/tracking.spec.ts.

beforeEach(() => localStorage.clear())

function consentWith(stored?: Choice, refused = false) {
  let changed: (choice: Choice | undefined) => void = () => {}
  const log: string[] = []
  const consent = createConsent({
    store: {
      read: () => stored,
      write: () => {},
      watch: (callback) => (changed = callback),
    },
    refused,
    start: () => log.push('start'),
    stop: () => log.push('stop'),
    forget: () => log.push('forget'),
    changedElsewhere: () => {},
  })
  return { consent, log, chooseElsewhere: (choice: Choice | undefined) => changed(choice) }
}

test('consent after a refusal forgets the events during the refusal', () => {
  const { consent, log } = consentWith('rejected')
  consent.choose('accepted')
  consent.choose('accepted')
  expect(log).toEqual(['forget', 'start'])
})

test("the browser's signal outweighs a yes from an earlier visit or another tab", () => {
  const { consent, log, chooseElsewhere } = consentWith('accepted', true)
  chooseElsewhere('accepted')
  consent.choose('accepted')
  expect(consent.state()).toBe('refused-by-browser')
  expect(log).toEqual([])
})

test('a change in another tab starts and stops measuring in this one', () => {
  const { consent, log, chooseElsewhere } = consentWith()
  chooseElsewhere('accepted')
  chooseElsewhere(undefined)
  expect(log).toEqual(['start', 'stop'])
  expect(consent.state()).toBe('pending')
})

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('a browser with %j refuses measuring: %s', (signals, expected) => {
  expect(browserRefuses(signals)).toBe(expected)
})

test('an unknown word in the store counts as no answer', () => {
  localStorage.setItem('privacy-choice', 'true')
  expect(choiceStore.read()).toBeUndefined()
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
  vi.useFakeTimers()
  const heard: (Choice | undefined)[] = []
  choiceStore.watch((choice) => heard.push(choice))
  choiceStore.write('accepted')
  const pageShown = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  pageShown(false)
  expect(heard).toEqual([])
  pageShown(true)
  choiceStore.write('rejected')
  vi.advanceTimersByTime(RESUME_DELAY_MS - 1)
  expect(heard).toEqual(['accepted', 'rejected'])
  vi.useRealTimers()
})

test('the store reports a change in another tab and its deletion', () => {
  const heard: unknown[] = []
  choiceStore.watch((choice) => heard.push(choice))
  dispatchEvent(new StorageEvent('storage', { key: 'privacy-choice', newValue: 'accepted' }))
  dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: 'accepted' }))
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  expect(heard).toEqual(['accepted', undefined])
})
