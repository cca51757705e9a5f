import { moveFocus } from '../ui/attention'

const dismissed = new Set<string>()

/** A strip with a close button. Closed, it stays closed for the rest of the visit and is back on reload; nothing is stored (requirements §4.1.2). */
export function dismissible(element: HTMLElement) {
  if (dismissed.has(element.id)) element.hidden = true
  element.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    dismissed.add(element.id)
    element.hidden = true
    moveFocus()
  })
}
