/** Keys and clicks that belong to the browser: Ctrl and a click open a new tab, Alt and an arrow go back. */
export const hasModifierKey = ({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent | MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  ctrlKey || metaKey || altKey || shiftKey
