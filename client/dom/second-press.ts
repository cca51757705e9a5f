/** Longest time between the two presses of a double press, in ms: that of Windows by default. */
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

/** The last press; undefined if the visitor has pressed another key since. */
let last: Press | undefined
/** The key that was pressed last, since the click that a key causes does not name it. */
let lastKey: string | undefined

/** The label of a control; Firefox has the property `ariaLabel` only since 119. */
const labelOf = (control: Element) => control.getAttribute('aria-label')

/** Whether two controls count as one: close buttons of toasts follow one another in one place. */
const isSameControl = (one: Element, other: Element) =>
  one === other || (labelOf(one) !== null && labelOf(one) === labelOf(other))

const isDoublePress = (one: Press, other: Press) =>
  other.time - one.time < DOUBLE_PRESS_MS &&
  Math.hypot(other.x - one.x, other.y - one.y) < DOUBLE_PRESS_PX

function dropSecondPress(event: MouseEvent) {
  const control = (event.target as Element).closest('a, button, summary, label')
  if (!control || !event.isTrusted) return
  const before = last
  last = { control, time: event.timeStamp, x: event.clientX, y: event.clientY }
  if (
    !before ||
    isSameControl(control, before.control) ||
    !isDoublePress(before, last)
  )
    return
  // A third press is compared with the control of the first one.
  last.control = before.control
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Whether a key presses the focused control; others, such as arrow keys, change the choice. */
const isPressKey = (key: string) => key === 'Enter' || key === ' '

/** Forgets the last press after another key, so that the next press counts as intended. */
function onKey({ key }: KeyboardEvent) {
  if (key !== lastKey || !isPressKey(key)) last = undefined
  lastKey = key
}

/**
 * Ignores the second press of a double press if it would hit a control that the first press has
 * brought there: on another page, question or view, or a link that has moved. It is not ignored on
 * the same control, on one with the same label (the close button of the next toast), in another
 * place or after another key.
 */
export function ignoreSecondPresses() {
  addEventListener('click', dropSecondPress, true)
  addEventListener('keydown', onKey, true)
}
