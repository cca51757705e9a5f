// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'

// Tests each kind of navigation with a fake of the browser's Navigation API. Tests in a real
// browser: tests/e2e/navigation.spec.ts and slow-pages.spec.ts.

const hasNoUsableTransfer = vi.fn<(url: string) => boolean>()
const changePage =
  vi.fn<typeof import('#client/navigation/page-change.ts').changePage>()
const showPage =
  vi.fn<typeof import('#client/navigation/page-change.ts').showPage>()
const tryAgain = vi.fn()
const visitOf = vi.fn<(key: string) => object | undefined>()
const isShown = vi.fn<(visit: unknown) => boolean>()
const assignEntry = vi.fn<(entry: { key?: string }) => void>()

/** A fake of `window.navigation`, on which the tests dispatch events. */
class Navigation extends EventTarget {
  currentEntry = { key: 'now' }
  list: { key: string; url: string }[] = []
  entries = () => this.list
}
let navigation: Navigation
let state: typeof import('#client/navigation/pending-navigation.ts').navigationState
let pendingNavigation: typeof import('#client/navigation/pending-navigation.ts')

/** Shows a page at `address` whose document was loaded from `loaded`, and starts navigation. */
async function openPage({
  address = '/contact',
  loaded = '/contact',
  main = '<main data-page="/contact"><h1>Contact</h1><p id="form"></p></main>',
} = {}) {
  history.replaceState(null, '', address)
  document.body.innerHTML = main
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: new URL(loaded, location.href).href,
    } as PerformanceNavigationTiming,
  ])
  vi.resetModules()
  vi.doMock('#client/navigation/page-change.ts', () => ({
    changePage,
    showPage,
    tryAgain,
  }))
  vi.doMock('#client/navigation/visits.ts', () => ({
    assignEntry,
    isShown,
    visitOf,
  }))
  vi.doMock(
    import('#client/navigation/page-requests.ts'),
    async (original) => ({ ...(await original()), hasNoUsableTransfer }),
  )
  pendingNavigation = await import('#client/navigation/pending-navigation.ts')
  state = pendingNavigation.navigationState
  const { startNavigation } = await import(
    '#client/navigation/soft-navigation.ts'
  )
  startNavigation()
}

beforeEach(() => {
  for (const mock of [changePage, showPage, tryAgain]) {
    mock.mockReset()
  }
  for (const mock of [visitOf, isShown, assignEntry, hasNoUsableTransfer])
    mock.mockReset()
  navigation = new Navigation()
  vi.stubGlobal('navigation', navigation)
  const prototype = { intercept: () => {} }
  vi.stubGlobal('NavigateEvent', { prototype })
  const endListeners = [noteListeners(), noteListeners(document)]
  return () => {
    for (const end of endListeners) end()
  }
})

/** Options of `intercept()`, by which the site handles a navigation itself. */
interface Interception {
  focusReset: string
  scroll?: string
  handler: () => Promise<void>
}

/** Properties in which a navigate event differs from that of a link to another page. */
interface EventProperties {
  cancelable?: boolean
  [property: string]: unknown
}

/**
 * Dispatches the event of a navigation to the address `to`. Returns the options of `intercept()`,
 * or undefined if the event is not intercepted, and whether the default is prevented.
 */
function go(
  to: string,
  { cancelable = true, ...properties }: EventProperties = {},
) {
  const intercept = vi.fn<(options: Interception) => void>()
  const { href } = new URL(to, location.href)
  const event = new Event('navigate', { cancelable })
  Object.assign(event, {
    canIntercept: true,
    destination: { url: href, key: 'next', sameDocument: false },
    downloadRequest: null,
    formData: null,
    hashChange: false,
    navigationType: 'push',
    intercept,
    ...properties,
  })
  navigation.dispatchEvent(event)
  const [options] = intercept.mock.calls[0] ?? []
  return { options, isPrevented: event.defaultPrevented }
}
const traverse = (to: string) => go(to, { navigationType: 'traverse' })
/** The absolute URL of a path, as navigate events contain it. */
const absolute = (path: string) => new URL(path, location.href).href
/** Paths of the fetched pages, each with its cause: 'link' or 'history'. */
const fetchedPages = () =>
  changePage.mock.calls.map(([url, , cause]) => {
    const { pathname } = new URL(url)
    return [pathname, cause]
  })
