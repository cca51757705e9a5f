/** Choices of this visit, never typed text. They end with the tab or a reload. */
const PREFIX = 'visit-'

/** Uses the tab's storage; null where the browser has none, or it is blocked, full or refused. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (entry?.type === 'reload')
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key)
  })

/** A choice of this visit; null where none was made. */
export const recall = (name: string) => withStorage((storage) => storage.getItem(PREFIX + name))

/** Remembers a choice for the rest of the visit; as long as the page where storage is blocked. */
export const remember = (name: string, value: string) =>
  void withStorage((storage) => storage.setItem(PREFIX + name, value))
