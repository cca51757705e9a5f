import { vi } from 'vitest'

/** Records the listeners added to a target from now on, and returns a function to remove them. */
export function noteListeners(target: EventTarget = globalThis) {
  const listenerArgs: Parameters<EventTarget['addEventListener']>[] = []
  const listen = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    listenerArgs.push(args)
    listen(...args)
  })
  return () => {
    for (const [type, listener, options] of listenerArgs)
      target.removeEventListener(type, listener, options)
  }
}
