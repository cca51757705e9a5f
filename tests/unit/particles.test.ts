// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { particles } from '#client/behaviours/particles.ts'

const sent: object[] = []
const terminate = vi.fn()
const disconnect = vi.fn()
const trustedScriptUrl = vi.fn((url: string) => url)
let onIntersection = (_: object[]) => {}
let onResize = () => {}
let end = () => {}

beforeEach(() => {
  sent.length = 0
  terminate.mockClear()
  disconnect.mockClear()
  trustedScriptUrl.mockClear()
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
      constructor(callback: typeof onIntersection) {
        onIntersection = callback
      }
      observe() {}
      disconnect = disconnect
    },
  )
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof onResize) {
        onResize = callback
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
  end = particles(canvas, trustedScriptUrl)
  return () => end()
})

const startMessage = { running: true }
const pauseMessage = { running: false }

/** Hides the tab of this page, or shows it again. */
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('particles', () => {
  test('are drawn only while they are on the screen', () => {
    onIntersection([{ isIntersecting: true }])
    expect(sent.at(-1)).toEqual(startMessage)
    onIntersection([{ isIntersecting: false }])
    expect(sent.at(-1)).toEqual(pauseMessage)
  })

  test('are not drawn while a visitor is in another tab', () => {
    onIntersection([{ isIntersecting: true }])
    setHidden(true)
    expect(sent.at(-1)).toEqual(pauseMessage)
    setHidden(false)
    expect(sent.at(-1)).toEqual(startMessage)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3.5, 2],
  ])(
    'on a screen with the device pixel ratio %s are drawn at scale %i',
    (density, scale) => {
      vi.stubGlobal('devicePixelRatio', density)
      onResize()
      expect(sent.at(-1)).toEqual({
        size: {
          width: 400,
          height: 300,
          scale,
          colour: 'red',
        },
      })
    },
  )

  test('are drawn by a worker whose script URL is trusted', () => {
    expect(trustedScriptUrl).toHaveBeenCalledOnce()
  })

  test('stop when their page is left', () => {
    onIntersection([{ isIntersecting: true }])
    end()
    expect(terminate).toHaveBeenCalledOnce()
    expect(disconnect).toHaveBeenCalledTimes(2)
    const { length } = sent
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).toHaveLength(length)
  })
})
