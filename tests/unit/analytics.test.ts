// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  browserRefuses,
  type ConsentChoice,
  choiceStore,
} from '#client/analytics/consent.ts'
import { startConsent } from '#client/analytics/consent-banner.ts'
import { startSending } from '#client/analytics/senders.ts'
import { reportTiming } from '#client/analytics/timing.ts'
import { analyticsWindow } from '#client/analytics/track.ts'
import {
  analyticsScript,
  isConfiguredScript,
  pixelScript,
} from '#data/service-scripts.ts'

vi.mock('#client/analytics/vitals.ts')

beforeEach(() => {
  delete analyticsWindow.dataLayer
})

// tests/e2e/consent.spec.ts and tracking.spec.ts check in a browser: giving and withdrawing
// consent, a choice made in another tab, Global Privacy Control, web vitals, and the delivery of
// events to both services.

test.each([
  [{ globalPrivacyControl: true }, 'refuses'],
  [{ doNotTrack: '1' }, 'refuses'],
  [{ doNotTrack: '0', globalPrivacyControl: false }, 'allows'],
  [{ doNotTrack: 'unspecified' }, 'allows'],
  [{}, 'allows'],
])('a browser with the privacy signals %j %s analytics', (signals, answer) => {
  expect(browserRefuses(signals)).toBe(answer === 'refuses')
})

test('a browser that forbids storage leaves the consent choice unknown without an error', () => {
  vi.stubGlobal('localStorage', null)
  expect(choiceStore.read()).toBeUndefined()
  expect(() => choiceStore.write('accepted')).not.toThrow()
})

test("the footer's button for privacy choices moves the focus to the consent banner", () => {
  document.body.innerHTML =
    '<section id="consent" tabindex="-1" hidden></section>' +
    '<button data-privacy-choices disabled></button>'
  choiceStore.write('rejected')
  startConsent({ analyticsId: '', pixelId: '42' })
  document.querySelector('button')?.click()
  expect(document.activeElement?.id).toBe('consent')
})

test('a page from the back/forward cache reads the consent choice made on a later page', () => {
  const heard: (ConsentChoice | undefined)[] = []
  choiceStore.watch((choice) => heard.push(choice))
  choiceStore.write('rejected')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toEqual(['rejected'])
})

test('an analytics service without an id is not loaded', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  startSending({ analyticsId: '', pixelId: '' })
  expect(append).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBeNull()
  expect(analyticsWindow).not.toHaveProperty('dataLayer')
})

test.each([
  ['no id', '', '', [false, false]],
  ['an analytics id', 'G-1', '', [true, false]],
  ['a pixel id', '', '42', [false, true]],
])(
  'a site with %s accepts external scripts only from configured services',
  (_, analytics, pixel, allowed) => {
    vi.stubEnv('ANALYTICS_ID', analytics)
    vi.stubEnv('PIXEL_ID', pixel)
    expect(
      [analyticsScript('G-1'), pixelScript].map(isConfiguredScript),
    ).toEqual(allowed)
    for (const url of [
      analyticsScript('G-2'),
      `${pixelScript}?x`,
      'https://other.example/a.js',
    ])
      expect(isConfiguredScript(url)).toBe(false)
  },
)

const entries = [
  {
    entryType: 'navigation',
    name: 'https://example.com/?utm=1',
    duration: 470.4,
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
  },
  {
    entryType: 'paint',
    name: 'first-contentful-paint',
    startTime: 200.6,
    duration: 0,
  },
  {
    entryType: 'measure',
    name: 'page-change',
    startTime: 9000,
    duration: 41.2,
  },
]

test('navigation phases, paints and measures are reported as non-interaction events', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(
        private callback: (list: { getEntries: () => object[] }) => void,
      ) {}
      observe(options: { type: string; buffered: boolean }) {
        const matching = entries.filter(
          ({ entryType }) => options.buffered && entryType === options.type,
        )
        this.callback({ getEntries: () => matching })
      }
    },
  )
  reportTiming()
  const reported = analyticsWindow.dataLayer?.map(
    (sent) => Array.from(sent as [])[2],
  )
  expect(reported).toMatchObject(
    [
      'navigation navigation 470',
      'navigation dns 5',
      'navigation tcp 30',
      'navigation request 100',
      'navigation response 20',
      'navigation dom 300',
      'navigation load 5',
      'paint first-contentful-paint 201',
      'measure page-change 41',
    ].map((event) => {
      const [category, metric, value] = event.split(' ')
      return { category, metric, value: Number(value), non_interaction: true }
    }),
  )
})

test('a browser without PerformanceObserver causes no error, only a note in the console', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('PerformanceObserver', undefined)
  expect(() => reportTiming()).not.toThrow()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.any(Error),
  )
})
