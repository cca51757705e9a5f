import { whenIdle } from './when-idle'

// Parts of a page, and the footer after them, whose size is a guess until they come near (components/styles/elements.css).
const PARTS = '.parts > *, .parts + *'
const FOLDED = '.parts > * + :not(.unfolded), .parts + :not(.unfolded)'

/** The part of the page that `element` stands in: what is inside a folded part has no place of its own. */
export const partOf = (element: Element) => element.closest('.parts > :not([data-island])')

/** The first part on the screen that has no parts itself. What can be seen of a part is laid out, so its size is true. */
const firstOnScreen = () =>
  [...document.querySelectorAll(PARTS)].find((part) => !part.matches('.parts') && !part.querySelector('.parts') && part.getBoundingClientRect().bottom > 0)

/** Gives parts their true size; what is on the screen stays where it is. Browsers do not see to that here, although they do for other changes. */
function unfold(parts: readonly Element[]) {
  if (parts.length === 0) return
  const seen = firstOnScreen()
  const top = seen?.getBoundingClientRect().top ?? 0
  for (const part of parts) part.classList.add('unfolded')
  const moved = (seen?.getBoundingClientRect().top ?? 0) - top
  if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' })
}

/** Gives every part its true size at once: from now on no place in the page moves. */
export const unfoldAll = () => unfold([...document.querySelectorAll(FOLDED)])

let unfolding = false

function unfoldInTurn() {
  if (unfolding) return
  unfolding = true
  const unfoldNext = () => {
    const part = document.querySelector(FOLDED)
    unfolding = part !== null
    if (!part) return
    unfold([part])
    unfoldNextWhenIdle()
  }
  const unfoldNextWhenIdle = () => whenIdle(unfoldNext, { timeout: 1000, otherwise: 50 })
  unfoldNextWhenIdle()
}

/** Parts above a place that get their size before anything moves there: more than a browser lays out by itself without holding the place (Chrome: 1.5 screens). */
const ABOVE = 4

/** Gives the part that an address's hash names its true size, and those that are near it. The others follow in turn, once the page has scrolled there. */
export function unfoldAround(hash: string) {
  const place = document.getElementById(hash.slice(1))
  if (!place) return
  const parts = [...document.querySelectorAll(PARTS)]
  const at = parts.findLastIndex((part) => part.contains(place))
  for (const [index, part] of parts.entries()) if (part.contains(place) || (index >= at - ABOVE && index <= at + 1)) part.classList.add('unfolded')
}

function showPlace() {
  unfoldAround(location.hash)
  document.querySelector(':target')?.scrollIntoView({ behavior: 'instant' })
}

/**
 * Gives the parts of a page their true size, one by one in idle moments, once a visitor scrolls, points or types; whoever comes for a place further
 * down gets those around it at once. Until then the browser lays out only what is near the screen, a third of the work before the first paint of a page.
 */
export function startUnfolding() {
  if (location.hash) showPlace()
  if (scrollY > 0) unfoldInTurn()
  addEventListener('hashchange', showPlace)
  // Any of these tells that somebody is there. What sticks out of a part, a tip or a focus ring, is cut off while the part is folded.
  for (const type of ['scroll', 'pointermove', 'keydown']) addEventListener(type, unfoldInTurn, { passive: true })
}
