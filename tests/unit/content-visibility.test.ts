// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'

let content: typeof import('#client/dom/content-visibility.ts')
const scroll = vi.fn()

/** A page of this many blocks, a part with a place in it, and a footer. */
function showBlocks(count: number, place = count) {
  const blocks = Array.from({ length: count }, (_, index) => {
    const id = index === place ? ' id="place"' : ''
    return `<p id="block-${index}"><b${id}></b></p>`
  })
  document.body.innerHTML = `<main class="lazy-content">${blocks.join('')}</main>
    <footer id="footer"></footer>`
}
/** The ids of what has its real height, in the order of the page. */
const rendered = () => {
  const blocks = [...document.querySelectorAll('.rendered')]
  return blocks.map(({ id }) => id)
}
const element = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(async () => {
  scroll.mockReset()
  vi.spyOn(globalThis, 'scrollBy').mockImplementation(scroll)
  vi.stubGlobal('scrollY', 0)
  history.replaceState(null, '', '/')
  vi.resetModules()
  content = await import('#client/dom/content-visibility.ts')
})

describe('what a visitor reads', () => {
  /** Blocks above are out of sight; the one that is read moves once they are exact. */
  function grow(by: number) {
    showBlocks(3)
    const read = element('block-2')
    read.getBoundingClientRect = () => {
      const moved = read.classList.contains('rendered') ? by : 0
      return new DOMRect(0, 30 + moved, 100, 100)
    }
    content.renderAllBlocks()
  }

  test('stays in place while a block above it grows', () => {
    grow(120)
    expect(scroll).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: 120 }),
    )
  })

  test('stays in place while a block above it shrinks', () => {
    grow(-40)
    expect(scroll).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: -40 }),
    )
  })

  test.each([
    [1, 1],
    [0.4, 0],
  ])('that moved by %s px is scrolled %i times', (by, times) => {
    grow(by)
    expect(scroll).toHaveBeenCalledTimes(times)
  })
})

test('a page that is measured has each block after its first, and its footer', () => {
  showBlocks(3)
  content.renderAllBlocks()
  expect(rendered()).toEqual(['block-1', 'block-2', 'footer'])
})

test('a place in a page has the four blocks above it and the next one', () => {
  showBlocks(12, 7)
  content.renderBlocksAround('#place')
  const numbers = [3, 4, 5, 6, 7, 8]
  const near = numbers.map((number) => `block-${number}`)
  expect(rendered()).toEqual(near)
})

test('a place that is not there has no block', () => {
  showBlocks(3)
  content.renderBlocksAround('#nowhere')
  expect(rendered()).toEqual([])
})

describe('a page that is opened', () => {
  const all = ['block-1', 'block-2', 'footer']

  beforeEach(() => {
    showBlocks(3)
    vi.useFakeTimers()
    vi.stubGlobal('requestIdleCallback', (run: () => void) =>
      setTimeout(run, 10),
    )
    const endListeners = noteListeners()
    return () => {
      endListeners()
      vi.useRealTimers()
    }
  })

  test.each(['scroll', 'pointermove', 'keydown'])(
    'has each block in idle time after %s, one at a time',
    (type) => {
      content.startRenderingBlocks()
      vi.advanceTimersByTime(1000)
      expect(rendered()).toEqual([])
      dispatchEvent(new Event(type))
      dispatchEvent(new Event(type))
      vi.advanceTimersByTime(10)
      expect(rendered()).toHaveLength(1)
      vi.advanceTimersByTime(100)
      expect(rendered()).toEqual(all)
    },
  )

  test('has them for the page that a link leads to as well', () => {
    content.startRenderingBlocks()
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    showBlocks(3)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    expect(rendered()).toEqual(all)
  })

  test('far down has them without a move of the visitor', () => {
    vi.stubGlobal('scrollY', 800)
    content.startRenderingBlocks()
    vi.advanceTimersByTime(100)
    expect(rendered()).toEqual(all)
  })

  test.each(['at once', 'later'])(
    'at a place of its own shows it %s',
    (when) => {
      showBlocks(12, 7)
      const target = vi
        .spyOn(document, 'querySelector')
        .mockImplementation((selector) =>
          selector === ':target' ? element('place') : null,
        )
      const show = vi.spyOn(element('place'), 'scrollIntoView')
      if (when === 'later') content.startRenderingBlocks()
      history.replaceState(null, '', '/#place')
      if (when === 'later') dispatchEvent(new Event('hashchange'))
      else content.startRenderingBlocks()
      expect(rendered()).toContain('block-7')
      expect(show).toHaveBeenCalledOnce()
      target.mockRestore()
    },
  )
})
