import { attempt } from './attempt.ts'

/**
 * Opens a chat in a new window: the only call of window.open on the site. It must run in a
 * visitor's tap or key press, before any await, or Safari blocks it as an advertisement. Returns
 * false where no second window opened: the browser blocked it, or an app's web view went to the
 * chat in this window (Android's default, WebSettings.setSupportMultipleWindows).
 */
export function openWindow(url: string): boolean {
  // With 'noopener' the call would return null for a window that opened, too.
  const opened = window.open(url, '_blank')
  if (!opened || opened === window || opened === window.top) return false
  // The window is open anyway.
  attempt(() => Object.assign(opened, { opener: null }))
  return true
}
