// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { unreachable } from '#data/failures.yaml'

// How a page is asked for, shown, or answered where it does not come. In a browser:
// tests/e2e/slow-pages.spec.ts and network-failures.spec.ts.

type Changes = typeof import('#client/navigation/page-change.ts')
type PageParts = import('#client/navigation/page-document.ts').PageParts
type Documents = typeof import('#client/navigation/page-document.ts')

type RenderPage = (page: { title: string }, top: number) => void
type ChangeVisit = (page: unknown, visit?: unknown) => object
type Navigate = (url: string, options: { info: Info }) => object

const requestPage = vi.fn<(url: string) => Promise<unknown>>()
const parsePage = vi.fn<() => PageParts>()
const isServerReachable = vi.fn<() => Promise<boolean>>()
const renderPage = vi.fn<RenderPage>()
const reportNotFound = vi.fn()
const trackPageView = vi.fn()
const renderAllBlocks = vi.fn()
const changeVisit = vi.fn<ChangeVisit>()
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
const about = { title: 'About', parts: [] } as object as PageParts
const url = 'http://localhost/about'

/** The module under test, whose state begins empty in each test. */
async function importedPages(): Promise<Imported> {
  vi.resetModules()
  vi.doMock('#client/analytics/track.ts', () => ({ trackPageView }))
  vi.doMock('#client/dom/content-visibility.ts', () => ({ renderAllBlocks }))
  vi.doMock('#client/dom/reachability.ts', () => ({ isServerReachable }))
  vi.doMock('#client/navigation/page-requests.ts', () => ({ requestPage }))
  vi.doMock('#client/navigation/render-page.ts', () => ({
    renderPage,
    reportNotFound,
  }))
  vi.doMock('#client/navigation/visits.ts', () => ({ changeVisit }))
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
  changeVisit.mockReset()
  changeVisit.mockImplementation((_, visit) => visit ?? { top: 0 })
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
  page = await importedPages()
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

/** Leaves words in a form, which a load of the page would lose. */
const typeText = () => {
  const field = document.querySelector('input') as HTMLInputElement
  field.value = 'Asha'
}
/** Begins to ask for the page at `url`, as a press on its link does. */
const begin = (mark: 'link' | 'history') => {
  const navigation = pending.beginNavigation(url)
  return page.changePage(url, navigation, mark)
}
/** Asks for a page, and waits until it has been asked for four times. */
async function ask(mark: 'link' | 'history', seconds = 8) {
  const change = begin(mark)
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return change
}
/** What a screen reader says at once. */
const toast = () =>
  document.querySelector('[aria-live=assertive]')?.textContent ?? ''
/** Lets every request fail from here on. */
const lost = () => requestPage.mockRejectedValue(new Error('lost'))
/** The page in place of one that did not come. */
const standIn = (page: { parts: HTMLElement[] } | undefined) => {
  const part = page?.parts.find(({ dataset }) => dataset.standIn === 'error')
  return part?.textContent
}
/** The page that was shown last. */
const shown = () => {
  const [rendered] = renderPage.mock.lastCall ?? []
  return rendered as Info['page'] | undefined
}
/** The page that was given along with its address. */
const sent = () => {
  const [, options] = navigate.mock.lastCall ?? []
  return options?.info.page
}

describe('a page that comes', () => {
  test('by a link gets its address first', async () => {
    await ask('link')
    const [address] = navigate.mock.calls[0] ?? []
    expect(address).toBe(url)
    expect(sent()).toBe(about)
    expect(renderPage).not.toHaveBeenCalled()
  })

  test('by Back is shown at the address that is there', async () => {
    await ask('history')
    expect(shown()).toBe(about)
    expect(navigate).not.toHaveBeenCalled()
  })

  test.each(['link', 'history'] as const)(
    'by %s is marked until it is there',
    async (mark) => {
      let arrive = (_: object) => {}
      requestPage.mockReturnValue(
        new Promise((done) => {
          arrive = done
        }),
      )
      const change = ask(mark)
      expect(document.documentElement.dataset.loading).toBe(mark)
      arrive({})
      await change
      expect(document.documentElement.dataset.loading).toBeUndefined()
    },
  )

  test('after another one was asked for is not shown', async () => {
    const change = begin('link')
    pending.beginNavigation('http://localhost/skills')
    await change
    expect(navigate).not.toHaveBeenCalled()
    expect(pending.isPending('http://localhost/skills')).toBe(true)
  })

  test('by another try needs no load', async () => {
    requestPage.mockRejectedValueOnce(new Error('lost'))
    await ask('link')
    expect(requestPage).toHaveBeenCalledTimes(2)
    expect(sent()).toBe(about)
    expect(assign).not.toHaveBeenCalled()
  })

  test('but is none of this site is explained', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    parsePage.mockImplementation(() => {
      throw new Error('403')
    })
    await ask('link')
    expect(standIn(sent())).toContain('403')
    expect(assign).not.toHaveBeenCalled()
    vi.mocked(console.error).mockClear()
  })

  test('is asked for again by Try again, in place of what is shown', async () => {
    page.tryAgain()
    await vi.advanceTimersByTimeAsync(100)
    const [asked] = requestPage.mock.calls[0] ?? []
    expect(asked).toBe(location.href)
    expect(shown()).toBe(about)
  })
})

