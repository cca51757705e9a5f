// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { isOnline } from '#client/dom/is-online.ts'
import { isServerReachable } from '#client/dom/reachability.ts'

const answers = (answer: () => Promise<Response>) => {
  const fetched =
    vi.fn<(url: string, options: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetched)
  return fetched
}
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
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  answers(noConnection)
  expect(await isServerReachable('/skills')).toBe(true)
})

test('a visitor waits at most three seconds for a host that does not answer', async () => {
  vi.stubGlobal('navigator', {})
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const fetched = answers(status(200))
  await isServerReachable('/skills')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(3000)
  expect(fetched.mock.calls[0]?.[1].signal).toBe(timeout.mock.results[0]?.value)
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
