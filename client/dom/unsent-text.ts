/** Pages that were left and are kept in memory with what was typed there. */
let leftPages: () => Iterable<ParentNode> = () => []
/** Registers where the pages that were left are found; called by the navigation. */
export const registerLeftPages = (pages: typeof leftPages) => {
  leftPages = pages
}

export const holdsUnsentText = (root: ParentNode) =>
  [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form input:not([type=hidden],[type=radio],[type=checkbox]), form textarea',
    ),
  ].some((field) => field.value.trim() !== field.defaultValue.trim())

/**
 * Whether loading a page would lose what was typed into a form, on this page or on one that was
 * left. Hidden fields and selects do not count.
 */
export const hasUnsentText = () => [document, ...leftPages()].some(holdsUnsentText)
