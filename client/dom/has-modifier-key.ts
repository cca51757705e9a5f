/** Whether an event belongs to the browser: Ctrl+click opens a new tab, Alt+arrow goes back. */
export const hasModifierKey = ({
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent | MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) =>
  ctrlKey || metaKey || altKey || shiftKey
