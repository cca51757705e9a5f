/** What page-islands.ts does for islands. */
interface PageIslands {
  replayEarlyEvents: () => void
  startIslands: (root?: ParentNode) => void
  stopIslands: (root: ParentNode) => void
}

/** Undefined until page-islands.ts has come. */
export let islands: PageIslands | undefined
let isStarted = false

function begin() {
  islands?.replayEarlyEvents()
  islands?.startIslands()
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
