// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  behaviours,
  startBehaviours,
  stopBehaviours,
} from '#client/behaviours/behaviours.ts'
import { projectFilter } from '#client/behaviours/kept-choice.ts'
import { lazyParticles } from '#client/behaviours/lazy-particles.ts'
import { chooseCurrency } from '#client/dom/currency.ts'
import { MONTHS } from '#data/dates.ts'
import { until } from './until.ts'

const { dataset } = document.documentElement
/** Waits until mutation observers have reported, which they do after the current task. */
const waitForObservers = () => new Promise((done) => setTimeout(done))
const input = (value: string) =>
  document.querySelector<HTMLInputElement>(
    `input[value="${value}"]`,
  ) as HTMLInputElement
const choose = (value: string) => {
  input(value).checked = true
  input(value).dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  sessionStorage.clear()
  delete dataset.currency
  history.replaceState(null, '', '/projects')
})

const currencies = `<div data-behaviour="currency-choice">
  <input type="radio" name="currency" value="INR" checked>
  <input type="radio" name="currency" value="USD"></div>`

describe('the choice of a currency', () => {
  test('sets the currency of the whole visit', () => {
    document.body.innerHTML = currencies
    startBehaviours()
    choose('USD')
    expect(dataset.currency).toBe('USD')
  })

  test('shows the currency that was chosen on another page', () => {
    document.body.innerHTML = currencies
    dataset.currency = 'USD'
    startBehaviours()
    expect(input('USD').checked).toBe(true)
    expect(dataset.currency).toBe('USD')
  })

  test('is kept if it was made before the script started', () => {
    document.body.innerHTML = currencies
    input('USD').checked = true
    startBehaviours()
    expect(dataset.currency).toBe('USD')
  })

  test('follows a choice made in another part of the page', async () => {
    document.body.innerHTML = currencies
    startBehaviours()
    chooseCurrency('USD')
    await waitForObservers()
    expect(input('USD').checked).toBe(true)
  })

  test('no longer follows other choices once its page is dropped from memory', async () => {
    document.body.innerHTML = currencies
    startBehaviours()
    stopBehaviours(document)
    chooseCurrency('USD')
    await waitForObservers()
    expect(input('USD').checked).toBe(false)
  })

  test('gets one event listener, however often its page is shown', () => {
    document.body.innerHTML = currencies
    const listen = vi.spyOn(
      document.querySelector('div') as HTMLElement,
      'addEventListener',
    )
    startBehaviours()
    startBehaviours()
    expect(listen).toHaveBeenCalledOnce()
  })
})

describe('the filter of projects', () => {
  const filter = `<div id="filter">
    <input type="radio" name="filter" value="" checked>
    <input type="radio" name="filter" value="video"></div>`
  const showFilter = () => {
    document.body.innerHTML = filter
    const group = document.getElementById('filter') as HTMLElement
    return { group, run: () => projectFilter(group) }
  }

  test('is written into the address, and into an attribute for style sheets', () => {
    const { group, run } = showFilter()
    run()
    expect(group.dataset.filter).toBe('')
    choose('video')
    expect(location.search).toBe('?filter=video')
    expect(group.dataset.filter).toBe('video')
  })

  test('is removed from the address when all projects are shown', () => {
    history.replaceState(null, '', '/projects?filter=video')
    const { group, run } = showFilter()
    run()
    expect(input('video').checked).toBe(true)
    expect(group.dataset.filter).toBe('video')
    choose('')
    expect(location.search).toBe('')
    expect(group.dataset.filter).toBe('')
  })

  test('keeps a choice made before the script started, whatever filter the URL names', () => {
    history.replaceState(null, '', '/projects?filter=ai')
    const { run } = showFilter()
    input('video').checked = true
    run()
    expect(location.search).toBe('?filter=video')
  })

  test('shows all projects if the address names an unknown filter', () => {
    history.replaceState(null, '', '/projects?filter=music')
    const { group, run } = showFilter()
    run()
    expect(group.dataset.filter).toBe('')
  })
})

describe('particles', () => {
  const canvas = () =>
    Object.assign(document.createElement('canvas'), {
      transferControlToOffscreen: () => ({}),
    })
  const setReducedMotion = (isReduced: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  const started = vi.fn()
  const terminated = vi.fn()

  beforeEach(() => {
    for (const mock of [started, terminated]) mock.mockReset()
    setReducedMotion(false)
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          started()
        }
        postMessage() {}
        terminate = terminated
      },
    )
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run())
    vi.useFakeTimers()
  })
  /** Waits until the page counts as idle and the script of the particles is loaded. */
  const waitForScript = async () => {
    await vi.advanceTimersByTimeAsync(1500)
    await vi.dynamicImportSettled()
  }

  test('start once the page is idle, at the earliest after 1.5 seconds', async () => {
    lazyParticles(canvas())
    await vi.advanceTimersByTimeAsync(1499)
    await vi.dynamicImportSettled()
    expect(started).not.toHaveBeenCalled()
    await waitForScript()
    expect(started).toHaveBeenCalledOnce()
  })

  test('end when their page is left', async () => {
    const end = lazyParticles(canvas())
    await waitForScript()
    await until(() => expect(started).toHaveBeenCalled())
    end?.()
    expect(terminated).toHaveBeenCalledOnce()
  })

  test('do not start if their page was left before the script had loaded', async () => {
    const end = lazyParticles(canvas())
    end?.()
    await waitForScript()
    expect(started).not.toHaveBeenCalled()
  })

  test('do not start if the visitor prefers reduced motion, nor in an old browser', () => {
    expect(lazyParticles(document.createElement('div'))).toBeUndefined()
    setReducedMotion(true)
    expect(lazyParticles(canvas())).toBeUndefined()
  })
})

test('components name every behaviour of the client, and no other', () => {
  const files = readdirSync('components', { recursive: true }) as string[]
  const sources = files.filter((file) => file.endsWith('.tsx'))
  const named = sources.flatMap((file) => {
    const source = readFileSync(`components/${file}`, 'utf8')
    const found = source.matchAll(/data-behaviour="(.+?)"/g)
    return [...found].map(([, name]) => name)
  })
  const names = [...new Set(named)].sort()
  expect(names).toEqual(Object.keys(behaviours).sort())
})

test('a visitor reads the current day and year, whenever the page was built', () => {
  vi.useFakeTimers({ now: new Date('2031-12-31T20:00:00Z'), toFake: ['Date'] })
  vi.stubEnv('UTC_OFFSET', '330')
  document.body.innerHTML = `<time data-behaviour="today" data-months="${MONTHS}"
    datetime="2026-11-28">28 November 2026</time> <b data-behaviour="this-year">2026</b>`
  startBehaviours()
  const day = document.querySelector('time')
  expect(day?.textContent).toBe('1 January 2032')
  expect(day?.getAttribute('datetime')).toBe('2032-01-01')
  expect(document.querySelector('b')?.textContent).toBe('2032')
})
