// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  hasNoUsableTransfer,
  prefetchPage,
  requestPage,
} from '#client/navigation/page-requests.ts'
import { pageUrlOfLink } from '#client/navigation/prefetch.ts'
import { onSamePageLink } from '#client/navigation/same-page-link.ts'
import { until } from './until.ts'

const page = (init: ResponseInit = {}) =>
  new Response('<main></main>', {
    headers: { 'content-type': 'text/html' },
    ...init,
  })
const { signal } = new AbortController()
const fetchMock =
  vi.fn<(url: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetchMock.mockReset().mockImplementation(async () => page())
  vi.stubGlobal('fetch', fetchMock)
})

test('a page is fetched once, even if links to it have different anchors', async () => {
  prefetchPage('/once#top')
  prefetchPage('/once')
  expect(fetchMock).toHaveBeenCalledTimes(1)
  expect(
    await requestPage(new URL('/once#faq', location.href).href, signal),
  ).toEqual({
    status: 200,
    type: 'text/html',
    html: '<main></main>',
  })
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test.each([0, 503, 404])(
  'a page whose prefetch failed (status %i) is fetched again',
  async (status) => {
    fetchMock.mockImplementationOnce(async () =>
      status ? page({ status }) : Promise.reject(new TypeError('no network')),
    )
    prefetchPage(`/failed-${status}`)
    expect(await requestPage(`/failed-${status}`, signal)).toMatchObject({
      status: 200,
    })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  },
)

/** Answers the next request with a page in pieces; `send` sends a piece, `end` ends the page. */
function pageInPieces() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      source = controller
    },
  })
  fetchMock.mockImplementationOnce(async (_, { signal }) => {
    signal?.addEventListener('abort', () => source?.error(signal.reason))
    return new Response(body, { headers: { 'content-type': 'text/html' } })
  })
  return {
    send: (text: string) => source?.enqueue(new TextEncoder().encode(text)),
    end: () => source?.close(),
  }
}

describe('a page that loads slowly', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = ''
  })

  test('is not given up while the host sends something at least every ten seconds', async () => {
    const { send, end } = pageInPieces()
    const page = requestPage('/slow', signal)
    for (const piece of ['<main>', 'पृष्ठ', '</main>']) {
      await vi.advanceTimersByTimeAsync(9000)
      send(piece)
    }
    end()
    expect(await page).toMatchObject({ html: '<main>पृष्ठ</main>' })
  })

  test('is given up once its host has sent nothing for ten seconds', async () => {
    const { send } = pageInPieces()
    const page = requestPage('/stalled', signal)
    const failure = expect(page).rejects.toThrow('No answer')
    await vi.advanceTimersByTimeAsync(9000)
    send('<main>')
    await vi.advanceTimersByTimeAsync(9000)
    await vi.advanceTimersByTimeAsync(1000)
    await failure
  })

  test('is given up only after a minute if the visitor has unsent text', async () => {
    document.body.innerHTML = '<form><input name="name"></form>'
    Object.assign(document.querySelector('input') as object, { value: 'Asha' })
    pageInPieces()
    let isGivenUp = false
    requestPage('/stalled-over-text', signal).catch(() => {
      isGivenUp = true
    })
    await vi.advanceTimersByTimeAsync(59_000)
    expect(isGivenUp).toBe(false)
    await vi.advanceTimersByTimeAsync(1000)
    expect(isGivenUp).toBe(true)
  })

  test('counts as stalled once its host has sent nothing for four seconds', async () => {
    const { send } = pageInPieces()
    requestPage('/silent', signal).catch(() => {})
    await vi.advanceTimersByTimeAsync(3900)
    send('<main>')
    await vi.advanceTimersByTimeAsync(3900)
    expect(hasNoUsableTransfer('/silent')).toBe(false)
    await vi.advanceTimersByTimeAsync(200)
    expect(hasNoUsableTransfer('/silent')).toBe(true)
  })

  test('is fetched again if its prefetch has stalled', async () => {
    pageInPieces()
    prefetchPage('/ahead')
    await vi.advanceTimersByTimeAsync(4100)
    expect(await requestPage('/ahead', signal)).toMatchObject({
      html: '<main></main>',
    })
    expect(fetchMock).toHaveBeenCalledTimes(2)
  })
})

test.each([
  ['is used without another fetch', 5 * 60_000 - 100, 1],
  ['is fetched again', 5 * 60_000, 2],
])('a page %s %i ms after its prefetch', async (_, age, times) => {
  vi.useFakeTimers()
  prefetchPage(`/aged-${age}`)
  await vi.advanceTimersByTimeAsync(age)
  await requestPage(`/aged-${age}`, signal)
  expect(fetchMock).toHaveBeenCalledTimes(times)
})

