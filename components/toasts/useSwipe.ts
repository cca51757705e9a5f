import { type PointerEvent, useRef } from 'react'

/** Swipe distance beyond which a toast is dismissed. */
const SWIPE_DISTANCE_PX = 60

/**
 * Pointer handlers that move an element with the pointer, and call `onSwipe` if the pointer is
 * released beyond SWIPE_DISTANCE_PX in any direction, since toasts are at the top or the bottom.
 */
export function useSwipe(onSwipe: () => void) {
  const startPoint = useRef<{ x: number; y: number }>(null)

  const offsetOf = ({ clientX, clientY }: PointerEvent) => ({
    x: clientX - (startPoint.current?.x ?? 0),
    y: clientY - (startPoint.current?.y ?? 0),
  })
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest('button'))
      return
    startPoint.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.style.transition = 'none'
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!startPoint.current) return
    const { x, y } = offsetOf(event)
    event.currentTarget.style.translate = `${x}px ${y}px`
  }
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    if (!startPoint.current) return
    const { x, y } = offsetOf(event)
    const isSwiped =
      event.type === 'pointerup' && Math.hypot(x, y) > SWIPE_DISTANCE_PX
    startPoint.current = null
    event.currentTarget.style.transition = ''
    if (isSwiped) onSwipe()
    else event.currentTarget.style.translate = ''
  }
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
  }
}
