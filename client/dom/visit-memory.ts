/**
 * What a visitor chose on this visit (a closed strip, a currency), for browsers that load each page
 * anew. It holds nothing that was typed, ends with the tab, and a reload begins again.
 */
const PREFIX = 'visit-'

function storage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    // Blocked by the visitor: choices then last as long as the page.
  }
}

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
const store = storage()
if (store && entry?.type === 'reload')
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key)

/** What was remembered under this name on this visit; null where nothing was. */
export const recall = (name: string): string | null => store?.getItem(PREFIX + name) ?? null

/** Remembers a choice for the rest of the visit. */
export function remember(name: string, value: string) {
  try {
    store?.setItem(PREFIX + name, value)
  } catch {
    // Full, or refused: as if blocked.
  }
}
