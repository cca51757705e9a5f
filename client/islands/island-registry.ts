/** What page-islands.ts does for islands. */
interface IslandCode {
  replayEarlyEvents: () => void
  startIslands: (root?: ParentNode) => void
  stopIslands: (root: ParentNode) => void
}

let code: IslandCode | undefined
let isStarted = false

function begin() {
  code?.replayEarlyEvents()
  code?.startIslands()
}

/** The code of islands; undefined until page-islands.ts has come. */
export const islandCode = () => code

/** Registers page-islands.ts, which comes before the entry or after it. */
export function registerIslands(loaded: IslandCode) {
  code = loaded
  if (isStarted) begin()
}

/** Starts the islands of the served page, whose document names page-islands.ts. */
export function startServedIslands() {
  isStarted = true
  begin()
}
