// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  loading,
  noPage,
  tryAgain,
  unexpected,
  unreachable,
} from '#data/failures.yaml'
import { noteListeners } from './noted-listeners.ts'

// Tests how one page replaces another. tests/e2e/navigation.spec.ts tests it in a real browser.

/** HTML of a document as its host serves it, before any script has changed it. */
const documentHtml = (
  main: string,
  head = '',
) => `<head><meta name="version" content="7">
  <style id="page-css">h1 { color: red }</style><meta name="description" content="Home">
  <link rel="canonical" href="/">${head}<title>Home</title></head><body>
  <header data-nav><a id="home" href="/" aria-current="page">Home</a>
    <details><summary id="courses">Courses</summary></details></header>
  <div id="above-header"><p>Banner</p></div>${main}
  <p id="route-announcer"></p><div id="toasts"><div aria-live="assertive"></div></div></body>`
const home = '<main data-page="/"><h1>Home</h1></main>'

/** HTML of the next page, complete unless a part is passed as an empty string. */
const nextHtml = ({
  version = '7',
  main = '<main data-page="/about"><h1>About</h1></main>',
  end = '<div id="toasts"></div>',
  style = '<style id="page-css">h1 { color: blue }</style>',
} = {}) => `<!doctype html><head><meta name="version" content="${version}">${style}
  <meta name="description" content="About"><meta property="og:title" content="About">
  <title>About</title></head><body><header data-nav><a href="/">Home</a>
  <details><summary aria-current="true">Courses</summary></details></header>
  <div id="above-header"></div>${main}${end}</body>`

/** Shows the home page, and imports again the modules that change pages. */
async function importOnHomePage() {
  document.documentElement.innerHTML = documentHtml(home)
  document.adoptedStyleSheets = []
  vi.resetModules()
  vi.doMock('#client/islands/lazy-islands.ts')
  return {
    ...(await import('#client/navigation/page-document.ts')),
    ...(await import('#client/navigation/error-page.ts')),
    ...(await import('#client/navigation/render-page.ts')),
    ...(await import('#client/navigation/pending-navigation.ts')),
    ...(await import('#client/navigation/same-page-link.ts')),
    ...(await import('#client/navigation/prefetch.ts')),
    islands: await import('#client/islands/lazy-islands.ts'),
  }
}
let page: Awaited<ReturnType<typeof importOnHomePage>>
/** A response of the host, by default an HTML page with status 200. */
const answer = (
  html: string,
  status = 200,
  type = 'text/html; charset=utf-8',
) => ({
  status,
  type,
  html,
})
/** The next page, parsed from a response. */
const nextPage = (parts?: Parameters<typeof nextHtml>[0]) => {
  const html = nextHtml(parts)
  return page.parsePage(answer(html))
}
const element = (id: string) => document.getElementById(id) as HTMLElement
/** What a screen reader announces at a change of pages. */
const announcement = () => element('route-announcer').textContent

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('scrollTo', vi.fn())
  history.replaceState(null, '', '/')
  page = await importOnHomePage()
  const endListeners = noteListeners()
  return () => {
    endListeners()
    vi.doUnmock('#client/islands/lazy-islands.ts')
    delete document.documentElement.dataset.loading
  }
})

