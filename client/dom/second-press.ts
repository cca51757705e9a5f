/** Longest time between the two presses of a double press, in ms: the default of Windows. */
const DOUBLE_PRESS_MS = 500
/** Longest distance between the two presses of a double press, in CSS pixels. */
const DOUBLE_PRESS_PX = 20

/** A press of a control; x and y are 0 if a key caused it (HTML standard, synthetic clicks). */
interface Press {
  control: ReturnType<typeof identityOf>
  time: number
  x: number
  y: number
}

/** The last press; undefined once onKey has forgotten it. */
let lastPress: Press | undefined
/** The key that was pressed last; a click event does not name the key that caused it. */
let lastKey: string | undefined

/**
 * What identifies a control: its aria-label or, without one, the element. So the close buttons of
 * two toasts count as one control: when a toast closes, the next one takes its place. The attribute
 * is read, since Firefox has the property `ariaLabel` only since version 119.
 */
const identityOf = (control: Element) =>
  control.getAttribute('aria-label') ?? control

const isDoublePress = (first: Press, second: Press) =>
  second.time - first.time < DOUBLE_PRESS_MS &&
  Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_PRESS_PX

/** Drops the second press of a double press if it hits another control than the first press. */
function dropStrayPress(event: MouseEvent) {
  const control = (event.target as Element).closest('a, button, summary, label')
  if (!control || !event.isTrusted) return
  const previousPress = lastPress
  lastPress = {
    control: identityOf(control),
    time: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
  }
  if (
    !previousPress ||
    lastPress.control === previousPress.control ||
    !isDoublePress(previousPress, lastPress)
  )
    return
  // A third press is compared with the control of the first one.
  lastPress.control = previousPress.control
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whether a key presses the focused control; others, such as arrows, may move the focus. */
const isPressKey = (key: string) => key === 'Enter' || key === ' '

/**
 * Forgets the last press when a key is pressed, except Enter or Space pressed twice in a row. A key
 * that is held down renews the time of the last press, since many systems repeat a key only after
 * 500 ms or more.
 */
function onKey({ key, repeat, timeStamp }: KeyboardEvent) {
  if (key !== lastKey || !isPressKey(key)) lastPress = undefined
  if (repeat && lastPress) lastPress.time = timeStamp
  lastKey = key
}

/**
 * Ignores the second press of a double press if the first one has brought another control under the
 * pointer: one of the next page, question or view, or a link that has moved.
 * A second press counts if it hits the same control or one with the same label (the close button of
 * the next toast), if it is in another place, or if another key was pressed before it.
 */
export function ignoreSecondPresses() {
  addEventListener('click', dropStrayPress, true)
  addEventListener('keydown', onKey, true)
}
