/** Returns the pages that the visitor has left and that are kept in memory with typed text. */
let leftPages: () => Iterable<ParentNode> = () => []
/** Registers the function that returns the pages that were left; navigation/visits calls it. */
export const registerLeftPages = (pages: typeof leftPages) => {
  leftPages = pages
}

/** Selects fields into which a visitor types words. */
const FIELDS =
  'form input:not([type=hidden], [type=radio], [type=checkbox]), form textarea'

/**
 * Whether text that a visitor typed and that is stored nowhere else is below `root`: in a field, or
 * marked by data-unsent, in the panel of an unused message or the draft of a closed form.
 */
export function holdsUnsentText(root: ParentNode): boolean {
  if (root.querySelector('[data-unsent]')) return true
  const fields = [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS),
  ]
  return fields.some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  )
}

/** Whether a page load would lose such text, on this page or on one that was left. */
export const hasUnsentText = () =>
  [document, ...leftPages()].some(holdsUnsentText)
