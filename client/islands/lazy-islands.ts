import { ISLAND } from '#client/contract.ts'

/** What page-islands.ts does for islands. */
interface PageIslands {
  replayEarlyEvents: () => void
  startIslands: (root?: ParentNode) => void
  stopIslands: (root: ParentNode) => void
}

/** Undefined until page-islands.ts has come. */
let islands: PageIslands | undefined
let isStarted = false

function begin() {
  islands?.replayEarlyEvents()
  islands?.startIslands()
}

/** Puts every tab into the tab order, where the script that answers arrow keys did not load. */
export function addTabStops(root: ParentNode) {
  for (const tab of root.querySelectorAll<HTMLElement>('[role=tab][tabindex="-1"]'))
    tab.tabIndex = 0
}

/** Registers page-islands.ts, which comes before the entry or after it. */
export function registerIslands(loaded: PageIslands) {
  islands = loaded
  if (isStarted) begin()
}

/** Starts the islands of the served page, whose document names page-islands.ts. */
export function startServedIslands() {
  isStarted = true
  begin()
}

/**
 * Loads page-islands.ts unless the page included it (soft navigation, failed load). Until then
 * islands work as served; after a failure the next focus tries again.
 */
export function loadIslands(root: ParentNode = document) {
  if (islands || !root.querySelector(ISLAND)) return
  import('./next-page-islands.ts').catch((error) => {
    console.warn('Islands stay as served', error)
    addTabStops(document)
    document.addEventListener('focusin', () => loadIslands(), { once: true })
  })
}

/** Starts the islands of a page that is shown now. */
export function startIslands(root: ParentNode) {
  if (islands) islands.startIslands(root)
  else loadIslands(root)
}

/** Ends the islands of a page that is not kept. */
export const stopIslands = (root: ParentNode) => islands?.stopIslands(root)
