type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

/** What a visitor can fill in, choose or open below `root`. */
export const controlsIn = (root: ParentNode): Control[] => [
  ...root.querySelectorAll<Control>('input, textarea, select, details'),
]

const keyOf = (control: Control) =>
  [
    control.tagName,
    control.getAttribute('name'),
    control instanceof HTMLInputElement && control.type === 'radio' ? control.value : '',
  ].join()

/** The same control of another rendering: of those that are named alike, the one in the same place. */
function matchingControl(control: Control, among: readonly Control[], all: readonly Control[]) {
  const alike = (other: Control) => keyOf(other) === keyOf(control)
  return among.filter(alike)[all.filter(alike).indexOf(control)]
}

function copy(from: Control, to: Control) {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open
  else if (
    from instanceof HTMLInputElement &&
    (from.type === 'radio' || from.type === 'checkbox')
  ) {
    // A click, since React ignores a changed property.
    if (from.checked && !(to as HTMLInputElement).checked) to.click()
  } else if ('value' in to && to.value !== from.value) {
    to.value = from.value
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Brings what a visitor typed, chose or opened in `before` to the same controls of `after`, and the focus with it. */
export function copyVisitorState(
  before: readonly Control[],
  after: readonly Control[],
  focused?: Element,
) {
  for (const control of before) {
    const twin = matchingControl(control, after, before)
    if (!twin || twin === control) continue
    copy(control, twin)
    if (control !== focused) continue
    twin.focus({ preventScroll: true })
    if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.selectionStart !== null)
    )
      (twin as HTMLTextAreaElement).setSelectionRange(control.selectionStart, control.selectionEnd)
  }
}
