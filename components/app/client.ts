import 'virtual:uno.css'
import '../styles/index.css'
import { startHeader } from '../behaviours/header'
import scripted from '../styles/scripted.css?inline'
import { startAfterLoad } from '../tracking/after-load'
import { trackChatLinks, trackPageView } from '../tracking/track'
import { startBehaviours } from './behaviours'
import { answerEarlyEvents } from './early-events'
import { startIslands } from './island-loader'
import { reportMissing, startNavigation } from './navigation'
import { addRules } from './sheets'
import { startUnfolding } from './unfold'

addRules(scripted)
answerEarlyEvents()
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
