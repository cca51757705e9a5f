import { useCallback, useEffect, useRef } from 'react'
import { moveFocus } from '#client/dom/focus.ts'

/**
 * Alt+T moves the focus to the toasts and back, and Escape moves it back (requirements §4.11.4).
 * Returns a function that moves the focus back.
 */
export function useToastHotkey(region: HTMLElement) {
  const focusedBefore = useRef<Element>(undefined)
  const restoreFocus = useCallback(() => {
    moveFocus(focusedBefore.current)
    focusedBefore.current = undefined
  }, [])
  useEffect(() => {
    document.addEventListener('keydown', (event) => {
      const isInside = region.contains(document.activeElement)
      // Not with Ctrl: some Windows browsers report AltGr, which types characters, as Ctrl and Alt.
      if (event.altKey && !event.ctrlKey && event.code === 'KeyT') {
        event.preventDefault()
        if (isInside) return restoreFocus()
        region.focus()
      } else if (event.key === 'Escape' && isInside) restoreFocus()
    })
    region.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !region.contains(relatedTarget))
        focusedBefore.current = relatedTarget
    })
  }, [region, restoreFocus])
  return restoreFocus
}
