// All code that islands share, as one file; documents with islands load it together with the entry.
import { replayEarlyEvents } from './early-events.ts'
import { registerIslands } from './island-registry.ts'
import { startUrgentIslands, unmountIslands } from './loader.ts'

registerIslands({
  replayEarlyEvents,
  startIslands: startUrgentIslands,
  stopIslands: unmountIslands,
})
