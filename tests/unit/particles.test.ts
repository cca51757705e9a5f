// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { particles } from '#client/behaviours/particles.ts'

const sent: object[] = []
const terminate = vi.fn()
const disconnect = vi.fn()
const trusted = vi.fn((url: string) => url)
let seen = (_: object[]) => {}
let sized = () => {}
let end = () => {}

beforeEach(() => {
  sent.length = 0
  terminate.mockClear()
  disconnect.mockClear()
  trusted.mockClear()
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (message: object) => sent.push(message)
      terminate = terminate
    },
  )
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect = disconnect
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof sized) {
        sized = callback
      }
      observe() {}
      disconnect = disconnect
    },
  )
  const canvas = document.createElement('canvas')
  const transferControlToOffscreen = () => ({})
  Object.assign(canvas, { transferControlToOffscreen })
  Object.defineProperties(canvas, {
    clientWidth: { value: 400 },
    clientHeight: { value: 300 },
  })
  canvas.style.color = 'red'
  document.body.append(canvas)
  end = particles(canvas, trusted)
  return () => end()
})

const isDrawing = { running: true }
const isPaused = { running: false }

/** Brings another tab to the front, or this one. */
const hide = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('particles', () => {
  test('are drawn only while they are on the screen', () => {
    seen([{ isIntersecting: true }])
    expect(sent.at(-1)).toEqual(isDrawing)
    seen([{ isIntersecting: false }])
    expect(sent.at(-1)).toEqual(isPaused)
  })

  test('are not drawn while a visitor is in another tab', () => {
    seen([{ isIntersecting: true }])
    hide(true)
    expect(sent.at(-1)).toEqual(isPaused)
    hide(false)
    expect(sent.at(-1)).toEqual(isDrawing)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3.5, 2],
  ])('on a screen of density %s are drawn at %i', (density, scale) => {
    vi.stubGlobal('devicePixelRatio', density)
    sized()
    expect(sent.at(-1)).toEqual({
      size: {
        width: 400,
        height: 300,
        scale,
        colour: 'red',
      },
    })
  })

  test('are drawn by a script that the policy trusts', () => {
    expect(trusted).toHaveBeenCalledOnce()
  })

  test('end with their page', () => {
    seen([{ isIntersecting: true }])
    end()
    expect(terminate).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledTimes(2)
    const { length } = sent
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).toHaveLength(length)
  })
})
