import { prefersReducedMotion } from '#client/dom/reduced-motion.ts'
import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import { whenIdle } from '#client/dom/when-idle.ts'

/**
 * Loads the particles once the page is idle; never for visitors who ask for reduced motion, or in
 * browsers that cannot draw in a worker.
 */
export function lazyParticles(element: HTMLElement) {
  if (prefersReducedMotion() || !('transferControlToOffscreen' in element))
    return
  let isEnded = false
  let endParticles = () => {
    isEnded = true
  }
  const startParticles = async () => {
    const module = await import('./particles.ts')
    if (!isEnded)
      endParticles = module.particles(
        element as HTMLCanvasElement,
        trustedScriptUrl,
      )
  }
  // A failure is ignored, since nobody misses the particles.
  const startQuietly = () => {
    startParticles().catch(() => {})
  }
  setTimeout(() => whenIdle(startQuietly), 1500)
  return () => endParticles()
}
