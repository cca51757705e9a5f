// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { particles } from '#client/behaviours/particles.ts'

test('a phone draws no particles while its visitor is in another tab', () => {
  const sent: { running?: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      postMessage = (message: object) => sent.push(message)
      terminate() {}
    },
  )
  let report = (_: object[]) => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { transferControlToOffscreen: () => ({}) })
  const end = particles(canvas, (url) => url)
  report([{ isIntersecting: true }])
  expect(sent.at(-1)).toEqual({ running: true })
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sent.at(-1)).toEqual({ running: false })
  end()
})
