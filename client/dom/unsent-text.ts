/** Returns the elements of pages that the visitor has left and that are kept in memory. */
let leftPages: () => Iterable<ParentNode> = () => []
/** Registers the function that returns the pages that were left; navigation/visits calls it. */
export const registerLeftPages = (pages: typeof leftPages) => {
  leftPages = pages
}

/** Selects fields into which a visitor types words. */
const FIELDS =
  'form input:not([type=hidden], [type=radio], [type=checkbox]), form textarea'

/**
 * Whether `root` contains typed text that is stored nowhere else: in a field, or in an element with
 * data-unsent (the panel of a message that was not sent yet, the draft of a closed form).
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

/** Whether a page load would lose unsent text, of this page or of one that was left. */
export const hasUnsentText = () =>
  [document, ...leftPages()].some(holdsUnsentText)
