/** Longest time between the taps of a double tap, in ms: the default of Windows, the longest. */
const DOUBLE_TAP_MS = 500
/** Farthest a mouse moves between the clicks of a double click, in px. */
const DOUBLE_CLICK_PX = 5

/**
 * Ignores the other taps of a double tap on a button where they hit something else, since the first
 * one moved the page: a link there would leave it. The button itself answers them.
 */
export function ignoreSecondTap(button: Element, { timeStamp }: Event) {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  let last = timeStamp
  let moved = 0
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  const onMove = ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType === 'mouse') moved += Math.hypot(movementX, movementY)
  }
  const onClick = (event: MouseEvent) => {
    const { clientX: x, clientY: y, detail, target } = event
    if (event.timeStamp - last > DOUBLE_TAP_MS || moved > DOUBLE_CLICK_PX) return listening.abort()
    const isThere = left <= x && x < right && top <= y && y < bottom
    // A press by the keyboard has detail 0.
    if (!isThere || detail === 0 || button.contains(target as Node)) return
    last = event.timeStamp
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointermove', onMove, options)
  addEventListener('click', onClick, options)
}
