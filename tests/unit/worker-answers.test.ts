import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kept } from '#data/offline.yaml'

// Tests the responses of the service worker, with fake caches. In a browser, they are tested in
// tests/e2e/offline.spec.ts.

const origin = 'https://site.example'
type Listener = (event: object) => void
let listeners: Record<string, Listener> = {}
/** The caches by name, each with its entries by URL, the oldest first. */
let entriesByCache: Map<string, Map<string, Response>>
/** Requests that reached the host. */
const hostRequests: Request[] = []
let host: (request: Request) => Promise<Response>
let pageIds: string[] = []
const claim = vi.fn()
const enable = vi.fn()

/** The absolute URL that is the key of a cache entry. */
const absolute = (input: string | Request) => {
  const address = typeof input === 'string' ? input : input.url
  return new URL(address, origin).href
}
/** Entries of a cache, which is created empty if it does not exist. */
const cacheOf = (name: string) => {
  const entries = entriesByCache.get(name) ?? new Map<string, Response>()
  entriesByCache.set(name, entries)
  return entries
}
/** A cache in memory, with the methods that the worker calls. */
const openCache = (name: string) => {
  const entries = cacheOf(name)
  return {
    put: async (url: string, response: Response) => {
      const varies = response.headers.get('vary')
      if (varies === '*') throw new TypeError('Vary: *')
      const address = absolute(url)
      entries.delete(address)
      entries.set(address, response)
    },
    keys: async () => {
      const addresses = [...entries.keys()]
      return addresses.map((url) => new Request(url))
    },
    delete: async (input: string | Request) => entries.delete(absolute(input)),
  }
}
const caches = {
  open: async (name: string) => openCache(name),
  match: async (url: string, { cacheName }: { cacheName: string }) => {
    const entries = entriesByCache.get(cacheName)
    const copy = entries?.get(absolute(url))
    return copy?.clone()
  },
  keys: async () => [...entriesByCache.keys()],
  delete: async (name: string) => entriesByCache.delete(name),
}

/** The HTML of a complete page of the site, which the worker may store. */
const html = (words: string, attributes = '') =>
  `<!doctype html><head><meta name="version" content="1"><script src="/assets/app-1.js"></script>` +
  `<link href="/assets/font.woff2"><img src="/images/me.jpg"></head>` +
  `<body><main id="main" data-page="/x"><h1>${words}</h1><p ${attributes}></p></main>` +
  `<div id="toasts"></div></body>`
type PageInit = ResponseInit & { attributes?: string }
/** A response with a page, dated 28 November 2026. */
const page = (words: string, init: PageInit = {}) =>
  new Response(html(words, init.attributes), {
    ...init,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      date: 'Sat, 28 Nov 2026 10:00:00 GMT',
      ...init.headers,
    },
  })
const files: Record<string, string> = {
  '/assets/app-1.json': JSON.stringify({
    shell: ['/assets/shell.js'],
    islands: { ContactForm: ['/assets/form.js'], Tabs: ['/assets/tabs.js'] },
  }),
}
/** A response with a file of the build. */
const file = (path: string) =>
  new Response(files[path] ?? path, {
    headers: { 'content-type': 'text/javascript' },
  })

/** A host that has every file, and responds to requests for pages with `answer`. */
const hostOf =
  (answer: (path: string) => Response | Promise<Response>) =>
  async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const isFile = /^\/(assets|images)\//.test(pathname)
    return isFile ? file(pathname) : answer(pathname)
  }
const offline = () => Promise.reject(new TypeError('no network'))

/** Sends an event to the worker; `answer` is undefined if the worker does not respond to it. */
async function dispatch(type: string, event: object) {
  const work: Promise<unknown>[] = []
  let answer: Promise<Response> | undefined
  listeners[type]?.({
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      answer = promise
    },
    ...event,
  })
  const finish = async () => {
    let known = -1
    while (known !== work.length) {
      known = work.length
      await Promise.all(work)
    }
  }
  return { answer, finish }
}
type Init = RequestInit & { destination?: string }
/**
 * A request as the browser makes it. `new Request()` accepts neither the mode 'navigate' nor a
 * destination, so both are defined afterwards.
 */