describe('the next page', () => {
  /** Shows the next page at its top. */
  const show = () => {
    const content = nextPage()
    page.renderPage(content, 0)
  }

  test('replaces the previous page, including its part above the header', () => {
    show()
    const [main, ...others] = document.querySelectorAll('main')
    expect(main?.dataset.page).toBe('/about')
    expect(others).toEqual([])
    expect(element('above-header').textContent).toBe('')
  })

  test('has only its own title and head tags', () => {
    show()
    expect(document.title).toBe('About')
    const tags = [...document.head.querySelectorAll('[content], [rel]')]
    const values = tags.map(
      (tag) => tag.getAttribute('content') ?? tag.getAttribute('rel'),
    )
    expect(values).toEqual(['7', 'About', 'About'])
  })

  test('has no robots tag if only the previous page had one', () => {
    const robots = document.createElement('meta')
    robots.name = 'robots'
    document.head.append(robots)
    show()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  test('hides a notice that the visitor has closed on another page', () => {
    element('above-header').innerHTML =
      '<p id="news" data-behaviour="dismissible">News</p>'
    const left = page.shownPage()
    page.renderPage(nextPage(), 0)
    page.renderPage(left, 0)
    page.renderPage(nextPage(), 0)
    sessionStorage.setItem('visit-news', 'closed')
    page.renderPage(left, 0)
    sessionStorage.removeItem('visit-news')
    expect(element('news').hidden).toBe(true)
  })

  test('is marked as the current page in the header', () => {
    show()
    expect(element('home').hasAttribute('aria-current')).toBe(false)
    expect(element('courses').getAttribute('aria-current')).toBe('true')
  })

  test('is announced, and its heading has the focus', () => {
    show()
    expect(announcement()).toBe('About')
    expect(document.activeElement).toBe(document.querySelector('h1'))
  })

  test('starts its islands', () => {
    const { parts } = nextPage()
    const shown = { ...nextPage(), parts }
    page.renderPage(shown, 0)
    const { mock } = vi.mocked(page.islands.startIslands)
    const started = mock.calls.map(([part]) => part)
    expect(started).toEqual(parts)
  })

  test('has its own style sheet', () => {
    page.renderPage(nextPage(), 0)
    const [sheet] = document.adoptedStyleSheets
    const [rule] = sheet?.cssRules ?? []
    expect(rule?.cssText).toContain('blue')
  })

  test('runs its behaviours', () => {
    const main = '<main><h1>About</h1><b data-behaviour="this-year"></b></main>'
    vi.stubEnv('UTC_OFFSET', '330')
    const about = nextPage({ main })
    page.renderPage(about, 0)
    expect(document.querySelector('b')?.textContent).toMatch(/^\d{4}$/)
  })

  test.each([
    ['has all blocks above its scroll position rendered', 900, 6],
    [
      'has only the blocks near the URL hash rendered if it has no scroll position',
      0,
      2,
    ],
  ])('%s', (_, top, count) => {
    history.replaceState(null, '', '/about#block-0')
    const ids = [0, 1, 2, 3, 4, 5, 6]
    const blocks = ids.map((id) => `<p id="block-${id}"></p>`)
    const main = `<main class="lazy-content">${blocks.join('')}</main>`
    const about = nextPage({ main })
    page.renderPage(about, top)
    const rendered = document.querySelectorAll('main p.rendered')
    expect(rendered).toHaveLength(count)
  })

  test('is reported in the console only if it is the page for unknown addresses', async () => {
    const { showPage } = await import('#client/navigation/page-change.ts')
    vi.stubGlobal('navigation', { entries: () => [] })
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    showPage({ page: nextPage(), started: 0 })
    history.replaceState(null, '', '/missing')
    const main = '<main data-not-found><h1>Not found</h1></main>'
    showPage({ page: nextPage({ main }), started: 0 })
    expect(error.mock.calls).toEqual([['404: no page at /missing']])
    error.mockClear()
  })
})

describe('a response', () => {
  /** The error that `parsePage` throws for a response, otherwise the title of the parsed page. */
  const faultOf = (...args: Parameters<typeof answer>) => {
    try {
      return page.parsePage(answer(...args)).title
    } catch (error) {
      return error
    }
  }

  test.each([
    ['with a server error', 500, 'text/html', '500'],
    ['that is not HTML', 200, 'application/json', noPage],
    ['that is not HTML and has status 403', 403, 'text/plain', '403'],
  ])('%s is refused', (_, status, type, words) => {
    const fault = faultOf(nextHtml(), status, type)
    expect(fault).toEqual(new Error(words))
  })

  test('with a page of another site is refused', () => {
    expect(faultOf('<p>Log in</p>')).toEqual(new Error(noPage))
  })

  test('makes the scripts of its islands load at once', () => {
    faultOf(nextHtml())
    expect(page.islands.loadIslands).toHaveBeenCalledOnce()
  })

  test('loses its style elements, which the Content Security Policy would refuse', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    const main = `<main><style>b {}</style><h1>About</h1>
      <STYLE media="print">\ni {}\n</STYLE></main>`
    const { parts } = nextPage({ main })
    const [[parsedHtml] = []] = parse.mock.calls
    expect(parsedHtml).toContain('<h1>About</h1>')
    expect(parsedHtml).not.toMatch(/<style/i)
    const partsWithStyle = parts.filter((part) => part.querySelector('style'))
    expect(partsWithStyle).toEqual([])
  })

  test('with status 404 is shown as a page', () => {
    expect(faultOf(nextHtml(), 404)).toBe('About')
  })

  test('that ends early counts as incomplete', () => {
    const incompleteHtml = nextHtml({ end: '' })
    expect(faultOf(incompleteHtml)).toBeInstanceOf(page.IncompletePageError)
  })

  test.each([
    ['of another deploy', { version: '8' }],
    ['without its style sheet', { style: '' }],
  ])('%s leads to a full page load', (_, parts) => {
    expect(faultOf(nextHtml(parts))).toBeInstanceOf(page.VersionMismatch)
  })

  test('with the offline page counts as incomplete only if it is from another deploy', () => {
    const main = '<main data-stand-in="offline"><h1>Offline</h1></main>'
    const offlineHtml = nextHtml({ main })
    expect(faultOf(offlineHtml, 503)).toBe('About')
    const otherDeployHtml = nextHtml({ main, version: '8' })
    const fault = faultOf(otherDeployHtml, 503)
    expect(fault).toBeInstanceOf(page.IncompletePageError)
  })

  test('that a host has minified is still read together with its style sheet', () => {
    const minifiedHtml = nextHtml()
      .replaceAll('"', '')
      .replace('<style id=page-css>', '<STYLE media=all id=page-css>')
      .replace('</style>', '</STYLE>')
    const { css } = page.parsePage(answer(minifiedHtml))
    expect(css).toBe('h1 { color: blue }')
  })
})

describe('an error page in place of another page', () => {
  const onTryAgain = vi.fn()
  /** Shows a page and returns its main element. */
  const showPage = (content: ReturnType<typeof page.brokenPage>) => {
    page.renderPage(content, 0)
    return document.querySelector('main') as HTMLElement
  }

  beforeEach(() => onTryAgain.mockReset())

  test('says what went wrong, with a link home and a button to try again', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const broken = page.brokenPage(new Error('500'), onTryAgain)
    const main = showPage(broken)
    const heading = main.querySelector('h1')
    expect(heading?.textContent).toBe(unexpected.title)
    expect(main.textContent).toContain('500')
    const link = main.querySelector('a')
    expect(link?.getAttribute('href')).toBe(unexpected.home.href)
    const button = main.querySelector('button')
    expect(button?.textContent).toBe(tryAgain)
    button?.click()
    expect(onTryAgain).toHaveBeenCalledOnce()
    expect(document.title).toBe(unexpected.title)
    error.mockClear()
  })

  test('is kept out of search engines, and no link is marked as the current page', () => {
    const errorPage = page.unreachablePage(new Error('lost'), onTryAgain)
    const main = showPage(errorPage)
    const robots = document.querySelector('meta[name=robots]')
    expect(robots?.getAttribute('content')).toBe('noindex')
    expect(main.dataset.standIn).toBe('error')
    expect(main.textContent).toContain(unreachable.text)
    expect(element('home').hasAttribute('aria-current')).toBe(false)
  })

  test('replaces everything of the previous page except the style sheet', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const content = page.brokenPage('lost', onTryAgain)
    error.mockClear()
    showPage(content)
    expect(content.css).toBe('h1 { color: red }')
    const aboveHeader = element('above-header')
    expect(aboveHeader.textContent).toBe('')
    expect(aboveHeader.nextElementSibling?.id).toBe('main')
  })

  test('has a button that reloads, if the other page comes from a new deploy', () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    const mismatch = new page.VersionMismatch()
    const content = page.unreachablePage(mismatch, onTryAgain)
    const main = showPage(content)
    expect(main.textContent).toContain(unreachable.renewed)
    main.querySelector('button')?.click()
    expect(reload).toHaveBeenCalledOnce()
    expect(onTryAgain).not.toHaveBeenCalled()
  })
})

