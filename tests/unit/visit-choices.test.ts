// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissible, hideDismissed } from '#client/behaviours/dismissible.ts'
import {
  chooseCurrency,
  chosenCurrency,
  recallCurrency,
} from '#client/dom/currency.ts'
import { replaceParam } from '#client/dom/url-param.ts'

const { dataset } = document.documentElement

beforeEach(() => {
  sessionStorage.clear()
  delete dataset.currency
  delete dataset.loading
  history.replaceState(null, '', '/projects')
})

/** Imports visit-memory.ts anew, on a page that was opened by a navigation or a reload. */
async function importOnPageOpenedBy(type: 'navigate' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  vi.resetModules()
  return import('#client/dom/visit-memory.ts')
}

describe('a choice of this visit', () => {
  test('is remembered on the next page', async () => {
    sessionStorage.setItem('visit-currency', 'USD')
    const { recall } = await importOnPageOpenedBy('navigate')
    expect(recall('currency')).toBe('USD')
  })

  test('is forgotten on a reload', async () => {
    sessionStorage.setItem('visit-currency', 'USD')
    const { recall } = await importOnPageOpenedBy('reload')
    expect(recall('currency')).toBeUndefined()
  })

  test('is remembered if the site reloads a page whose files are lost', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => {})
    sessionStorage.setItem('visit-currency', 'USD')
    const { reloadPage } = await importOnPageOpenedBy('navigate')
    reloadPage()
    const { recall } = await importOnPageOpenedBy('reload')
    expect(recall('currency')).toBe('USD')
  })

  test('is forgotten if the visitor reloads a page after the site has reloaded it', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => {})
    sessionStorage.setItem('visit-currency', 'USD')
    const { reloadPage } = await importOnPageOpenedBy('navigate')
    reloadPage()
    await importOnPageOpenedBy('reload')
    const { recall } = await importOnPageOpenedBy('reload')
    expect(recall('currency')).toBeUndefined()
  })

  test('leaves other values in sessionStorage alone', async () => {
    sessionStorage.setItem('editor', 'open')
    sessionStorage.setItem('visit-currency', 'USD')
    const { remember } = await importOnPageOpenedBy('reload')
    remember('editor', 'closed')
    expect(sessionStorage.getItem('editor')).toBe('open')
  })
})

describe('prices', () => {
  test('are in rupees until a visitor chooses a currency', () => {
    expect(chosenCurrency()).toBe('INR')
  })

  test('stay in dollars on the next page once a visitor has chosen dollars', () => {
    chooseCurrency('USD')
    delete dataset.currency
    recallCurrency()
    expect(chosenCurrency()).toBe('USD')
  })

  test.each(['INR', 'USD'])(
    'are in %s inside a sentence once that currency is chosen',
    (currency) => {
      chooseCurrency(currency)
      const css = readFileSync('components/styles/prices.css', 'utf8')
      document.body.innerHTML = `<style>${css}</style>
      <p class="price-words"><b class="inr">INR</b><b class="usd">USD</b></p>`
      const shown = [...document.querySelectorAll('b')].filter(
        (price) => getComputedStyle(price).display !== 'none',
      )
      expect(shown.map(({ textContent }) => textContent)).toEqual([currency])
    },
  )
})

describe('a choice in the address', () => {
  test('is a query parameter, so that it can be shared', () => {
    replaceParam('filter', 'video')
    expect(location.search).toBe('?filter=video')
  })

  test('can be removed without removing other parameters', () => {
    history.replaceState(null, '', '/projects?utm_source=mail&filter=video')
    replaceParam('filter', undefined)
    expect(location.search).toBe('?utm_source=mail')
  })

  test('is not written while Back or Forward is loading a page', () => {
    dataset.loading = 'history'
    replaceParam('filter', 'video')
    expect(location.search).toBe('')
  })
})

describe('a launch banner', () => {
  const showBanner = () => {
    document.body.innerHTML =
      '<div id="launch" data-behaviour="dismissible"><button data-dismiss>Close</button></div>'
    const banner = document.getElementById('launch') as HTMLElement
    dismissible(banner)
    return banner
  }

  test('closes when its button is pressed', () => {
    const banner = showBanner()
    banner.querySelector('button')?.click()
    expect(banner.hidden).toBe(true)
  })

  test('moves the focus to the heading of the page when it closes', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const button = showBanner().querySelector('button')
    document.body.insertAdjacentHTML('beforeend', '<main><h1>Home</h1></main>')
    button?.focus()
    button?.click()
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  test('stays open if a banner with another id was closed', () => {
    showBanner().querySelector('button')?.click()
    document.body.innerHTML = '<div id="news"></div>'
    const other = document.getElementById('news') as HTMLElement
    dismissible(other)
    expect(other.hidden).toBe(false)
  })

  test('stays closed on the next page of the visit', () => {
    showBanner().querySelector('button')?.click()
    expect(showBanner().hidden).toBe(true)
  })

  test('stays closed when Back leads to a page on which it was open', () => {
    const earlier = showBanner()
    showBanner().querySelector('button')?.click()
    document.body.replaceChildren(earlier)
    hideDismissed()
    expect(earlier.hidden).toBe(true)
  })

  test('stays closed on the next page even if the browser forbids storage', () => {
    const storage = vi.spyOn(globalThis, 'sessionStorage', 'get')
    storage.mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    showBanner().querySelector('button')?.click()
    expect(showBanner().hidden).toBe(true)
    storage.mockRestore()
  })
})
