// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'
import { until } from './until.ts'

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const globals = globalThis as Record<string, unknown>
let loadedScripts: HTMLScriptElement[] = []

/** The freshly imported analytics modules, as on a page that has measured nothing yet. */
async function freshServices() {
  vi.resetModules()
  const reportVitals = vi.fn()
  vi.doMock('#client/analytics/vitals.ts', () => ({ reportVitals }))
  return {
    ...(await import('#client/analytics/senders.ts')),
    ...(await import('#client/analytics/track.ts')),
    reportVitals,
  }
}

/** The calls that are queued for analytics, in order. */
function allQueuedCalls() {
  const calls = globals.dataLayer as ArrayLike<unknown>[] | undefined
  return (calls ?? []).map((call) => Array.from(call))
}
/** The queued calls with this first argument: 'js', 'consent', 'config' or 'event'. */
const queuedCalls = (name: string) =>
  allQueuedCalls().filter(([first]) => first === name)
/** The names of the queued events, without their parameters. */
const eventNames = () => queuedCalls('event').map(([, name]) => name)

interface Pixel extends Record<string, unknown> {
  (...args: unknown[]): void
  queue: unknown[][]
}
/** The pixel's function, which queues events until the pixel's script has loaded. */
const pixelStub = () => globals.fbq as Pixel

beforeEach(() => {
  loadedScripts = []
  for (const name of ['dataLayer', 'fbq', `ga-disable-${ids.analyticsId}`])
    Reflect.deleteProperty(globals, name)
  document.body.innerHTML = '<main data-page="/contact"></main>'
  document.title = 'Contact'
  history.replaceState(null, '', '/contact?name=Asha#form')
  // Keeps happy-dom from fetching the scripts.
  vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(
    (...nodes) => {
      loadedScripts.push(...(nodes as HTMLScriptElement[]))
    },
  )
  const endListeners = noteListeners()
  return () => {
    endListeners()
    for (const name of ['pushState', 'replaceState'])
      Reflect.deleteProperty(history, name)
  }
})

describe('analytics', () => {
  const analyticsOnly = { ...ids, pixelId: '' }

  test('gets the consent for analytics, but not for ads, before the first event', async () => {
    const { startSending, track } = await freshServices()
    track('lead_generated', { form: 'home' })
    startSending(analyticsOnly)
    const order = allQueuedCalls().map(([first]) => first)
    expect(order).toEqual(['js', 'consent', 'config', 'event'])
    const [start] = queuedCalls('js')
    expect(start?.[1]).toBeInstanceOf(Date)
    expect(queuedCalls('consent')).toEqual([
      [
        'consent',
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ],
    ])
  })

  test('is configured for this host and path, without automatic page views', async () => {
    const { startSending } = await freshServices()
    startSending(analyticsOnly)
    expect(queuedCalls('config')).toEqual([
      [
        'config',
        ids.analyticsId,
        {
          cookie_domain: location.hostname,
          page_location: `${location.origin}/contact`,
          page_referrer: '',
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
        },
      ],
    ])
  })

  test('is loaded once, without the pixel, and resumes after a stop', async () => {
    const { startSending, stopSending } = await freshServices()
    startSending(analyticsOnly)
    const queue = globals.dataLayer
    stopSending(analyticsOnly)
    expect(globals[`ga-disable-${ids.analyticsId}`]).toBe(true)
    startSending(analyticsOnly)
    expect(globals[`ga-disable-${ids.analyticsId}`]).toBe(false)
    expect(globals.dataLayer).toBe(queue)
    expect(loadedScripts).toHaveLength(1)
    expect(loadedScripts[0]).toMatchObject({
      src: `https://www.googletagmanager.com/gtag/js?id=${ids.analyticsId}`,
      async: true,
    })
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('gets no hashchange and no popstate; the page gets popstate as history-move', async () => {
    const { startSending } = await freshServices()
    startSending(analyticsOnly)
    const heard: string[] = []
    const hear = ({ type }: Event) => heard.push(type)
    for (const type of ['popstate', 'hashchange', 'history-move'])
      addEventListener(type, hear)
    dispatchEvent(new Event('hashchange'))
    expect(heard).toEqual([])
    dispatchEvent(new Event('popstate'))
    expect(heard).toEqual(['history-move'])
  })

  test('cannot replace pushState or replaceState to watch the URL', async () => {
    const { startSending } = await freshServices()
    const { pushState, replaceState } = history
    startSending(analyticsOnly)
    const listener = vi.fn()
    const listening = { pushState: listener, replaceState: listener }
    Object.assign(history, listening)
    expect(history.pushState).toBe(pushState)
    expect(history.replaceState).toBe(replaceState)
  })

  test('that cannot be loaded is only logged in the console', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { startSending } = await freshServices()
    startSending(analyticsOnly)
    loadedScripts[0]?.dispatchEvent(new Event('error'))
    expect(info).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('www.googletagmanager.com'),
    )
  })

  test('receives the web vitals', async () => {
    const { startSending, reportVitals } = await freshServices()
    startSending(analyticsOnly)
    await until(() => expect(reportVitals).toHaveBeenCalledOnce())
  })
})

