/** Longest time between two presses of a double press, in ms: Windows has the longest default. */
const DOUBLE_PRESS_MS = 500
/** Farthest that a finger or a mouse moves between them, in px. */
const DOUBLE_PRESS_PX = 20

/** A press of a control at a place; a key presses at 0, 0 (HTML standard, synthetic clicks). */
interface Press {
  control: Element
  time: number
  x: number
  y: number
}

/** The last press, unless the visitor has pressed another key since. */
let last: Press | undefined
/** The key that was pressed last: a click that it causes does not name it. */
let lastKey: string | undefined

/** Not `ariaLabel`, which Firefox has only since 119. */
const labelOf = (control: Element) => control.getAttribute('aria-label')

/** Whether one control stands where the other was: one toast after another is closed there. */
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
  // A third press is measured by the control that was meant.
  last.control = before.control
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Keys that press what has the focus. Others, such as arrows, choose something new each time. */
const isPressKey = (key: string) => key === 'Enter' || key === ' '

/** Another key means something else. */
function onKey({ key }: KeyboardEvent) {
  if (key !== lastKey || !isPressKey(key)) last = undefined
  lastKey = key
}

/**
 * Ignores the second press of a double press where it would act on what the first one has brought:
 * another page, question or view, or a link that was moved there. The pressed control itself
 * answers it, so does one of the same label (a close button of the next toast), and a visitor who
 * presses another place or another key means something else.
 */
export function ignoreSecondPresses() {
  addEventListener('click', dropSecondPress, true)
  addEventListener('keydown', onKey, true)
}
