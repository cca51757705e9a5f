import 'virtual:uno.css'
import '#components/styles/index.css'
import scriptedCss from '#components/styles/scripted.css?inline'
import { trackChatLinks, trackPageView } from './analytics/track.ts'
import { startBehaviours } from './behaviours/behaviours.ts'
import { hideDismissed } from './behaviours/dismissible.ts'
import { startExclusiveDetails } from './behaviours/exclusive-details.ts'
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
  // The back/forward cache shows a page as it was left.
  addEventListener('pageshow', recallCurrency)
  addEventListener('pageshow', hideDismissed)
  addRules(scriptedCss)
  // Islands come first, since their files load while the rest starts.
  startServedIslands()
  startHeader()
  startExclusiveDetails()
  startNavigation()
  startRenderingBlocks()
  startBehaviours()
  trackChatLinks()
  trackPageView()
  startWhenLoaded()
}

/**
 * Starts the page after its first frame, so that scripts do not delay that frame on a slow phone. A
 * hidden page has no frames and starts at once.
 */
function startOncePainted() {
  if (document.hidden) startPage()
  else requestAnimationFrame(() => setTimeout(startPage))
}

// The oldest browsers of `browserslist` (Chromium 92, Firefox 90, Safari 15.4) were the first with
// Array.prototype.at(). In older ones the page stays as served, since scripts would stop halfway.
if ('at' in Array.prototype) {
  // An async script may run while the page is still being parsed.
  if (document.readyState === 'loading')
    addEventListener('DOMContentLoaded', startOncePainted)
  else startOncePainted()
}
