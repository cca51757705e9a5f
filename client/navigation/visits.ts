import { stopBehaviours } from '#client/behaviours/behaviours.ts'
import {
  holdsUnsentText,
  registerPagesInMemory,
} from '#client/dom/unsent-text.ts'
import { stopIslands } from '#client/islands/lazy-islands.ts'
import { type ReplaceablePage, shownPage } from './page-document.ts'

/** A page as it was shown: after Back, the same elements are shown with their state. */
export interface Visit extends ReplaceablePage {
  /** Scroll position at which the page was left, in CSS pixels. */
  top: number
}

/** Number of visits to keep; those with unsent text are kept in addition. */
const MAX_CACHED_VISITS = 6
/** Visits that were left and are kept in memory, the latest one at the end. */
const cachedVisits = new Set<Visit>()
/** Visits by history entry key; a visit may have several entries, such as one per hash. */
const visitByKey = new Map<string, Visit>()
/** The shown visit; its parts are stored in it only when the page is left. */
let shownVisit: Visit = {
  parts: [],
  currentMarks: [],
  head: [],
  title: '',
  css: '',
  top: 0,
}

/**
 * Visit of a history entry; undefined if none is kept, or if it showed an error or offline page.
 */
export function visitOf(key: string) {
  const visit = visitByKey.get(key)
  return visit?.parts.some(({ dataset }) => dataset.standIn !== undefined)
    ? undefined
    : visit
}
export const isShown = (visit: Visit | undefined) => visit === shownVisit
registerPagesInMemory(() => [...cachedVisits].flatMap(({ parts }) => parts))

/** Assigns a history entry to the shown visit, unless the entry belongs to a visit already. */
export function assignEntry({ key }: Partial<NavigationHistoryEntry>) {
  if (key && !visitByKey.has(key)) visitByKey.set(key, shownVisit)
}

/** Drops a visit for good, and ends its islands and behaviours. */
function dropVisit(visit: Visit) {
  cachedVisits.delete(visit)
  for (const [key, other] of visitByKey)
    if (other === visit) visitByKey.delete(key)
  for (const part of visit.parts) {
    stopIslands(part)
    stopBehaviours(part)
  }
}

/** Drops cached visits that cannot be reached any more, and old ones without unsent text. */
function dropOldVisits() {
  const entryKeys = new Set(navigation.entries().map(({ key }) => key))
  for (const key of visitByKey.keys())
    if (!entryKeys.has(key)) visitByKey.delete(key)
  const reachableVisits = new Set(visitByKey.values())
  const newestFirst = [...cachedVisits].reverse()
  for (const [index, visit] of newestFirst.entries()) {
    const isTooOld =
      index >= MAX_CACHED_VISITS && !visit.parts.some(holdsUnsentText)
    if (isTooOld || !reachableVisits.has(visit)) dropVisit(visit)
  }
}

/**
 * Caches the shown visit; makes `visit`, or a new visit of `page`, the shown one and returns it.
 */
export function switchVisit(page: ReplaceablePage, visit?: Visit): Visit {
  Object.assign(shownVisit, shownPage(), { top: scrollY })
  cachedVisits.add(shownVisit)
  shownVisit = visit ?? { ...page, top: 0 }
  // The shown visit is not in the cache, so that it is not dropped as an old one.
  cachedVisits.delete(shownVisit)
  visitByKey.set(navigation.currentEntry?.key ?? '', shownVisit)
  dropOldVisits()
  return shownVisit
}
