// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { unreachable } from '#data/failures.yaml'

// Tests how a page is requested and shown, and what happens if it cannot be loaded. In a browser,
// tests/e2e/slow-pages.spec.ts and network-failures.spec.ts test this.

type Changes = typeof import('#client/navigation/page-change.ts')
type ReplaceablePage =
  import('#client/navigation/page-document.ts').ReplaceablePage
type Documents = typeof import('#client/navigation/page-document.ts')

type RenderPage = (page: { title: string }, top: number) => void
type SwitchVisit = (page: unknown, visit?: unknown) => object
type Navigate = (url: string, options: { info: Info }) => object

const requestPage = vi.fn<(url: string) => Promise<unknown>>()
const parsePage = vi.fn<() => ReplaceablePage>()
const isServerReachable = vi.fn<() => Promise<boolean>>()
const renderPage = vi.fn<RenderPage>()
const reportNotFound = vi.fn()
const trackPageView = vi.fn()
const renderAllBlocks = vi.fn()
const switchVisit = vi.fn<SwitchVisit>()
const navigate = vi.fn<Navigate>()
const assign = vi.fn()
const reload = vi.fn()

interface Info {
  page: { title: string; parts: HTMLElement[] }
}
type Imported = Changes & { documents: Documents }
type Pending = typeof import('#client/navigation/pending-navigation.ts')

let page: Imported
let pending: Pending
const about = { title: 'About', parts: [] } as object as ReplaceablePage
const url = 'http://localhost/about'

/** Imports the modules under test again, so that their state is empty in each test. */
async function importPageChange(): Promise<Imported> {
  vi.resetModules()
  vi.doMock('#client/analytics/track.ts', () => ({ trackPageView }))
  vi.doMock('#client/dom/content-visibility.ts', () => ({ renderAllBlocks }))
  vi.doMock('#client/dom/reachability.ts', () => ({ isServerReachable }))
  vi.doMock('#client/navigation/page-requests.ts', () => ({ requestPage }))
  vi.doMock('#client/navigation/render-page.ts', () => ({
    renderPage,
    reportNotFound,
  }))
  vi.doMock('#client/navigation/visits.ts', () => ({ switchVisit }))
  vi.doMock(
    import('#client/navigation/page-document.ts'),
    async (original) => ({
      ...(await original()),
      parsePage: parsePage as never,
    }),
  )
  pending = await import('#client/navigation/pending-navigation.ts')
  const documents = await import('#client/navigation/page-document.ts')
  const changes = await import('#client/navigation/page-change.ts')
  return { ...changes, documents }
}

beforeEach(async () => {
  for (const mock of [requestPage, parsePage, isServerReachable, renderPage])
    mock.mockReset()
  for (const mock of [reportNotFound, trackPageView, renderAllBlocks])
    mock.mockReset()
  for (const mock of [navigate, assign, reload]) mock.mockReset()
  switchVisit.mockReset()
  switchVisit.mockImplementation((_, visit) => visit ?? { top: 0 })
  navigate.mockReturnValue({})
  requestPage.mockResolvedValue({})
  parsePage.mockReturnValue(about)
  vi.stubGlobal('navigation', { navigate })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('scrollTo', vi.fn())
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  history.replaceState(null, '', '/contact')
  document.body.innerHTML = `<main><form><input></form><h2 id="form">Form</h2></main>
    <div id="toasts"><div aria-live="polite"></div><div aria-live="assertive"></div></div>`
  page = await importPageChange()
  vi.useFakeTimers()
})

/** Types text into a form: the text would be lost if the browser loaded another page. */
const typeText = () => {
  const field = document.querySelector('input') as HTMLInputElement
  field.value = 'Asha'
}
/** Starts to request the page at `url`, as a click on its link or Back does. */
const begin = (mark: 'link' | 'history') => {
  const navigation = pending.beginNavigation(url)
  return page.changePage(url, navigation, mark)
}
/** Requests the page, and by default waits long enough for all four attempts. */
async function request(mark: 'link' | 'history', seconds = 8) {
  const change = begin(mark)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return change
}
/** Text of the error toast, which a screen reader announces at once. */
const toastText = () =>
  document.querySelector('[aria-live=assertive]')?.textContent ?? ''
/** Makes every request fail from now on. */
const failRequests = () => requestPage.mockRejectedValue(new Error('lost'))
/** Text of `page` if it is an error page in place of another page, otherwise undefined. */
const standInText = (page: { parts: HTMLElement[] } | undefined) => {
  const part = page?.parts.find(({ dataset }) => dataset.standIn === 'error')
  return part?.textContent
}
/** The page that was rendered last. */
const shownPage = () => {
  const [rendered] = renderPage.mock.lastCall ?? []
  return rendered as Info['page'] | undefined
}
/** The page that the last call of navigation.navigate passed along with the URL. */
const navigatedPage = () => {
  const [, options] = navigate.mock.lastCall ?? []
  return options?.info.page
}

