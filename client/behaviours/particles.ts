// Fifty points joined by hairlines (requirements §2.6.3). One file for the page and for the worker
// that draws them, so it imports nothing: the page's entry would run in the worker as well.

const POINT_COUNT = 50
const MAX_LINE_PX = 110
/** Thirty frames a second. */
const FRAME_INTERVAL_MS = 33

/** What the page sends: the canvas, each size in CSS pixels, and whether it is visible. */
interface FieldMessage {
  canvas?: OffscreenCanvas
  size?: { width: number; height: number; scale: number; colour: string }
  running?: boolean
}

let context: OffscreenCanvasRenderingContext2D | null
let fieldPoints: { x: number; y: number; dx: number; dy: number }[] = []
let area: FieldMessage['size']
let timer: ReturnType<typeof setInterval> | undefined

function draw() {
  if (!context || !area) return
  const { width, height } = area
  context.clearRect(0, 0, width, height)
  for (const [index, point] of fieldPoints.entries()) {
    point.x = (point.x + point.dx + width) % width
    point.y = (point.y + point.dy + height) % height
    context.globalAlpha = 0.3
    context.fillRect(point.x - 1, point.y - 1, 2, 2)
    for (const other of fieldPoints.slice(index + 1)) {
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
}: MessageEvent<FieldMessage>) {
  if (canvas) context = canvas.getContext('2d')
  if (size && context) {
    area = size
    context.canvas.width = size.width * size.scale
    context.canvas.height = size.height * size.scale
    // A new size resets everything that was set.
    context.scale(size.scale, size.scale)
    context.fillStyle = context.strokeStyle = size.colour
    const within = (extent: number) => Math.random() * extent
    fieldPoints = Array.from({ length: POINT_COUNT }, () => ({
      x: within(size.width),
      y: within(size.height),
      dx: within(0.3) - 0.15,
      dy: within(0.3) - 0.15,
    }))
  }
  if (running !== undefined) clearInterval(timer)
  if (running) timer = setInterval(draw, FRAME_INTERVAL_MS)
}

if (!('document' in globalThis)) addEventListener('message', onMessage)

/** Moves the particles while they are visible; returns what ends it. */
export function particles(
  element: HTMLCanvasElement,
  trusted: (url: string) => string,
) {
  const worker = new Worker(trusted(import.meta.url), { type: 'module' })
  const send = (message: FieldMessage) => worker.postMessage(message)
  const canvas = element.transferControlToOffscreen()
  worker.postMessage({ canvas } satisfies FieldMessage, [canvas])

  let isOnScreen = false
  const update = () => send({ running: isOnScreen && !document.hidden })
  const sizes = new ResizeObserver(() =>
    send({
      size: {
        width: element.clientWidth,
        height: element.clientHeight,
        scale: Math.min(devicePixelRatio, 2),
        colour: getComputedStyle(element).color,
      },
    }),
  )
  const positions = new IntersectionObserver(([entry]) => {
    isOnScreen = entry?.isIntersecting ?? false
    update()
  })
  sizes.observe(element)
  positions.observe(element)
  document.addEventListener('visibilitychange', update)
  return () => {
    sizes.disconnect()
    positions.disconnect()
    document.removeEventListener('visibilitychange', update)
    worker.terminate()
  }
}
