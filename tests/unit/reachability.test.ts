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
  ['counts', 'answers', respondWith(200)],
  ['counts', 'does not know the page', respondWith(404)],
  ['does not count', 'fails', respondWith(500)],
  ['does not count', 'cannot be reached', noConnection],
])('a page %s as reachable if its host %s', async (verdict, _, answer) => {
  vi.stubGlobal('navigator', {})
  stubFetch(answer)
  expect(await isServerReachable('/skills')).toBe(verdict === 'counts')
})

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
})

test.each([
  ['counts', 'any response', respondWith(404)],
  ['does not count', 'no response', noConnection],
])(
  'a browser that calls itself offline %s as online if a request gets %s',
  async (verdict, _, answer) => {
    vi.stubGlobal('navigator', { onLine: false })
    stubFetch(answer)
    expect(await isOnline()).toBe(verdict === 'counts')
  },
)