describe('the pixel', () => {
  const pixelOnly = { ...ids, analyticsId: '' }
  const replaceState = vi.fn()
  let frameDocument: Document
  let frames: HTMLIFrameElement[] = []

  // happy-dom loads no frames; a browser gives a new frame an empty document at once.
  beforeEach(() => {
    replaceState.mockReset()
    frames = []
    vi.spyOn(document.body, 'append').mockImplementation((...nodes) => {
      frames.push(...(nodes as HTMLIFrameElement[]))
    })
    frameDocument = document.implementation.createHTMLDocument('')
    const frameWindow = { history: { replaceState } } as unknown as Window
    const frame = HTMLIFrameElement.prototype
    vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(frameDocument)
    vi.spyOn(frame, 'contentWindow', 'get').mockReturnValue(
      frameWindow as typeof frame.contentWindow,
    )
  })

  test('runs in a hidden iframe, and tracks nothing automatically', async () => {
    const { startSending } = await freshServices()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(
      'https://search.example/?q=ai',
    )
    startSending(pixelOnly)
    const [frame] = frames
    expect(frame?.hidden).toBe(true)
    expect(loadedScripts).toHaveLength(1)
    expect(loadedScripts[0]?.src).toBe(
      'https://connect.facebook.net/en_US/fbevents.js',
    )
    expect(loadedScripts[0]?.ownerDocument).toBe(frameDocument)
    expect(frameDocument.referrer).toBe('https://search.example/')
    expect(frame?.contentWindow).toMatchObject({
      fbq: globals.fbq,
      _fbq: globals.fbq,
    })
    expect({ ...pixelStub() }).toMatchObject({
      loaded: true,
      version: '2.0',
      push: globals.fbq,
      disablePushState: true,
      allowDuplicatePageViews: true,
    })
    expect(allQueuedCalls()).toEqual([])
  })

  test('is configured before it gets the events that were queued earlier', async () => {
    const { startSending, trackPixel } = await freshServices()
    trackPixel('PageView')
    startSending(pixelOnly)
    expect(pixelStub().queue).toEqual([
      ['set', 'autoConfig', false, ids.pixelId],
      ['init', ids.pixelId],
      ['track', 'PageView', {}],
    ])
  })

  test('is told when consent is revoked and granted again, and is loaded only once', async () => {
    const { startSending, stopSending } = await freshServices()
    startSending(pixelOnly)
    const call = vi.fn()
    Object.assign(pixelStub(), { callMethod: call })
    stopSending(pixelOnly)
    startSending(pixelOnly)
    expect(call.mock.calls).toEqual([
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ])
    expect(loadedScripts).toHaveLength(1)
    expect(frames).toHaveLength(1)
  })

  test('is given the URL of the page without query and hash before each event', async () => {
    const { startSending, trackPixel } = await freshServices()
    startSending(pixelOnly)
    expect(replaceState).toHaveBeenCalledOnce()
    replaceState.mockReset()
    trackPixel('PageView')
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(
      null,
      '',
      `${location.origin}/contact`,
    )
  })
})

