import { attempt } from './attempt.ts'

/**
 * Opens a chat in a new window: the only call of window.open on the site. It must run in the
 * handler of a tap or key press, before any await, or Safari blocks it as an advertisement. Returns
 * false if no second window opened: the browser blocked it, or an app's web view opened the chat in
 * this window (Android's default, WebSettings.setSupportMultipleWindows).
 */
export function openWindow(url: string): boolean {
  // With 'noopener' the call would return null even if a window opened.
  const newWindow = window.open(url, '_blank')
  if (!newWindow || newWindow === window || newWindow === window.top)
    return false
  // A failure is ignored, since the window is open anyway.
  attempt(() => Object.assign(newWindow, { opener: null }))
  return true
}
