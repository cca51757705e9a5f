import { beforeEach, describe, expect, test, vi } from 'vitest'

// Tests what the particles' worker draws. tests/e2e/home.spec.ts tests it in a real browser.

let onMessage = (_: { data: object }) => {}
let draws: [string, ...number[]][] = []
const canvas = { width: 0, height: 0, getContext: () => context }
/** A stub of a canvas method that records its calls in `draws`. */
const recordCalls =
  (name: string) =>
  (...numbers: number[]) =>
    draws.push([name, ...numbers])
const context = {
  canvas,
  globalAlpha: 1,
  fillStyle: '',
  strokeStyle: '',
  scale: recordCalls('scale'),
  clearRect: recordCalls('clearRect'),
  fillRect: recordCalls('fillRect'),
  beginPath: recordCalls('beginPath'),
  moveTo: recordCalls('moveTo'),
  lineTo: recordCalls('lineTo'),
  stroke: recordCalls('stroke'),
}
/** Sends the worker a message, as the page does. */
const send = (data: object) => onMessage({ data })
const size = {
  width: 400,
  height: 300,
  scale: 2,
  colour: 'red',
}
/** The recorded calls of this canvas method, each with its arguments. */
const calls = (name: string) => draws.filter(([first]) => first === name)

beforeEach(async () => {
  vi.useFakeTimers()
  draws = []
  vi.stubGlobal('addEventListener', (_: string, listener: typeof onMessage) => {
    onMessage = listener
  })
  vi.resetModules()
  await import('#client/behaviours/particles.ts')
  send({ canvas })
  send({ size })
  return () => {
    send({ running: false })
  }
})

describe('the particles', () => {
  test('are drawn in the resolution of the screen and the colour of the page', () => {
    expect(canvas.width).toBe(800)
    expect(canvas.height).toBe(600)
    expect(calls('scale')).toEqual([['scale', 2, 2]])
    expect(context.fillStyle).toBe('red')
    expect(context.strokeStyle).toBe('red')
  })

  test('are fifty in number, and are redrawn thirty times a second on a cleared canvas', () => {
    send({ running: true })
    vi.advanceTimersByTime(33)
    expect(calls('clearRect')).toEqual([['clearRect', 0, 0, 400, 300]])
    expect(calls('fillRect')).toHaveLength(50)
    vi.advanceTimersByTime(33 * 29)
    expect(calls('clearRect')).toHaveLength(30)
  })

  test('are joined by lines if they are at most 110 px apart', () => {
    send({ running: true })
    vi.advanceTimersByTime(33)
    const starts = calls('moveTo')
    const ends = calls('lineTo')
    const lengths = starts.map(([, x = 0, y = 0], index) => {
      const [, toX = 0, toY = 0] = ends[index] ?? []
      return Math.hypot(x - toX, y - toY)
    })
    expect(lengths.length).toBeGreaterThan(50)
    expect(Math.max(...lengths)).toBeLessThanOrEqual(110)
    expect(calls('stroke')).toHaveLength(lengths.length)
  })

  test('stay within the canvas, and move', () => {
    send({ running: true })
    vi.advanceTimersByTime(33 * 100)
    const drawn = calls('fillRect')
    const first = drawn.slice(0, 50)
    const last = drawn.slice(-50)
    for (const [, x = -9, y = -9] of last) {
      expect(x).toBeGreaterThanOrEqual(-1)
      expect(x).toBeLessThan(400)
      expect(y).toBeGreaterThanOrEqual(-1)
      expect(y).toBeLessThan(300)
    }
    expect(last).not.toEqual(first)
  })

  test('are drawn by a single loop until they are stopped, however often they are started', () => {
    send({ running: true })
    send({ running: true })
    vi.advanceTimersByTime(33)
    expect(calls('clearRect')).toHaveLength(1)
    send({ running: false })
    vi.advanceTimersByTime(1000)
    expect(calls('clearRect')).toHaveLength(1)
  })

  test('are still drawn after the window has changed its size', () => {
    send({ running: true })
    const narrowSize = { ...size, width: 200 }
    send({ size: narrowSize })
    vi.advanceTimersByTime(33)
    expect(calls('clearRect')).toEqual([['clearRect', 0, 0, 200, 300]])
  })
})
