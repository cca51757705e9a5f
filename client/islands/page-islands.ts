// One file for the browser: documents with islands name it beside the entry.
import { replayEarlyEvents } from './early-events.ts'
import { registerIslands } from './lazy-islands.ts'
import { startUrgentIslands, unmountIslands } from './loader.ts'

registerIslands({
  replayEarlyEvents,
  startIslands: startUrgentIslands,
  stopIslands: unmountIslands,
})
