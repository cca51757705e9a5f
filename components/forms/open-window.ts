/**
 * Opens a chat in a new window: the only call of window.open on the site. It must run in the visitor's own tap or key press, before any await,
 * or Safari takes it for an advertisement. Returns false where the browser blocked the window.
 */
export function openWindow(url: string): boolean {
  // No 'noopener' here: with it the call returns null even when the window opened, and a blocked window could not be told from an open one.
  const opened = window.open(url, '_blank')
  if (!opened) return false
  try {
    opened.opener = null
  } catch {
    // The window stands open all the same.
  }
  return true
}
