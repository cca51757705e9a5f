const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/** Starts before the services' scripts, from which analytics/senders.ts hides the same event. */
export const watchHistoryMoves = () => addEventListener('popstate', notify, true)

/** Calls `listener` when the visitor moves in the history; returns a function that ends it. */
export function onHistoryMove(listener: () => void) {
  watchHistoryMoves()
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
