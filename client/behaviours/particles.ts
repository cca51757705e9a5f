import { trustedScriptUrl } from '../dom/trusted-types.ts'
import { type FieldSize, startField } from './particle-field.ts'
import type { FieldMessage } from './particle-field.worker.ts'
import workerUrl from './particle-field.worker.ts?worker&url'

interface Field {
  resize: (size: FieldSize) => void
  run: (running: boolean) => void
  end: () => void
}

/** One worker for every field of the visit. */
let worker: Worker | undefined
let count = 0

/** The field in a worker, so that drawing never holds up the page; on the page itself in browsers that cannot hand a canvas over. */
function fieldOn(canvas: HTMLCanvasElement): Field {
  const colour = getComputedStyle(canvas).color
  if (!('transferControlToOffscreen' in canvas)) {
    const field = startField(canvas, colour)
    return { ...field, end: () => field.run(false) }
  }
  worker ??= new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' })
  const field = count++
  const send = (message: FieldMessage, handedOver: Transferable[] = []) =>
    worker?.postMessage(message, handedOver)
  const offscreen = canvas.transferControlToOffscreen()
  send({ field, canvas: offscreen, colour }, [offscreen])
  return {
    resize: (size) => send({ field, size }),
    run: (running) => send({ field, running }),
    end: () => send({ field, ended: true }),
  }
}

/** Moves the particle field behind a headline (requirements §2.6.3) while it is on screen and in a visible tab; returns what ends it. */
export function particles(canvas: HTMLCanvasElement) {
  const field = fieldOn(canvas)
  let onScreen = false
  const update = () => field.run(onScreen && !document.hidden && canvas.isConnected)
  const sizes = new ResizeObserver(() =>
    field.resize({
      width: canvas.clientWidth,
      height: canvas.clientHeight,
      scale: Math.min(devicePixelRatio, 2),
    }),
  )
  const places = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false
    update()
  })
  sizes.observe(canvas)
  places.observe(canvas)
  document.addEventListener('visibilitychange', update)
  return () => {
    sizes.disconnect()
    places.disconnect()
    document.removeEventListener('visibilitychange', update)
    field.end()
  }
}
