/** Pages that were left and are kept in memory with what was typed there. */
let leftPages: () => Iterable<ParentNode> = () => []
/** Registers where the pages that were left are found; called by the navigation. */
export const registerLeftPages = (pages: typeof leftPages) => {
  leftPages = pages
}

/** Fields that hold words of a visitor. */
const FIELDS =
  'form input:not([type=hidden], [type=radio], [type=checkbox]), form textarea'

/**
 * Whether words of a visitor that are nowhere else are below `root`: in a field, in the panel of a
 * message that was not used, or in the draft of a closed form; the last two are marked.
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

/** Whether loading a page would lose such words, here or on a page that was left. */
export const hasUnsentText = () =>
  [document, ...leftPages()].some(holdsUnsentText)
