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
let reveal: typeof import('#client/behaviours/reveal.ts').reveal
let isReduced = false

beforeEach(async () => {
  isReduced = false
  observe.mockReset()
  unobserve.mockReset()
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report, init: IntersectionObserverInit) {
        report = callback
        options = init
      }
      observe = observe
      unobserve = unobserve
    },
  )
  vi.resetModules()
  const behaviour = await import('#client/behaviours/reveal.ts')
  reveal = behaviour.reveal
})

/**
 * Shows a section with these attributes and items on the page `path`, and starts its behaviour;
 * `end` stops it.
 */
function showSection(attributes = '', items = '', path = '/about') {
  document.body.innerHTML =
    `<main data-page="${path}">` +
    `<section ${attributes}>${items}</section></main>`
  const section = document.querySelector('section') as HTMLElement
  return { section, end: reveal(section) }
}
/** Reports that scrolling has brought an element to this position on a 600 px high screen. */
const scrollUntil = (target: Element, { top, height, visible }: Position) => {
  const entry = {
    target,
    boundingClientRect: { top, height },
    intersectionRect: { height: visible },
  }
  report([entry])
}
const belowScreen = {
  top: 700,
  height: 500,
  visible: 0,
}
const onScreen = {
  top: 100,
  height: 500,
  visible: 500,
}
/** The position of an element at the bottom of the screen, with only `visible` px in sight. */
const partlyVisible = (visible: number, height = 500): Position => ({
  top: 500,
  height,
  visible,
})

describe('a section', () => {
  test('on the first screen is shown at once', () => {
    const { section } = showSection()
    scrollUntil(section, { top: 599, height: 500, visible: 1 })
    expect(section.className).toBe('revealed')
  })

  test('below the screen is hidden, and shown once a tenth of it is visible', () => {
    const { section } = showSection()
    scrollUntil(section, belowScreen)
    expect(section.className).toBe('to-reveal')
    scrollUntil(section, partlyVisible(49))
    expect(section.className).toBe('to-reveal')
    scrollUntil(section, partlyVisible(50))
    expect(section.className).toBe('revealed')
  })

  test('of the home page is shown once a fifth of it is visible', () => {
    const { section } = showSection('', '', '/')
    scrollUntil(section, belowScreen)
    scrollUntil(section, partlyVisible(99))
    expect(section.className).toBe('to-reveal')
    scrollUntil(section, partlyVisible(100))
    expect(section.className).toBe('revealed')
  })

  test('of the home page, taller than the screen, is shown once it fills 20% of the screen', () => {
    const { section } = showSection('', '', '/')
    scrollUntil(section, { ...belowScreen, height: 9000 })
    scrollUntil(section, partlyVisible(119, 9000))
    expect(section.className).toBe('to-reveal')
    scrollUntil(section, partlyVisible(120, 9000))
    expect(section.className).toBe('revealed')
  })

  test('whose height is 0 px stays hidden, since no part of it can be visible', () => {
    const { section } = showSection()
    scrollUntil(section, { ...belowScreen, height: 0 })
    scrollUntil(section, partlyVisible(0, 0))
    expect(section.className).toBe('to-reveal')
  })

  test('is no longer observed once it is shown', () => {
    const { section } = showSection()
    scrollUntil(section, belowScreen)
    expect(unobserve).not.toHaveBeenCalled()
    scrollUntil(section, onScreen)
    expect(unobserve).toHaveBeenCalledExactlyOnceWith(section)
  })

  test('is no longer observed once the visitor has left the page', () => {
    const { section, end } = showSection()
    end?.()
    expect(unobserve).toHaveBeenCalledExactlyOnceWith(section)
  })

  test('counts as visible when scrolled past, but not in the lowest 100 px of the screen', () => {
    expect(options?.rootMargin).toBe('999999px 0px -100px 0px')
  })

  test('is reported each time another hundredth of its height becomes visible', () => {
    const threshold = options?.threshold
    expect(threshold).toHaveLength(101)
    const used = [0, 0.1, 0.2, 1]
    expect(threshold).toEqual(expect.arrayContaining(used))
  })

  test('is never hidden if the visitor prefers reduced motion', () => {
    isReduced = true
    const { section } = showSection()
    expect(observe).not.toHaveBeenCalled()
    expect(section.className).toBe('')
  })

  test('in a lazily rendered block is shown together with the whole block', () => {
    document.body.innerHTML = `<main class="lazy-content">
      <div id="block"><section></section><section></section></div></main>`
    const block = document.getElementById('block') as HTMLElement
    const sections = [...document.querySelectorAll('section')]
    const states = () => sections.map(({ className }) => className)
    for (const section of sections) reveal(section)
    scrollUntil(block, belowScreen)
    expect(states()).toEqual(['to-reveal', 'to-reveal'])
    scrollUntil(block, onScreen)
    expect(states()).toEqual(['revealed', 'revealed'])
  })
})

describe('the items of a section', () => {
  const items = '<i data-reveal-item></i><i></i><b data-reveal-item></b>'
  /** The transition delay of each element, empty if it has none. */
  const delays = (section: HTMLElement) => {
    const all = [...section.querySelectorAll<HTMLElement>('*')]
    return all.map(({ style }) => style.transitionDelay)
  }
  /** Makes elements count as laid out, since happy-dom has no layout. */
  const giveBox = (section: HTMLElement, selector: string) => {
    for (const item of section.querySelectorAll(selector))
      Object.assign(item, { offsetParent: section })
  }

  test.each([
    ['', '150ms'],
    ['data-stagger="200"', '200ms'],
  ])("appear one after another (attributes: '%s')", (attributes, delay) => {
    const { section } = showSection(attributes, items)
    giveBox(section, '*')
    scrollUntil(section, belowScreen)
    expect(delays(section)).toEqual(['', '', ''])
    scrollUntil(section, onScreen)
    expect(delays(section)).toEqual(['0ms', '', delay])
  })

  test('on the first screen are shown at once, without a delay', () => {
    const { section } = showSection('', items)
    giveBox(section, '*')
    scrollUntil(section, { top: 0, height: 500, visible: 500 })
    expect(delays(section)).toEqual(['', '', ''])
  })

  test('in a closed tab of the page do not delay the items that are shown', () => {
    const { section } = showSection('', items)
    giveBox(section, 'b')
    scrollUntil(section, belowScreen)
    scrollUntil(section, onScreen)
    expect(delays(section)).toEqual(['', '', '0ms'])
  })
})
