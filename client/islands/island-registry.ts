/** What page-islands.ts does for islands. */
interface IslandCode {
  replayEarlyEvents: () => void
  startIslands: (root?: ParentNode) => void
  stopIslands: (root: ParentNode) => void
}

let registered: IslandCode | undefined
let isStarted = false

function begin() {
  registered?.replayEarlyEvents()
  registered?.startIslands()
}

/** The code of islands; undefined until page-islands.ts has come. */
export const islandCode = () => registered

/** Registers page-islands.ts, which comes before the entry or after it. */
export function registerIslands(loaded: IslandCode) {
  registered = loaded
  if (isStarted) begin()
}

/** Starts the islands of the served page, whose document names page-islands.ts. */
export function startServedIslands() {
  isStarted = true
  begin()
}
