// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  browserRefuses,
  type Choice,
  choiceStore,
  createConsent,
} from '../../client/analytics/consent.ts'
import { RESUME_DELAY_MS } from '../../client/analytics/resume.ts'

function consentWith({ stored, refused = false }: { stored?: Choice; refused?: boolean } = {}) {
  let changed: (choice: Choice | undefined) => void = () => {}
  const log: string[] = []
  const written: Choice[] = []
  const consent = createConsent({
    store: {
      read: () => stored,
      write: (choice) => written.push(choice),
      watch: (callback) => (changed = callback),
    },
    refused,
    start: () => log.push('start'),
    stop: () => log.push('stop'),
    forget: () => log.push('forget'),
  })
  return { consent, log, written, elsewhere: (choice: Choice | undefined) => changed(choice) }
}

test('starts nothing before the visitor has answered', () => {
  const { consent, log } = consentWith()
  expect(consent.state()).toBe('pending')
  expect(log).toEqual([])
})

test('starts on a yes, remembers it, and starts only once', () => {
  const { consent, log, written } = consentWith()
  consent.choose('accepted')
  consent.choose('accepted')
  expect(consent.state()).toBe('accepted')
  expect(log).toEqual(['start'])
  expect(written).toEqual(['accepted', 'accepted'])
})

test('starts nothing on a no, and has nothing to stop', () => {
  const { consent, log, written } = consentWith()
  consent.choose('rejected')
  expect(consent.state()).toBe('rejected')
  expect(log).toEqual([])
  expect(written).toEqual(['rejected'])
})

test('stops when a yes is taken back and goes on when it is given again', () => {
  const { consent, log } = consentWith({ stored: 'accepted' })
  consent.choose('rejected')
  consent.choose('accepted')
  expect(log).toEqual(['start', 'stop', 'forget', 'start'])
})

test('sends nothing of the time of a no after a later yes', () => {
  const { consent, log } = consentWith({ stored: 'rejected' })
  consent.choose('accepted')
  expect(log).toEqual(['forget', 'start'])
})

test('asks nothing again after a remembered answer', () => {
  expect(consentWith({ stored: 'rejected' }).consent.state()).toBe('rejected')
  expect(consentWith({ stored: 'accepted' }).log).toEqual(['start'])
})

test("counts the browser's signal as a no, whatever was chosen before or is chosen now", () => {
  const { consent, log, written } = consentWith({ stored: 'accepted', refused: true })
  consent.choose('accepted')
  expect(consent.state()).toBe('refused-by-browser')
  expect(log).toEqual([])
  expect(written).toEqual([])
})

test('follows a change made in another tab', () => {
  const { consent, log, elsewhere } = consentWith()
  elsewhere('accepted')
  elsewhere(undefined)
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
])('reads %j as refusal: %s', (signals, expected) => {
  expect(browserRefuses(signals)).toBe(expected)
})

beforeEach(() => localStorage.clear())

test('keeps nothing but the word of the choice', () => {
  choiceStore.write('rejected')
  expect({ ...localStorage }).toEqual({ 'privacy-choice': 'rejected' })
  expect(choiceStore.read()).toBe('rejected')
})

test('a page from the back/forward cache reads at once, and once more, what a later page stored', () => {
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

test('takes anything else in the store for no answer', () => {
  localStorage.setItem('privacy-choice', 'true')
  expect(choiceStore.read()).toBeUndefined()
})

test('survives a browser that forbids storage', () => {
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

test('hears of a change in another tab, and of the store being cleared', () => {
  const heard: unknown[] = []
  choiceStore.watch((choice) => heard.push(choice))
  dispatchEvent(new StorageEvent('storage', { key: 'privacy-choice', newValue: 'accepted' }))
  dispatchEvent(new StorageEvent('storage', { key: 'something-else', newValue: 'accepted' }))
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }))
  expect(heard).toEqual(['accepted', undefined])
})
