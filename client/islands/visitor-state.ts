type VisitorControl =
  | HTMLAnchorElement
  | HTMLButtonElement
  | HTMLInputElement
  | HTMLTextAreaElement
  | HTMLSelectElement
  | HTMLDetailsElement

/** Everything below `root` whose state a visitor can change or that can have the focus. */
export const controlsIn = (root: ParentNode): VisitorControl[] => [
  ...root.querySelectorAll<VisitorControl>(
    'input, textarea, select, details, summary, a, button',
  ),
]

/** What matching controls have in common: tag, name and, for a radio button, value. */
const controlKey = (control: VisitorControl) =>
  [
    control.tagName,
    control.getAttribute('name'),
    control instanceof HTMLInputElement && control.type === 'radio'
      ? control.value
      : '',
  ].join()

/**
 * The counterpart of `control` among `others`: if `control` is the n-th of `siblings` with its key,
 * its counterpart is the n-th of `others` with that key. It is undefined if there is none.
 */
function matchingControl(
  control: VisitorControl,
  others: readonly VisitorControl[],
  siblings: readonly VisitorControl[],
) {
  const hasSameKey = (other: VisitorControl) =>
    controlKey(other) === controlKey(control)
  return others.filter(hasSameKey)[siblings.filter(hasSameKey).indexOf(control)]
}

function copyState(from: VisitorControl, to: VisitorControl) {
  if (from instanceof HTMLDetailsElement)
    (to as HTMLDetailsElement).open = from.open
  else if (
    from instanceof HTMLInputElement &&
    (from.type === 'radio' || from.type === 'checkbox')
  ) {
    // A click makes the choice, since React ignores a change of the property `checked`.
    if (from.checked && !(to as HTMLInputElement).checked) to.click()
  } else if ('value' in from && 'value' in to && to.value !== from.value) {
    to.value = from.value
    to.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/**
 * Copies what a visitor typed, chose or opened: from the controls `before` to their counterparts
 * among `after`. If `focusedElement` is one of `before`, its counterpart gets the
 * focus.
 */
export function copyVisitorState(
  before: readonly VisitorControl[],
  after: readonly VisitorControl[],
  focusedElement?: Element | null,
) {
  for (const control of before) {
    // A link in a slot is the same element after hydration, but loses the focus if it is moved.
    const isKept = after.includes(control)
    const counterpart = isKept
      ? control
      : matchingControl(control, after, before)
    if (!counterpart) continue
    if (!isKept) copyState(control, counterpart)
    if (control !== focusedElement || counterpart === document.activeElement)
      continue
    counterpart.focus({ preventScroll: true })
    if (
      control instanceof HTMLTextAreaElement ||
      (control instanceof HTMLInputElement && control.selectionStart !== null)
    )
      (counterpart as HTMLTextAreaElement).setSelectionRange(
        control.selectionStart,
        control.selectionEnd,
      )
  }
}
