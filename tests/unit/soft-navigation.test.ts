// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'

// What each kind of navigation does, with a stand-in for the browser's Navigation API. In a
// browser: tests/e2e/navigation.spec.ts and slow-pages.spec.ts.

const isStalled = vi.fn<(url: string) => boolean>()
const changePage =
  vi.fn<typeof import('#client/navigation/page-change.ts').changePage>()
const showPage =
  vi.fn<typeof import('#client/navigation/page-change.ts').showPage>()
const tryAgain = vi.fn()
const visitOf = vi.fn<(key: string) => object | undefined>()
const isShown = vi.fn<(visit: unknown) => boolean>()
const assignEntry = vi.fn<(entry: { key?: string }) => void>()

/** The browser's navigation, whose events the tests send. */
class Navigation extends EventTarget {
  currentEntry = { key: 'now' }
  list: { key: string; url: string }[] = []
  entries = () => this.list
}
let navigation: Navigation
let state: typeof import('#client/navigation/pending-navigation.ts').navigationState
let pending: typeof import('#client/navigation/pending-navigation.ts')

/** Opens a page, which was loaded by an address, and starts its navigation. */
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
    async (original) => ({ ...(await original()), isStalled }),
  )
  pending = await import('#client/navigation/pending-navigation.ts')
  state = pending.navigationState
  const { startNavigation } = await import(
    '#client/navigation/soft-navigation.ts'
  )
  startNavigation()
}

beforeEach(() => {
  for (const mock of [changePage, showPage, tryAgain]) {
    mock.mockReset()
  }
  for (const mock of [visitOf, isShown, assignEntry, isStalled])
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

/** How the browser is asked to handle a navigation that the site answers. */
interface Interception {
  focusReset: string
  scroll?: string
  handler: () => Promise<void>
}

/** What tells one navigation from another. */
interface Parts {
  cancelable?: boolean
  [part: string]: unknown
}

/** A visitor goes to an address; what becomes of the browser's own navigation. */
function go(to: string, { cancelable = true, ...parts }: Parts = {}) {
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
    ...parts,
  })
  navigation.dispatchEvent(event)
  const [options] = intercept.mock.calls[0] ?? []
  return { options, isPrevented: event.defaultPrevented }
}
const traverse = (to: string) => go(to, { navigationType: 'traverse' })
/** The whole address of a page, as the browser gives it to the site. */
const absolute = (path: string) => new URL(path, location.href).href
/** The paths of the pages that were asked for, with what asked for them. */
const fetchedPages = () =>
  changePage.mock.calls.map(([url, , mark]) => {
    const { pathname } = new URL(url)
    return [pathname, mark]
  })
/** What ends the fetch of each page. */
const fetchSignals = () => changePage.mock.calls.map(([, signal]) => signal)
/** The browser shows the page, from its back/forward cache or newly loaded. */
function showAgain(persisted: boolean) {
  const event = new Event('pageshow')
  dispatchEvent(Object.assign(event, { persisted }))
}
const standIn =
  '<main data-stand-in="error"><h1>Lost</h1><p id="form"></p></main>'

describe('a link to another page', () => {
  test('is fetched, and loaded by no browser meanwhile', async () => {
    await openPage()
    const { isPrevented, options } = go('/about')
    expect(isPrevented).toBe(true)
    expect(options).toBeUndefined()
    expect(fetchedPages()).toEqual([['/about', 'link']])
  })

  test('that is tapped twice is fetched once', async () => {
    await openPage()
    go('/about')
    expect(go('/about').isPrevented).toBe(true)
    expect(fetchedPages()).toHaveLength(1)
  })

  test('that is tapped again once it stalls is loaded by the browser', async () => {
    await openPage()
    go('/about')
    isStalled.mockReturnValue(true)
    expect(go('/about').isPrevented).toBe(false)
    expect(fetchedPages()).toHaveLength(1)
    expect(pending.isPending(absolute('/about'))).toBe(false)
    expect(go('/about').isPrevented).toBe(false)
  })

  test('that is tapped again once it stalls is fetched again over a text', async () => {
    await openPage({ main: '<main><form><input></form></main>' })
    go('/about')
    isStalled.mockReturnValue(true)
    const field = document.querySelector('input') as HTMLInputElement
    field.value = 'Asha'
    expect(go('/about').isPrevented).toBe(true)
    expect(fetchedPages()).toHaveLength(2)
  })

  test('ends the page that was on its way', async () => {
    await openPage()
    go('/about')
    go('/skills')
    const [first, second] = fetchSignals()
    expect(first?.aborted).toBe(true)
    expect(second?.aborted).toBe(false)
  })

  test('that is there is shown at its own address', async () => {
    await openPage()
    const info = { page: {}, started: 7 }
    const { options } = go('/about', { info })
    expect(options?.focusReset).toBe('manual')
    await options?.handler()
    expect(showPage).toHaveBeenCalledExactlyOnceWith(info)
  })
})

