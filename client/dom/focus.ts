/** Whether focus on an element opens a phone's keyboard, which covers half of the screen. */
const opensKeyboard = (element: Element) =>
  element.matches('input:not([type=radio], [type=checkbox]), textarea') &&
  matchMedia('(pointer: coarse)').matches

/** Focuses an element unless that opens a phone's keyboard; returns whether it has the focus. */
function tryFocus(element: HTMLElement) {
  if (element === document.body || opensKeyboard(element)) return false
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

/** Focuses, without scrolling, the first candidate that can be focused, else the page's heading. */
export function moveFocus(...candidates: (Element | null | undefined)[]) {
  const headings = document.querySelectorAll('main h1')
  for (const element of [
    ...candidates,
    ...headings,
    document.querySelector('main'),
  ])
    if (element instanceof HTMLElement && tryFocus(element)) return
}

/** Scrolls an element into view, unless it is there already. */
export const bringIntoView = (element: Element | null | undefined) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/** Announces a text to screen readers in the served live region, without moving the focus. */
export function announce(text: string) {
  const region = document.getElementById('route-announcer')
  if (region) region.textContent = text
}
