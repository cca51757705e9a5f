import 'virtual:uno.css'
import '../styles/index.css'
import { startHeader } from '../behaviours/header'
import { startAfterLoad } from '../tracking/after-load'
import { trackChatLinks, trackPageView } from '../tracking/track'
import { startBehaviours } from './behaviours'
import { replayEarlyEvents, startIslands } from './island-loader'
import { reportMissing, startNavigation } from './navigation'
import { startUnfolding } from './unfold'

replayEarlyEvents()
startHeader()
startNavigation()
startUnfolding()
startBehaviours()
startIslands()
reportMissing()
trackChatLinks()
trackPageView()
startAfterLoad()
// What the benchmark waits for: from here on the page answers.
performance.mark('alive')
