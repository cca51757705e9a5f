import { beforeEach, describe, expect, test, vi } from 'vitest'
import { kept } from '#data/offline.yaml'

// What the service worker answers, with caches in memory. In a browser: tests/e2e/offline.spec.ts.

const origin = 'https://site.example'
type Listener = (event: object) => void
let listeners: Record<string, Listener> = {}
/** Entries of each cache by their address, the oldest first. */
let stored: Map<string, Map<string, Response>>
const asked: Request[] = []
let host: (request: Request) => Promise<Response>
let pageIds: string[] = []
const claim = vi.fn()
const enable = vi.fn()

/** The whole address by which a cache knows an entry. */
const absolute = (input: string | Request) => {
  const address = typeof input === 'string' ? input : input.url
  return new URL(address, origin).href
}
/** Entries of a cache, which begins empty as those of a browser do. */
const cacheOf = (name: string) => {
  const entries = stored.get(name) ?? new Map<string, Response>()
  stored.set(name, entries)
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
    const entries = stored.get(cacheName)
    const copy = entries?.get(absolute(url))
    return copy?.clone()
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
}

/** A whole page of the site, which the worker may keep. */
const html = (words: string, attributes = '') =>
  `<!doctype html><head><meta name="version" content="1"><script src="/assets/app-1.js"></script>` +
  `<link href="/assets/font.woff2"><img src="/images/me.jpg"></head>` +
  `<body><main id="main" data-page="/x"><h1>${words}</h1><p ${attributes}></p></main>` +
  `<div id="toasts"></div></body>`
type PageInit = ResponseInit & { attributes?: string }
/** A host's answer with a page, on the day of its copy. */
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
/** A host's answer with a file of the build. */
const file = (path: string) =>
  new Response(files[path] ?? path, {
    headers: { 'content-type': 'text/javascript' },
  })

/** A host with every file, and with pages of this answer. */
const hostOf =
  (answer: (path: string) => Response | Promise<Response>) =>
  async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const isFile = /^\/(assets|images)\//.test(pathname)
    return isFile ? file(pathname) : answer(pathname)
  }
const offline = () => Promise.reject(new TypeError('no network'))

/** What a listener does with an event; undefined where the browser answers itself. */
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
type Asked = RequestInit & { destination?: string }
/** A request as a browser makes it, whose kind no script can choose. */
const request = (path: string, { mode, destination, ...init }: Asked = {}) => {
  const made = new Request(new URL(path, origin), init)
  Object.defineProperties(made, {
    mode: { value: mode ?? 'cors' },
    destination: { value: destination ?? '' },
  })
  return made
}
/** What the worker answers a request, with a way to wait for what it keeps. */
const ask = async (path: string, init?: Asked, preloadResponse?: Response) => {
  const { answer, finish } = await dispatch('fetch', {
    request: request(path, init),
    preloadResponse: Promise.resolve(preloadResponse),
  })
  return { answer, finish }
}
/** Opens a page, and waits until it is kept. */
const open = async (path: string, preload?: Response) => {
  const { answer, finish } = await ask(path, { mode: 'navigate' }, preload)
  const response = await answer
  await finish()
  return response as Response
}
/** The words of a page that a visitor opens, or of its copy. */
const textAt = async (path: string) => {
  const response = await open(path)
  return response.text()
}
/** Addresses of the pages that are kept, the oldest first. */
const pages = () => [...cacheOf('site-pages').keys()]
/** Paths of the files that are kept. */
const assets = () => {
  const addresses = [...cacheOf('site-assets').keys()]
  return addresses.map((url) => new URL(url).pathname)
}
/** The pages of the site that are open, also those of an earlier worker. */
const matchAll = async (options: { includeUncontrolled: boolean }) => {
  const ids = options.includeUncontrolled ? pageIds : []
  return ids.map((id) => ({ id }))
}

beforeEach(async () => {
  listeners = {}
  stored = new Map()
  asked.length = 0
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
  // A worker's addresses are relative to it.
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
    const made = typeof input === 'string' ? new Request(input) : input
    asked.push(made)
    return host(made)
  })
  vi.resetModules()
  await import('#client/offline/service-worker.ts')
})

