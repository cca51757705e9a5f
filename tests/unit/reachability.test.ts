// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isOnline, isServerReachable } from '#client/dom/reachability.ts'

/** Makes `answer` respond to every request. */
const stubFetch = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', answer)

/** A function that answers a request with this status code. */
const respondWith = (code: number) => async () =>
  new Response(null, { status: code })
const noConnection = () => Promise.reject(new TypeError('no network'))

test.each([
  ['answers', true, respondWith(200)],
  ['does not know the page', true, respondWith(404)],
  ['fails', false, respondWith(500)],
  ['cannot be reached', false, noConnection],
])(
  'whether a page counts as reachable if its host %s: %s',
  async (_, expected, answer) => {
    vi.stubGlobal('navigator', {})
    stubFetch(answer)
    expect(await isServerReachable('/skills')).toBe(expected)
  },
)

test('a page counts as reachable if a service worker can answer', async () => {
  const serviceWorker = { controller: {} }
  vi.stubGlobal('navigator', { serviceWorker })
  stubFetch(noConnection)
  expect(await isServerReachable('/skills')).toBe(true)
})

test('a visitor waits at most three seconds for a host that does not answer', async () => {
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers()
  stubFetch(() => new Promise(() => {}))
  const reachable = isServerReachable('/skills')
  await vi.advanceTimersByTimeAsync(3000)
  await expect(reachable).resolves.toBe(false)
  vi.useRealTimers()
})

test.each([
  ['any response', true, respondWith(404)],
  ['no response', false, noConnection],
])(
  'whether a browser that reports offline counts as online after %s to a request: %s',
  async (_, expected, answer) => {
    vi.stubGlobal('navigator', { onLine: false })
    stubFetch(answer)
    expect(await isOnline()).toBe(expected)
  },
)
