/** Choices of this visit, never typed text. They end with the tab or a reload. */
const PREFIX = 'visit-'

function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Blocked by the visitor: choices last as long as the page.
  }
}

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const store = storage()
if (store && entry?.type === 'reload')
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)

/** A choice of this visit; null where none was made. */
export const recall = (name: string): string | null => store?.getItem(PREFIX + name) ?? null

/** Remembers a choice for the rest of the visit. */
export function remember(name: string, value: string) {
  try {
    store?.setItem(PREFIX + name, value)
  } catch {
    // Full or refused: as if blocked.
  }
}
