// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissible } from '#client/behaviours/dismissible.ts'
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

/** The memory of a visit as a page has it that was opened in this way. */
async function openedBy(type: 'navigate' | 'reload') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
  vi.resetModules()
  return import('#client/dom/visit-memory.ts')
}

describe('a choice of this visit', () => {
  test('is there on its next page', async () => {
    sessionStorage.setItem('visit-currency', 'USD')
    const { recall } = await openedBy('navigate')
    expect(recall('currency')).toBe('USD')
  })

  test('ends with a reload', async () => {
    sessionStorage.setItem('visit-currency', 'USD')
    const { recall } = await openedBy('reload')
    expect(recall('currency')).toBeNull()
  })

  test('leaves other values in the storage of the tab alone', async () => {
    sessionStorage.setItem('editor', 'open')
    await openedBy('reload')
    expect(sessionStorage.getItem('editor')).toBe('open')
  })
})

describe('prices', () => {
  test('are in rupees until a visitor chooses', () => {
    expect(chosenCurrency()).toBe('INR')
  })

  test('stay in dollars on the next page of a visitor who chose them', () => {
    chooseCurrency('USD')
    delete dataset.currency
    recallCurrency()
    expect(chosenCurrency()).toBe('USD')
  })

  test.each(['INR', 'USD'])(
    'are in %s inside a sentence once that is chosen',
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
  test('can be shared', () => {
    replaceParam('filter', 'video')
    expect(location.search).toBe('?filter=video')
  })

  test('leaves the other ones there', () => {
    history.replaceState(null, '', '/projects?utm_source=mail&filter=video')
    replaceParam('filter', undefined)
    expect(location.search).toBe('?utm_source=mail')
  })

  test('does not change the address of a page that is on its way back', () => {
    dataset.loading = 'history'
    replaceParam('filter', 'video')
    expect(location.search).toBe('')
  })
})

describe('a launch banner', () => {
  const open = () => {
    document.body.innerHTML =
      '<div id="launch"><button data-dismiss>Close</button></div>'
    const banner = document.getElementById('launch') as HTMLElement
    dismissible(banner)
    return banner
  }

  test('closes by its button', () => {
    const banner = open()
    banner.querySelector('button')?.click()
    expect(banner.hidden).toBe(true)
  })

  test('hands its focus to the heading when it closes', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    const button = open().querySelector('button')
    document.body.insertAdjacentHTML('beforeend', '<main><h1>Home</h1></main>')
    button?.focus()
    button?.click()
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  test('stays open where another one was closed', () => {
    open().querySelector('button')?.click()
    document.body.innerHTML = '<div id="news"></div>'
    const other = document.getElementById('news') as HTMLElement
    dismissible(other)
    expect(other.hidden).toBe(false)
  })

  test('stays closed on the next page of the visit', () => {
    open().querySelector('button')?.click()
    expect(open().hidden).toBe(true)
  })
})
