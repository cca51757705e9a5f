import { createElement } from '#client/dom/create-element.ts'
import { createNotice, showNotice } from '#client/dom/notice.ts'
import { write as writeLink } from '#data/failed-parts.yaml'
import { unexpected } from '#data/failures.yaml'
import { addTabStops } from './tab-stops.ts'

/** Failure of an island, whose served markup then works without script. */
export interface IslandError extends Error {
  /** Whether the island's own code failed; otherwise its files did not load. */
  readonly isBroken: boolean
}

/** Islands that a visitor has pressed, focused or typed in. */
const usedIslands = new WeakSet<HTMLElement>()

/** Records that a visitor has used an island: handleFailure then shows a notice if it breaks. */
export const noteUse = (island: HTMLElement) => usedIslands.add(island)

/** Logs the failure of an island; shows a notice if its code failed after a visitor had used it. */
export function handleFailure(island: HTMLElement, error: IslandError) {
  console.error(error.message, error.cause)
  addTabStops(island)
  if (!error.isBroken || !island.isConnected || !usedIslands.has(island)) return
  const { title, home: homeLink } = unexpected
  const { cause } = error
  const links = [writeLink, homeLink].map(({ label, href }) =>
    createElement('a', { href }, label),
  )
  showNotice(
    island,
    createNotice(
      { title, text: cause instanceof Error ? cause.message : String(cause) },
      ...links,
    ),
  )
}
