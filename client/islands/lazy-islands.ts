import { ISLAND } from '#client/contract.ts'
import { islandCode } from './island-registry.ts'
import { addTabStops } from './tab-stops.ts'

/**
 * Loads page-islands.ts unless the page included it (soft navigation, failed load). Until then
 * islands work as served; after a failure the next focus tries again.
 */
export function loadIslands(root: ParentNode = document) {
  if (islandCode() || !root.querySelector(ISLAND)) return
  import('./next-page-islands.ts').catch((error) => {
    console.warn('Islands stay as served', error)
    addTabStops(document)
    document.addEventListener('focusin', () => loadIslands(), { once: true })
  })
}

/** Starts the islands of a page that is shown now. */
export function startIslands(root: ParentNode) {
  const code = islandCode()
  if (code) code.startIslands(root)
  else loadIslands(root)
}

/** Ends the islands of a page that is not kept. */
export const stopIslands = (root: ParentNode) => islandCode()?.stopIslands(root)
