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
  /** `value` is in milliseconds, except for the layout shift score. */
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
interface PixelFunction {
  (...args: unknown[]): void
  queue: unknown[]
  callMethod?: (...args: unknown[]) => void
  /**
   * Runs before each call of the pixel's function. senders.ts sets it, to put an address without
   * private parameters where the pixel's script reads it.
   */
  prepare?: () => void
}
/** The properties of the window that the services' scripts use. */
export interface AnalyticsWindow {
  dataLayer?: unknown[]
  fbq?: PixelFunction
}
export const analyticsWindow = globalThis as unknown as AnalyticsWindow

/** Calls `send`, which may run a service's script; an error is logged and stops nothing else. */
export const sendSafely = (send: () => void) => {
  try {
    send()
  } catch (error) {
    console.warn('An event was not reported', error)
  }
}

/** Returns its arguments as an `arguments` object: the form of a command in Google's queue. */
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
export function pixel(): PixelFunction {
  const stub: PixelFunction = Object.assign(
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

/** The path of the shown page, or '/404' if it has none; never anything else from the address. */
const reportedPath = () => pagePath() ?? '/404'

/**
 * The address and the referrer that the services report; by default they would report complete
 * addresses. Of a referrer on this site only the origin is reported: the path of an address without
 * a page may contain any text.
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

/** Queues an analytics event, which is sent only with a configured id and consent (senders.ts). */
export function track<Name extends keyof TrackedEvents>(
  name: Name,
  details: TrackedEvents[Name],
) {
  sendSafely(() =>
    dataLayer().push(
      command('event', name, { ...details, ...reportedAddress() }),
    ),
  )
}

/** Queues an event of the ads pixel, as `track` does. */
export function trackPixel(...[name, details]: PixelEvent) {
  sendSafely(() => pixel()('track', name, details ?? {}))
}

/**
 * Reports a page view; senders.ts keeps the services' scripts from reporting views by themselves.
 */
export function trackPageView() {
  // Without this, events that Google's script creates by itself would contain the whole address.
  sendSafely(() => dataLayer().push(command('set', reportedAddress())))
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
