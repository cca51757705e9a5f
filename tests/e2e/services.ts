import type { Page, Route } from 'playwright/test'
import { greyPicture } from './fixtures.ts'
import { hostTest } from './host.ts'

// Stubs of the two analytics services, which record what they are sent.

/** Addresses of the scripts of both services, with the id in the build that the tests open. */
export const ANALYTICS_SCRIPT =
  'https://www.googletagmanager.com/gtag/js?id=G-TEST123456'
export const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * Replaces the script of analytics: sends the queued events, then each new one, with the id. As the
 * real script does by default, it counts a page view whenever the history changes the address.
 */
const analyticsStub = `{
  const settings = {}
  let id
  const receive = (entry) => {
    // Ignores arrays, as the real script does.
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return
    const [command, name, details] = entry
    if (command === 'config') id = name
    if (command !== 'event') Object.assign(settings, command === 'set' ? name : details)
    if (command !== 'event' || !id || window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1.1; path=/'
    const [own, all] = [{ ...details }, { ...settings, ...details }]
    for (const known of ['page_location', 'page_referrer']) delete own[known]
    const { page_location: address = location.href, page_referrer: referrer } = all
    const sent = { name, details: own, address, referrer: referrer ?? document.referrer, settings }
    const options = { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(sent) }
    fetch('https://region1.google-analytics.com/g/collect?tid=' + id, options)
  }
  const gtag = (function () {
    receive(arguments)
  })
  const queue = window.dataLayer
  const { push } = queue
  queue.push = (...entries) => {
    entries.forEach(receive)
    return push.apply(queue, entries)
  }
  queue.slice().forEach(receive)
  gtag('event', 'user_engagement', {})
  let address = location.href
  const countView = () => {
    if (location.href !== address) gtag('event', 'page_view', {})
    address = location.href
  }
  for (const name of ['pushState', 'replaceState']) {
    const method = history[name]
    history[name] = (...parts) => {
      method.apply(history, parts)
      countView()
    }
  }
  for (const type of ['popstate', 'hashchange']) addEventListener(type, countView, true)
}`
/** Replaces the script of the pixel: sends the queued events, then each new one. */
export const pixelStub = `{
  const { fbq } = window
  const held = []
  let id, granted = true, count = 0
  fbq.callMethod = (command, name, details) => {
    if (command === 'init') id = name
    if (command === 'consent') granted = name === 'grant'
    const from = { address: location.href, referrer: document.referrer }
    if (command === 'track') held.push({ name, details, ...from })
    // Sends earlier events once consent is given, as the real script does.
    for (const event of id && granted ? held.splice(0) : []) {
      document.cookie = '_fbp=fb.1; path=/'
      const sent = encodeURIComponent(JSON.stringify(event))
      new Image().src = 'https://www.facebook.com/tr/?id=' + id + '&n=' + count++ + '&sent=' + sent
    }
  }
  while (fbq.queue.length) fbq.callMethod(...fbq.queue.shift())
}`

/** An event as a service receives it. */
interface SentEvent {
  name: string
  // biome-ignore lint/suspicious/noExplicitAny: details differ by event
  details: any
  /** Address and referrer that the service gets with the event. */
  address?: string
  referrer?: string
  /** The settings that the page has sent to analytics. */
  settings?: object
}
/** What the services were sent, and how requests for their scripts are answered. */
export interface Services {
  analytics: SentEvent[]
  pixel: SentEvent[]
  /** Addresses of all requests to other hosts, except for photographs. */
  requests: string[]
  /** Answers requests for the services' scripts; a test may replace it to make the scripts fail. */
  answer: (route: Route, script: string) => Promise<void>
}

/** A test on a build with analytics ids; `choice` is the visitor's answer on an earlier visit. */
export const test = hostTest.extend<{
  services: Services
  choice: 'accepted' | undefined
}>({
  build: '.cache/tracking',
  choice: [undefined, { option: true }],
  // Every test has this fixture, since no test may fetch the real script of a service.
  services: [
    async ({ context, choice }, use) => {
      const services: Services = {
        analytics: [],
        pixel: [],
        requests: [],
        answer: (route, script) =>
          route.fulfill({ contentType: 'text/javascript', body: script }),
      }
      context.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        const isOwn = ['localhost', 'images.unsplash.com'].includes(hostname)
        if (protocol.startsWith('http') && !isOwn)
          services.requests.push(request.url())
      })
      await context.route(ANALYTICS_SCRIPT, (route) =>
        services.answer(route, analyticsStub),
      )
      await context.route(PIXEL_SCRIPT, (route) =>
        services.answer(route, pixelStub),
      )
      await context.route(
        'https://region1.google-analytics.com/**',
        (route) => {
          services.analytics.push(route.request().postDataJSON())
          return route.fulfill({ status: 204 })
        },
      )
      await context.route('https://www.facebook.com/tr/**', (route) => {
        services.pixel.push(
          JSON.parse(
            new URL(route.request().url()).searchParams.get('sent') ?? '',
          ),
        )
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: greyPicture,
        })
      })
      if (choice)
        await context.addInitScript((choice) => {
          if (!sessionStorage.getItem('chosen'))
            localStorage.setItem('privacy-choice', choice)
          sessionStorage.setItem('chosen', '1')
        }, choice)
      await use(services)
    },
    { auto: true },
  ],
})

/** The banner with the consent question. */
export const banner = (page: Page) =>
  page.getByRole('region', { name: 'Privacy choices' })
export const acceptButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'Accept', exact: true })
export const rejectButton = (page: Page) =>
  banner(page).getByRole('button', { name: 'Reject', exact: true })
/** The button in the footer that shows the banner again. */
export const privacyChoices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })
/** The details of all sent events that are called `name`. */
export const parametersOf = (sent: readonly SentEvent[], name: string) =>
  sent.filter((event) => event.name === name).map(({ details }) => details)
/** Paths of the page views that analytics counts. */
export const viewedPaths = ({ analytics }: Services) =>
  parametersOf(analytics, 'page_view').map(({ page_path }) => page_path)
/**
 * Time in ms after which everything has started: measuring starts 1 s after the load event, the
 * rest after 2 s.
 */
export const AFTER_LOAD_MS = 3000
