import 'virtual:uno.css'
import './styles/index.css'
import { trackChatLinks, trackPageView } from './analytics/track'
import { startBehaviours } from './behaviours/behaviours'
import { closeOtherDetails } from './behaviours/exclusive-details'
import { startHeader } from './behaviours/header'
import { awaitLateFonts } from './behaviours/late-fonts'
import { waysToSend } from './forms/send-as-served'
import { answerEarlyEvents } from './islands/early-events'
import { startIslands } from './islands/loader'
import { reportMissing, startNavigation } from './navigation/soft-navigation'
import { addRules } from './navigation/stylesheets'
import scripted from './styles/scripted.css?inline'
import { startRenderingBlocks } from './ui/content-visibility'
import { recall } from './ui/visit-memory'

/** After load, in milliseconds (requirements §9.4). */
const METRICS_DELAY = 1000

/** Fetches what can wait until a second after the page has loaded: measuring, prefetching and the service worker. */
function startWhenLoaded() {
  const fetchDeferred = () =>
    setTimeout(
      () =>
        import('./entry.deferred')
          .then(({ startDeferred }) => startDeferred())
          .catch((error) => console.info('Measuring could not start', error)),
      METRICS_DELAY,
    )
  if (document.readyState === 'complete') fetchDeferred()
  else addEventListener('load', fetchDeferred)
}

function start() {
  const currency = recall('currency')
  if (currency) document.documentElement.dataset.currency = currency
  addRules(scripted)
  answerEarlyEvents(waysToSend)
  // Islands first: their files are fetched while the rest starts.
  startIslands()
  startHeader()
  closeOtherDetails()
  startNavigation()
  startRenderingBlocks()
  startBehaviours()
  reportMissing()
  trackChatLinks()
  trackPageView()
  startWhenLoaded()
  awaitLateFonts().catch((error) => console.info('The fonts did not come', error))
  // What the benchmark waits for: from here on the page answers.
  performance.mark('alive')
}

// Array.prototype.at() came with Chromium 92, Firefox 90 and Safari 15.4, the oldest of `browserslist`:
// an older browser keeps the page as served instead of scripts that stop halfway.
if ('at' in Array.prototype) {
  // An async script may run while the page is still being parsed.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
