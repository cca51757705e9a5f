import { vi } from 'vitest'

/** Notes what listens to the window from now on; the function that is returned ends it all. */
export function noteWindowListeners() {
  const noted: Parameters<typeof addEventListener>[] = []
  const listen = globalThis.addEventListener
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (...args: Parameters<typeof addEventListener>) => {
      noted.push(args)
      listen(...args)
    },
  )
  return () => {
    for (const [type, listener, options] of noted)
      removeEventListener(type, listener, options)
  }
}
