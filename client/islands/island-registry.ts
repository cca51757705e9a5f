/** The functions that page-islands.ts registers. */
interface IslandCode {
  replayEarlyEvents: () => void
  startIslands: (root?: ParentNode) => void
  stopIslands: (root: ParentNode) => void
}

/** The functions that page-islands.ts has registered; undefined before it has run. */
let registeredCode: IslandCode | undefined
/** Whether the entry has started the islands of the served page. */
let isStarted = false

function startRegisteredCode() {
  registeredCode?.replayEarlyEvents()
  registeredCode?.startIslands()
}

/** The registered functions; undefined until page-islands.ts has run. */
export const islandCode = () => registeredCode

/** Registers the functions of page-islands.ts, which may run before or after the entry. */
export function registerIslands(code: IslandCode) {
  registeredCode = code
  if (isStarted) startRegisteredCode()
}

/** Starts the islands of the served page, at once or as soon as page-islands.ts has run. */
export function startServedIslands() {
  isStarted = true
  startRegisteredCode()
}
