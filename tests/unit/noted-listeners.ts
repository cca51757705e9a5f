import { vi } from 'vitest'

/** Notes what listens to a target from now on; the function that is returned ends it all. */
export function noteListeners(target: EventTarget = globalThis) {
  const noted: Parameters<EventTarget['addEventListener']>[] = []
  const listen = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    noted.push(args)
    listen(...args)
  })
  return () => {
    for (const [type, listener, options] of noted)
      target.removeEventListener(type, listener, options)
  }
}