describe('a page that does not come', () => {
  test('is asked for four times, then loaded by the browser', async () => {
    lost()
    await ask('link')
    expect(requestPage).toHaveBeenCalledTimes(4)
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(pending.navigationState.isLoading).toBe(true)
    expect(document.documentElement.dataset.loading).toBeUndefined()
    expect(toast()).toBe('')
  })

  test('by Back is loaded in its place', async () => {
    lost()
    await ask('history')
    expect(reload).toHaveBeenCalledOnce()
    expect(assign).not.toHaveBeenCalled()
  })

  test('is asked for once without a connection, and a link says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    lost()
    await ask('link')
    expect(requestPage).toHaveBeenCalledOnce()
    expect(toast()).toContain(unreachable.title)
    expect(toast()).toContain(unreachable.text)
    expect(assign).not.toHaveBeenCalled()
  })

  test('is asked for no more after ten seconds', async () => {
    requestPage.mockImplementation(
      () =>
        new Promise((_, reject) => {
          setTimeout(() => reject(new Error('lost')), 10_000)
        }),
    )
    await ask('link', 20)
    expect(requestPage).toHaveBeenCalledOnce()
  })

  test('is asked for no more once another one was asked for', async () => {
    lost()
    const change = begin('link')
    await vi.advanceTimersByTimeAsync(100)
    pending.beginNavigation('http://localhost/skills')
    await vi.advanceTimersByTimeAsync(20_000)
    await change
    expect(requestPage).toHaveBeenCalledOnce()
    expect(console.warn).not.toHaveBeenCalled()
    expect(assign).not.toHaveBeenCalled()
  })

  test('takes no text along, and says so', async () => {
    typeText()
    lost()
    await ask('link')
    expect(toast()).toContain(unreachable.title)
    expect(assign).not.toHaveBeenCalled()
    expect(document.documentElement.dataset.loading).toBeUndefined()
  })

  test.each([
    ['by Back', 'history', false],
    ['by a link from a page that did not come', 'link', true],
  ] as const)(
    '%s has a page in its place, over a text',
    async (_, mark, isAhead) => {
      typeText()
      lost()
      const change = ask(mark)
      pending.navigationState.isAddressAhead = isAhead
      await change
      expect(standIn(shown())).toContain(unreachable.text)
      expect(toast()).toBe('')
    },
  )

  test('whole is asked of the browser', async () => {
    parsePage.mockImplementation(() => {
      throw new page.documents.IncompletePageError()
    })
    await ask('link')
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

  test('is loaded by the browser, without a warning', async () => {
    await ask('link')
    expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    expect(console.warn).not.toHaveBeenCalled()
  })

  test('takes no text along: a page at its address asks for the load', async () => {
    typeText()
    await ask('link')
    expect(standIn(sent())).toContain(unreachable.renewed)
    expect(assign).not.toHaveBeenCalled()
    expect(toast()).toBe('')
  })

  test.each([false, true])(
    'whose host does not answer is not loaded (text: %s)',
    async (hasText) => {
      if (hasText) typeText()
      isServerReachable.mockResolvedValue(false)
      await ask('link')
      expect(toast()).toContain(unreachable.title)
      expect(assign).not.toHaveBeenCalled()
      expect(navigate).not.toHaveBeenCalled()
    },
  )

  test('is loaded for nobody who has asked for another one meanwhile', async () => {
    let answer = (_: boolean) => {}
    isServerReachable.mockReturnValue(
      new Promise((done) => {
        answer = done
      }),
    )
    const change = ask('link')
    await vi.advanceTimersByTimeAsync(100)
    pending.beginNavigation('http://localhost/skills')
    answer(true)
    await change
    expect(assign).not.toHaveBeenCalled()
    expect(pending.isPending('http://localhost/skills')).toBe(true)
  })
})

describe('a page that is shown', () => {
  /** Shows the page that has come, at a visit where it was there before. */
  const show = (visit?: object) =>
    page.showPage({ page: about, started: 0 }, visit as never)

  test('is the one of the address, and is counted once', () => {
    pending.navigationState.isAddressAhead = true
    show()
    expect(changeVisit).toHaveBeenCalledExactlyOnceWith(about, undefined)
    expect(pending.navigationState.isAddressAhead).toBe(false)
    expect(trackPageView).toHaveBeenCalledOnce()
    expect(reportNotFound).toHaveBeenCalledOnce()
  })

  test('begins at its top', () => {
    show()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ top: 0 }),
    )
  })

  test('begins at the place that its address names', () => {
    history.replaceState(null, '', '/contact#form')
    const target = document.getElementById('form') as HTMLElement
    const scroll = vi.spyOn(target, 'scrollIntoView')
    show()
    expect(scroll).toHaveBeenCalledOnce()
    expect(scrollTo).not.toHaveBeenCalled()
  })

  test('again is where it was, whatever its address names', () => {
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

  test('leaves the exact place of the one before', () => {
    show()
    expect(renderAllBlocks).not.toHaveBeenCalled()
    vi.stubGlobal('scrollY', 300)
    show()
    expect(renderAllBlocks).toHaveBeenCalledOnce()
    const [rendered] = renderAllBlocks.mock.invocationCallOrder
    const [, left = 0] = changeVisit.mock.invocationCallOrder
    expect(rendered).toBeLessThan(left)
  })

  test('but breaks is explained', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    renderPage.mockImplementationOnce(() => {
      throw new Error('it broke')
    })
    show()
    expect(standIn(shown())).toContain('it broke')
    vi.mocked(console.error).mockClear()
  })

  test('is reported with the time that it took', () => {
    const measure = vi.spyOn(performance, 'measure')
    page.showPage({ page: about, started: 7 })
    vi.advanceTimersByTime(100)
    expect(measure).toHaveBeenCalledExactlyOnceWith('page-change', { start: 7 })
  })
})