const request = (path: string, { mode, destination, ...init }: Init = {}) => {
  const newRequest = new Request(new URL(path, origin), init)
  Object.defineProperties(newRequest, {
    mode: { value: mode ?? 'cors' },
    destination: { value: destination ?? '' },
  })
  return newRequest
}
/** The worker's `answer` to a request, and `finish`, which waits until it has stored a copy. */
const ask = async (path: string, init?: Init, preloadResponse?: Response) => {
  const { answer, finish } = await dispatch('fetch', {
    request: request(path, init),
    preloadResponse: Promise.resolve(preloadResponse),
  })
  return { answer, finish }
}
/** Opens a page, and waits until its copy is stored. */
const openPage = async (path: string, preload?: Response) => {
  const { answer, finish } = await ask(path, { mode: 'navigate' }, preload)
  const response = await answer
  await finish()
  return response as Response
}
/** The HTML that a visitor gets when opening a page: from the host or from its copy. */
const htmlAt = async (path: string) => {
  const response = await openPage(path)
  return response.text()
}
/** URLs of the pages that are stored, the oldest first. */
const storedPages = () => [...cacheOf('site-pages').keys()]
/** Paths of the files that are stored. */
const storedFiles = () => {
  const addresses = [...cacheOf('site-assets').keys()]
  return addresses.map((url) => new URL(url).pathname)
}
/** A fake of `clients.matchAll()`: there are open pages, but no worker controls them yet. */
const matchAll = async (options: { includeUncontrolled: boolean }) => {
  const ids = options.includeUncontrolled ? pageIds : []
  return ids.map((id) => ({ id }))
}

beforeEach(async () => {
  listeners = {}
  entriesByCache = new Map()
  hostRequests.length = 0
  pageIds = []
  for (const mock of [claim, enable]) mock.mockReset()
  host = hostOf((path) => page(path))
  vi.stubGlobal('OFFLINE_REVISION', '7')
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => {
    listeners[type] = listener
  })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('location', { origin, href: `${origin}/sw.js` })
  vi.stubGlobal('clients', { claim, matchAll })
  vi.stubGlobal('registration', { navigationPreload: { enable } })
  // A worker resolves relative URLs against the URL of its script; Node.js has no such base URL.
  const NodeRequest = globalThis.Request
  vi.stubGlobal(
    'Request',
    class extends NodeRequest {
      constructor(input: string | URL | Request, init?: RequestInit) {
        const isPath = typeof input === 'string'
        super(isPath ? new URL(input, origin) : input, init)
      }
    },
  )
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const sent = typeof input === 'string' ? new Request(input) : input
    hostRequests.push(sent)
    return host(sent)
  })
  vi.resetModules()
  await import('#client/offline/service-worker.ts')
})

describe('a page that was opened', () => {
  test('is stored under its path, with all files for the page and its offline forms', async () => {
    host = hostOf((path) =>
      page(path, { attributes: 'data-island="ContactForm" data-offline=""' }),
    )
    await openPage('/contact?service=seo')
    expect(storedPages()).toEqual([`${origin}/contact`])
    expect(storedFiles().sort()).toEqual([
      '/assets/app-1.js',
      '/assets/app-1.json',
      '/assets/font.woff2',
      '/assets/form.js',
      '/assets/shell.js',
      '/images/me.jpg',
    ])
  })

  test('is shown from its cached copy if offline, with the day of the copy', async () => {
    await openPage('/about')
    host = offline
    const shown = await htmlAt('/about?from=mail')
    expect(shown).toContain('<h1>/about</h1>')
    expect(shown).toContain(kept.replace('{day}', '28 November 2026'))
    expect(shown).toMatch(/<main id="main" data-page="\/x"><p [^>]*role="note"/)
  })

  test('is shown offline with the day of its copy if the host sent no valid date', async () => {
    vi.useFakeTimers({
      now: new Date('2031-05-06T10:00:00Z'),
      toFake: ['Date'],
    })
    const headers = { date: 'unknown' }
    host = hostOf((path) => page(path, { headers }))
    await openPage('/about')
    host = offline
    const shown = await htmlAt('/about')
    expect(shown).toContain('6 May 2031')
  })

  test('is served from the host if the host responds, and its copy is updated', async () => {
    await openPage('/about')
    host = hostOf(() => page('new'))
    const shown = await htmlAt('/about')
    expect(shown).toContain('<h1>new</h1>')
    expect(shown).not.toContain('role="note"')
    host = offline
    const copy = await htmlAt('/about')
    expect(copy).toContain('<h1>new</h1>')
  })

  test.each([502, 503, 504])(
    'is shown from its cached copy if the host responds with %i',
    async (status) => {
      await openPage('/about')
      host = hostOf(() => page('trouble', { status }))
      const shown = await htmlAt('/about')
      expect(shown).toContain('<h1>/about</h1>')
      expect(storedPages()).toHaveLength(1)
    },
  )

  test.each([500, 403, 429])(
    'keeps its copy and shows the response if the host responds with %i',
    async (status) => {
      await openPage('/about')
      host = hostOf(() => page('trouble', { status }))
      const shown = await openPage('/about')
      expect(shown.status).toBe(status)
      expect(storedPages()).toHaveLength(1)
    },
  )

  test.each([404, 410])(
    'loses its copy if the host responds with %i',
    async (status) => {
      await openPage('/about')
      host = hostOf(() => page('gone', { status }))
      const shown = await openPage('/about')
      expect(shown.status).toBe(status)
      expect(storedPages()).toEqual([])
    },
  )

  test('loses its copy if the host responds with Cache-Control: no-store', async () => {
    await openPage('/about')
    const headers = { 'cache-control': 'no-store' }
    host = hostOf(() => page('x', { headers }))
    await openPage('/about')
    expect(storedPages()).toEqual([])
  })

  test.each([
    ['a page of another site', '<html><main></main></html>'],
    ['half of a page', html('half').replace('<div id="toasts"></div>', '')],
    [
      'a page without its data-page attribute',
      html('x').replace(' data-page="/x"', ''),
    ],
    [
      'a page without a version',
      html('x').replace('name="version"', 'name="x"'),
    ],
  ])('keeps its copy if the host responds with %s', async (_, body) => {
    await openPage('/about')
    const headers = { 'content-type': 'text/html' }
    host = hostOf(() => new Response(body, { headers }))
    await openPage('/about')
    host = offline
    const shown = await htmlAt('/about')
    expect(shown).toContain('<h1>/about</h1>')
  })

  test('is stored even if the host sends Vary: *', async () => {
    const headers = { vary: '*' }
    host = hostOf((path) => page(path, { headers }))
    await openPage('/about')
    expect(storedPages()).toHaveLength(1)
  })

  test('is served from the preloaded response, without a second request', async () => {
    const shown = await openPage('/about', page('preloaded'))
    expect(await shown.text()).toContain('preloaded')
    const isRequestedAgain = hostRequests.some(({ url }) =>
      url.endsWith('/about'),
    )
    expect(isRequestedAgain).toBe(false)
    expect(storedPages()).toHaveLength(1)
  })
})

