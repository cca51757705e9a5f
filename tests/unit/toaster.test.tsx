// @vitest-environment happy-dom
import { act } from 'react'
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest'
import type { ToastText } from '#content/types.ts'
import { close } from '#data/toasts.yaml'

// The toaster keeps its toasts in a module, which other test files of the worker would share.
afterAll(() => {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

let enqueue: (text: ToastText) => void
/** The text of a toast; the description repeats the title. */
const toast = (title: string, tone: ToastText['tone'] = 'success') => ({
  tone,
  title,
  description: `${title} is said.`,
})
const region = () => document.getElementById('toasts') as HTMLElement
/** Elements of the toasts in the page, including those that are disappearing. */
const items = () => [...region().querySelectorAll<HTMLElement>('li')]
const titleOf = (item: Element) => item.querySelector('p')?.textContent
/** Titles of the toasts that are not disappearing. */
const shownTitles = () => {
  const staying = items().filter(({ dataset }) => dataset.leaving === undefined)
  return staying.map(titleOf)
}
/** The close button of the toast with this title. */
const closeButton = (title: string) => {
  const toastItem = items().find((item) => titleOf(item) === title)
  return toastItem?.querySelector('button') as HTMLButtonElement
}
/** A button of the page, outside the toasts. */
const sendButton = () => document.getElementById('send')

/** Lets time pass while React renders what changes. */
const passTime = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
/** Shows toasts one after the other, as the site does. */
const show = async (...texts: ToastText[]) => {
  for (const text of texts) {
    await act(async () => enqueue(text))
  }
  await passTime(20)
}
/** Does what a visitor does, and waits until React has rendered it. */
async function perform(action: () => unknown) {
  await act(async () => {
    action()
  })
  await passTime(20)
}

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.adoptedStyleSheets = []
  document.body.innerHTML = `<main><h1>Contact</h1><button id="send">Send</button></main>
    <div id="toasts" tabindex="-1"><div aria-live="polite"></div>
    <div aria-live="assertive"></div></div>`
  vi.resetModules()
  enqueue = (await import('#components/toasts/Toaster.tsx')).enqueueToast
})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  return async () => {
    // All toasts of a test disappear before the next test begins.
    await perform(() => {
      sendButton()?.focus()
      region().dispatchEvent(new Event('pointerleave'))
    })
    while (items().length > 0) await passTime(10_100)
  }
})

describe('a toast', () => {
  test.each([
    ['success', 4000, 'polite'],
    ['error', 10_000, 'assertive'],
  ] as const)(
    'of tone %s is shown for %i ms, in the %s live region',
    async (tone, durationMs, live) => {
      await show(toast('Sent', tone))
      const [item] = items()
      const liveRegion = item?.closest('[aria-live]')
      expect(liveRegion?.getAttribute('aria-live')).toBe(live)
      expect(item?.parentElement?.tagName).toBe('OL')
      expect(item?.dataset.tone).toBe(tone)
      expect(item?.textContent).toContain('Sent is said.')
      await passTime(durationMs - 100)
      expect(shownTitles()).toEqual(['Sent'])
      await passTime(100)
      expect(shownTitles()).toEqual([])
      await passTime(250)
      // An empty list is removed: screen readers would ignore an item that is added to it.
      expect(region().querySelector('ol')).toBeNull()
    },
  )

  test('is closed by its button, which has an accessible name', async () => {
    await show(toast('Sent'))
    expect(closeButton('Sent').getAttribute('aria-label')).toBe(close)
    await perform(() => closeButton('Sent').click())
    expect(shownTitles()).toEqual([])
  })

  test('is not doubled but restarts its time if the same toast is shown again', async () => {
    await show(toast('Sent'))
    await passTime(3000)
    await show(toast('Sent'))
    expect(shownTitles()).toEqual(['Sent'])
    await passTime(3000)
    expect(shownTitles()).toEqual(['Sent'])
    await passTime(1000)
    expect(shownTitles()).toEqual([])
  })

  test('is shown beside a toast that differs from it only in the description', async () => {
    const sent = toast('Sent')
    await show(sent, { ...sent, description: 'By mail.' })
    expect(shownTitles()).toEqual(['Sent', 'Sent'])
  })

  test('that is shown again is a new element, so that screen readers read it again', async () => {
    await show(toast('Sent'))
    const [first] = items()
    await passTime(1000)
    await show(toast('Sent'))
    expect(items()[0]).not.toBe(first)
  })

  test('waits while three others are shown, and appears once one of them is closed', async () => {
    const titles = ['One', 'Two', 'Three', 'Four']
    await show(...titles.map((title) => toast(title)))
    expect(shownTitles()).toEqual(['One', 'Two', 'Three'])
    await perform(() => closeButton('One').click())
    await passTime(300)
    expect(shownTitles()).toEqual(['Two', 'Three', 'Four'])
  })

  test('waits while three others are shown, even if its text has several lines', async () => {
    const texts = ['A', 'B', 'C', 'D'].map((title) => ({
      ...toast(title),
      description: `First line of ${title}.\nSecond line.`,
    }))
    await show(...texts)
    expect(items()).toHaveLength(3)
  })

  test('that is added twice while it waits is shown once', async () => {
    const four = toast('Four')
    await show(toast('One'), toast('Two'), toast('Three'))
    await show(four, four, toast('Five'))
    for (const title of ['One', 'Two', 'Three'])
      await perform(() => closeButton(title).click())
    await passTime(300)
    expect(shownTitles()).toEqual(['Four', 'Five'])
  })

  test('of tone success removes earlier error toasts, including those that wait', async () => {
    const titles = ['A', 'B', 'C', 'D']
    const errors = titles.map((title) => toast(title, 'error'))
    await show(...errors)
    await show(toast('Sent'))
    await passTime(300)
    expect(shownTitles()).toEqual(['Sent'])
  })

  test('of tone error removes no other toast', async () => {
    await show(toast('Sent'), toast('Failed', 'error'))
    expect(shownTitles().sort()).toEqual(['Failed', 'Sent'])
  })
})

