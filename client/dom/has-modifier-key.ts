/** Whether a modifier key is pressed, as in Ctrl+click: then the browser handles the event. */
export const hasModifierKey = (
  event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
) => event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
