import { HOLD_END, ISLAND_SELECTOR } from '#client/contract.ts'
import { islandCode } from './island-registry.ts'
import { addTabStops } from './tab-stops.ts'

/**
 * Loads page-islands.ts if `root` has islands and the file has not run, as after a soft navigation
 * or a failed load. Until it has run, islands work as served. After a failure, presses are held
 * no longer, and the next focus tries again.
 */
export function loadIslands(root: ParentNode = document) {
  if (islandCode() || !root.querySelector(ISLAND_SELECTOR)) return
  import('./next-page-islands.ts').catch((error) => {
    console.warn('Islands stay as served', error)
    addTabStops(document)
    dispatchEvent(new Event(HOLD_END))
    document.addEventListener('focusin', () => loadIslands(), { once: true })
  })
}

/** Starts the islands of a page that has just been shown. */
export function startIslands(root: ParentNode) {
  const code = islandCode()
  if (code) code.startIslands(root)
  else loadIslands(root)
}

/** Unmounts the islands of a page that is left for good. */
export const stopIslands = (root: ParentNode) => islandCode()?.stopIslands(root)