describe('a page that was opened', () => {
  test('is kept by its path, with its files and those of forms that work offline', async () => {
    host = hostOf((path) =>
      page(path, { attributes: 'data-island="ContactForm" data-offline=""' }),
    )
    await open('/contact?service=seo')
    expect(pages()).toEqual([`${origin}/contact`])
    expect(assets().sort()).toEqual([
      '/assets/app-1.js',
      '/assets/app-1.json',
      '/assets/font.woff2',
      '/assets/form.js',
      '/assets/shell.js',
      '/images/me.jpg',
    ])
  })

  test('is shown without a connection, with the day of its copy', async () => {
    await open('/about')
    host = offline
    const shown = await textAt('/about?from=mail')
    expect(shown).toContain('<h1>/about</h1>')
    expect(shown).toContain(kept.replace('{day}', '28 November 2026'))
    expect(shown).toMatch(/<main id="main" data-page="\/x"><p [^>]*role="note"/)
  })

  test('names the day of its keeping where its host names none', async () => {
    vi.useFakeTimers({
      now: new Date('2031-05-06T10:00:00Z'),
      toFake: ['Date'],
    })
    const headers = { date: 'unknown' }
    host = hostOf((path) => page(path, { headers }))
    await open('/about')
    host = offline
    const shown = await textAt('/about')
    expect(shown).toContain('6 May 2031')
    vi.useRealTimers()
  })

  test('is the host’s own answer where that comes', async () => {
    await open('/about')
    host = hostOf(() => page('new'))
    const shown = await textAt('/about')
    expect(shown).toContain('<h1>new</h1>')
    expect(shown).not.toContain('role="note"')
    host = offline
    const copy = await textAt('/about')
    expect(copy).toContain('<h1>new</h1>')
  })

  test.each([502, 503, 504])(
    'is shown as it was where its host answers %i',
    async (status) => {
      await open('/about')
      host = hostOf(() => page('trouble', { status }))
      const shown = await textAt('/about')
      expect(shown).toContain('<h1>/about</h1>')
      expect(pages()).toHaveLength(1)
    },
  )

  test.each([500, 403, 429])(
    'gives way to an answer of %i, and is kept',
    async (status) => {
      await open('/about')
      host = hostOf(() => page('trouble', { status }))
      const shown = await open('/about')
      expect(shown.status).toBe(status)
      expect(pages()).toHaveLength(1)
    },
  )

  test.each([404, 410])('is deleted by an answer of %i', async (status) => {
    await open('/about')
    host = hostOf(() => page('gone', { status }))
    const shown = await open('/about')
    expect(shown.status).toBe(status)
    expect(pages()).toEqual([])
  })

  test('is deleted by a host that wants no copy', async () => {
    await open('/about')
    const headers = { 'cache-control': 'no-store' }
    host = hostOf(() => page('x', { headers }))
    await open('/about')
    expect(pages()).toEqual([])
  })

  test.each([
    ['another site', '<html><main></main></html>'],
    ['half of a page', html('half').replace('<div id="toasts"></div>', '')],
    ['a page without its mark', html('x').replace(' data-page="/x"', '')],
    [
      'a page without a version',
      html('x').replace('name="version"', 'name="x"'),
    ],
  ])('stays behind an answer with %s', async (_, body) => {
    await open('/about')
    const headers = { 'content-type': 'text/html' }
    host = hostOf(() => new Response(body, { headers }))
    await open('/about')
    host = offline
    const shown = await textAt('/about')
    expect(shown).toContain('<h1>/about</h1>')
  })

  test('is kept although its host says that it varies with everything', async () => {
    const headers = { vary: '*' }
    host = hostOf((path) => page(path, { headers }))
    await open('/about')
    expect(pages()).toHaveLength(1)
  })

  test('is the answer that the browser has requested already (navigation preload)', async () => {
    const shown = await open('/about', page('preloaded'))
    expect(await shown.text()).toContain('preloaded')
    const isAskedAgain = asked.some(({ url }) => url.endsWith('/about'))
    expect(isAskedAgain).toBe(false)
    expect(pages()).toHaveLength(1)
  })
})