describe('a page that is loading', () => {
  const { dataset } = document.documentElement

  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('is marked as loading at once and announced after a second', () => {
    page.markLoading('link')
    expect(dataset.loading).toBe('link')
    vi.advanceTimersByTime(999)
    expect(announcement()).toBe('')
    vi.advanceTimersByTime(1)
    expect(announcement()).toBe(loading)
  })

  test("keeps the mark 'history' after Back, even if the visitor follows a link", () => {
    page.navigationState.isAddressAhead = true
    page.markLoading('link')
    expect(dataset.loading).toBe('history')
  })

  test('is marked only until it has loaded, and not announced if it loads within a second', () => {
    page.markLoading('link')
    page.endLoading()
    vi.advanceTimersByTime(5000)
    expect(dataset.loading).toBeUndefined()
    expect(announcement()).toBe('')
  })

  test('is not announced if another page is requested within a second', () => {
    page.markLoading('link')
    vi.advanceTimersByTime(900)
    page.markLoading('history')
    vi.advanceTimersByTime(900)
    expect(announcement()).toBe('')
  })

  test('is aborted when another page is requested', () => {
    const first = page.beginNavigation('https://site.example/about')
    expect(page.isPending('https://site.example/about')).toBe(true)
    const second = page.beginNavigation('https://site.example/skills')
    expect(first.aborted).toBe(true)
    expect(second.aborted).toBe(false)
    expect(page.isPending('https://site.example/about')).toBe(false)
  })
})

