import { trustedScriptUrl } from '../app/trusted'
import { type FieldSize, startField } from './particle-field'
import type { FieldMessage } from './particle-field.worker'
import workerUrl from './particle-field.worker?worker&url'

interface Field {
  resize: (size: FieldSize) => void
  run: (running: boolean) => void
}

/** The field in a worker, so that drawing never holds up the page; on the page itself in browsers that cannot hand a canvas over. */
function fieldOn(canvas: HTMLCanvasElement): Field {
  const colour = getComputedStyle(canvas).color
  if (!('transferControlToOffscreen' in canvas)) return startField(canvas, colour)
  const worker = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' })
  const tell = (message: FieldMessage, handedOver: Transferable[] = []) => worker.postMessage(message, handedOver)
  const offscreen = canvas.transferControlToOffscreen()
  tell({ canvas: offscreen, colour }, [offscreen])
  return { resize: (size) => tell({ size }), run: (running) => tell({ running }) }
}

/** Moves the particle field behind a headline (spec §2 'Extras') while it is on screen and in a visible tab. */
export function particles(canvas: HTMLCanvasElement) {
  const field = fieldOn(canvas)
  let onScreen = false
  const update = () => field.run(onScreen && !document.hidden && canvas.isConnected)
  new ResizeObserver(() => field.resize({ width: canvas.clientWidth, height: canvas.clientHeight, scale: Math.min(devicePixelRatio, 2) })).observe(canvas)
  new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false
    update()
  }).observe(canvas)
  document.addEventListener('visibilitychange', update)
}
