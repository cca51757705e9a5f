import { moveFocus } from '#client/dom/focus.ts'
import { recall, remember } from '#client/dom/visit-memory.ts'

/**
 * Hides an element if it was closed earlier on this visit (requirements §4.1.2); returns a function
 * that closes it for the rest of the visit.
 */
export function rememberDismissal(element: HTMLElement) {
  if (recall(element.id)) element.hidden = true
  return () => {
    remember(element.id, 'closed')
    element.hidden = true
    // Focuses the element before this one, such as the footer, so that Tab continues from there.
    moveFocus(element.previousElementSibling)
  }
}

/**
 * Hides the elements that the visitor has closed on another page while this page was kept in
 * memory. Only elements that can be closed have both a behaviour and an id.
 */
export function hideDismissed() {
  for (const element of document.querySelectorAll<HTMLElement>(
    '[data-behaviour][id]',
  ))
    if (recall(element.id)) element.hidden = true
}

/** Makes the close button of an element work. */
export function dismissible(element: HTMLElement) {
  const dismiss = rememberDismissal(element)
  element.querySelector('[data-dismiss]')?.addEventListener('click', dismiss)
}
