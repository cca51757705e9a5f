import { moveFocus } from '#client/dom/focus.ts'

/** The element outside the toasts that last had the focus. */
let previousFocus: Element | undefined

/** Moves the focus from the toasts back to where it was. */
export function restoreFocus() {
  moveFocus(previousFocus)
  previousFocus = undefined
}

/** Alt+T moves the focus to the toasts and back, Escape moves it back (requirements §4.11.4). */
export function listenForHotkey(region: HTMLElement) {
  document.addEventListener('keydown', (event) => {
    const isFocusInside = region.contains(document.activeElement)
    // Ctrl+Alt+T is not the shortcut: some Windows browsers report AltGr, which types characters,
    // as Ctrl and Alt.
    if (event.altKey && !event.ctrlKey && event.code === 'KeyT') {
      event.preventDefault()
      if (isFocusInside) return restoreFocus()
      region.focus()
    } else if (event.key === 'Escape' && isFocusInside) restoreFocus()
  })
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !region.contains(relatedTarget))
      previousFocus = relatedTarget
  })
}