describe('the time of a toast', () => {
  /** Expects the toast 'Sent' to be shown still, long after its usual time. */
  const expectStays = async () => {
    await passTime(20_000)
    expect(shownTitles()).toEqual(['Sent'])
  }
  /** Expects every toast to disappear after its whole time, counted from now. */
  const expectDisappears = async () => {
    await passTime(4100)
    expect(shownTitles()).toEqual([])
  }

  /** Moves the mouse over the toasts, or away from them. */
  const moveMouse = (type: 'pointerenter' | 'pointerleave') =>
    perform(() => region().dispatchEvent(new Event(type)))

  test('stops while a mouse is over the toast', async () => {
    await show(toast('Sent'))
    await moveMouse('pointerenter')
    await expectStays()
    await moveMouse('pointerleave')
    await expectDisappears()
  })

  test('stops while a mouse is over the toast, even if another toast appears', async () => {
    await show(toast('Sent'))
    await moveMouse('pointerenter')
    await show(toast('Second'))
    await passTime(20_000)
    expect(shownTitles()).toEqual(['Sent', 'Second'])
  })

  test('stops while the toast has the focus', async () => {
    await show(toast('Sent'))
    await perform(() => closeButton('Sent').focus())
    await expectStays()
    await perform(() => sendButton()?.focus())
    await expectDisappears()
  })

  test('stops while the visitor is in another tab', async () => {
    const changeTab = () =>
      document.dispatchEvent(new Event('visibilitychange'))
    const hidden = vi.spyOn(document, 'hidden', 'get')
    hidden.mockReturnValue(true)
    await perform(changeTab)
    await show(toast('Sent'))
    await expectStays()
    hidden.mockReturnValue(false)
    await perform(changeTab)
    await expectDisappears()
  })

  test('runs even if the previous toast was closed under the mouse', async () => {
    await show(toast('First'))
    await moveMouse('pointerenter')
    await perform(() => closeButton('First').click())
    await passTime(300)
    await show(toast('Sent'))
    await expectDisappears()
  })
})

