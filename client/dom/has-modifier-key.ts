/** Whether an event has a modifier key and is left to the browser: Ctrl+click opens a new tab. */
export const hasModifierKey = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
