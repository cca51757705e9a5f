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
      constructor(callback: typeof report, asked: IntersectionObserverInit) {
        report = callback
        options = asked
      }
      observe = observe
      unobserve = unobserve
    },
  )
  vi.resetModules()
  const behaviour = await import('#client/behaviours/reveal.ts')
  reveal = behaviour.reveal
})

/** Opens a page with this section and starts its behaviour, which `end` stops. */
function showSection(attributes = '', items = '') {
  document.body.innerHTML = `<section ${attributes}>${items}</section>`
  const section = document.querySelector('section') as HTMLElement
  return { section, end: reveal(section) }
}
/** Scrolls until a box has this place on a screen of 600 pixels. */
const at = (target: Element, { top, height, visible }: Position) => {
  const entry = {
    target,
    boundingClientRect: { top, height },
    intersectionRect: { height: visible },
  }
  report([entry])
}
const below = {
  top: 700,
  height: 500,
  visible: 0,
}
const inSight = {
  top: 100,
  height: 500,
  visible: 500,
}
/** A box whose top is near the end of the screen, so that a part is in sight. */
const partly = (visible: number, height = 500): Position => ({
  top: 500,
  height,
  visible,
})

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
    at(section, partly(49))
    expect(section.className).toBe('to-reveal')
    at(section, partly(50))
    expect(section.className).toBe('revealed')
  })

  test('with a share of its own is shown once that is in sight', () => {
    const { section } = showSection('data-threshold="0.2"')
    at(section, below)
    at(section, partly(99))
    expect(section.className).toBe('to-reveal')
    at(section, partly(100))
    expect(section.className).toBe('revealed')
  })

  test('taller than the screen is shown by a share of the screen', () => {
    const { section } = showSection('data-threshold="0.2"')
    at(section, { ...below, height: 9000 })
    at(section, partly(120, 9000))
    expect(section.className).toBe('revealed')
  })

  test('without a height stays hidden until something of it is in sight', () => {
    const { section } = showSection()
    at(section, { ...below, height: 0 })
    at(section, partly(0, 0))
    expect(section.className).toBe('to-reveal')
  })

  test('is observed no more once it is shown', () => {
    const { section } = showSection()
    at(section, below)
    expect(unobserve).not.toHaveBeenCalled()
    at(section, inSight)
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
    const threshold = options?.threshold
    expect(threshold).toHaveLength(101)
    const used = [0, 0.1, 0.2, 1]
    expect(threshold).toEqual(expect.arrayContaining(used))
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
    const states = () => sections.map(({ className }) => className)
    for (const section of sections) reveal(section)
    at(block, below)
    expect(states()).toEqual(['to-reveal', 'to-reveal'])
    at(block, inSight)
    expect(states()).toEqual(['revealed', 'revealed'])
  })
})

describe('the items of a section', () => {
  const items = '<i data-reveal-item></i><i></i><b data-reveal-item></b>'
  /** How long each item waits, which is nothing where it has no delay. */
  const delays = (section: HTMLElement) => {
    const all = [...section.querySelectorAll<HTMLElement>('*')]
    return all.map(({ style }) => style.transitionDelay)
  }
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
    at(section, inSight)
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
    at(section, inSight)
    expect(delays(section)).toEqual(['', '', '0ms'])
  })
})
