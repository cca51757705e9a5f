import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import type { FieldMessage } from './particle-field.worker.ts'
import workerUrl from './particle-field.worker.ts?worker&url'

/** Moves the particles while they are visible (requirements §2.6.3); returns what ends it. */
export function particles(canvas: HTMLCanvasElement) {
  if (!('transferControlToOffscreen' in canvas)) return () => {}
  const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
  const send = (message: FieldMessage, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer)
  const colour = getComputedStyle(canvas).color
  const offscreen = canvas.transferControlToOffscreen()
  send({ canvas: offscreen, colour }, [offscreen])

  let onScreen = false
  const update = () => send({ running: onScreen && !document.hidden && canvas.isConnected })
  const sizes = new ResizeObserver(() =>
    send({
      size: {
        width: canvas.clientWidth,
        height: canvas.clientHeight,
        scale: Math.min(devicePixelRatio, 2),
      },
    }),
  )
  const positions = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false
    update()
  })
  sizes.observe(canvas)
  positions.observe(canvas)
  document.addEventListener('visibilitychange', update)
  return () => {
    sizes.disconnect()
    positions.disconnect()
    document.removeEventListener('visibilitychange', update)
    worker.terminate()
  }
}
