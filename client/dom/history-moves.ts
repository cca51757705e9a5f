/** Event that analytics/senders.ts dispatches for each `popstate` that it hides from listeners. */
export const HISTORY_MOVE = 'history-move'

/** Calls `listener` on each move in the history; returns a function that removes it. */
export function onHistoryMove(listener: () => void) {
  const listening = new AbortController()
  for (const type of ['popstate', HISTORY_MOVE])
    addEventListener(type, listener, { signal: listening.signal })
  return () => listening.abort()
}
