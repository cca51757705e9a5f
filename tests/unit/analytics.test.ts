// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
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

// Consent, its withdrawal, another tab, the browser's signal in a page, web vitals, and the
// delivery of each event to both services: tests/e2e/consent.spec.ts and tracking.spec.ts.

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

test("'Privacy choices' of the footer leads a keyboard to the banner", () => {
  document.body.innerHTML =
    '<section id="consent" tabindex="-1" hidden></section>' +
    '<button data-privacy-choices disabled></button>'
  choiceStore.write('rejected')
  startConsent({ analyticsId: '', pixelId: '42' })
  document.querySelector('button')?.click()
  expect(document.activeElement?.id).toBe('consent')
})

test('a page from the back/forward cache reads the answer of a later page', () => {
  const heard: (ConsentChoice | undefined)[] = []
  choiceStore.watch((choice) => heard.push(choice))
  choiceStore.write('rejected')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toEqual(['rejected'])
})

test('a service without an id is not loaded', () => {
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
])(
  'with %s a page takes no other script of another host',
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

test('reports phases, paints and measures as non-interaction events', () => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(
        private callback: (list: { getEntries: () => object[] }) => void,
      ) {}
      observe(asked: { type: string; buffered: boolean }) {
        const found = entries.filter(
          ({ entryType }) => asked.buffered && entryType === asked.type,
        )
        this.callback({ getEntries: () => found })
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

test('a browser that measures no speed says so in its console alone', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.stubGlobal('PerformanceObserver', undefined)
  expect(() => reportTiming()).not.toThrow()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.any(Error),
  )
})