describe('a link', () => {
  const onPopState = vi.fn()

  /** Clicks a new link to `href`, and returns whether the site handles it without a page load. */
  function press(
    href: string,
    { attributes = '', ...init }: MouseEventInit & { attributes?: string } = {},
  ) {
    document
      .querySelector('main')
      ?.insertAdjacentHTML(
        'beforeend',
        `<a ${attributes} href="${href}"><b class="pressed">Link</b></a>`,
      )
    const click = new MouseEvent('click', { cancelable: true, ...init })
    const pressed = document.querySelectorAll('.pressed')
    const target = [...pressed].at(-1)
    Object.defineProperty(click, 'target', { value: target })
    page.onSamePageLink(click)
    return click.defaultPrevented
  }

  beforeEach(() => {
    onPopState.mockReset()
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  })

  test('to the current page aborts the fetch of another page', () => {
    const signal = page.beginNavigation('https://site.example/about')
    press('/')
    expect(signal.aborted).toBe(true)
  })

  test('to the current page scrolls to the top and moves the focus to the heading', () => {
    expect(press('/')).toBe(true)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
    expect(document.activeElement).toBe(document.querySelector('h1'))
    expect(onPopState).not.toHaveBeenCalled()
  })

  test('to the current page removes the hash from the URL and reports this as popstate', () => {
    history.replaceState(null, '', '/#apply')
    expect(press('/')).toBe(true)
    expect(location.hash).toBe('')
    expect(onPopState).toHaveBeenCalledOnce()
  })

  test('to the current page keeps the query in the URL if the page has unsent text', () => {
    document.body.dataset.unsent = ''
    history.replaceState(null, '', '/?level=expert#form')
    expect(press('/')).toBe(true)
    delete document.body.dataset.unsent
    expect(location.href).toMatch(/\/\?level=expert$/)
  })

  test.each([
    ['another page', '/about', {}],
    ['another site', 'https://other.example/', {}],
    ['an anchor on the page', '/#faq', {}],
    ['the page with another query', '/?tab=two', {}],
    ['a new tab', '/', { attributes: 'target="_blank"' }],
    ['a new tab, pressed with a modifier key,', '/', { ctrlKey: true }],
    ['a new tab, pressed with the middle button,', '/', { button: 1 }],
  ])('to %s is left to the browser', (_, href, init) => {
    expect(press(href, init)).toBe(false)
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('to the current URL is left to the browser if the offline page is shown there', () => {
    document.querySelector('main')?.setAttribute('data-stand-in', 'offline')
    expect(press('/')).toBe(false)
  })

  test('to the page that Back or Forward is loading is left to the browser', () => {
    page.navigationState.isAddressAhead = true
    expect(press('/')).toBe(false)
  })
})

describe('a page is prefetched', () => {
  const fetchMock =
    vi.fn<(url: string, options: RequestInit) => Promise<Response>>()
  /** Dispatches an event on the link with this id, as a visitor's action would. */
  const fire = (type: string, id: string) => {
    const event = new Event(type, { bubbles: true })
    element(id).dispatchEvent(event)
  }
  let count = 0

  beforeEach(async () => {
    vi.stubGlobal('navigation', {})
    vi.stubGlobal('NavigateEvent', { prototype: { intercept: () => {} } })
    fetchMock.mockReset()
    fetchMock.mockResolvedValue(new Response(''))
    vi.stubGlobal('fetch', fetchMock)
    page = await importOnHomePage()
    count += 1
    document.querySelector('main')?.insertAdjacentHTML(
      'beforeend',
      `<a id="one" href="/one-${count}"></a><a id="two" href="/two-${count}"></a>
      <p id="words"></p>`,
    )
    vi.useFakeTimers()
    const endListeners = noteListeners(document)
    return endListeners
  })

  /** Paths of the fetched pages, without the number that makes them unique to each test. */
  const paths = () =>
    fetchMock.mock.calls.map(([url]) => {
      const { pathname } = new URL(url)
      return pathname.split('-')[0]
    })

  test.each(['mouseover', 'focusin'])(
    '65 ms after %s on its link, and not earlier',
    (type) => {
      page.prefetchOnInterest()
      fire(type, 'one')
      vi.advanceTimersByTime(64)
      expect(paths()).toEqual([])
      vi.advanceTimersByTime(1)
      expect(paths()).toEqual(['/one'])
    },
  )

  test.each(['touchstart', 'mousedown'])(
    'at once on %s of its link',
    (type) => {
      page.prefetchOnInterest()
      fire(type, 'one')
      vi.advanceTimersByTime(0)
      expect(paths()).toEqual(['/one'])
    },
  )

  test('if the mouse rests on its link, not if the mouse only passes over the link', () => {
    page.prefetchOnInterest()
    fire('mouseover', 'one')
    vi.advanceTimersByTime(40)
    fire('mouseover', 'two')
    vi.advanceTimersByTime(40)
    fire('mouseover', 'words')
    vi.advanceTimersByTime(100)
    expect(paths()).toEqual([])
    fire('mouseover', 'two')
    vi.advanceTimersByTime(65)
    expect(paths()).toEqual(['/two'])
  })

  test('with a header that tells the service worker not to store the page', () => {
    page.prefetchOnInterest()
    fire('mousedown', 'one')
    vi.advanceTimersByTime(0)
    const [first] = fetchMock.mock.calls
    expect(first?.[1].headers).toEqual({
      accept: 'text/html',
      'x-ahead': '1',
    })
  })

  test('by <link rel=prefetch> if supported, except for the current page', () => {
    vi.stubGlobal('HTMLScriptElement', { supports: () => true })
    history.replaceState(null, '', '/services')
    page.prefetchRoutes()
    const links = [...document.querySelectorAll('link[rel=prefetch]')]
    const hrefs = links.map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/projects',
      '/contact',
      '/consultation',
      '/service-request',
    ])
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
