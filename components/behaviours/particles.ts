const COUNT = 50
const REACH = 110

interface Particle {
  x: number
  y: number
  dx: number
  dy: number
}

/** Fifty quiet data points joined by hairlines (spec §2 'Extras'). Draws only while on screen and in a visible tab, at most 30 times a second. */
export function particles(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d')
  if (!context) return
  const colour = getComputedStyle(canvas).color
  let points: Particle[] = []
  let frame = 0
  let last = 0
  let onScreen = false

  const size = () => {
    const scale = Math.min(devicePixelRatio, 2)
    const { clientWidth: width, clientHeight: height } = canvas
    canvas.width = width * scale
    canvas.height = height * scale
    context.setTransform(scale, 0, 0, scale, 0, 0)
    points = Array.from({ length: COUNT }, () => ({ x: Math.random() * width, y: Math.random() * height, dx: (Math.random() - 0.5) * 0.3, dy: (Math.random() - 0.5) * 0.3 }))
  }

  const draw = (now: number) => {
    frame = requestAnimationFrame(draw)
    if (now - last < 33) return
    last = now
    const { clientWidth: width, clientHeight: height } = canvas
    context.clearRect(0, 0, width, height)
    context.fillStyle = context.strokeStyle = colour
    for (const [index, point] of points.entries()) {
      point.x = (point.x + point.dx + width) % width
      point.y = (point.y + point.dy + height) % height
      context.globalAlpha = 0.5
      context.fillRect(point.x - 1, point.y - 1, 2, 2)
      for (const other of points.slice(index + 1)) {
        const distance = Math.hypot(point.x - other.x, point.y - other.y)
        if (distance > REACH) continue
        context.globalAlpha = 0.25 * (1 - distance / REACH)
        context.beginPath()
        context.moveTo(point.x, point.y)
        context.lineTo(other.x, other.y)
        context.stroke()
      }
    }
  }

  const update = () => {
    cancelAnimationFrame(frame)
    if (onScreen && !document.hidden && canvas.isConnected) frame = requestAnimationFrame(draw)
  }

  size()
  new ResizeObserver(size).observe(canvas)
  new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false
    update()
  }).observe(canvas)
  document.addEventListener('visibilitychange', update)
}
