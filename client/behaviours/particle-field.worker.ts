/** Fifty points joined by hairlines, drawn by a worker (requirements §2.6.3). */

const POINT_COUNT = 50
const MAX_LINE_PX = 110
/** Thirty frames a second. */
const FRAME_INTERVAL_MS = 33

/** In CSS pixels; `scale` is the number of device pixels in one. */
interface FieldSize {
  width: number
  height: number
  scale: number
}

/** What the page sends: the canvas with its colour, then each size, and whether it is visible. */
export type FieldMessage =
  | { canvas: OffscreenCanvas; colour: string }
  | { size: FieldSize }
  | { running: boolean }

let colour = ''
let context: OffscreenCanvasRenderingContext2D | null = null
let points: { x: number; y: number; dx: number; dy: number }[] = []
let area: FieldSize = { width: 0, height: 0, scale: 1 }
let timer: ReturnType<typeof setInterval> | undefined

function draw() {
  if (!context) return
  const { width, height } = area
  context.clearRect(0, 0, width, height)
  for (const [index, point] of points.entries()) {
    point.x = (point.x + point.dx + width) % width
    point.y = (point.y + point.dy + height) % height
    context.globalAlpha = 0.5
    context.fillRect(point.x - 1, point.y - 1, 2, 2)
    for (const other of points.slice(index + 1)) {
      const distance = Math.hypot(point.x - other.x, point.y - other.y)
      if (distance > MAX_LINE_PX) continue
      context.globalAlpha = 0.25 * (1 - distance / MAX_LINE_PX)
      context.beginPath()
      context.moveTo(point.x, point.y)
      context.lineTo(other.x, other.y)
      context.stroke()
    }
  }
}

function resize(size: FieldSize) {
  area = size
  if (context) {
    context.canvas.width = size.width * size.scale
    context.canvas.height = size.height * size.scale
    // A new size resets everything that was set.
    context.setTransform(size.scale, 0, 0, size.scale, 0, 0)
    context.fillStyle = context.strokeStyle = colour
  }
  points = Array.from({ length: POINT_COUNT }, () => ({
    x: Math.random() * size.width,
    y: Math.random() * size.height,
    dx: (Math.random() - 0.5) * 0.3,
    dy: (Math.random() - 0.5) * 0.3,
  }))
}

addEventListener('message', ({ data }: MessageEvent<FieldMessage>) => {
  if ('canvas' in data) {
    context = data.canvas.getContext('2d')
    colour = data.colour
  } else if ('size' in data) resize(data.size)
  else {
    clearInterval(timer)
    if (data.running) timer = setInterval(draw, FRAME_INTERVAL_MS)
  }
})
