import { moveFocus } from '#client/dom/focus.ts'
import { recall, remember } from '#client/dom/visit-memory.ts'

/** Hides a part closed on this visit; returns what closes it (requirements §4.1.2). */
export function rememberDismissal(element: HTMLElement) {
  if (recall(element.id)) element.hidden = true
  return () => {
    remember(element.id, 'closed')
    element.hidden = true
    moveFocus()
  }
}

/** Makes the close button of a strip work. */
export function dismissible(element: HTMLElement) {
  const dismiss = rememberDismissal(element)
  element.querySelector('[data-dismiss]')?.addEventListener('click', dismiss)
}
