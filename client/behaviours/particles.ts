// Draws fifty points joined by hairlines (requirements §2.6.3). Both the page and the worker that
// draws run this file. It imports nothing, since the bundler might put an imported module into the
// page's entry, which would then also run in the worker.

const POINT_COUNT = 50
const MAX_LINE_PX = 110
/** About thirty frames per second. */
const FRAME_INTERVAL_MS = 33

/** A message of the page to the worker. */
interface ParticlesMessage {
  canvas?: OffscreenCanvas
  /** Width and height in CSS pixels, device pixels per CSS pixel, and colour of the drawing. */
  size?: { width: number; height: number; scale: number; colour: string }
  /** Whether to draw: true while the canvas is visible. */
  running?: boolean
}

let context: OffscreenCanvasRenderingContext2D | null
let points: { x: number; y: number; dx: number; dy: number }[] = []
let drawingSize: ParticlesMessage['size']
let timer: ReturnType<typeof setInterval> | undefined

function draw() {
  if (!context || !drawingSize) return
  const { width, height } = drawingSize
  context.clearRect(0, 0, width, height)
  for (const [index, point] of points.entries()) {
    point.x = (point.x + point.dx + width) % width
    point.y = (point.y + point.dy + height) % height
    context.globalAlpha = 0.3
    context.fillRect(point.x - 1, point.y - 1, 2, 2)
    for (const other of points.slice(index + 1)) {
      const distance = Math.hypot(point.x - other.x, point.y - other.y)
      if (distance > MAX_LINE_PX) continue
      context.globalAlpha = 0.14 * (1 - distance / MAX_LINE_PX)
      context.beginPath()
      context.moveTo(point.x, point.y)
      context.lineTo(other.x, other.y)
      context.stroke()
    }
  }
}

function onMessage({
  data: { canvas, size, running },
}: MessageEvent<ParticlesMessage>) {
  if (canvas) context = canvas.getContext('2d')
  if (size && context) {
    drawingSize = size
    context.canvas.width = size.width * size.scale
    context.canvas.height = size.height * size.scale
    // The scale is set again, since a new size of the canvas resets its context.
    context.scale(size.scale, size.scale)
    context.fillStyle = context.strokeStyle = size.colour
    const randomBelow = (limit: number) => Math.random() * limit
    points = Array.from({ length: POINT_COUNT }, () => ({
      x: randomBelow(size.width),
      y: randomBelow(size.height),
      dx: randomBelow(0.3) - 0.15,
      dy: randomBelow(0.3) - 0.15,
    }))
  }
  if (running !== undefined) clearInterval(timer)
  if (running) timer = setInterval(draw, FRAME_INTERVAL_MS)
}

// Only the worker, which has no document, listens for messages.
if (!('document' in globalThis)) addEventListener('message', onMessage)

/**
 * Lets a worker draw on the canvas `element` while it is visible; returns a function that ends the
 * worker.
 */
export function particles(
  element: HTMLCanvasElement,
  toTrustedUrl: (url: string) => string,
) {
  const worker = new Worker(toTrustedUrl(import.meta.url), { type: 'module' })
  const sendMessage = (message: ParticlesMessage) => worker.postMessage(message)
  const canvas = element.transferControlToOffscreen()
  worker.postMessage({ canvas } satisfies ParticlesMessage, [canvas])

  let isOnScreen = false
  const updateRunning = () =>
    sendMessage({ running: isOnScreen && !document.hidden })
  const sizeObserver = new ResizeObserver(() =>
    sendMessage({
      size: {
        width: element.clientWidth,
        height: element.clientHeight,
        scale: Math.min(devicePixelRatio, 2),
        colour: getComputedStyle(element).color,
      },
    }),
  )
  const positionObserver = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false
    updateRunning()
  })
  sizeObserver.observe(element)
  positionObserver.observe(element)
  document.addEventListener('visibilitychange', updateRunning)
  return () => {
    sizeObserver.disconnect()
    positionObserver.disconnect()
    document.removeEventListener('visibilitychange', updateRunning)
    worker.terminate()
  }
}