test('a prefetched page is used once, and the service worker is told to keep it', async () => {
  const postMessage = vi.fn()
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } })
  prefetchPage('/kept')
  await requestPage('/kept', signal)
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({
    keep: [new URL('/kept', location.href).href],
  })
  await requestPage('/kept', signal)
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(postMessage).toHaveBeenCalledOnce()
})

test.each([
  ['prefetched recently', 'link', 5 * 60_000 - 100, 'force-cache'],
  ['prefetched long ago', 'link', 5 * 60_000, 'default'],
  ['fetched by a script', 'fetch', 100, 'default'],
])(
  'a page that was %s (by %s, %i ms ago) is requested with the cache mode %s',
  async (_, initiatorType, age, cache) => {
    vi.spyOn(performance, 'now').mockReturnValue(1_000_000)
    const entry = { initiatorType, responseEnd: 1_000_000 - age }
    vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry as never])
    await requestPage(`/by-${initiatorType}-${age}`, signal)
    expect(fetchMock.mock.calls[0]?.[1].cache).toBe(cache)
  },
)

test('only the first request for a prefetched page has the cache mode force-cache', async () => {
  const entry = { initiatorType: 'link', responseEnd: performance.now() }
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([entry as never])
  await requestPage('/portal', signal)
  await requestPage('/portal', signal)
  const modes = fetchMock.mock.calls.map(([, { cache }]) => cache)
  expect(modes).toEqual(['force-cache', 'default'])
})

test('the fetch of a page is aborted if the page is no longer wanted', async () => {
  const controller = new AbortController()
  pageInPieces()
  const page = requestPage('/left', controller.signal)
  await until(() => expect(fetchMock).toHaveBeenCalled())
  controller.abort()
  await expect(page).rejects.toMatchObject({ name: 'AbortError' })
  const [, options] = fetchMock.mock.lastCall ?? []
  expect(options?.signal?.aborted).toBe(true)
})

test('only links to other pages of this site are followed without a full page load', () => {
  history.replaceState(null, '', '/about')
  document.body.innerHTML = `
    <a href="/services#more"><b id="page">Services</b></a>
    <a id="query" href="/service-request?service=consulting">Request</a>
    <a id="here" href="/about#top">Here</a>
    <a id="other" href="https://example.com/">Elsewhere</a>
    <a id="mail" href="mailto:hello@example.com">Mail</a>
    <a id="file" href="/site.webmanifest">File</a>
    <a id="review" href="/__review">Review</a>
    <a id="tab" href="/skills" target="_blank">New tab</a>
    <a id="frame" href="/skills" target="preview">Other window</a>
    <a id="save" href="/skills" download>Save</a>
    <button id="button">Button</button>`
  const pageBehind = (id: string) => pageUrlOfLink(document.getElementById(id))
  expect(pageBehind('page')).toBe('/services')
  expect(pageBehind('query')).toBe('/service-request?service=consulting')
  for (const id of [
    'here',
    'other',
    'mail',
    'file',
    'review',
    'tab',
    'frame',
    'save',
    'button',
  ])
    expect(pageBehind(id), id).toBeUndefined()
})

test.each([
  [
    'five routes by fetch if the browser does not support prefetch links',
    {},
    5,
  ],
  [
    'nothing for a visitor who saves data',
    { navigator: { connection: { saveData: true } } },
    0,
  ],
  [
    'nothing on a slow connection',
    { navigator: { connection: { effectiveType: '2g' } } },
    0,
  ],
  [
    'nothing on the slowest connection',
    { navigator: { connection: { effectiveType: 'slow-2g' } } },
    0,
  ],
  [
    'nothing if the browser cannot change pages without a full page load',
    { NavigateEvent: { prototype: {} } },
    0,
  ],
])('a visit prefetches %s', async (_, browser, count) => {
  history.replaceState(null, '', '/about')
  vi.stubGlobal('navigation', {})
  vi.stubGlobal('NavigateEvent', { prototype: { intercept: () => {} } })
  for (const [name, value] of Object.entries(browser))
    vi.stubGlobal(name, value)
  vi.resetModules()
  const { prefetchRoutes } = await import('#client/navigation/prefetch.ts')
  prefetchRoutes()
  expect(document.querySelector('link[rel=prefetch]')).toBeNull()
  expect(fetchMock.mock.calls).toHaveLength(count)
})

test('the browser loads a link to the same page with a new query if no typed text is lost', () => {
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<main><h1>Contact</h1><form><input name="name"></form>
    <a href="/contact?service=seo">Search</a></main>`
  const [link, field] = ['a', 'input'].map(
    (name) => document.querySelector(name) as HTMLElement,
  )
  const isLoaded = () => {
    const click = new MouseEvent('click', { cancelable: true })
    Object.defineProperty(click, 'target', { value: link })
    onSamePageLink(click)
    return !click.defaultPrevented
  }
  expect(isLoaded()).toBe(true)
  Object.assign(field as object, { value: 'Asha' })
  expect(isLoaded()).toBe(false)
})