describe('a page that loads slowly', () => {
  beforeEach(async () => {
    await openPage('/about')
    vi.useFakeTimers()
  })

  test('is shown from its cached copy after three seconds', async () => {
    host = () => new Promise(() => {})
    const { answer } = await ask('/about', { mode: 'navigate' })
    const shown = vi.fn()
    answer?.then(shown)
    await vi.advanceTimersByTimeAsync(2999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toHaveBeenCalledOnce()
    const copy = await answer
    expect(await copy?.text()).toContain('<h1>/about</h1>')
  })

  test('is shown from its cached copy if the response stops after its headers', async () => {
    const endless = new ReadableStream({})
    host = async () => new Response(endless, { status: 200 })
    const { answer } = await ask('/about', { mode: 'navigate' })
    await vi.advanceTimersByTimeAsync(3000)
    const shown = await answer
    expect(await shown?.text()).toContain('<h1>/about</h1>')
  })

  test('is waited for if it has no cached copy', async () => {
    let arrive = (_: Response) => {}
    host = () =>
      new Promise((done) => {
        arrive = done
      })
    const { answer } = await ask('/skills', { mode: 'navigate' })
    await vi.advanceTimersByTimeAsync(60_000)
    arrive(page('late'))
    const shown = await answer
    expect(await shown?.text()).toContain('late')
  })
})

describe('the copies of pages', () => {
  test('are at most sixty, and the oldest one is deleted first', async () => {
    for (let index = 0; index < 61; index++) await openPage(`/page-${index}`)
    expect(storedPages()).toHaveLength(60)
    expect(storedPages()[0]).toBe(`${origin}/page-1`)
  })

  test('are in the order in which the pages were last opened', async () => {
    await openPage('/one')
    await openPage('/two')
    await openPage('/one')
    expect(storedPages()).toEqual([`${origin}/two`, `${origin}/one`])
  })
})

describe('a request', () => {
  /** Whether the worker leaves a request to the browser. */
  const isLeftToBrowser = async (path: string, init?: Init) => {
    const { answer } = await ask(path, init)
    return answer === undefined
  }

  test("for anything but the site's pages, scripts and images is left to the browser", async () => {
    const opening = { mode: 'navigate' as const }
    const posting = { ...opening, method: 'POST' }
    expect(await isLeftToBrowser('/contact', posting)).toBe(true)
    expect(await isLeftToBrowser('https://other.example/', opening)).toBe(true)
    expect(await isLeftToBrowser('/__review', opening)).toBe(true)
    expect(await isLeftToBrowser('/robots.txt')).toBe(true)
  })

  test.each([
    ['that opens a page', '/about', { mode: 'navigate' as const }],
    ['by a script for a page', '/about', { headers: { accept: 'text/html' } }],
    ['for a script', '/assets/app-1.js', {}],
    ['for a picture', '/images/me.jpg', { destination: 'image' }],
  ])('%s is answered by the worker', async (_, path, init) => {
    expect(await isLeftToBrowser(path, init)).toBe(false)
  })

  test('that prefetches a page is left to the browser', async () => {
    const prefetch = { headers: { accept: 'text/html', 'x-ahead': '1' } }
    expect(await isLeftToBrowser('/about', prefetch)).toBe(true)
  })
})

describe('a file', () => {
  /** Requests a file, and waits until its copy is stored. */
  const get = async (path: string, init?: Init) => {
    const { answer, finish } = await ask(path, init)
    const response = await answer
    await finish()
    return response
  }

  test('of the build is requested from the host once', async () => {
    await get('/assets/app-1.js')
    await get('/assets/app-1.js')
    expect(hostRequests).toHaveLength(1)
  })

  test('without a hash in its name is requested each time, even from assets/', async () => {
    const picture = { destination: 'image' }
    await get('/assets/logo.svg', picture)
    files['/assets/logo.svg'] = 'the new logo'
    const shown = await get('/assets/logo.svg', picture)
    delete files['/assets/logo.svg']
    expect(await shown?.text()).toBe('the new logo')
  })

  test('that is a picture is requested each time, but comes from its copy if offline', async () => {
    const picture = { destination: 'image' }
    await get('/images/me.jpg', picture)
    await get('/images/me.jpg', picture)
    expect(hostRequests).toHaveLength(2)
    host = offline
    const copy = await get('/images/me.jpg', picture)
    expect(copy?.status).toBe(200)
    await expect(get('/images/new.jpg', picture)).rejects.toThrow('no network')
  })

  test.each([
    ['a page of a captive portal', () => page('portal')],
    ['an error', () => new Response('', { status: 500 })],
  ])('is not stored if the response is %s', async (_, answer) => {
    host = async () => answer()
    await get('/assets/app-1.js')
    expect(storedFiles()).toEqual([])
  })
})

describe('a visitor without a connection', () => {
  const install = async () => {
    const { finish } = await dispatch('install', {})
    await finish()
  }

  test('gets an offline page with a link to try again if a page has no copy', async () => {
    host = hostOf(() =>
      page('Offline', { attributes: '><a href="/offline">Again</a' }),
    )
    await install()
    host = offline
    const shown = await openPage('/skills?tab=two&x=<')
    expect(shown.status).toBe(503)
    const text = await shown.text()
    expect(text).toContain('<h1>Offline</h1>')
    expect(text).toContain('href="/skills?tab=two&#38;x=%3C"')
  })

  test('gets the newest offline page, not one from the HTTP cache', async () => {
    await install()
    expect(hostRequests[0]?.cache).toBe('reload')
    expect(storedFiles()).toContain('/assets/shell.js')
  })

  test.each([
    ['cannot be loaded', () => page('x', { status: 500 })],
    ['is of another site', () => new Response('<p>Portal</p>')],
  ])(
    'keeps the old service worker if the offline page of a new worker %s',
    async (_, answer) => {
      host = hostOf(answer)
      await expect(install()).rejects.toThrow('offline page')
    },
  )
})

describe('a new worker', () => {
  test('deletes the caches of earlier workers, and no others', async () => {
    for (const name of [
      'site-pages',
      'site-assets',
      'site-offline-7',
      'site-offline-6',
      'site-old',
      'editor',
    ])
      cacheOf(name)
    const { finish } = await dispatch('activate', {})
    await finish()
    const remaining = [...entriesByCache.keys()]
    expect(remaining.sort()).toEqual([
      'editor',
      'site-assets',
      'site-offline-7',
      'site-pages',
    ])
    expect(enable).toHaveBeenCalledOnce()
  })

  test('stores the pages that an open page has asked for', async () => {
    const keep = [`${origin}/about`, `${origin}/skills`]
    const { finish } = await dispatch('message', { data: { keep } })
    await finish()
    expect(storedPages().sort()).toEqual(keep)
  })

  test.each([
    ['takes over a page that is still open', ['page-1'], 1],
    ['does not take over a page that was left', ['page-2'], 0],
  ])('%s', async (_, ids, times) => {
    pageIds = ids
    const { finish } = await dispatch('message', {
      data: 'take-over',
      source: { id: 'page-1' },
    })
    await finish()
    expect(claim).toHaveBeenCalledTimes(times)
  })
})
