import { createElement } from '#client/dom/create-element.ts'
import { createNotice, showNotice } from '#client/dom/notice.ts'
import { write } from '#data/failed-parts.yaml'
import { unexpected } from '#data/failures.yaml'
import { addTabStops } from './tab-stops.ts'

/** An island that did not hydrate, or broke later: its served markup works as without script. */
export interface IslandError extends Error {
  /** False where its files did not load, true where its own code failed. */
  readonly isBroken: boolean
}

/** Islands that a visitor has pressed, focused or typed in. */
const touchedIslands = new WeakSet<HTMLElement>()

export const noteTouch = (island: HTMLElement) => touchedIslands.add(island)

/** Keeps a failed island as it was served, with a notice where its code broke during its use. */
export function handleFailure(island: HTMLElement, error: IslandError) {
  console.error(error.message, error.cause)
  addTabStops(island)
  if (!error.isBroken || !island.isConnected || !touchedIslands.has(island))
    return
  const { title, home } = unexpected
  const { cause } = error
  const links = [write, home].map(({ label, href }) =>
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
