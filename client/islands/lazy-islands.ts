import { ISLAND } from '../contract.ts'
import { addTabStops } from '../dom/tab-stops.ts'
import { islands } from './islands-registry.ts'

const tryAgain = () => loadIslands()

/**
 * Loads page-islands.ts unless the page included it (soft navigation, failed load). Until then
 * islands work as served; after a failure the next focus tries again.
 */
export function loadIslands(root: ParentNode = document) {
  if (islands || !root.querySelector(ISLAND)) return
  import('./next-page-islands.ts').catch((error) => {
    console.warn('Islands stay as served', error)
    addTabStops(document)
    document.addEventListener('focusin', tryAgain, { once: true })
  })
}

/** Starts the islands of a page that is shown now. */
export function startIslands(root: ParentNode) {
  if (islands) islands.startIslands(root)
  else loadIslands(root)
}

/** Ends the islands of a page that is not kept. */
export const stopIslands = (root: ParentNode) => islands?.stopIslands(root)
