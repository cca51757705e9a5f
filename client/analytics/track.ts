import { pagePath } from '#client/dom/shown-page.ts'

export type TrackedForm = 'home' | 'contact' | 'consultation'

/** Every event of the site with its parameters (requirements §7.3). */
export interface TrackedEvents {
  page_view: { page_path: string; page_title: string }
  generate_lead: { value: 100; currency: 'USD'; form: TrackedForm }
  lead_generated: { form: TrackedForm }
  service_request: { value: 200; currency: 'USD'; service: string }
  service_requested: { service: string }
  whatsapp_chat_clicked: { value: 150; currency: 'USD'; page_path: string }
  ai_business_guide_purchase: { value: number; currency: 'INR' }
  premium_application_submitted: {
    source: string
    business_name: string
    email_domain: string
    value: 1000
    currency: 'USD'
    program_currency: 'INR' | 'USD'
  }
  /** Milliseconds, except for the layout shift score. */
  performance_timing: {
    category: 'navigation' | 'paint' | 'measure' | 'web-vitals'
    metric: string
    value: number
    non_interaction: true
  }
}
type PixelEvent =
  | ['PageView']
  | ['SubmitApplication', { value: 1000; currency: 'USD' }]

/** The pixel's function: calls wait in `queue` until its script sets `callMethod`. */
interface PixelQueue {
  (...args: unknown[]): void
  queue: unknown[]
  callMethod?: (...args: unknown[]) => void
  /** Runs before each call; senders.ts uses it to set the address that the script may read. */
  prepare?: () => void
}
/** The properties of the window that the services' scripts use. */
export interface AnalyticsWindow {
  dataLayer?: unknown[]
  fbq?: PixelQueue
}
export const analyticsWindow = globalThis as unknown as AnalyticsWindow

/** Calls an analytics script; an error in it is logged and does not stop the visitor's action. */
export const safely = (send: () => void) => {
  try {
    send()
  } catch (error) {
    console.warn('An event was not reported', error)
  }
}

/** A command as an `arguments` object, for Google's queue. */
export function command(..._args: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the analytics script reads no arrays
  return arguments
}

/** The queue of analytics events. */
export function dataLayer() {
  analyticsWindow.dataLayer ??= []
  return analyticsWindow.dataLayer
}

/** The pixel's function, or a stub that queues calls until its script has loaded. */
export function pixel(): PixelQueue {
  const stub: PixelQueue = Object.assign(
    (...args: unknown[]) => {
      stub.prepare?.()
      if (stub.callMethod) stub.callMethod(...args)
      else stub.queue.push(args)
    },
    { queue: [] },
  )
  analyticsWindow.fbq ??= stub
  return analyticsWindow.fbq
}

/** The path to report: that of the shown page, never other text from the address. */
const reportedPath = () => pagePath() ?? '/404'

/**
 * The addresses that a service would otherwise read by itself. A referrer of this site is reported
 * without its path, which may be unknown to the site.
 */
export const reportedAddress = (
  { origin } = location,
  { referrer } = document,
) => ({
  page_location: origin + reportedPath(),
  page_referrer: referrer.startsWith(`${origin}/`)
    ? `${origin}/`
    : referrer.replace(/[?#].*/, ''),
})

/** Queues an analytics event, which is sent only with a real id and consent (senders.ts). */
export function track<Name extends keyof TrackedEvents>(
  name: Name,
  details: TrackedEvents[Name],
) {
  safely(() =>
    dataLayer().push(
      command('event', name, { ...details, ...reportedAddress() }),
    ),
  )
}

/** Queues an event of the ads pixel, as `track` does. */
export function trackPixel(...[name, details]: PixelEvent) {
  safely(() => pixel()('track', name, details ?? {}))
}

/** Reports a page view; the libraries report none, since senders.ts hides the history from them. */
export function trackPageView() {
  // Without this, events that the library creates by itself would contain the whole address.
  safely(() => dataLayer().push(command('set', reportedAddress())))
  track('page_view', { page_path: reportedPath(), page_title: document.title })
  trackPixel('PageView')
}

/** Reports every click on a chat link. */
export function trackChatLinks() {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a[href^="https://wa.me/"]'))
      track('whatsapp_chat_clicked', {
        value: 150,
        currency: 'USD',
        page_path: reportedPath(),
      })
  })
}
