// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'
import { until } from './until.ts'

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
const shared = globalThis as Record<string, unknown>
let loaded: HTMLScriptElement[] = []

/** The services as a page has them that has measured nothing yet. */
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

/** The calls that wait for analytics, in order. */
function queued() {
  const calls = shared.dataLayer as ArrayLike<unknown>[] | undefined
  return (calls ?? []).map((call) => Array.from(call))
}
/** Those of them that begin with a word: 'js', 'consent', 'config' or 'event'. */
const ofName = (name: string) => queued().filter(([first]) => first === name)
/** The names of the events that wait, without what is said of them. */
const eventNames = () => ofName('event').map(([, name]) => name)

interface Pixel extends Record<string, unknown> {
  (...args: unknown[]): void
  queue: unknown[][]
}
/** The function that events of the pixel wait in. */
const pixelOf = () => shared.fbq as Pixel

beforeEach(() => {
  loaded = []
  for (const name of ['dataLayer', 'fbq', `ga-disable-${ids.analyticsId}`])
    Reflect.deleteProperty(shared, name)
  document.body.innerHTML = '<main data-page="/contact"></main>'
  document.title = 'Contact'
  history.replaceState(null, '', '/contact?name=Asha#form')
  // happy-dom would fetch the scripts.
  vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(
    (...nodes) => {
      loaded.push(...(nodes as HTMLScriptElement[]))
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
  const only = { ...ids, pixelId: '' }

  test('reads its consent first: it may store, but neither advertise nor identify', async () => {
    const { startSending, track } = await freshServices()
    track('lead_generated', { form: 'home' })
    startSending(only)
    const order = queued().map(([first]) => first)
    expect(order).toEqual(['js', 'consent', 'config', 'event'])
    const [start] = ofName('js')
    expect(start?.[1]).toBeInstanceOf(Date)
    expect(ofName('consent')).toEqual([
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

  test('is configured for this host and path, and counts no page itself', async () => {
    const { startSending } = await freshServices()
    startSending(only)
    expect(ofName('config')).toEqual([
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

  test('is loaded once, without the pixel, and goes on after a stop', async () => {
    const { startSending, stopSending } = await freshServices()
    startSending(only)
    const queue = shared.dataLayer
    stopSending(only)
    expect(shared[`ga-disable-${ids.analyticsId}`]).toBe(true)
    startSending(only)
    expect(shared[`ga-disable-${ids.analyticsId}`]).toBe(false)
    expect(shared.dataLayer).toBe(queue)
    expect(loaded).toHaveLength(1)
    expect(loaded[0]).toMatchObject({
      src: `https://www.googletagmanager.com/gtag/js?id=${ids.analyticsId}`,
      async: true,
    })
    expect(document.querySelector('iframe')).toBeNull()
  })

  test('gets no event of the history, while the page still does', async () => {
    const { startSending } = await freshServices()
    startSending(only)
    const heard: string[] = []
    const hear = ({ type }: Event) => heard.push(type)
    for (const type of ['popstate', 'hashchange', 'history-move'])
      addEventListener(type, hear)
    dispatchEvent(new Event('hashchange'))
    expect(heard).toEqual([])
    dispatchEvent(new Event('popstate'))
    expect(heard).toEqual(['history-move'])
  })

  test('cannot listen at the calls that change the address', async () => {
    const { startSending } = await freshServices()
    const { pushState, replaceState } = history
    startSending(only)
    const listener = vi.fn()
    const listening = { pushState: listener, replaceState: listener }
    Object.assign(history, listening)
    expect(history.pushState).toBe(pushState)
    expect(history.replaceState).toBe(replaceState)
  })

  test('that cannot be loaded is said in the console alone', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {})
    const { startSending } = await freshServices()
    startSending(only)
    loaded[0]?.dispatchEvent(new Event('error'))
    expect(info).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('www.googletagmanager.com'),
    )
  })

  test('brings the web vitals', async () => {
    const { startSending, reportVitals } = await freshServices()
    startSending(only)
    await until(() => expect(reportVitals).toHaveBeenCalledOnce())
  })
})

describe('the pixel', () => {
  const only = { ...ids, analyticsId: '' }
  const replaceState = vi.fn()
  let frameDocument: Document
  let frames: HTMLIFrameElement[] = []

  // happy-dom loads no frames; browsers have an empty document in them at once.
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

  test('is in a hidden frame of its own, where it watches nothing by itself', async () => {
    const { startSending } = await freshServices()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(
      'https://search.example/?q=ai',
    )
    startSending(only)
    const [frame] = frames
    expect(frame?.hidden).toBe(true)
    expect(loaded).toHaveLength(1)
    expect(loaded[0]?.src).toBe(
      'https://connect.facebook.net/en_US/fbevents.js',
    )
    expect(loaded[0]?.ownerDocument).toBe(frameDocument)
    expect(frameDocument.referrer).toBe('https://search.example/')
    expect(frame?.contentWindow).toMatchObject({
      fbq: shared.fbq,
      _fbq: shared.fbq,
    })
    expect({ ...pixelOf() }).toMatchObject({
      loaded: true,
      version: '2.0',
      push: shared.fbq,
      disablePushState: true,
      allowDuplicatePageViews: true,
    })
    expect(queued()).toEqual([])
  })

  test('is set before the events that wait for it', async () => {
    const { startSending, trackPixel } = await freshServices()
    trackPixel('PageView')
    startSending(only)
    expect(pixelOf().queue).toEqual([
      ['set', 'autoConfig', false, ids.pixelId],
      ['init', ids.pixelId],
      ['track', 'PageView', {}],
    ])
  })

  test('hears of a yes after a no, and is not loaded again', async () => {
    const { startSending, stopSending } = await freshServices()
    startSending(only)
    const call = vi.fn()
    Object.assign(pixelOf(), { callMethod: call })
    stopSending(only)
    startSending(only)
    expect(call.mock.calls).toEqual([
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ])
    expect(loaded).toHaveLength(1)
    expect(frames).toHaveLength(1)
  })

  test('reads the address of the page alone before each event', async () => {
    const { startSending, trackPixel } = await freshServices()
    startSending(only)
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

describe('events of before', () => {
  test('are dropped at a yes that follows a no, but for the page that is shown', async () => {
    const { forgetEvents, track, trackPixel } = await freshServices()
    track('lead_generated', { form: 'home' })
    trackPixel('SubmitApplication', { value: 1000, currency: 'USD' })
    forgetEvents()
    expect(eventNames()).toEqual(['page_view'])
    const { queue } = pixelOf()
    expect(queue).toEqual([['track', 'PageView', {}]])
  })

  test('are kept where the services have loaded', async () => {
    const { forgetEvents, startSending, track } = await freshServices()
    startSending({ ...ids, pixelId: '' })
    track('lead_generated', { form: 'home' })
    forgetEvents()
    expect(eventNames()).toEqual(['lead_generated'])
  })
})

describe('an event', () => {
  test('of analytics names the page, never what else its address holds', async () => {
    const { track } = await freshServices()
    track('lead_generated', { form: 'contact' })
    expect(ofName('event')).toEqual([
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

  test('of an address that is no page names /404', async () => {
    document.body.innerHTML = '<main data-not-found></main>'
    const { trackPageView } = await freshServices()
    trackPageView()
    const [[, , details] = []] = ofName('event')
    expect(details).toMatchObject({
      page_path: '/404',
      page_title: 'Contact',
      page_location: `${location.origin}/404`,
    })
  })

  test('that a service makes by itself names the page of the last view', async () => {
    const { trackPageView } = await freshServices()
    trackPageView()
    const [first] = queued()
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
  ])('names the referrer %s as %s', async (referrer, reported) => {
    const { reportedAddress } = await freshServices()
    const address = reportedAddress(
      { origin: 'https://site.example' } as Location,
      { referrer } as Document,
    )
    expect(address.page_referrer).toBe(reported)
  })

  test('that a service refuses stops nothing that a visitor does', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { track, trackPixel } = await freshServices()
    const refuse = () => {
      throw new Error('blocked')
    }
    shared.dataLayer = { push: refuse }
    shared.fbq = refuse
    track('lead_generated', { form: 'home' })
    trackPixel('PageView')
    expect(warn).toHaveBeenCalledTimes(2)
  })
})

test('a press on a chat link is reported, on any part of it and on no other link', async () => {
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
  expect(ofName('event')).toEqual([
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

test('a lead is reported as one and with its value', async () => {
  await freshServices()
  const { reportLead } = await import('#client/analytics/report-lead.ts')
  reportLead('consultation')
  expect(ofName('event')).toEqual([
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
