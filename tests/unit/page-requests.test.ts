// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetchPage, requestPage } from '#client/navigation/page-requests.ts'
import { pageOfLink } from '#client/navigation/prefetch.ts'
import { onSamePageLink } from '#client/navigation/same-page-link.ts'

const page = (init: ResponseInit = {}) =>
  new Response('<main></main>', { headers: { 'content-type': 'text/html' }, ...init })
const fetched = vi.fn<(url: string, options: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => page())
  vi.stubGlobal('fetch', fetched)
})

test('a page is fetched once, whatever the anchor of its link', async () => {
  prefetchPage('/once#top')
  prefetchPage('/once')
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(await requestPage(new URL('/once#faq', location.href).href)).toEqual({
    status: 200,
    type: 'text/html',
    html: '<main></main>',
  })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test.each([0, 503, 404])('a visitor gets what failed with %i fetched again', async (status) => {
  fetched.mockImplementationOnce(async () =>
    status ? page({ status }) : Promise.reject(new TypeError('no network')),
  )
  prefetchPage(`/failed-${status}`)
  expect(await requestPage(`/failed-${status}`)).toMatchObject({ status: 200 })
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('only links to pages of this site are followed without a load', () => {
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
  const behind = (id: string) => pageOfLink(document.getElementById(id))
  expect(behind('page')).toBe('/services')
  expect(behind('query')).toBe('/service-request?service=consulting')
  for (const id of ['here', 'other', 'mail', 'file', 'review', 'tab', 'frame', 'save', 'button'])
    expect(behind(id), id).toBeUndefined()
})

test.each([
  ['five routes by fetch where the browser refuses prefetch links', {}, 5],
  ['nothing for a visitor who saves data', { navigator: { connection: { saveData: true } } }, 0],
  ['nothing on a slow connection', { navigator: { connection: { effectiveType: '2g' } } }, 0],
  ['nothing where links load their page', { NavigateEvent: { prototype: {} } }, 0],
])('a visit fetches ahead %s', async (_, browser, count) => {
  history.replaceState(null, '', '/about')
  vi.stubGlobal('navigation', {})
  vi.stubGlobal('NavigateEvent', { prototype: { intercept: () => {} } })
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  vi.resetModules()
  const { prefetchRoutes } = await import('#client/navigation/prefetch.ts')
  prefetchRoutes()
  expect(document.querySelector('link[rel=prefetch]')).toBeNull()
  expect(fetched.mock.calls).toHaveLength(count)
})

test('a link to another state of the page shown is loaded, unless typed text would be lost', () => {
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<main><h1>Contact</h1><form><input name="name"></form>
    <a href="/contact?service=seo">Search</a></main>`
  const [link, field] = ['a', 'input'].map((name) => document.querySelector(name) as HTMLElement)
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
