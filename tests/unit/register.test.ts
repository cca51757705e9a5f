// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker } from '#client/offline/register.ts'

const startUrl = 'http://localhost:3000/skills?utm_source=mail'
const postMessage = vi.fn()

/** Sets the type of the navigation that loaded the first page of the visit. */
function setNavigationType(type: string) {
  const load = { name: startUrl, type } as PerformanceNavigationTiming
  const entries = vi.spyOn(performance, 'getEntriesByType')
  entries.mockReturnValue([load])
}

/** Stubs an active service worker, which controls the page only if there is a `controller`. */
function stubBrowser(registered: Promise<unknown>, controller?: object) {
  const serviceWorker = {
    controller,
    register: () => registered,
    ready: Promise.resolve({ active: { postMessage } }),
  }
  vi.stubGlobal('navigator', { serviceWorker })
  setNavigationType('navigate')
}

beforeEach(() => {
  postMessage.mockReset()
  vi.stubEnv('SERVICE_WORKER', 'on')
  history.replaceState(null, '', '/contact')
})

test('a failure to register the service worker is only logged', async () => {
  const info = vi.spyOn(console, 'info')
  info.mockImplementation(() => {})
  const error = new Error('The site is not secure')
  stubBrowser(Promise.reject(error))
  await registerServiceWorker()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
})

test('the first page of a visit is kept for offline use even if another page is open', async () => {
  stubBrowser(Promise.resolve())
  await registerServiceWorker()
  const keep = [startUrl, location.href]
  expect(postMessage).toHaveBeenCalledWith({ keep })
})

test('the first service worker takes over the first page of a visit', async () => {
  stubBrowser(Promise.resolve())
  await registerServiceWorker()
  expect(postMessage).toHaveBeenLastCalledWith('take-over')
})

test('the first service worker does not take over a page that has been left', async () => {
  stubBrowser(Promise.resolve())
  const registered = registerServiceWorker()
  dispatchEvent(new Event('pagehide'))
  await registered
  expect(postMessage).not.toHaveBeenCalledWith('take-over')
})

test.each([
  [
    'that was opened by a link of the site',
    'navigate',
    `${location.origin}/about`,
  ],
  ['that was opened by Back', 'back_forward', ''],
])(
  'the first service worker does not take over a page %s',
  async (_, type, referrer) => {
    stubBrowser(Promise.resolve())
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
    setNavigationType(type)
    await registerServiceWorker()
    const keep = [startUrl, location.href]
    expect(postMessage).toHaveBeenCalledWith({ keep })
    expect(postMessage).not.toHaveBeenCalledWith('take-over')
  },
)

test('no failure is logged in a browser without service workers', async () => {
  vi.stubGlobal('navigator', {})
  const info = vi.spyOn(console, 'info')
  await registerServiceWorker()
  expect(info).not.toHaveBeenCalled()
})

test('a page sends no message to a service worker that already controls the page', async () => {
  stubBrowser(Promise.resolve(), {})
  await registerServiceWorker()
  expect(postMessage).not.toHaveBeenCalled()
})