describe('a page that is slow', () => {
  beforeEach(async () => {
    await open('/about')
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  test('is its copy after three seconds', async () => {
    host = () => new Promise(() => {})
    const { answer } = await ask('/about', { mode: 'navigate' })
    const shown = vi.fn()
    answer?.then(shown)
    await vi.advanceTimersByTimeAsync(2999)
    expect(shown).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(shown).toHaveBeenCalledOnce()
  })

  test('is its copy where it stops after its headers', async () => {
    const endless = new ReadableStream({})
    host = async () => new Response(endless, { status: 200 })
    const { answer } = await ask('/about', { mode: 'navigate' })
    await vi.advanceTimersByTimeAsync(3000)
    const shown = await answer
    expect(await shown?.text()).toContain('<h1>/about</h1>')
  })

  test('and has no copy is waited for', async () => {
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

describe('the copies', () => {
  test('are of at most sixty pages, of which the oldest goes first', async () => {
    for (let index = 0; index < 61; index++) await open(`/page-${index}`)
    expect(pages()).toHaveLength(60)
    expect(pages()[0]).toBe(`${origin}/page-1`)
  })

  test('of a page that is opened again are the newest', async () => {
    await open('/one')
    await open('/two')
    await open('/one')
    expect(pages()).toEqual([`${origin}/two`, `${origin}/one`])
  })
})

describe('a request', () => {
  /** Whether the worker answers nothing, and so the browser does. */
  const isLeft = async (path: string, init?: Asked) => {
    const { answer } = await ask(path, init)
    return answer === undefined
  }

  test('that is no page, script or picture of this site is the browser’s', async () => {
    const opens = { mode: 'navigate' as const }
    const sends = { ...opens, method: 'POST' }
    expect(await isLeft('/contact', sends)).toBe(true)
    expect(await isLeft('https://other.example/', opens)).toBe(true)
    expect(await isLeft('/__review', opens)).toBe(true)
    expect(await isLeft('/robots.txt')).toBe(true)
  })

  test.each([
    ['that opens a page', '/about', { mode: 'navigate' as const }],
    ['of a link', '/about', { headers: { accept: 'text/html' } }],
    ['for a script', '/assets/app-1.js', {}],
    ['for a picture', '/images/me.jpg', { destination: 'image' }],
  ])('%s is answered', async (_, path, init) => {
    expect(await isLeft(path, init)).toBe(false)
  })

  test('for a page that is fetched ahead is the browser’s, and kept nowhere', async () => {
    const ahead = { headers: { accept: 'text/html', 'x-ahead': '1' } }
    expect(await isLeft('/about', ahead)).toBe(true)
  })
})

describe('a file', () => {
  /** Asks for a file, and waits until it is kept. */
  const get = async (path: string, init?: Asked) => {
    const { answer, finish } = await ask(path, init)
    const response = await answer
    await finish()
    return response
  }

  test('of the build is asked for once', async () => {
    await get('/assets/app-1.js')
    await get('/assets/app-1.js')
    expect(asked).toHaveLength(1)
  })

  test('with a picture is asked for each time, and is its copy without a connection', async () => {
    const picture = { destination: 'image' }
    await get('/images/me.jpg', picture)
    await get('/images/me.jpg', picture)
    expect(asked).toHaveLength(2)
    host = offline
    const copy = await get('/images/me.jpg', picture)
    expect(copy?.status).toBe(200)
    await expect(get('/images/new.jpg', picture)).rejects.toThrow('no network')
  })

  test.each([
    ['a page of a captive portal', () => page('portal')],
    ['an error', () => new Response('', { status: 500 })],
  ])('is not kept where the answer is %s', async (_, answer) => {
    host = async () => answer()
    await get('/assets/app-1.js')
    expect(assets()).toEqual([])
  })
})

describe('a visitor without a connection', () => {
  const install = async () => {
    const { finish } = await dispatch('install', {})
    await finish()
  }

  test('reads the offline page for one that is not kept, with a way to try again', async () => {
    host = hostOf(() =>
      page('Offline', { attributes: '><a href="/offline">Again</a' }),
    )
    await install()
    host = offline
    const shown = await open('/skills?tab=two&x=<')
    expect(shown.status).toBe(503)
    const text = await shown.text()
    expect(text).toContain('<h1>Offline</h1>')
    expect(text).toContain('href="/skills?tab=two&#38;x=%3C"')
  })

  test('gets the newest offline page, past the browser’s cache', async () => {
    await install()
    expect(asked[0]?.cache).toBe('reload')
    expect(assets()).toContain('/assets/shell.js')
  })

  test.each([
    ['fails', () => page('x', { status: 500 })],
    ['is another page', () => new Response('<p>Portal</p>')],
  ])(
    'keeps the earlier worker where the offline page %s',
    async (_, answer) => {
      host = hostOf(answer)
      await expect(install()).rejects.toThrow('offline page')
    },
  )
})

describe('a new worker', () => {
  test('removes the copies of the one before, and of nobody else', async () => {
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
    const left = [...stored.keys()]
    expect(left.sort()).toEqual([
      'editor',
      'site-assets',
      'site-offline-7',
      'site-pages',
    ])
    expect(enable).toHaveBeenCalledOnce()
  })

  test('keeps the pages that the first page names', async () => {
    const keep = [`${origin}/about`, `${origin}/skills`]
    const { finish } = await dispatch('message', { data: { keep } })
    await finish()
    expect(pages().sort()).toEqual(keep)
  })

  test.each([
    ['that is open', ['page-1'], 1],
    ['that was left', ['page-2'], 0],
  ])('takes over for a page %s', async (_, ids, times) => {
    pageIds = ids
    const { finish } = await dispatch('message', {
      data: 'take-over',
      source: { id: 'page-1' },
    })
    await finish()
    expect(claim).toHaveBeenCalledTimes(times)
  })
})
