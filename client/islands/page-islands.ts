// One file for the browser: documents with islands name it beside the entry.
import { replayEarlyEvents } from './early-events.ts'
import { registerIslands } from './island-registry.ts'
import { startUrgentIslands, unmountIslands } from './loader.ts'

registerIslands({
  replayEarlyEvents,
  startIslands: startUrgentIslands,
  stopIslands: unmountIslands,
})
