/** A text field opens the keyboard of a phone, over half of what is to be read. */
const opensKeyboard = (place: Element) =>
  place.matches('input:not([type=radio], [type=checkbox]), textarea') &&
  matchMedia('(pointer: coarse)').matches

function tryFocus(place: HTMLElement) {
  if (place === document.body || opensKeyboard(place)) return false
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
  return document.activeElement === place
}

/**
 * Gives the focus to the first of these places that is there to take it, for whoever had it on something that is gone; else to the page's heading,
 * as after a change of page. Nothing scrolls, and no phone opens its keyboard.
 */
export function moveFocus(...places: (Element | null | undefined)[]) {
  const known = [...places, ...document.querySelectorAll('main h1'), document.querySelector('main')]
  known.some((place) => place instanceof HTMLElement && tryFocus(place))
}

/** Lets screen readers say something that takes no focus, in the served region that also names a new page. */
export function announce(words: string) {
  const region = document.getElementById('route-announcer')
  if (region) region.textContent = words
}
