/** Event after each `popstate` that analytics/senders.ts hides from other listeners. */
export const HISTORY_MOVE = 'history-move'

/** Calls `listener` on each move in the history; returns a function that removes it. */
export function onHistoryMove(listener: () => void) {
  const ended = new AbortController()
  for (const type of ['popstate', HISTORY_MOVE])
    addEventListener(type, listener, { signal: ended.signal })
  return () => ended.abort()
}
