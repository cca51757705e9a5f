// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { counter } from '#client/behaviours/counter.ts'

let counted: HTMLElement
let animate: ReturnType<typeof vi.fn>
const disconnect = vi.fn()
/** Reports whether the number is in the viewport. */
let report = (_: { isIntersecting: boolean }[]) => {}
let options: IntersectionObserverInit | undefined

/** Opens a page with the number `text`; returns a function that stops observing the number. */
function showNumber(text: string) {
  document.body.innerHTML = `<p>${text}</p>`
  counted = document.querySelector('p') as HTMLElement
  return counter(counted)
}
/** Sets whether the visitor's system asks for reduced motion. */
const setReducedMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))

beforeEach(() => {
  setReducedMotion(false)
  disconnect.mockReset()
  animate = vi.fn()
  Object.assign(HTMLElement.prototype, { animate })
  report = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: typeof report,
        givenOptions: IntersectionObserverInit | undefined,
      ) {
        report = callback
        options = givenOptions
      }
      observe() {}
      disconnect = disconnect
    },
  )
  vi.useFakeTimers()
  return () => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate')
  }
})

const isCounting = () => counted.classList.contains('counting')

describe('a number', () => {
  test('counts up when half of it is in the viewport, and only once', () => {
    showNumber('200+')
    expect(options?.threshold).toBe(0.5)
    report([{ isIntersecting: false }])
    expect(isCounting()).toBe(false)
    report([{ isIntersecting: true }])
    expect(isCounting()).toBe(true)
    expect(disconnect).toHaveBeenCalledOnce()
  })

  test('counts for two seconds, and then shows the served text', () => {
    showNumber('200+')
    report([{ isIntersecting: true }])
    vi.advanceTimersByTime(1999)
    expect(isCounting()).toBe(true)
    expect(animate.mock.lastCall?.[1]).toMatchObject({
      duration: 2000,
      fill: 'forwards',
    })
    vi.advanceTimersByTime(1)
    expect(isCounting()).toBe(false)
    expect(counted.innerHTML).toBe('200+')
  })

  test('of several lakhs has a rolling strip for each digit and comma', () => {
    showNumber('12,34,567+')
    report([{ isIntersecting: true }])
    expect(counted.querySelectorAll('.reel')).toHaveLength('12,34,567'.length)
    const reels = counted.querySelector('.reels')
    expect(reels?.textContent).not.toContain('N')
  })

  test('of dollars has its comma at the same place while it counts', () => {
    showNumber('$250,000')
    report([{ isIntersecting: true }])
    const strips = [...counted.querySelectorAll('.reel span')]
    const [, , , comma] = strips.map(({ textContent }) => textContent)
    expect(comma).toBe(' \n,')
  })

  test('does not count up if a comma does not separate thousands', () => {
    showNumber('1,2')
    report([{ isIntersecting: true }])
    expect(isCounting()).toBe(false)
  })

  test('is read by screen readers as it was served, even while it counts', () => {
    showNumber('200+')
    report([{ isIntersecting: true }])
    const [served] = counted.childNodes
    const [reels] = counted.children
    expect(served?.textContent).toBe('200+')
    expect(counted.childNodes[1]).toBe(reels)
    expect(reels?.getAttribute('aria-hidden')).toBe('true')
    expect(reels?.className).toBe('reels')
  })

  test('stops the rolling strip of each digit at the digit that the server sent', () => {
    showNumber('$90K')
    report([{ isIntersecting: true }])
    const strips = [...counted.querySelectorAll('.reel span')]
    const shown = animate.mock.calls.map(([frames], index) => {
      const faces = strips[index]?.textContent?.split('\n') ?? []
      const last = frames.at(-1)
      const [percent] = /-?[\d.]+/.exec(last.transform) ?? []
      const moved = Number(percent)
      expect(last.offset).toBe(1)
      expect(last.easing).toBe('step-end')
      const place = (-moved / 100) * faces.length
      return faces[Math.round(place)]
    })
    expect(shown).toEqual(['9', '0'])
    // Characters that do not change stay in their places.
    expect(counted.querySelector('.reels')?.textContent).toMatch(/^\$.*K$/s)
  })

  test('counts through smaller numbers, from zero to its value', () => {
    showNumber('98%')
    report([{ isIntersecting: true }])
    const strips = [...counted.querySelectorAll('.reel span')]
    const places = strips.map(({ textContent }) => textContent?.split('\n'))
    const starts = places.map((faces) => faces?.[0])
    const lengths = places.map((faces) => faces?.length)
    expect(starts).toEqual([' ', '0'])
    expect(lengths).toEqual([10, 10])
  })

  test('does not count if the system asks for reduced motion', () => {
    setReducedMotion(true)
    showNumber('200+')
    report([{ isIntersecting: true }])
    expect(isCounting()).toBe(false)
  })

  test('is no longer observed after its page was left', () => {
    showNumber('200+')?.()
    expect(disconnect).toHaveBeenCalledOnce()
  })
})
