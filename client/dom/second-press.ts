/** Longest time between two presses of a double press, in ms: Windows has the longest default. */
const DOUBLE_PRESS_MS = 500
/** Farthest that a finger or a mouse moves between them, in px. */
const DOUBLE_PRESS_PX = 20

/** The last press, by the pointer at a place or by a key. */
let last = { control: {} as Partial<Element>, x: 0, y: 0, time: -DOUBLE_PRESS_MS, byKey: false }

function onClick(event: MouseEvent) {
  const { timeStamp: time, clientX: x, clientY: y, detail, isTrusted } = event
  const control = (event.target as Element).closest('a, button, summary, label')
  if (!control || !isTrusted) return
  // One toast after another is closed at the same place.
  const isSame = control === last.control || control.ariaLabel === (last.control.ariaLabel ?? '')
  if (!isSame) {
    const isThere = detail ? Math.hypot(x - last.x, y - last.y) < DOUBLE_PRESS_PX : last.byKey
    if (isThere && time - last.time < DOUBLE_PRESS_MS) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else last = { control, x, y, time, byKey: !detail }
  }
  last.time = time
}

function onKey({ key }: KeyboardEvent) {
  if (key !== 'Enter' && key !== ' ') last.time = -DOUBLE_PRESS_MS
}

/**
 * Ignores the second press of a double press where it would act on what the first one has brought:
 * another page, question or view, or a link that was moved there. The pressed control itself
 * answers it, so does one of the same label (a close button of the next toast), and a visitor who
 * presses another place or another key means something else.
 */
export function ignoreSecondPresses() {
  addEventListener('click', onClick, true)
  addEventListener('keydown', onKey, true)
}
