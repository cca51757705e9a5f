import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'
import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import { whenIdle } from '#client/dom/when-idle.ts'

/** Loads the particle field once the page is idle, and never under reduced motion. */
export function lazyParticles(element: HTMLElement) {
  if (prefersReducedMotion() || !('transferControlToOffscreen' in element))
    return
  let ended = false
  let end = () => {
    ended = true
  }
  const start = async () => {
    const { particles } = await import('./particles.ts')
    if (!ended) end = particles(element as HTMLCanvasElement, trustedScriptUrl)
  }
  // Nobody misses particles that do not come.
  const startQuietly = () => {
    start().catch(() => {})
  }
  setTimeout(() => whenIdle(startQuietly), 1500)
  return () => end()
}
