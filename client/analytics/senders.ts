import { HISTORY_MOVE } from '#client/dom/history-moves.ts'
import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import type { MeasurementIds } from '#data/measurement-ids.ts'
import { analyticsScript, pixelScript } from '#data/service-scripts.ts'
import {
  type AnalyticsWindow,
  analyticsWindow,
  command,
  dataLayer,
  pixel,
  reportedAddress,
  sendSafely,
  trackPageView,
} from './track.ts'

/**
 * The queues that the loaded scripts read, kept while measuring is off; undefined before loading.
 */
let loadedQueues: AnalyticsWindow | undefined

function loadScript(url: string, targetDocument = document) {
  const script = targetDocument.createElement('script')
  script.async = true
  script.src = trustedScriptUrl(url)
  // If the visitor or the network blocks the script, events stay in the page's memory.
  script.addEventListener('error', () =>
    console.info(`${new URL(url).host} cannot be reached: nothing is measured`),
  )
  targetDocument.head.append(script)
}

/**
 * Loads the analytics script. The settings are put before the queued events, since the script reads
 * the queue in order.
 */
function loadAnalytics(id: string) {
  dataLayer().unshift(
    command('js', new Date()),
    command('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    }),
    command('config', id, {
      // By default the cookies apply to the whole domain. On another site of this domain, the
      // visitor may have refused to be measured.
      cookie_domain: location.hostname,
      ...reportedAddress(),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    }),
  )
  loadScript(analyticsScript(id))
}

/**
 * Loads the pixel's script into an empty frame, and gives the frame the address and the referrer
 * that may be reported. The script reads both from the frame's document, and does not see the
 * links, forms and history of the page.
 */
function loadPixel(id: string) {
  const fbq = pixel()
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentWindow: frameWindow, contentDocument: frameDocument } = frame
  if (!frameWindow || !frameDocument) return
  // Gives the empty document this page's address instead of about:blank.
  frameDocument.open()
  frameDocument.close()
  Object.defineProperty(frameDocument, 'referrer', {
    get: () => reportedAddress().page_referrer,
  })
  fbq.prepare = () =>
    frameWindow.history.replaceState(null, '', reportedAddress().page_location)
  fbq.prepare()
  // The settings of the service's snippet, without tracking of clicks, forms and history.
  Object.assign(fbq, {
    push: fbq,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
  fbq.queue.unshift(['set', 'autoConfig', false, id], ['init', id])
  Object.assign(frameWindow, { fbq, _fbq: fbq })
  loadScript(pixelScript, frameDocument)
}

/**
 * Hides changes of the history from the analytics script, which would count each of them as a page
 * view (enhanced measurement), although a filter, a tab or an open form is not a page.
 */
function hideHistory() {
  for (const name of ['pushState', 'replaceState'] as const) {
    const method = history[name]
    Object.defineProperty(history, name, {
      configurable: true,
      get: () => method,
      set: () => {},
    })
  }
  const hideEvent = (event: Event) => {
    event.stopImmediatePropagation()
    if (event.type === 'popstate') dispatchEvent(new Event(HISTORY_MOVE))
  }
  for (const type of ['popstate', 'hashchange'])
    addEventListener(type, hideEvent, true)
}

/** Switches the sending of analytics events on or off, by a property that the script reads. */
const switchAnalytics = (id: string, isOn: boolean) =>
  Object.assign(analyticsWindow, { [`ga-disable-${id}`]: !isOn })

/** Starts to send queued and later events; loads the services' scripts only the first time. */
export function startSending({ analyticsId, pixelId }: MeasurementIds) {
  if (analyticsId) switchAnalytics(analyticsId, true)
  if (loadedQueues) {
    Object.assign(analyticsWindow, loadedQueues)
    if (pixelId) sendSafely(() => analyticsWindow.fbq?.('consent', 'grant'))
    return
  }
  if (analyticsId) {
    hideHistory()
    loadAnalytics(analyticsId)
  }
  if (pixelId) loadPixel(pixelId)
  loadedQueues = {
    dataLayer: analyticsWindow.dataLayer,
    fbq: analyticsWindow.fbq,
  }
  // This file of 2.4 KiB is loaded only for visitors who agreed to be measured.
  import('./vitals.ts')
    .then(({ reportVitals }) => reportVitals())
    .catch((error) => console.info('Web vitals cannot be measured', error))
}

/** Stops sending and deletes the cookies; later events go to new queues, which no script reads. */
export function stopSending({ analyticsId, pixelId }: MeasurementIds) {
  const { fbq } = analyticsWindow
  if (analyticsId) switchAnalytics(analyticsId, false)
  analyticsWindow.dataLayer = undefined
  analyticsWindow.fbq = undefined
  deleteCookies()
  if (pixelId) sendSafely(() => fbq?.('consent', 'revoke'))
}

/** Drops the queued events except the current page view; called at the end of a refusal. */
export function forgetEvents() {
  // Scripts that were loaded before the refusal read only their earlier queues (`loadedQueues`).
  // Events in the present queues never reach them.
  if (loadedQueues) return
  analyticsWindow.dataLayer = undefined
  analyticsWindow.fbq = undefined
  trackPageView()
}

/** Deletes a cookie of this host, or of a domain that is given as '; domain=example.com'. */
const deleteCookie = (name: string, domainAttribute: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domainAttribute}`
}

/**
 * Deletes the cookies of both services. Those of the pixel may belong to a parent domain of this
 * host.
 */
export function deleteCookies() {
  const cookieNames = document.cookie
    .split(/; */)
    .map((pair) => pair.split('=')[0] ?? '')
  const hostLabels = location.hostname.split('.')
  const domainAttributes = hostLabels.map(
    (_, index) => `; domain=${hostLabels.slice(index).join('.')}`,
  )
  for (const name of cookieNames) {
    if (/^_(ga|gid|gat)(_|$)/.test(name))
      for (const domainAttribute of ['', domainAttributes[0] ?? ''])
        deleteCookie(name, domainAttribute)
    if (/^_fb[pc]$/.test(name))
      for (const domainAttribute of ['', ...domainAttributes])
        deleteCookie(name, domainAttribute)
  }
}
