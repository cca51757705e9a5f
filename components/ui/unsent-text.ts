/** Whether a form on the page holds text that would be lost by a reload. Hidden fields and untouched selects do not count. */
export const hasUnsentText = (root: ParentNode = document) =>
  [
    ...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'form input:not([type=hidden],[type=radio],[type=checkbox]), form textarea',
    ),
  ].some((field) => field.value.trim() !== field.defaultValue.trim())
