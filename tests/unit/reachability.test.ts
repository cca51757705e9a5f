// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isOnline, isServerReachable } from '#client/dom/reachability.ts'

/** Lets every request have this answer. */
const answers = (answer: () => Promise<Response>) =>
  vi.stubGlobal('fetch', answer)

/** An answer of a host, of which the code of its status alone counts. */
const status = (code: number) => async () =>
  new Response(null, { status: code })
const noConnection = () => Promise.reject(new TypeError('no network'))

test.each([
  ['answers', status(200), true],
  ['does not know the page', status(404), true],
  ['fails', status(500), false],
  ['cannot be reached', noConnection, false],
])('a page is loaded where its host %s: %s', async (_, answer, expected) => {
  vi.stubGlobal('navigator', {})
  answers(answer)
  expect(await isServerReachable('/skills')).toBe(expected)
})

test('a page is loaded where a service worker answers', async () => {
  const serviceWorker = { controller: {} }
  vi.stubGlobal('navigator', { serviceWorker })
  answers(noConnection)
  expect(await isServerReachable('/skills')).toBe(true)
})

test('a visitor waits at most three seconds for a host that does not answer', async () => {
  vi.stubGlobal('navigator', {})
  vi.useFakeTimers()
  answers(() => new Promise(() => {}))
  const reachable = isServerReachable('/skills')
  await vi.advanceTimersByTimeAsync(3000)
  await expect(reachable).resolves.toBe(false)
  vi.useRealTimers()
})

test.each([
  ['any answer', status(404), true],
  ['none', noConnection, false],
])(
  'a browser that says offline is asked again, and believed after %s',
  async (_, answer, expected) => {
    answers(answer)
    expect(await isOnline()).toBe(expected)
  },
)