describe('the focus', () => {
  /** Presses a key on the focused element. */
  const pressKey = (init: KeyboardEventInit) => {
    const target = document.activeElement ?? document
    const event = new KeyboardEvent('keydown', {
      bubbles: true,
      cancelable: true,
      ...init,
    })
    return perform(() => target.dispatchEvent(event))
  }
  const altT = { altKey: true, code: 'KeyT' }
  const focusedId = () => document.activeElement?.id

  beforeEach(async () => {
    sendButton()?.focus()
    const sent = toast('Sent', 'error')
    const second = toast('Second', 'error')
    await show(sent, second)
  })

  test('moves to the toasts on Alt+T, and back on the next Alt+T', async () => {
    await pressKey(altT)
    expect(focusedId()).toBe('toasts')
    await pressKey(altT)
    expect(focusedId()).toBe('send')
  })

  test('moves to the toasts on Alt+T without opening a menu of the browser', async () => {
    const event = new KeyboardEvent('keydown', { ...altT, cancelable: true })
    await perform(() => document.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
  })

  test('moves back from the toasts on Escape', async () => {
    await pressKey(altT)
    await pressKey({ key: 'Escape' })
    expect(focusedId()).toBe('send')
    await pressKey({ key: 'Escape' })
    expect(focusedId()).toBe('send')
  })

  test.each([
    ['AltGr+T, which types a letter', { ...altT, ctrlKey: true }],
    ['T', { code: 'KeyT' }],
    ['Alt+A', { altKey: true, code: 'KeyA' }],
  ])('stays in the page on %s', async (_, init) => {
    await pressKey(init)
    expect(focusedId()).toBe('send')
  })

  test('stays among the toasts until the last is closed, then returns to the page', async () => {
    await perform(() => closeButton('Sent').focus())
    await perform(() => closeButton('Sent').click())
    expect(focusedId()).toBe('toasts')
    await perform(() => closeButton('Second').focus())
    await perform(() => closeButton('Second').click())
    expect(focusedId()).toBe('send')
  })

  test('stays among the toasts when a success toast removes the focused error toast', async () => {
    await perform(() => sendButton()?.focus())
    await show(toast('Missing', 'error'))
    await perform(() => closeButton('Missing').focus())
    await show(toast('Sent'))
    await passTime(300)
    expect(document.activeElement).toBe(region())
    await perform(() => closeButton('Sent').click())
    expect(document.activeElement).toBe(sendButton())
  })

  test('stays in the page when a toast without the focus is closed', async () => {
    await perform(() => closeButton('Sent').click())
    expect(focusedId()).toBe('send')
  })
})

describe('a swipe', () => {
  /** Dispatches a pointer event of the only finger on the screen. */
  const dispatchPointer = (
    target: Element,
    type: string,
    init: PointerEventInit,
  ) => {
    const finger = { bubbles: true, pointerId: 1 }
    const event = new PointerEvent(type, { ...finger, ...init })
    return perform(() => target.dispatchEvent(event))
  }
  /** Moves a finger over the toast and lifts it; `moved` is how far the toast followed. */
  async function swipe(
    [x, y]: [number, number],
    { end = 'pointerup', button = 0, on = 'div' } = {},
  ) {
    const [item] = items()
    if (!item) throw new Error('No toast is in sight')
    Object.assign(item, { setPointerCapture: capture })
    const start = item.querySelector(on) ?? item
    const from = { clientX: 100, clientY: 100 }
    const to = { clientX: 100 + x, clientY: 100 + y }
    await dispatchPointer(start, 'pointerdown', { ...from, button })
    await dispatchPointer(item, 'pointermove', to)
    const moved = item.style.translate
    await dispatchPointer(item, end, to)
    return { item, moved }
  }

  const capture = vi.fn()
  beforeEach(() => show(toast('Sent')))

  test.each([
    [61, 0],
    [-61, 0],
    [0, 61],
    [0, -61],
  ])('of %i px to the right and %i px down closes a toast', async (x, y) => {
    await swipe([x, y])
    expect(shownTitles()).toEqual([])
    // The pointer is captured, since the finger may leave the toast meanwhile.
    expect(capture).toHaveBeenLastCalledWith(1)
  })

  test.each([
    [40, 30, '40px 30px'],
    [-40, -30, '-40px -30px'],
  ])(
    'of %i px to the right and %i px down lets the toast return to its place',
    async (x, y, at) => {
      const { item, moved } = await swipe([x, y])
      expect(moved).toBe(at)
      expect(shownTitles()).toEqual(['Sent'])
      expect(item.style.translate).toBe('')
      expect(item.style.transition).toBe('')
      await dispatchPointer(item, 'pointermove', { clientX: 300, clientY: 300 })
      expect(item.style.translate).toBe('')
    },
  )

  test.each([
    ['that the system cancelled', { end: 'pointercancel' }],
    ['with the right button', { button: 2 }],
    ['that began on the close button', { on: 'button' }],
  ])('%s closes no toast', async (_, how) => {
    const { item } = await swipe([200, 0], how)
    expect(shownTitles()).toEqual(['Sent'])
    expect(item.style.translate).toBe('')
  })
})

test('a CSS variable gets the height that toasts take up at the bottom of the screen', async () => {
  const box = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const height = () =>
    document.documentElement.style.getPropertyValue('--toasts')
  const low = new DOMRect(0, innerHeight - 80, 300, 64)
  const high = new DOMRect(0, 0, 300, 64)
  const empty = new DOMRect(0, innerHeight - 16, 300, 0)
  box.mockReturnValue(low)
  await show(toast('Low'))
  expect(height()).toBe('80px')
  box.mockReturnValue(high)
  await show(toast('High'))
  expect(height()).toBe('0px')
  box.mockReturnValue(empty)
  await show(toast('None'))
  expect(height()).toBe('0px')
})