describe('what is no page of this site', () => {
  test.each([
    [
      'an address that scripts may not change',
      '/about',
      { canIntercept: false },
    ],
    ['a file that is saved', '/about', { downloadRequest: '' }],
    ['a form', '/about', { formData: new FormData() }],
    [
      'a choice that the page keeps in its address',
      '/contact?tab=two',
      {
        navigationType: 'replace',
        destination: {
          url: 'http://localhost/contact?tab=two',
          sameDocument: true,
        },
      },
    ],
    ['the address in place of itself', '/about', { navigationType: 'replace' }],
    ['a place of the page', '/contact#form', { hashChange: true }],
    ['another state of the page', '/contact?service=seo', {}],
    ['a picture', '/images/me.jpg', {}],
    ['a video', '/me.mp4', {}],
    ['the review', '/__review', {}],
    ['a text of another page', '/about#:~:text=Asha', {}],
    ['what the browser insists on', '/about', { cancelable: false }],
  ])('is left to the browser: %s', async (_, to, parts) => {
    await openPage()
    const { isPrevented, options } = go(to, parts)
    expect(isPrevented).toBe(false)
    expect(options).toBeUndefined()
    expect(changePage).not.toHaveBeenCalled()
  })

  test.each(['/contact#form', '/images/me.jpg'])(
    'ends the page that was on its way: %s',
    async (to) => {
      await openPage()
      go('/about')
      go(to, { hashChange: to.includes('#') })
      const [signal] = fetchSignals()
      expect(signal?.aborted).toBe(true)
    },
  )
})

describe('where a page did not come', () => {
  test('its link asks for it again', async () => {
    await openPage({ main: standIn })
    expect(go('/contact').isPrevented).toBe(true)
    expect(tryAgain).toHaveBeenCalledOnce()
    expect(changePage).not.toHaveBeenCalled()
  })

  test('a link to it with a query is fetched with that query', async () => {
    await openPage({ main: standIn })
    expect(go('/contact?service=seo').isPrevented).toBe(true)
    const [asked] = changePage.mock.calls
    expect(asked?.[0]).toBe(absolute('/contact?service=seo'))
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test.each([
    ['that is there is left to the browser', '/contact#form', false],
    ['of the page that is missing asks for it', '/contact#faq', true],
  ])('a link to a place %s', async (_, to, isAnswered) => {
    await openPage({ main: standIn })
    const { isPrevented } = go(to, { hashChange: true })
    expect(isPrevented).toBe(isAnswered)
  })

  test('a reload is left to the browser', async () => {
    await openPage({ main: standIn })
    const { isPrevented } = go('/contact', { navigationType: 'reload' })
    expect(isPrevented).toBe(false)
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test('a link that replaces the address is fetched', async () => {
    await openPage({ main: standIn })
    go('/contact', { navigationType: 'replace' })
    expect(tryAgain).toHaveBeenCalledOnce()
  })
})

describe('Back and Forward', () => {
  test('to the page that is shown end the page that was on its way', async () => {
    await openPage()
    go('/about')
    isShown.mockReturnValue(true)
    const { options } = traverse('/contact')
    expect(options).toBeUndefined()
    const [signal] = fetchSignals()
    expect(signal?.aborted).toBe(true)
  })

  test('from a page on its way to the page that is shown change the address alone', async () => {
    await openPage()
    traverse('/about')
    isShown.mockReturnValue(true)
    const { options } = traverse('/contact')
    expect(options).toMatchObject({ focusReset: 'manual', scroll: 'manual' })
    expect(state.isAddressAhead).toBe(false)
    await options?.handler()
    expect(changePage).not.toHaveBeenCalled()
  })

  test('to a page that was left show it where it was', async () => {
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

  test('to a page that is not kept fetch it, while the address already names it', async () => {
    await openPage()
    const { options } = traverse('/about')
    expect(options?.scroll).toBe('after-transition')
    expect(state.isAddressAhead).toBe(true)
    await options?.handler()
    expect(fetchedPages()).toEqual([['/about', 'history']])
    expect(pending.isPending(absolute('/about'))).toBe(true)
    expect(showPage).not.toHaveBeenCalled()
  })

  test('to another query are left to the page, unless another page is on its way', async () => {
    await openPage()
    expect(traverse('/contact?tab=two').options).toBeUndefined()
    traverse('/about')
    expect(traverse('/contact').options).toBeDefined()
  })
})

describe('a page that is opened', () => {
  test('belongs to its history entry, and to later entries of the same page', async () => {
    await openPage()
    expect(assignEntry).toHaveBeenCalledExactlyOnceWith({ key: 'now' })
    navigation.currentEntry = { key: 'later' }
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(assignEntry.mock.lastCall).toEqual([{ key: 'later' }])
  })

  test('does not belong to the history entry of a page on its way', async () => {
    await openPage()
    traverse('/about')
    navigation.dispatchEvent(new Event('currententrychange'))
    expect(assignEntry).toHaveBeenCalledOnce()
  })

  test.each([
    ['by its address', '/contact'],
    ['by a host that adds a slash', '/contact/'],
  ])('%s is not fetched a second time', async (_, loaded) => {
    await openPage({ loaded, main: '<main></main>' })
    expect(tryAgain).not.toHaveBeenCalled()
    expect(state.isAddressAhead).toBe(false)
  })

  test('gives way to the page of the address, if Back came before it could answer', async () => {
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

  test('stays where an old address has led to it', async () => {
    await openPage({ loaded: '/old-contact' })
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test('answers the links to it', async () => {
    await openPage()
    const link = document.createElement('a')
    link.href = '/contact'
    document.body.append(link)
    const ofVisitor = { bubbles: true, cancelable: true }
    const click = new MouseEvent('click', ofVisitor)
    expect(link.dispatchEvent(click)).toBe(false)
  })

  test('follows links again once it is shown from the back/forward cache', async () => {
    await openPage()
    state.isLoading = true
    expect(go('/about').isPrevented).toBe(false)
    showAgain(true)
    expect(go('/about').isPrevented).toBe(true)
    expect(tryAgain).not.toHaveBeenCalled()
  })

  test.each([
    ['is fetched again when the back/forward cache shows it', true],
    ['is not fetched again when it is loaded', false],
  ])('that replaces one that did not come %s', async (_, persisted) => {
    await openPage({ main: standIn })
    showAgain(persisted)
    expect(tryAgain).toHaveBeenCalledTimes(Number(persisted))
  })
})
