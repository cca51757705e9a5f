/** Whether a modifier key leaves an event to the browser: Ctrl+click opens a new tab. */
export const hasModifierKey = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
