// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

// Consent, and the delivery of each event to both services: tests/e2e/tracking.spec.ts.

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const pixelScript = 'https://connect.facebook.net/en_US/fbevents.js'
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

/** Loads new copies of the modules, since they remember which scripts a page has loaded. */
async function freshPage() {
  vi.resetModules()
  document.head.innerHTML = ''
  const { analyticsWindow, ...tracking } = await import('#client/analytics/track.ts')
  Object.assign(analyticsWindow, { dataLayer: undefined, fbq: undefined, _fbq: undefined })
  // The policy for script addresses depends on the build's constants.
  vi.doMock('#client/dom/trusted-types.ts', () => ({ trustedScriptUrl: (url: string) => url }))
  return {
    page: analyticsWindow,
    ...tracking,
    ...(await import('#client/analytics/senders.ts')),
  }
}
const entries = (queue: unknown[] = []) =>
  queue.map((entry) => Array.from(entry as ArrayLike<unknown>))
const namesIn = (queue?: unknown[]) =>
  entries(queue).map((entry) =>
    entry
      .slice(0, 2)
      .join(' ')
      .replace(/^js .*/, 'js'),
  )

// Replaces append, since happy-dom would fetch the scripts.
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      document.head.appendChild(
        Object.assign((node as Element).cloneNode(), { type: 'text/plain' }),
      )
  })
})

test('an event is queued as the arguments object that analytics reads', async () => {
  const { page, track } = await freshPage()
  page.dataLayer = ['theirs']
  track('generate_lead', { value: 100, currency: 'USD', form: 'home' })
  const [theirs, ours] = page.dataLayer
  expect(theirs).toBe('theirs')
  expect(Object.prototype.toString.call(ours)).toBe('[object Arguments]')
  expect(entries([ours])).toEqual([
    ['event', 'generate_lead', expect.objectContaining({ value: 100, form: 'home' })],
  ])
})

test('each script gets its settings before the queued events', async () => {
  const { page, trackPageView, startSending } = await freshPage()
  trackPageView()
  startSending(ids)
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
    pixelScript,
  ])
  expect(namesIn(page.dataLayer).filter((name) => !name.startsWith('set'))).toEqual([
    'js',
    'consent default',
    'config G-TEST123456',
    'event page_view',
  ])
  // Cookies of this host only, not of its parent domain.
  expect(entries(page.dataLayer)[2]?.[2]).toMatchObject({ cookie_domain: location.hostname })
  expect(namesIn(page.fbq?.queue)).toEqual([
    'set autoConfig',
    'init 123456789012345',
    'track PageView',
  ])
  expect({ ...page.fbq }).toMatchObject({ disablePushState: true, loaded: true, version: '2.0' })
})

test('a service without an id is not loaded', async () => {
  const { page, startSending } = await freshPage()
  startSending({ analyticsId: '', pixelId: ids.pixelId })
  expect(scripts()).toEqual([pixelScript])
  expect(page.dataLayer).toBeUndefined()
})

test('events during a refusal are forgotten, except the view of the page shown', async () => {
  const { page, track, trackPageView, startSending, forgetEvents } = await freshPage()
  trackPageView()
  track('service_requested', { service: 'other' })
  forgetEvents()
  startSending(ids)
  expect(namesIn(page.dataLayer).slice(-1)).toEqual(['event page_view'])
  expect(namesIn(page.dataLayer)).not.toContain('event service_requested')
})