describe('a requested page', () => {
  test('is not shown before the URL has changed, if the visitor clicked a link', async () => {
    await request('link')
    const [address] = navigate.mock.calls[0] ?? []
    expect(address).toBe(url)
    expect(navigatedPage()).toBe(about)
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('is shown after Back without another change of the URL', async () => {
    await request('history')
    expect(shownPage()).toBe(about)
    expect(navigate).not.toHaveBeenCalled()
  })

  test.each(['link', 'history'] as const)(
    'is marked as loading until it arrives (kind of navigation: %s)',
    async (mark) => {
      let arrive = (_: object) => {}
      requestPage.mockReturnValue(
        new Promise((done) => {
          arrive = done
        }),
      )
      const change = request(mark)
      expect(document.documentElement.dataset.loading).toBe(mark)
      arrive({})
      await change
      expect(document.documentElement.dataset.loading).toBeUndefined()
    },
  )

  test('is not shown if another page was requested in the meantime', async () => {
    const change = begin('link')
    pending.beginNavigation('http://localhost/skills')
    await change
    expect(navigate).not.toHaveBeenCalled()
    expect(pending.isPending('http://localhost/skills')).toBe(true)
  })

  test('is shown without a full page load if a second attempt succeeds', async () => {
    requestPage.mockRejectedValueOnce(new Error('lost'))
    await request('link')
    expect(requestPage).toHaveBeenCalledTimes(2)
    expect(navigatedPage()).toBe(about)
    expect(assign).not.toHaveBeenCalled()
  })

  test('whose response is not a page of this site is replaced by an explanation', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    parsePage.mockImplementation(() => {
      throw new Error('403')
    })
    await request('link')
    expect(standInText(navigatedPage())).toContain('403')
    expect(assign).not.toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })

  test("is requested again and shown after a press on 'Try again'", async () => {
    page.tryAgain()
    await vi.advanceTimersByTimeAsync(100)
    const [requestedUrl] = requestPage.mock.calls[0] ?? []
    expect(requestedUrl).toBe(location.href)
    expect(shownPage()).toBe(about)
  })
})

describe('a page that cannot be fetched', () => {
  test('is requested four times, then opened by a full page load', async () => {
    failRequests()
    await request('link')
    expect(requestPage).toHaveBeenCalledTimes(4)
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(pending.navigationState.isLoading).toBe(true)
    expect(document.documentElement.dataset.loading).toBeUndefined()
    expect(toastText()).toBe('')
  })

  test('is loaded by the browser after Back', async () => {
    failRequests()
    await request('history')
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  test('is requested once if the browser is offline, and a toast reports the failure', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    failRequests()
    await request('link')
    expect(requestPage).toHaveBeenCalledOnce()
    expect(toastText()).toContain(unreachable.title)
    expect(toastText()).toContain(unreachable.text)
    expect(assign).not.toHaveBeenCalled()
  })

  test('is not requested again if the first request took ten seconds', async () => {
    requestPage.mockImplementation(
      () =>
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error('lost')), 10_000)
        }),
    )
    await request('link', 20)
    expect(requestPage).toHaveBeenCalledOnce()
  })

  test('is not requested again once another page is requested', async () => {
    failRequests()
    const change = begin('link')
    await vi.advanceTimersByTimeAsync(100)
    pending.beginNavigation('http://localhost/skills')
    await vi.advanceTimersByTimeAsync(20_000)
    await change
    expect(requestPage).toHaveBeenCalledOnce()
    expect(console.warn).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  test('leads to a toast instead of a page load if typed text would be lost', async () => {
    typeText()
    failRequests()
    await request('link')
    expect(toastText()).toContain(unreachable.title)
    expect(assign).not.toHaveBeenCalled()
    expect(document.documentElement.dataset.loading).toBeUndefined()
  })

  test.each([
    ['after Back', 'history', false],
    ['after a click on a link of an error page', 'link', true],
  ] as const)(
    'is replaced by an error page if typed text would be lost (%s)',
    async (_, mark, isAhead) => {
      typeText()
      failRequests()
      const change = request(mark)
      pending.navigationState.isAddressAhead = isAhead
      await change
      expect(standInText(shownPage())).toContain(unreachable.text)
      expect(toastText()).toBe('')
    },
  )

  test('is opened by a full page load if the response ends early', async () => {
    parsePage.mockImplementation(() => {
      throw new page.documents.IncompletePageError()
    })
    await request('link')
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a page of a new deploy', () => {
  beforeEach(() => {
    parsePage.mockImplementation(() => {
      throw new page.documents.VersionMismatch()
    })
    isServerReachable.mockResolvedValue(true)
  })

  test('is opened by a full page load, without a warning in the console', async () => {
    await request('link')
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('is replaced by an offer to load it, if typed text would be lost', async () => {
    typeText()
    await request('link')
    expect(standInText(navigatedPage())).toContain(unreachable.renewed)
    expect(assign).not.toHaveBeenCalled()
    expect(toastText()).toBe('')
  })

  test.each([false, true])(
    'is not opened if its host does not answer (typed text: %s)',
    async (hasText) => {
      if (hasText) typeText()
      isServerReachable.mockResolvedValue(false)
      await request('link')
      expect(toastText()).toContain(unreachable.title)
      expect(assign).not.toHaveBeenCalled()
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  test('is not opened if another page was requested meanwhile', async () => {
    let answer = (_: boolean) => {}
    isServerReachable.mockReturnValue(
      new Promise((done) => {
        answer = done
      }),
    )
    const change = request('link')
    await vi.advanceTimersByTimeAsync(100)
    pending.beginNavigation('http://localhost/skills')
    answer(true)
    await change
    expect(assign).not.toHaveBeenCalled()
    expect(pending.isPending('http://localhost/skills')).toBe(true)
  })
})

describe('a page that is shown', () => {
  /** Shows the fetched page; if `visit` is given, as a return to that earlier visit. */
  const show = (visit?: object) =>
    page.showPage({ page: about, started: 0 }, visit as never)

  test('is rendered once, and becomes the page of the current URL', () => {
    pending.navigationState.isAddressAhead = true
    show()
    expect(renderPage).toHaveBeenCalledExactlyOnceWith(about, 0)
    expect(switchVisit).toHaveBeenCalledExactlyOnceWith(about, undefined)
    expect(pending.navigationState.isAddressAhead).toBe(false)
  })

  test('counts as a single page view after it is rendered', () => {
    show()
    expect(trackPageView).toHaveBeenCalledOnce()
    expect(trackPageView).toHaveBeenCalledAfter(renderPage)
  })

  test('is rendered before the console reports that the address has no page', () => {
    show()
    expect(reportNotFound).toHaveBeenCalledOnce()
    expect(reportNotFound).toHaveBeenCalledAfter(renderPage)
  })

  test('is scrolled to its top', () => {
    show()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: 0 }),
    )
  })

  test('is scrolled to the element that the URL hash names', () => {
    history.replaceState(null, '', '/contact#form')
    const target = document.getElementById('form') as HTMLElement
    const scroll = vi.spyOn(target, 'scrollIntoView')
    show()
    expect(scroll).toHaveBeenCalledOnce()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('is scrolled to its earlier position on a return, whatever the URL hash names', () => {
    history.replaceState(null, '', '/contact#form')
    show({ top: 700 })
    const [, top] = renderPage.mock.calls[0] ?? []
    expect(top).toBe(700)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: 700 }),
    )
    expect(reportNotFound).not.toHaveBeenCalled()
    expect(trackPageView).toHaveBeenCalledOnce()
  })

  test('renders all its blocks after Back, so that the browser can scroll down', async () => {
    await request('history')
    expect(renderAllBlocks).toHaveBeenCalledOnce()
    const [blocksOrder] = renderAllBlocks.mock.invocationCallOrder
    const [pageOrder = 0] = renderPage.mock.invocationCallOrder
    expect(blocksOrder).toBeGreaterThan(pageOrder)
  })

  test('makes a scrolled previous page render all its blocks before that page is left', () => {
    show()
    expect(renderAllBlocks).not.toHaveBeenCalled()
    vi.stubGlobal('scrollY', 300)
    show()
    expect(renderAllBlocks).toHaveBeenCalledOnce()
    const [renderOrder] = renderAllBlocks.mock.invocationCallOrder
    const [, leaveOrder = 0] = switchVisit.mock.invocationCallOrder
    expect(renderOrder).toBeLessThan(leaveOrder)
  })

  test('is replaced by an explanation if it fails to render', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderPage.mockImplementationOnce(() => {
      throw new Error('it broke')
    })
    show()
    expect(standInText(shownPage())).toContain('it broke')
    vi.mocked(console.error).mockClear()
  })

  test('adds a performance measure of the time that the visitor waited', () => {
    const measure = vi.spyOn(performance, 'measure')
    page.showPage({ page: about, started: 7 })
    vi.advanceTimersByTime(100)
    expect(measure).toHaveBeenCalledExactlyOnceWith('page-change', { start: 7 })
  })
})
