import { trustedScriptUrl } from '#client/dom/trusted-types.ts'
import { analyticsScript, pixelScript } from '#data/service-scripts.ts'
import {
  type AnalyticsWindow,
  analyticsWindow,
  command,
  dataLayer,
  pixel,
  safely,
  trackPageView,
} from './track.ts'

interface Ids {
  /** '' for none. */
  analyticsId: string
  pixelId: string
}

/** Queues that the services' scripts know, kept while measuring is off so that it can go on. */
let open: AnalyticsWindow | undefined

function load(url: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = trustedScriptUrl(url)
  // Blocked by the visitor or the network: events stay in the page's memory.
  script.addEventListener('error', () =>
    console.info(`${new URL(url).host} cannot be reached: nothing is measured`),
  )
  document.head.append(script)
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
      page_referrer: document.referrer.replace(/\?.*/, ''),
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    }),
  )
  load(analyticsScript(id))
}

function openPixel(id: string) {
  const fbq = pixel()
  // As the service's snippet does, without its tracking of clicks, forms and history.
  Object.assign(fbq, {
    push: fbq,
    loaded: true,
    version: '2.0',
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
  Object.assign(analyticsWindow, { _fbq: fbq })
  fbq.queue.unshift(['set', 'autoConfig', false, id], ['init', id])
  load(pixelScript)
}

/**
 * Hides history entries from both services' scripts: analytics counts each change of the address as
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
  for (const type of ['popstate', 'hashchange'])
    addEventListener(type, (event) => event.stopImmediatePropagation(), true)
}

const allowAnalytics = (id: string, allowed: boolean) =>
  Object.assign(analyticsWindow, { [`ga-disable-${id}`]: !allowed })

/** Sends queued and later events. A start after a stop loads nothing again. */
export function startSending({ analyticsId, pixelId }: Ids) {
  if (analyticsId) allowAnalytics(analyticsId, true)
  if (open) {
    Object.assign(analyticsWindow, open)
    if (pixelId) safely(() => analyticsWindow.fbq?.('consent', 'grant'))
    return
  }
  hideHistory()
  if (analyticsId) openAnalytics(analyticsId)
  if (pixelId) openPixel(pixelId)
  open = { dataLayer: analyticsWindow.dataLayer, fbq: analyticsWindow.fbq }
  // 2.4 KiB that only those pay who agreed to be measured.
  import('./vitals.ts')
    .then(({ reportVitals }) => reportVitals())
    .catch((error) => console.info('Web vitals cannot be measured', error))
}

/** Stops at once, removes cookies, and queues later events where no script reads them. */
export function stopSending({ analyticsId, pixelId }: Ids) {
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
  const names = document.cookie.split(/; */).map((pair) => pair.split('=')[0] ?? '')
  const parts = location.hostname.split('.')
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)
  for (const name of names) {
    if (/^(_ga|_gid|_gat)/.test(name))
      for (const domain of ['', domains[0] ?? '']) expire(name, domain)
    if (/^_fb[pc]$/.test(name)) for (const domain of ['', ...domains]) expire(name, domain)
  }
}
