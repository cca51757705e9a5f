// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

// Consent, and the delivery of each event to both services: tests/e2e/tracking.spec.ts.

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

/** Loads new copies of the modules, since they remember which scripts a page has loaded. */
async function freshPage() {
  vi.resetModules()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  const { analyticsWindow, ...tracking } = await import('../../client/analytics/track.ts')
  Object.assign(analyticsWindow, { dataLayer: undefined, fbq: undefined, _fbq: undefined })
  // The policy for script addresses depends on the build's constants.
  vi.doMock('../../client/dom/trusted-types.ts', () => ({ trustedScriptUrl: (url: string) => url }))
  return {
    page: analyticsWindow as typeof analyticsWindow & Record<string, unknown>,
    ...tracking,
    ...(await import('../../client/analytics/senders.ts')),
  }
}
const entries = (queue: unknown[] = []) =>
  queue.map((entry) => Array.from(entry as ArrayLike<unknown>))
const first = (queue: unknown[] = []) =>
  entries(queue)
    .filter(([name, value]) => name !== 'set' || value === 'autoConfig')
    .map((entry) => entry.slice(0, 2).join(' '))

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

test('a page view goes to both services without the query of the address', async () => {
  const { page, trackPageView } = await freshPage()
  history.replaceState(null, '', '/contact?service=seo-services#form')
  document.title = 'Contact'
  trackPageView()
  expect(entries(page.dataLayer)[1]?.[2]).toEqual({
    page_path: '/contact',
    page_title: 'Contact',
    page_location: `${location.origin}/contact`,
  })
  expect(page.fbq?.queue).toEqual([['track', 'PageView', {}]])
})

test('each script gets its settings before the queued events', async () => {
  const { page, trackPageView, startSending } = await freshPage()
  trackPageView()
  startSending(ids)
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
  expect(first(page.dataLayer).map((entry) => entry.replace(/^js .*/, 'js'))).toEqual([
    'js',
    'consent default',
    'config G-TEST123456',
    'event page_view',
  ])
  // Cookies of this host only, not of its parent domain.
  expect(entries(page.dataLayer)[2]?.[2]).toMatchObject({ cookie_domain: location.hostname })
  expect(first(page.fbq?.queue)).toEqual([
    'set autoConfig',
    'init 123456789012345',
    'track PageView',
  ])
  expect({ ...page.fbq }).toMatchObject({ disablePushState: true, loaded: true, version: '2.0' })
})

test('a service without an id is not loaded', async () => {
  const { page, startSending } = await freshPage()
  startSending({ analyticsId: '', pixelId: ids.pixelId })
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(page.dataLayer).toBeUndefined()
})

test('analytics stops on withdrawal although the pixel throws', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { page, startSending, stopSending } = await freshPage()
  startSending(ids)
  Object.assign(page.fbq ?? {}, {
    callMethod: () => {
      throw new Error('broken')
    },
  })
  stopSending(ids)
  expect(page['ga-disable-G-TEST123456']).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

test('events during a refusal are forgotten, except the view of the page shown', async () => {
  const { page, track, trackPageView, startSending, forgetEvents } = await freshPage()
  trackPageView()
  track('service_requested', { service: 'other' })
  forgetEvents()
  startSending(ids)
  expect(first(page.dataLayer).slice(3)).toEqual(['event page_view'])
  expect(first(page.fbq?.queue).slice(2)).toEqual(['track PageView'])
})

test("the services' cookies are deleted and all others kept", async () => {
  const { dropCookies } = await freshPage()
  for (const name of ['_ga', '_ga_TEST123456', '_gid', '_fbp', '_fbc', 'theme', '_fbpx']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the services' scripts set them
    document.cookie = `${name}=1; path=/`
  }
  dropCookies()
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'theme=1'])
})
