// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'

let contentVisibility: typeof import('#client/dom/content-visibility.ts')
const scrollSpy = vi.fn()

/** Shows a page of `count` blocks and a footer; the block at index `place` contains #place. */
function showBlocks(count: number, place = count) {
  const blocks = Array.from({ length: count }, (_, index) => {
    const id = index === place ? ' id="place"' : ''
    return `<p id="block-${index}"><b${id}></b></p>`
  })
  document.body.innerHTML = `<main class="lazy-content">${blocks.join('')}</main>
    <footer id="footer"></footer>`
}
/** The ids of the elements that are rendered at their real height, in document order. */
const renderedIds = () => {
  const blocks = [...document.querySelectorAll('.rendered')]
  return blocks.map(({ id }) => id)
}
const element = (id: string) => document.getElementById(id) as HTMLElement

beforeEach(async () => {
  scrollSpy.mockReset()
  vi.spyOn(globalThis, 'scrollBy').mockImplementation(scrollSpy)
  vi.stubGlobal('scrollY', 0)
  history.replaceState(null, '', '/')
  vi.resetModules()
  contentVisibility = await import('#client/dom/content-visibility.ts')
})

describe('what a visitor reads', () => {
  /** Renders all blocks of a page; the block that the visitor reads then moves by `by` px. */
  function grow(by: number) {
    showBlocks(3)
    const readBlock = element('block-2')
    readBlock.getBoundingClientRect = () => {
      const moved = readBlock.classList.contains('rendered') ? by : 0
      return new DOMRect(0, 30 + moved, 100, 100)
    }
    contentVisibility.renderAllBlocks()
  }

  test('stays in place while a block above it grows', () => {
    grow(120)
    expect(scrollSpy).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: 120 }),
    )
  })

  test('stays in place while a block above it shrinks', () => {
    grow(-40)
    expect(scrollSpy).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: -40 }),
    )
  })

  test.each([
    [1, 1],
    [0.4, 0],
  ])(
    'is scrolled back only if the move is large enough (%s px: %i times)',
    (by, times) => {
      grow(by)
      expect(scrollSpy).toHaveBeenCalledTimes(times)
    },
  )
})

test('renderAllBlocks renders each block after the first, and the footer', () => {
  showBlocks(3)
  contentVisibility.renderAllBlocks()
  expect(renderedIds()).toEqual(['block-1', 'block-2', 'footer'])
})

test('renderBlocksAround renders the block of the target, four above it and one below', () => {
  showBlocks(12, 7)
  contentVisibility.renderBlocksAround('#place')
  const numbers = [3, 4, 5, 6, 7, 8]
  const near = numbers.map((number) => `block-${number}`)
  expect(renderedIds()).toEqual(near)
})

test('renderBlocksAround renders nothing if the target does not exist', () => {
  showBlocks(3)
  contentVisibility.renderBlocksAround('#nowhere')
  expect(renderedIds()).toEqual([])
})

describe('a page that is opened', () => {
  const all = ['block-1', 'block-2', 'footer']

  beforeEach(() => {
    showBlocks(3)
    vi.useFakeTimers()
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      { type: 'navigate' } as PerformanceNavigationTiming,
    ])
    vi.stubGlobal('requestIdleCallback', (run: () => void) =>
      setTimeout(run, 10),
    )
    const endListeners = noteListeners()
    return endListeners
  })

  test.each(['scroll', 'pointermove', 'keydown'])(
    'renders its blocks one by one in idle time after the event %s',
    (type) => {
      contentVisibility.startRenderingBlocks()
      vi.advanceTimersByTime(1000)
      expect(renderedIds()).toEqual([])
      dispatchEvent(new Event(type))
      dispatchEvent(new Event(type))
      vi.advanceTimersByTime(10)
      expect(renderedIds()).toHaveLength(1)
      vi.advanceTimersByTime(100)
      expect(renderedIds()).toEqual(all)
    },
  )

  test('renders its blocks in idle time even if a soft navigation opened it', () => {
    contentVisibility.startRenderingBlocks()
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    showBlocks(3)
    dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(100)
    expect(renderedIds()).toEqual(all)
  })

  describe.each(['reload', 'back_forward'])('again (%s)', (type) => {
    const scrollTo = vi.fn()

    beforeEach(() => {
      scrollTo.mockReset()
      vi.stubGlobal('scrollTo', scrollTo)
      vi.stubGlobal('scrollY', 800)
      const loads = vi
        .spyOn(performance, 'getEntriesByType')
        .mockReturnValue([{ type } as PerformanceNavigationTiming])
      return () => loads.mockRestore()
    })

    test('renders all its blocks, and restores its scroll position', () => {
      contentVisibility.startRenderingBlocks()
      expect(renderedIds()).toEqual(all)
      expect(scrollTo).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ top: 800 }),
      )
    })

    test('keeps its scroll position, even if its hash has a target elsewhere', () => {
      showBlocks(12, 7)
      history.replaceState(null, '', '/#place')
      const target = vi
        .spyOn(document, 'querySelector')
        .mockReturnValue(element('place'))
      const show = vi.spyOn(element('place'), 'scrollIntoView')
      contentVisibility.startRenderingBlocks()
      target.mockRestore()
      expect(show).not.toHaveBeenCalled()
    })
  })

  describe('at a hash target before any script starts', () => {
    /**
     * Starts the scripts of a page in which `focusedField` has the focus; returns how often they
     * scroll to the hash's target.
     */
    function startAtHash(focusedField: Element | null = null) {
      history.replaceState(null, '', '/#place')
      // happy-dom has no :target.
      const target = vi
        .spyOn(document, 'querySelector')
        .mockImplementation((selector) =>
          selector === ':target' ? element('place') : focusedField,
        )
      const show = vi.spyOn(element('place'), 'scrollIntoView')
      contentVisibility.startRenderingBlocks()
      target.mockRestore()
      return show.mock.calls.length
    }

    test('scrolls to the target again, in case the target has moved a little', () => {
      showBlocks(12, 7)
      element('place').getBoundingClientRect = () => new DOMRect(0, 90)
      expect(startAtHash()).toBe(1)
    })

    test('stays where the visitor has scrolled', () => {
      showBlocks(12, 7)
      element('place').getBoundingClientRect = () =>
        new DOMRect(0, -innerHeight)
      expect(startAtHash()).toBe(0)
    })

    test('stays at the field in which the visitor types', () => {
      showBlocks(12, 7)
      expect(startAtHash(document.createElement('input'))).toBe(0)
    })
  })

  test.each(['on opening', 'on hashchange'])(
    'scrolls to the target of its hash %s',
    (when) => {
      showBlocks(12, 7)
      const target = vi
        .spyOn(document, 'querySelector')
        .mockImplementation((selector) =>
          selector === ':target' ? element('place') : null,
        )
      const show = vi.spyOn(element('place'), 'scrollIntoView')
      if (when === 'on hashchange') contentVisibility.startRenderingBlocks()
      history.replaceState(null, '', '/#place')
      if (when === 'on hashchange') dispatchEvent(new Event('hashchange'))
      else contentVisibility.startRenderingBlocks()
      expect(renderedIds()).toContain('block-7')
      expect(show).toHaveBeenCalledOnce()
      target.mockRestore()
    },
  )
})
