/** Returns the elements of pages that the visitor has left but that are kept in memory. */
let pagesInMemory: () => Iterable<ParentNode> = () => []
/** Sets the function that returns the elements of pages in memory (`navigation/visits.ts`). */
export const registerPagesInMemory = (getPages: typeof pagesInMemory) => {
  pagesInMemory = getPages
}

/** Selects fields into which a visitor types words. */
const FIELD_SELECTOR =
  'form input:not([type=hidden], [type=radio], [type=checkbox]), form textarea'

/**
 * Whether `root` contains typed text that is stored nowhere else: in a field, or in an element with
 * data-unsent (a panel whose message was not sent or copied yet, or the draft of a closed form).
 */
export function holdsUnsentText(root: ParentNode): boolean {
  if (root.querySelector('[data-unsent]')) return true
  const fields = [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      FIELD_SELECTOR,
    ),
  ]
  return fields.some(
    ({ value, defaultValue }) => value.trim() !== defaultValue.trim(),
  )
}

/** Whether a page load would lose unsent text, of this page or of one that was left. */
export const hasUnsentText = () =>
  [document, ...pagesInMemory()].some(holdsUnsentText)
