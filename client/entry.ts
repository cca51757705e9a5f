import 'virtual:uno.css'
import '#components/styles/index.css'
import scripted from '#components/styles/scripted.css?inline'
import { trackChatLinks, trackPageView } from './analytics/track.ts'
import { startBehaviours } from './behaviours/behaviours.ts'
import { closeOtherDetails } from './behaviours/exclusive-details.ts'
import { startHeader } from './behaviours/header.ts'
import { startRenderingBlocks } from './dom/content-visibility.ts'
import { recallCurrency } from './dom/currency.ts'
import { ignoreSecondPresses } from './dom/second-press.ts'
import { noteEntrance } from './dom/shown-page.ts'
import { addRules } from './dom/stylesheets.ts'
import { startServedIslands } from './islands/island-registry.ts'
import { reportNotFound } from './navigation/render-page.ts'
import { startNavigation } from './navigation/soft-navigation.ts'
import { startWhenLoaded } from './when-loaded.ts'

function startPage() {
  noteEntrance()
  reportNotFound()
  ignoreSecondPresses()
  recallCurrency()
  addEventListener('pageshow', recallCurrency)
  addRules(scripted)
  // Islands first: their files are fetched while the rest starts.
  startServedIslands()
  startHeader()
  closeOtherDetails()
  startNavigation()
  startRenderingBlocks()
  startBehaviours()
  trackChatLinks()
  trackPageView()
  startWhenLoaded()
}

/** Lets the first frame come first, which would be late on a slow phone; a hidden page has none. */
function startOncePainted() {
  if (document.hidden) startPage()
  else requestAnimationFrame(() => setTimeout(startPage))
}

// Array.prototype.at() came with Chromium 92, Firefox 90 and Safari 15.4, the oldest of
// `browserslist`: an older browser keeps the page as served instead of scripts that stop halfway.
if ('at' in Array.prototype) {
  // An async script may run while the page is still being parsed.
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', startOncePainted)
  else startOncePainted()
}
