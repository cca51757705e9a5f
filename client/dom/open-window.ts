/**
 * Opens a chat in a new window: the only call of window.open on the site. It must run in the visitor's
 * own tap or key press, before any await, or Safari takes it for an advertisement. Returns false where
 * no second window opened: the browser blocked it, or an app's web view went to the chat in this very
 * window (Android's default, WebSettings.setSupportMultipleWindows).
 */
export function openWindow(url: string): boolean {
  // With 'noopener' the call returns null also where the window opened.
  const opened = window.open(url, '_blank')
  if (!opened || opened === window || opened === window.top) return false
  try {
    opened.opener = null
  } catch {
    // The window is open all the same.
  }
  return true
}
