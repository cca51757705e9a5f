// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

interface Position {
  top: number
  height: number
  visible: number
}
let report = (_: object[]) => {}
let options: IntersectionObserverInit | undefined
const observe = vi.fn()
const unobserve = vi.fn()
let reveal: (section: HTMLElement) => (() => void) | undefined
let isReduced = false

beforeEach(async () => {
  isReduced = false
  for (const mock of [observe, unobserve]) mock.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, asked: IntersectionObserverInit) {
        report = callback
        options = asked
      }
      observe = observe
      unobserve = unobserve
    },
  )
  vi.resetModules()
  reveal = (await import('#client/behaviours/reveal.ts')).reveal
})

function showSection(attributes = '', items = '') {
  document.body.innerHTML = `<section ${attributes}>${items}</section>`
  const section = document.querySelector('section') as HTMLElement
  return { section, end: reveal(section) }
}
const at = (box: Element, { top, height, visible }: Position) =>
  report([
    {
      target: box,
      boundingClientRect: { top, height },
      intersectionRect: { height: visible },
    },
  ])
const below = { top: 700, height: 500, visible: 0 }

describe('a section', () => {
  test('of the first screen is shown at once', () => {
    const { section } = showSection()
    at(section, { top: 599, height: 500, visible: 1 })
    expect(section.className).toBe('revealed')
  })

  test('below the screen is hidden, and shown once a tenth of it is in sight', () => {
    const { section } = showSection()
    at(section, below)
    expect(section.className).toBe('to-reveal')
    at(section, { top: 500, height: 500, visible: 49 })
    expect(section.className).toBe('to-reveal')
    at(section, { top: 500, height: 500, visible: 50 })
    expect(section.className).toBe('revealed')
  })

  test('with a share of its own is shown once that is in sight', () => {
    const { section } = showSection('data-threshold="0.2"')
    at(section, below)
    at(section, { top: 500, height: 500, visible: 99 })
    expect(section.className).toBe('to-reveal')
    at(section, { top: 500, height: 500, visible: 100 })
    expect(section.className).toBe('revealed')
  })

  test('taller than the screen is shown by a share of the screen', () => {
    const { section } = showSection('data-threshold="0.2"')
    at(section, { ...below, height: 9000 })
    at(section, { top: 500, height: 9000, visible: 120 })
    expect(section.className).toBe('revealed')
  })

  test('without a height stays hidden until something of it is in sight', () => {
    const { section } = showSection()
    at(section, { ...below, height: 0 })
    at(section, { top: 500, height: 0, visible: 0 })
    expect(section.className).toBe('to-reveal')
  })

  test('is observed no more once it is shown', () => {
    const { section } = showSection()
    at(section, below)
    expect(unobserve).not.toHaveBeenCalled()
    at(section, { top: 100, height: 500, visible: 500 })
    expect(unobserve).toHaveBeenCalledExactlyOnceWith(section)
  })

  test('on a page that was left is observed no more', () => {
    const { section, end } = showSection()
    end?.()
    expect(unobserve).toHaveBeenCalledExactlyOnceWith(section)
  })

  test('above the screen counts as seen, and the last 100 px of the screen do not', () => {
    expect(options?.rootMargin).toBe('999999px 0px -100px 0px')
  })

  test('is measured at each hundredth of it', () => {
    expect(options?.threshold).toHaveLength(101)
    expect(options?.threshold).toEqual(expect.arrayContaining([0, 0.1, 0.2, 1]))
  })

  test('is never hidden where less motion was asked for', () => {
    isReduced = true
    const { section } = showSection()
    expect(observe).not.toHaveBeenCalled()
    expect(section.className).toBe('')
  })

  test('in a block that is skipped is observed by the block, with its neighbour', () => {
    document.body.innerHTML = `<main class="lazy-content">
      <div id="block"><section></section><section></section></div></main>`
    const block = document.getElementById('block') as HTMLElement
    const sections = [...document.querySelectorAll('section')]
    for (const section of sections) reveal(section)
    at(block, below)
    expect(sections.map(({ className }) => className)).toEqual([
      'to-reveal',
      'to-reveal',
    ])
    at(block, { top: 100, height: 500, visible: 500 })
    expect(sections.map(({ className }) => className)).toEqual([
      'revealed',
      'revealed',
    ])
  })
})

describe('the items of a section', () => {
  const items = '<i data-reveal-item></i><i></i><b data-reveal-item></b>'
  const delays = (section: HTMLElement) =>
    [...section.querySelectorAll<HTMLElement>('*')].map(
      ({ style }) => style.transitionDelay,
    )
  /** Gives elements a box, which happy-dom has for none. */
  const giveBox = (section: HTMLElement, selector: string) => {
    for (const item of section.querySelectorAll(selector))
      Object.assign(item, { offsetParent: section })
  }

  test.each([
    ['', '150ms'],
    ['data-stagger="200"', '200ms'],
  ])('follow one another (%s)', (attributes, delay) => {
    const { section } = showSection(attributes, items)
    giveBox(section, '*')
    at(section, below)
    expect(delays(section)).toEqual(['', '', ''])
    at(section, { top: 100, height: 500, visible: 500 })
    expect(delays(section)).toEqual(['0ms', '', delay])
  })

  test('of the first screen are shown at once, without a delay', () => {
    const { section } = showSection('', items)
    giveBox(section, '*')
    at(section, { top: 0, height: 500, visible: 500 })
    expect(delays(section)).toEqual(['', '', ''])
  })

  test('in a closed tab do not delay those that are shown', () => {
    const { section } = showSection('', items)
    giveBox(section, 'b')
    at(section, below)
    at(section, { top: 100, height: 500, visible: 500 })
    expect(delays(section)).toEqual(['', '', '0ms'])
  })
})
