// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

/** Fresh modules: what is loaded once per page is remembered in them. */
async function freshPage() {
  vi.resetModules()
  document.head.innerHTML = ''
  const { analyticsWindow, ...tracking } = await import('../../client/analytics/track.ts')
  Object.assign(analyticsWindow, { dataLayer: undefined, fbq: undefined, _fbq: undefined })
  // The policy for script addresses is a matter of the build's constants; see the browser tests.
  vi.doMock('../../client/dom/trusted-types.ts', () => ({ trustedScriptUrl: (url: string) => url }))
  return {
    door: analyticsWindow as typeof analyticsWindow & Record<string, unknown>,
    ...tracking,
    ...(await import('../../client/analytics/senders.ts')),
  }
}
const first = (queue: unknown[] = []) =>
  queue.map((entry) =>
    Array.from(entry as ArrayLike<unknown>)
      .slice(0, 2)
      .join(' '),
  )

// happy-dom would fetch them.
beforeEach(() => {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes)
      document.head.appendChild(
        Object.assign((node as Element).cloneNode(), { type: 'text/plain' }),
      )
  })
})

test('loads each script once, with its settings before the events that wait', async () => {
  const { door, trackPageView, startSending } = await freshPage()
  trackPageView()
  startSending(ids)
  expect(scripts()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST123456',
    'https://connect.facebook.net/en_US/fbevents.js',
  ])
  expect(first(door.dataLayer).map((entry) => entry.replace(/^js .*/, 'js'))).toEqual([
    'js',
    'consent default',
    'config G-TEST123456',
    'event page_view',
  ])
  expect(first(door.fbq?.queue)).toEqual([
    'set autoConfig',
    'init 123456789012345',
    'track PageView',
  ])
  expect({ ...door.fbq }).toMatchObject({ disablePushState: true, loaded: true, version: '2.0' })
})

test('loads only the service that has an id', async () => {
  const { door, startSending } = await freshPage()
  startSending({ analyticsId: '', pixelId: ids.pixelId })
  expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
  expect(door.dataLayer).toBeUndefined()
})

test('after a withdrawal nothing reaches the services, and a new yes goes on without loading anything', async () => {
  const { door, track, trackPageView, startSending, stopSending } = await freshPage()
  trackPageView()
  startSending(ids)
  const sent = door.dataLayer as unknown[]
  const callMethod = vi.fn()
  Object.assign(door.fbq ?? {}, { callMethod })

  stopSending(ids)
  expect(callMethod).toHaveBeenLastCalledWith('consent', 'revoke')
  expect(door['ga-disable-G-TEST123456']).toBe(true)
  const before = sent.length
  trackPageView()
  expect(sent).toHaveLength(before)
  expect(callMethod).toHaveBeenCalledTimes(1)

  startSending(ids)
  expect(door['ga-disable-G-TEST123456']).toBe(false)
  expect(callMethod).toHaveBeenLastCalledWith('consent', 'grant')
  track('service_requested', { service: 'other' })
  expect(sent).toHaveLength(before + 1)
  expect(scripts()).toHaveLength(2)
})

test('a pixel script that throws on withdrawal does not keep the rest from stopping', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { door, startSending, stopSending } = await freshPage()
  startSending(ids)
  Object.assign(door.fbq ?? {}, {
    callMethod: () => {
      throw new Error('broken')
    },
  })
  stopSending(ids)
  expect(door['ga-disable-G-TEST123456']).toBe(true)
  expect(warn).toHaveBeenCalledOnce()
})

test('forgets what happened under a no, but reports the page that is shown', async () => {
  const { door, track, trackPageView, startSending, forgetEvents } = await freshPage()
  trackPageView()
  track('service_requested', { service: 'other' })
  forgetEvents()
  startSending(ids)
  expect(first(door.dataLayer).slice(3)).toEqual(['event page_view'])
  expect(first(door.fbq?.queue).slice(2)).toEqual(['track PageView'])
})

test('asks analytics for cookies of this host alone', async () => {
  const { door, startSending } = await freshPage()
  startSending(ids)
  const [, , config] = door.dataLayer as ArrayLike<unknown>[]
  expect(config?.[2]).toMatchObject({ cookie_domain: location.hostname })
})

test("drops the services' cookies and leaves all others", async () => {
  const { dropCookies } = await freshPage()
  for (const name of ['_ga', '_ga_TEST123456', '_gid', '_fbp', '_fbc', 'theme', '_fbpx']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the services' scripts set them
    document.cookie = `${name}=1; path=/`
  }
  dropCookies()
  expect(document.cookie.split('; ').sort()).toEqual(['_fbpx=1', 'theme=1'])
})
