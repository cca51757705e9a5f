import { useEffect, useState } from 'react'

/**
 * Whether the toasts' timers are paused: a pointer or the focus is on them, or the visitor is in
 * another tab, such as the chat that has just opened.
 */
export function useToastPause(region: HTMLElement) {
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    let isHovered = false
    const updatePause = () =>
      setPaused(
        isHovered || document.hidden || region.contains(document.activeElement),
      )
    const onHover = (event: Event) => {
      isHovered = event.type === 'pointerenter'
      updatePause()
    }
    const updateNextFrame = () => requestAnimationFrame(updatePause)
    region.addEventListener('pointerenter', onHover)
    region.addEventListener('pointerleave', onHover)
    region.addEventListener('focusin', updatePause)
    region.addEventListener('focusout', updateNextFrame)
    document.addEventListener('visibilitychange', updatePause)
    // Removing a hovered or focused toast fires neither pointerleave nor focusout.
    const observer = new MutationObserver(() => {
      if (region.querySelector('li')) return
      isHovered = false
      updatePause()
    })
    observer.observe(region, { childList: true, subtree: true })
    // The page may be hidden already: a chat opens in a new tab before the first toast.
    updatePause()
  }, [region])
  return isPaused
}