describe('events before the consent of a visitor', () => {
  test('are dropped after a refusal, except for the view of the current page', async () => {
    const { forgetEvents, track, trackPixel } = await freshServices()
    track('lead_generated', { form: 'home' })
    trackPixel('SubmitApplication', { value: 1000, currency: 'USD' })
    forgetEvents()
    expect(eventNames()).toEqual(['page_view'])
    const { queue } = pixelStub()
    expect(queue).toEqual([['track', 'PageView', {}]])
  })

  test('are kept if the services have already loaded', async () => {
    const { forgetEvents, startSending, track } = await freshServices()
    startSending({ ...ids, pixelId: '' })
    track('lead_generated', { form: 'home' })
    forgetEvents()
    expect(eventNames()).toEqual(['lead_generated'])
  })
})

describe('an event', () => {
  test('of analytics has the URL of the page without query and hash', async () => {
    const { track } = await freshServices()
    track('lead_generated', { form: 'contact' })
    expect(queuedCalls('event')).toEqual([
      [
        'event',
        'lead_generated',
        {
          form: 'contact',
          page_location: `${location.origin}/contact`,
          page_referrer: '',
        },
      ],
    ])
  })

  test('on a URL without a page has the path /404', async () => {
    document.body.innerHTML = '<main data-not-found></main>'
    const { trackPageView } = await freshServices()
    trackPageView()
    const [[, , details] = []] = queuedCalls('event')
    expect(details).toMatchObject({
      page_path: '/404',
      page_title: 'Contact',
      page_location: `${location.origin}/404`,
    })
  })

  test('created by a service has the URL of the last page view', async () => {
    const { trackPageView } = await freshServices()
    trackPageView()
    const [first] = allQueuedCalls()
    expect(first).toEqual([
      'set',
      {
        page_location: `${location.origin}/contact`,
        page_referrer: '',
      },
    ])
  })

  test.each([
    ['https://www.google.com/search?q=ai#top', 'https://www.google.com/search'],
    ['https://site.example/about?x', 'https://site.example/'],
    ['https://site.example.net/about', 'https://site.example.net/about'],
    ['', ''],
  ])("reports the referrer '%s' as '%s'", async (referrer, reported) => {
    const { reportedAddress } = await freshServices()
    const address = reportedAddress(
      { origin: 'https://site.example' } as Location,
      { referrer } as Document,
    )
    expect(address.page_referrer).toBe(reported)
  })

  test('causes only a warning in the console if a service throws an error', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { track, trackPixel } = await freshServices()
    const refuse = () => {
      throw new Error('blocked')
    }
    globals.dataLayer = { push: refuse }
    globals.fbq = refuse
    track('lead_generated', { form: 'home' })
    trackPixel('PageView')
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

test('a click on a chat link is reported, but a click on another link is not', async () => {
  const { trackChatLinks } = await freshServices()
  const heard: EventListener[] = []
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (_: string, listener: unknown) => {
      heard.push(listener as EventListener)
    },
  )
  trackChatLinks()
  document.body.innerHTML = `<main data-page="/contact"></main>
    <a href="https://wa.me/919876543210?text=Hello"><b>Chat</b></a>
    <a href="https://wa.example/"><i>Other</i></a>`
  for (const name of ['b', 'i']) {
    const target = document.querySelector(name)
    for (const listener of heard) listener({ target } as unknown as Event)
  }
  expect(queuedCalls('event')).toEqual([
    [
      'event',
      'whatsapp_chat_clicked',
      expect.objectContaining({
        value: 150,
        currency: 'USD',
        page_path: '/contact',
      }),
    ],
  ])
})

test('a lead is reported as the events lead_generated and generate_lead (with value)', async () => {
  await freshServices()
  const { reportLead } = await import('#client/analytics/report-lead.ts')
  reportLead('consultation')
  expect(queuedCalls('event')).toEqual([
    [
      'event',
      'generate_lead',
      expect.objectContaining({
        value: 100,
        currency: 'USD',
        form: 'consultation',
      }),
    ],
    [
      'event',
      'lead_generated',
      expect.objectContaining({ form: 'consultation' }),
    ],
  ])
})
