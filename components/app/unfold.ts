import { whenIdle } from '../app/idle'

/** Tells that a part of the page has its true size from now on. */
export const UNFOLDED = 'unfolded'

const waiting: HTMLElement[] = []

function unfoldNext(): boolean {
  const part = waiting.shift()
  part?.classList.remove('folded')
  part?.dispatchEvent(new Event(UNFOLDED))
  return part !== undefined
}

const unfoldInTurn = () => {
  if (unfoldNext()) whenIdle(unfoldInTurn, { timeout: 1000, otherwise: 50 })
}

/** True sizes at once, or the place would move away: not every browser keeps what is on screen where it is when something above it grows. */
function unfoldForPlace() {
  while (unfoldNext());
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Gives the parts of a long page their true size, one by one in idle moments, once a visitor begins to scroll; whoever comes for a place further
 * down gets them at once. Until then the browser lays out only what is near the screen: half the work before the first paint of the home page.
 * Without script that goes on as long as the page is open.
 */
export function unfold(part: HTMLElement) {
  if (waiting.push(part) > 1) return
  if (location.hash) queueMicrotask(unfoldForPlace)
  else if (scrollY > 0) unfoldInTurn()
  else {
    addEventListener('hashchange', unfoldForPlace, { once: true })
    addEventListener('scroll', unfoldInTurn, { once: true, passive: true })
  }
}
