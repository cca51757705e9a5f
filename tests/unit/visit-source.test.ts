// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { noteEntrance } from '#client/dom/shown-page.ts'
import { sourceLine } from '#client/dom/visit-source.ts'

const { dataset } = document.documentElement
const showPage = (attributes: string) => {
  document.body.innerHTML = `<main ${attributes}></main>`
}

/** Begins a visit at an address, to which a link on the page `referrer` has led. */
function begin(address: string, referrer = '') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: new URL(address, location.href).href,
    } as PerformanceNavigationTiming,
  ])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  noteEntrance()
}

beforeEach(() => {
  delete dataset.entrance
  history.replaceState(null, '', '/contact')
  showPage('data-page="/contact"')
})

test('a message names the site that linked to the first page of the visit', () => {
  begin('/contact', 'https://www.google.com/search')
  expect(sourceLine()).toContain('google.com')
})

test('a message names the first page and the campaign of the visit', () => {
  showPage('data-page="/about"')
  begin('/about?utm_campaign=diwali')
  showPage('data-page="/contact"')
  expect(sourceLine()).toContain('diwali')
  expect(sourceLine()).toContain('/about')
})

test('a message written on the first page of a visit does not name that page', () => {
  begin('/contact')
  expect(sourceLine()).toBeUndefined()
})

test('a message does not name an address at which the site has no page', () => {
  showPage('data-not-found')
  history.replaceState(null, '', '/reset/asha/t0ken')
  begin('/reset/asha/t0ken')
  expect(dataset.entrance).toBe('')
  showPage('data-page="/contact"')
  expect(sourceLine()).toBeUndefined()
})