/** Abort signals of the fetched pages. */
const fetchSignals = () => changePage.mock.calls.map(([, signal]) => signal)
/** Dispatches `pageshow`; `persisted` is true for a page from the back/forward cache. */
function showAgain(persisted: boolean) {
  const event = new Event('pageshow')
  dispatchEvent(Object.assign(event, { persisted }))
}
/** What is shown in place of a page that could not be loaded. */
const standIn =
  '<main data-stand-in="error"><h1>Lost</h1><p id="form"></p></main>'

describe('a link to another page', () => {
  test('lets the site fetch the page and keeps the browser from loading it', async () => {
    await openPage()
    const { isPrevented, options } = go('/about')
    expect(isPrevented).toBe(true)
    expect(options).toBeUndefined()
    expect(fetchedPages()).toEqual([['/about', 'link']])
  })

  test('fetches the page once when the link is tapped twice', async () => {
    await openPage()
    go('/about')
    expect(go('/about').isPrevented).toBe(true)
    expect(fetchedPages()).toHaveLength(1)
  })

  test('lets the browser load the page if tapped again after a stalled fetch', async () => {
    await openPage()
    go('/about')
    hasNoUsableTransfer.mockReturnValue(true)
    expect(go('/about').isPrevented).toBe(false)
    expect(fetchedPages()).toHaveLength(1)
    expect(pendingNavigation.isPending(absolute('/about'))).toBe(false)
    expect(go('/about').isPrevented).toBe(false)
  })

  test('restarts a stalled fetch on a second tap if a page load would lose text', async () => {
    await openPage({ main: '<main><form><input></form></main>' })
    go('/about')
    hasNoUsableTransfer.mockReturnValue(true)
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'Asha'
    expect(go('/about').isPrevented).toBe(true)
    expect(fetchedPages()).toHaveLength(2)
  })

  test('aborts the fetch of the page that was requested before', async () => {
    await openPage()
    go('/about')
    go('/skills')
    const [first, second] = fetchSignals()
    expect(first?.aborted).toBe(true)
    expect(second?.aborted).toBe(false)
  })

  test('shows the fetched page as soon as the address changes', async () => {
    await openPage()
    const info = { page: {}, started: 7 }
    const { options } = go('/about', { info })
    expect(options?.focusReset).toBe('manual')
    await options?.handler()
    expect(showPage).toHaveBeenCalledExactlyOnceWith(info)
  })
})

describe('a navigation that the site does not handle', () => {
  test.each([
    [
      'a page to which scripts may not navigate',
      '/about',
      { canIntercept: false },
    ],
    ['a download', '/about', { downloadRequest: '' }],
    ['a form submission', '/about', { formData: new FormData() }],
    [
      'a choice that the page writes into its address',
      '/contact?tab=two',
      {
        navigationType: 'replace',
        destination: {
          url: 'http://localhost/contact?tab=two',
          sameDocument: true,
        },
      },
    ],
    [
      'a link that replaces the history entry',
      '/about',
      { navigationType: 'replace' },
    ],
    ['a hash of the page shown', '/contact#form', { hashChange: true }],
    ['another query of the page shown', '/contact?service=seo', {}],
    ['a picture', '/images/me.jpg', {}],
    ['a video', '/me.mp4', {}],
    ['the review page', '/__review', {}],
    ['a text fragment of another page', '/about#:~:text=Asha', {}],
    ['a navigation that cannot be cancelled', '/about', { cancelable: false }],
  ])('is left to the browser: %s', async (_, to, parts) => {
    await openPage()
    const { isPrevented, options } = go(to, parts)
    expect(isPrevented).toBe(false)
    expect(options).toBeUndefined()
    expect(changePage).not.toHaveBeenCalled()
  })

  test.each(['/contact#form', '/images/me.jpg'])(
    'aborts the fetch of the page that was requested before: %s',
    async (to) => {
      await openPage()
      go('/about')
      go(to, { hashChange: to.includes('#') })
      const [signal] = fetchSignals()
      expect(signal?.aborted).toBe(true)
    },
  )
})

