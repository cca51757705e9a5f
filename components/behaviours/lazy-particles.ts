import { prefersStill } from './motion'

/** Loads the particle field when the page is at rest; under reduced motion it never comes. */
export function lazyParticles(element: HTMLElement) {
  if (prefersStill()) return
  const start = () => void import('./particles').then(({ particles }) => particles(element as HTMLCanvasElement)).catch(() => {})
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()), 1500)
}
