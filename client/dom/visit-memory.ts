import { attempt } from './attempt.ts'

/** Choices of this visit, never typed text. They end with the tab or a reload. */
const PREFIX = 'visit-'

const [entry] = performance.getEntriesByType(
  'navigation',
) as PerformanceNavigationTiming[]
if (entry?.type === 'reload')
  attempt(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })

/** A choice of this visit; nothing where none was made. */
export const recall = (name: string) =>
  attempt(() => sessionStorage.getItem(PREFIX + name))

/** Remembers a choice for the rest of the visit; as long as the page where storage is blocked. */
export const remember = (name: string, value: string) =>
  attempt(() => sessionStorage.setItem(PREFIX + name, value))
