/** Event that analytics/senders.ts dispatches in place of each `popstate` that it hides. */
export const HISTORY_MOVE = 'history-move'

/** Calls `listener` on each move in the history; returns a function that removes the listener. */
export function onHistoryMove(listener: () => void) {
  const controller = new AbortController()
  for (const type of ['popstate', HISTORY_MOVE])
    addEventListener(type, listener, { signal: controller.signal })
  return () => controller.abort()
}
