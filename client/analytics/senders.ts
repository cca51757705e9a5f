import { HISTORY_MOVE } from '#client/dom/history-moves.ts'
import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import type { MeasuringIds } from '#data/measurement-ids.ts'
import { analyticsScript, pixelScript } from '#data/service-scripts.ts'
import {
  type AnalyticsWindow,
  analyticsWindow,
  command,
  dataLayer,
  pixel,
  reportedAddress,
  safely,
  trackPageView,
} from './track.ts'

/** Queues that the services' scripts know, kept while measuring is off so that it can go on. */
let open: AnalyticsWindow | undefined

function loadScript(url: string, into = document) {
  const script = into.createElement('script')
  script.async = true
  script.src = trustedScriptUrl(url)
  // Blocked by the visitor or the network: events stay in the page's memory.
  script.addEventListener('error', () =>
    console.info(`${new URL(url).host} cannot be reached: nothing is measured`),
  )
  into.head.append(script)
}

/** Puts the settings before queued events: the script reads its queue from the start. */
function openAnalytics(id: string) {
  dataLayer().unshift(
    command('js', new Date()),
    command('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    }),
    command('config', id, {
      // This host alone: other sites of the domain may have another consent.
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
 * Loads the pixel into an empty frame whose address and referrer are those that may be reported:
 * its script reads both of its own document, and finds no link, form or history there.
 */
function openPixel(id: string) {
  const fbq = pixel()
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentWindow: view, contentDocument: content } = frame
  if (!view || !content) return
  // Gives the empty document this page's address instead of about:blank.
  content.open()
  content.close()
  Object.defineProperty(content, 'referrer', {
    get: () => reportedAddress().page_referrer,
  })
  fbq.prepare = () =>
    view.history.replaceState(null, '', reportedAddress().page_location)
  fbq.prepare()
  // As the service's snippet does, without its tracking of clicks, forms and history.
  Object.assign(fbq, {
    push: fbq,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
  fbq.queue.unshift(['set', 'autoConfig', false, id], ['init', id])
  Object.assign(view, { fbq, _fbq: fbq })
  loadScript(pixelScript, content)
}

/**
 * Hides history entries from the service's script: analytics counts each change of the address as
 * a page view (enhanced measurement), and a filter, a tab or an open form is no page.
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
  const hide = (event: Event) => {
    event.stopImmediatePropagation()
    if (event.type === 'popstate') dispatchEvent(new Event(HISTORY_MOVE))
  }
  for (const type of ['popstate', 'hashchange'])
    addEventListener(type, hide, true)
}

const allowAnalytics = (id: string, allowed: boolean) =>
  Object.assign(analyticsWindow, { [`ga-disable-${id}`]: !allowed })

/** Sends queued and later events. A start after a stop loads nothing again. */
export function startSending({ analyticsId, pixelId }: MeasuringIds) {
  if (analyticsId) allowAnalytics(analyticsId, true)
  if (open) {
    Object.assign(analyticsWindow, open)
    if (pixelId) safely(() => analyticsWindow.fbq?.('consent', 'grant'))
    return
  }
  if (analyticsId) {
    hideHistory()
    openAnalytics(analyticsId)
  }
  if (pixelId) openPixel(pixelId)
  open = { dataLayer: analyticsWindow.dataLayer, fbq: analyticsWindow.fbq }
  // 2.4 KiB that only those pay who agreed to be measured.
  import('./vitals.ts')
    .then(({ reportVitals }) => reportVitals())
    .catch((error) => console.info('Web vitals cannot be measured', error))
}

/** Stops at once, removes cookies, and queues later events where no script reads them. */
export function stopSending({ analyticsId, pixelId }: MeasuringIds) {
  const { fbq } = analyticsWindow
  if (analyticsId) allowAnalytics(analyticsId, false)
  analyticsWindow.dataLayer = undefined
  analyticsWindow.fbq = undefined
  dropCookies()
  if (pixelId) safely(() => fbq?.('consent', 'revoke'))
}

/** Drops the events from before a yes that followed a no, except the current page view. */
export function forgetEvents() {
  // Once the services have loaded, such events are in a queue that they never read.
  if (open) return
  analyticsWindow.dataLayer = undefined
  analyticsWindow.fbq = undefined
  trackPageView()
}

const expire = (name: string, domain: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`
}

/** Removes both services' cookies; the pixel sets its on the domains above this host. */
function dropCookies() {
  const names = document.cookie
    .split(/; */)
    .map((pair) => pair.split('=')[0] ?? '')
  const parts = location.hostname.split('.')
  const domains = parts.map(
    (_, index) => `; domain=${parts.slice(index).join('.')}`,
  )
  for (const name of names) {
    if (/^_(ga|gid|gat)(_|$)/.test(name))
      for (const domain of ['', domains[0] ?? '']) expire(name, domain)
    if (/^_fb[pc]$/.test(name))
      for (const domain of ['', ...domains]) expire(name, domain)
  }
}
