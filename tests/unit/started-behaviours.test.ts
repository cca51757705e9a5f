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
/** Observers of the document report at the end of a task. */
const reported = () => new Promise((done) => setTimeout(done))
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
  test('is the one of the whole visit', () => {
    document.body.innerHTML = currencies
    startBehaviours()
    choose('USD')
    expect(dataset.currency).toBe('USD')
  })

  test('shows what was chosen on another page', () => {
    document.body.innerHTML = currencies
    dataset.currency = 'USD'
    startBehaviours()
    expect(input('USD').checked).toBe(true)
    expect(dataset.currency).toBe('USD')
  })

  test('that was made before the script came is kept', () => {
    document.body.innerHTML = currencies
    input('USD').checked = true
    startBehaviours()
    expect(dataset.currency).toBe('USD')
  })

  test('follows a choice made elsewhere in the page', async () => {
    document.body.innerHTML = currencies
    startBehaviours()
    chooseCurrency('USD')
    await reported()
    expect(input('USD').checked).toBe(true)
  })

  test('follows nothing any more once its page is dropped', async () => {
    document.body.innerHTML = currencies
    startBehaviours()
    stopBehaviours(document)
    chooseCurrency('USD')
    await reported()
    expect(input('USD').checked).toBe(false)
  })

  test('is started once, however often its page is shown', () => {
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
  const start = () => {
    document.body.innerHTML = filter
    const group = document.getElementById('filter') as HTMLElement
    return { group, run: () => projectFilter(group) }
  }

  test('is in the address and in the group that style sheets read', () => {
    const { group, run } = start()
    run()
    expect(group.dataset.filter).toBe('')
    choose('video')
    expect(location.search).toBe('?filter=video')
    expect(group.dataset.filter).toBe('video')
  })

  test('leaves the address when all are shown', () => {
    history.replaceState(null, '', '/projects?filter=video')
    const { group, run } = start()
    run()
    expect(input('video').checked).toBe(true)
    expect(group.dataset.filter).toBe('video')
    choose('')
    expect(location.search).toBe('')
    expect(group.dataset.filter).toBe('')
  })

  test('that was chosen before the script came goes before the address', () => {
    history.replaceState(null, '', '/projects?filter=ai')
    const { run } = start()
    input('video').checked = true
    run()
    expect(location.search).toBe('?filter=video')
  })

  test('shows all where the address names none that exists', () => {
    history.replaceState(null, '', '/projects?filter=music')
    const { group, run } = start()
    run()
    expect(group.dataset.filter).toBe('')
  })
})

describe('particles', () => {
  const canvas = () =>
    Object.assign(document.createElement('canvas'), {
      transferControlToOffscreen: () => ({}),
    })
  const motion = (isReduced: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  const started = vi.fn()
  const terminated = vi.fn()

  beforeEach(() => {
    for (const mock of [started, terminated]) mock.mockReset()
    motion(false)
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
    return () => vi.useRealTimers()
  })
  /** Lets the file of the particles come. */
  const idle = async () => {
    await vi.advanceTimersByTimeAsync(1500)
    await vi.dynamicImportSettled()
  }

  test('come once the page has been idle, after one and a half seconds', async () => {
    lazyParticles(canvas())
    await vi.advanceTimersByTimeAsync(1499)
    await vi.dynamicImportSettled()
    expect(started).not.toHaveBeenCalled()
    await idle()
    expect(started).toHaveBeenCalledOnce()
  })

  test('end with their page', async () => {
    const end = lazyParticles(canvas())
    await idle()
    await until(() => expect(started).toHaveBeenCalled())
    end?.()
    expect(terminated).toHaveBeenCalledOnce()
  })

  test('do not begin on a page that was left before', async () => {
    const end = lazyParticles(canvas())
    end?.()
    await idle()
    expect(started).not.toHaveBeenCalled()
  })

  test('do not come where less motion was asked for, nor in an old browser', () => {
    expect(lazyParticles(document.createElement('div'))).toBeUndefined()
    motion(true)
    expect(lazyParticles(canvas())).toBeUndefined()
  })
})

test('each part of a page that names a behaviour gets it', () => {
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
  vi.useRealTimers()
  const day = document.querySelector('time')
  expect(day?.textContent).toBe('1 January 2032')
  expect(day?.getAttribute('datetime')).toBe('2032-01-01')
  expect(document.querySelector('b')?.textContent).toBe('2032')
})
