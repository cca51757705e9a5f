import { whenIdle } from '../app/idle'
import { prefersStill } from './motion'

/** Loads the particle field when the page is at rest; under reduced motion it never comes. */
export function lazyParticles(element: HTMLElement) {
  if (prefersStill()) return
  const start = () => void import('./particles').then(({ particles }) => particles(element as HTMLCanvasElement)).catch(() => {})
  setTimeout(() => whenIdle(start, { otherwise: 0 }), 1500)
}
