type Control =
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement
  | HTMLDetailsElement

/** Controls below `root` that a visitor can fill in, choose or open. */
export const controlsIn = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input, textarea, select, details'),
]

const keyOf = (control: Control) =>
  [
    control.tagName,
    control.getAttribute('name'),
    control instanceof HTMLInputElement && control.type === 'radio'
      ? control.value
      : '',
  ].join()

/** The control at the same index among those of the same name in another rendering. */
function matchingControl(
  control: Control,
  among: readonly Control[],
  all: readonly Control[],
) {
  const hasSameKey = (other: Control) => keyOf(other) === keyOf(control)
  return among.filter(hasSameKey)[all.filter(hasSameKey).indexOf(control)]
}

function copy(from: Control, to: Control) {
  if (from instanceof HTMLDetailsElement)
    (to as HTMLDetailsElement).open = from.open
  else if (
    from instanceof HTMLInputElement &&
    (from.type === 'radio' || from.type === 'checkbox')
  ) {
    // A click, since React ignores a change of the property.
    if (from.checked && !(to as HTMLInputElement).checked) to.click()
  } else if ('value' in to && to.value !== from.value) {
    to.value = from.value
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Copies what a visitor typed, chose or opened, with the focus. */
export function copyVisitorState(
  before: readonly Control[],
  after: readonly Control[],
  focused?: Element | null,
) {
  for (const control of before) {
    const match = matchingControl(control, after, before)
    if (!match || match === control) continue
    copy(control, match)
    if (control !== focused) continue
    match.focus({ preventScroll: true })
    if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.selectionStart !== null)
    )
      (match as HTMLTextAreaElement).setSelectionRange(
        control.selectionStart,
        control.selectionEnd,
      )
  }
}
