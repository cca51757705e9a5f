/** Longest time between the two presses of a double press, in ms: the default of Windows. */
const DOUBLE_PRESS_MS = 500
/** Longest distance between the two presses, in CSS pixels. */
const DOUBLE_PRESS_PX = 20

/** A press of a control; x and y are 0 if a key caused it (HTML standard, synthetic clicks). */
interface Press {
  control: Element
  time: number
  x: number
  y: number
}

/** The last press; undefined if a different key has been pressed since. */
let lastPress: Press | undefined
/** The key that was pressed last, since the click that a key causes does not name it. */
let lastKey: string | undefined

/** The label of a control; Firefox has the property `ariaLabel` only since 119. */
const labelOf = (control: Element) => control.getAttribute('aria-label')

/** Whether two controls count as one: each toast has its close button in the same place. */
const isSameControl = (one: Element, other: Element) =>
  one === other || (labelOf(one) !== null && labelOf(one) === labelOf(other))

const isDoublePress = (one: Press, other: Press) =>
  other.time - one.time < DOUBLE_PRESS_MS &&
  Math.hypot(other.x - one.x, other.y - one.y) < DOUBLE_PRESS_PX

function dropSecondPress(event: MouseEvent) {
  const control = (event.target as Element).closest('a, button, summary, label')
  if (!control || !event.isTrusted) return
  const previous = lastPress
  lastPress = {
    control,
    time: event.timeStamp,
    x: event.clientX,
    y: event.clientY,
  }
  if (
    !previous ||
    isSameControl(control, previous.control) ||
    !isDoublePress(previous, lastPress)
  )
    return
  // A third press is compared with the control of the first one.
  lastPress.control = previous.control
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whether a key presses the focused control; other keys, such as arrows, move to another one. */
const isPressKey = (key: string) => key === 'Enter' || key === ' '

/** Forgets the last press when a different key is pressed: then the next press is not ignored. */
function onKey({ key }: KeyboardEvent) {
  if (key !== lastKey || !isPressKey(key)) lastPress = undefined
  lastKey = key
}

/**
 * Ignores the second press of a double press if it would hit a control that the first press has
 * brought to that place: one of another page, question or view, or a link that has moved. A second
 * press of the same control, of one with the same label (the close button of the next toast), in
 * another place or after another key is not ignored.
 */
export function ignoreSecondPresses() {
  addEventListener('click', dropSecondPress, true)
  addEventListener('keydown', onKey, true)
}