describe('when a page could not be loaded', () => {
  test('a link to the page tries to load it again', async () => {
    await openPage({ main: standIn })
    expect(go('/contact').isPrevented).toBe(true)
    expect(tryAgain).toHaveBeenCalledOnce()
    expect(changePage).not.toHaveBeenCalled()
  })

  test('a link to the page with a query fetches the page with that query', async () => {
    await openPage({ main: standIn })
    expect(go('/contact?service=seo').isPrevented).toBe(true)
    const [call] = changePage.mock.calls
    expect(call?.[0]).toBe(absolute('/contact?service=seo'))
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test.each([
    ['on the error page is left to the browser', '/contact#form', false],
    [
      'that the error page lacks tries to load the page again',
      '/contact#faq',
      true,
    ],
  ])('a link to a hash %s', async (_, to, isHandled) => {
    await openPage({ main: standIn })
    const { isPrevented } = go(to, { hashChange: true })
    expect(isPrevented).toBe(isHandled)
  })

  test('a reload is left to the browser', async () => {
    await openPage({ main: standIn })
    const { isPrevented } = go('/contact', { navigationType: 'reload' })
    expect(isPrevented).toBe(false)
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test('a link that replaces the history entry tries to load the page again', async () => {
    await openPage({ main: standIn })
    go('/contact', { navigationType: 'replace' })
    expect(tryAgain).toHaveBeenCalledOnce()
  })
})

describe('Back and Forward', () => {
  test('abort the fetch of another page if they lead to the page that is still shown', async () => {
    await openPage()
    go('/about')
    isShown.mockReturnValue(true)
    const { options } = traverse('/contact')
    expect(options).toBeUndefined()
    const [signal] = fetchSignals()
    expect(signal?.aborted).toBe(true)
  })

  test('change only the address if one undoes the other before a page arrives', async () => {
    await openPage()
    traverse('/about')
    isShown.mockReturnValue(true)
    const { options } = traverse('/contact')
    expect(options).toMatchObject({ focusReset: 'manual', scroll: 'manual' })
    expect(state.isAddressAhead).toBe(false)
    await options?.handler()
    expect(changePage).not.toHaveBeenCalled()
  })

  test('show a page without a fetch if the page is kept in memory', async () => {
    await openPage()
    const visit = { title: 'About' }
    visitOf.mockImplementation((key) => (key === 'next' ? visit : undefined))
    const { options } = traverse('/about')
    expect(options).toMatchObject({ focusReset: 'manual', scroll: 'manual' })
    expect(state.isAddressAhead).toBe(false)
    await options?.handler()
    const [shown, kept] = showPage.mock.calls[0] ?? []
    expect(shown?.page).toBe(visit)
    expect(kept).toBe(visit)
    expect(changePage).not.toHaveBeenCalled()
  })

  test('change the address before they fetch a page that is not kept in memory', async () => {
    await openPage()
    const { options } = traverse('/about')
    expect(options?.scroll).toBe('after-transition')
    expect(state.isAddressAhead).toBe(true)
    await options?.handler()
    expect(fetchedPages()).toEqual([['/about', 'history']])
    expect(pendingNavigation.isPending(absolute('/about'))).toBe(true)
    expect(showPage).not.toHaveBeenCalled()
  })

  test('are left to the browser if only the query changes while no fetch is pending', async () => {
    await openPage()
    expect(traverse('/contact?tab=two').options).toBeUndefined()
    traverse('/about')
    expect(traverse('/contact').options).toBeDefined()
  })
})

describe('after the visitor has stopped a page load', () => {
  test('Back shows the earlier page, and the site handles links again', async () => {
    await openPage()
    state.isLoading = true
    const visit = { title: 'About' }
    visitOf.mockReturnValue(visit)
    await traverse('/about').options?.handler()
    expect(showPage.mock.calls[0]?.[1]).toBe(visit)
    expect(go('/skills').isPrevented).toBe(true)
  })

  test('a link loses no text that was typed after the load was stopped', async () => {
    await openPage({ main: '<main><form><input></form></main>' })
    state.isLoading = true
    expect(go('/about').isPrevented).toBe(false)
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'Asha'
    expect(go('/about').isPrevented).toBe(true)
    expect(fetchedPages()).toEqual([['/about', 'link']])
  })
})

describe('a page that is opened', () => {
  test('is assigned its own history entry, and later entries for the same page', async () => {
    await openPage()
    expect(assignEntry).toHaveBeenCalledExactlyOnceWith({ key: 'now' })
    navigation.currentEntry = { key: 'later' }
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(assignEntry.mock.lastCall).toEqual([{ key: 'later' }])
  })

  test('is not assigned the history entry of a page that is still being fetched', async () => {
    await openPage()
    traverse('/about')
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(assignEntry).toHaveBeenCalledOnce()
  })

  test.each([
    ['at its own address', '/contact'],
    ['at an address with a final slash', '/contact/'],
  ])('%s is not fetched a second time', async (_, loaded) => {
    await openPage({ loaded, main: '<main></main>' })
    expect(tryAgain).not.toHaveBeenCalled()
    expect(state.isAddressAhead).toBe(false)
  })

  test('is replaced by the earlier page if Back was pressed before the script ran', async () => {
    navigation.list = [
      { key: 'old', url: absolute('/about') },
      { key: 'form', url: absolute('/contact/') },
    ]
    await openPage({ address: '/about', loaded: '/contact' })
    expect(tryAgain).toHaveBeenCalledOnce()
    expect(state.isAddressAhead).toBe(true)
    const keys = assignEntry.mock.calls.map(([{ key }]) => key)
    expect(keys).toEqual(['form'])
  })

  test('stays if an old address was redirected to it', async () => {
    await openPage({ loaded: '/old-contact' })
    expect(tryAgain).not.toHaveBeenCalled()
  })

  /** Clicks a new link; returns whether the click is left to the browser. */
  const clickLinkTo = (href: string) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    const init = { bubbles: true, cancelable: true }
    return link.dispatchEvent(new MouseEvent('click', init))
  }

  test('handles clicks on links to itself', async () => {
    await openPage()
    expect(clickLinkTo('/contact')).toBe(false)
  })

  test('does not handle clicks on links to the page that Back is loading', async () => {
    await openPage()
    await traverse('/about').options?.handler()
    history.replaceState(null, '', '/about')
    go('/skills')
    expect(clickLinkTo('/about')).toBe(true)
    const [, toSkills] = fetchSignals()
    expect(toSkills?.aborted).toBe(false)
  })

  test('handles links again once it is shown from the back/forward cache', async () => {
    await openPage()
    state.isLoading = true
    expect(go('/about').isPrevented).toBe(false)
    showAgain(true)
    expect(go('/about').isPrevented).toBe(true)
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test('is replaced by the page that Back was loading once the visitor returns', async () => {
    await openPage()
    await traverse('/about').options?.handler()
    showAgain(true)
    expect(tryAgain).toHaveBeenCalledOnce()
  })

  test.each([
    ['is fetched again when shown from the back/forward cache', true],
    ['is not fetched again when first shown', false],
  ])('with an error in place of its content %s', async (_, persisted) => {
    await openPage({ main: standIn })
    showAgain(persisted)
    expect(tryAgain).toHaveBeenCalledTimes(Number(persisted))
  })
})
