type LeadForm = 'home' | 'contact' | 'consultation'

/** Every event the site reports, with what it carries (requirements §7.3). Values are US dollars unless the currency says otherwise. */
export interface TrackedEvents {
  page_view: { page_path: string; page_title: string; page_location: string }
  generate_lead: { value: 100; currency: 'USD'; form: LeadForm }
  lead_generated: { form: LeadForm }
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
  /** Milliseconds, but for the layout shift score. */
  performance_timing: {
    category: 'navigation' | 'paint' | 'measure' | 'web-vitals'
    metric: string
    value: number
    non_interaction: true
  }
}
interface PixelEvents {
  PageView: undefined
  SubmitApplication: { value: 1000; currency: 'USD' }
}

/** The pixel's function before its script is there: calls wait in `queue`, and go to `callMethod` once the script has put it there. */
export interface PixelQueue {
  (...args: unknown[]): void
  queue: unknown[]
  callMethod?: (...args: unknown[]) => void
}
/** What the two services' scripts look for on `window`. */
export interface AnalyticsWindow {
  dataLayer?: unknown[]
  fbq?: PixelQueue
}
export const analyticsWindow = globalThis as unknown as AnalyticsWindow

/** Whatever an analytics script does, a visitor's action goes on. */
export const safely = (send: () => void) => {
  try {
    send()
  } catch (error) {
    console.warn('An event could not be reported', error)
  }
}

/** Google's own format: each call is queued as an arguments object. */
export function command(..._args: unknown[]) {
  // biome-ignore lint/complexity/noArguments: the analytics script reads arguments objects, not arrays
  return arguments
}

/** Where analytics events wait. */
export function dataLayer() {
  analyticsWindow.dataLayer ??= []
  return analyticsWindow.dataLayer
}

/** The pixel's function, or its stub. */
export function pixel(): PixelQueue {
  const stub: PixelQueue = Object.assign(
    (...args: unknown[]) =>
      void (stub.callMethod ? stub.callMethod(...args) : stub.queue.push(args)),
    { queue: [] },
  )
  analyticsWindow.fbq ??= stub
  return analyticsWindow.fbq
}

/** The one door to analytics. Events wait in a queue; they leave the page only with a real id and consent (see consent.ts). */
export function track<Name extends keyof TrackedEvents>(name: Name, details: TrackedEvents[Name]) {
  safely(() => dataLayer().push(command('event', name, details)))
}

/** The one door to the ads pixel. */
export function trackPixel<Name extends keyof PixelEvents>(
  name: Name,
  details?: PixelEvents[Name],
) {
  safely(() => pixel()('track', name, details ?? {}))
}

/** One page view per page shown; the libraries' own history tracking is off. */
export function trackPageView() {
  track('page_view', {
    page_path: location.pathname,
    page_title: document.title,
    page_location: location.origin + location.pathname,
  })
  trackPixel('PageView')
}

/** Every chat link of the site reports through this one listener. */
export function trackChatLinks() {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest('a[href^="https://wa.me/"]') : null
    if (link)
      track('whatsapp_chat_clicked', { value: 150, currency: 'USD', page_path: location.pathname })
  })
}

/** The two events of the home, contact and consultation forms (requirements §7.3.2). */
export function reportLead(form: 'home' | 'contact' | 'consultation') {
  track('generate_lead', { value: 100, currency: 'USD', form })
  track('lead_generated', { form })
}
