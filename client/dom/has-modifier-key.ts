/** Whether an event belongs to the browser: Ctrl+click opens a new tab, Alt+arrow goes back. */
export const hasModifierKey = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
