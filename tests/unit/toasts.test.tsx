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

// What is shown stays so in a module, and other files share the modules of a worker.
afterAll(() => {
  vi.resetModules()
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
})

let enqueue: (text: ToastText) => void
/** A note with this title, whose words name it. */
const toast = (title: string, tone: ToastText['tone'] = 'success') => ({
  tone,
  title,
  description: `${title} is said.`,
})
const region = () => document.getElementById('toasts') as HTMLElement
/** Toasts in sight, also those that are leaving. */
const items = () => [...region().querySelectorAll<HTMLElement>('li')]
const titleOf = (item: Element) => item.querySelector('p')?.textContent
/** Titles of the toasts that stay. */
const shown = () => {
  const staying = items().filter(({ dataset }) => dataset.leaving === undefined)
  return staying.map(titleOf)
}
/** The button by which a visitor closes the toast with this title. */
const closeButton = (title: string) => {
  const toastItem = items().find((item) => titleOf(item) === title)
  return toastItem?.querySelector('button') as HTMLButtonElement
}
/** The button of the page below, where a visitor was before. */
const sendButton = () => document.getElementById('send')

/** Waits as a visitor does, while React draws what changes. */
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })
/** Shows notes one after the other, as the site does. */
const show = async (...texts: ToastText[]) => {
  for (const text of texts) {
    await act(async () => enqueue(text))
  }
  await pass(20)
}
/** Does what a visitor does, and waits until it is drawn. */
async function does(action: () => unknown) {
  await act(async () => {
    action()
  })
  await pass(20)
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
    // Each toast of a test has left before the next one begins.
    await does(() => {
      sendButton()?.focus()
      region().dispatchEvent(new Event('pointerleave'))
    })
    while (items().length > 0) await pass(10_100)
    vi.useRealTimers()
  }
})

describe('a toast', () => {
  test.each([
    ['success', 4000, 'polite'],
    ['error', 10_000, 'assertive'],
  ] as const)(
    'of tone %s is in sight for %i ms, read as %s',
    async (tone, time, live) => {
      await show(toast('Sent', tone))
      const [item] = items()
      const speaker = item?.closest('[aria-live]')
      expect(speaker?.getAttribute('aria-live')).toBe(live)
      expect(item?.parentElement?.tagName).toBe('OL')
      expect(item?.dataset.tone).toBe(tone)
      expect(item?.textContent).toContain('Sent is said.')
      await pass(time - 100)
      expect(shown()).toEqual(['Sent'])
      await pass(100)
      expect(shown()).toEqual([])
      await pass(250)
      // Screen readers ignore an empty list, to which an item is added.
      expect(region().querySelector('ol')).toBeNull()
    },
  )

  test('leaves by its button, which has a name', async () => {
    await show(toast('Sent'))
    expect(closeButton('Sent').getAttribute('aria-label')).toBe(close)
    await does(() => closeButton('Sent').click())
    expect(shown()).toEqual([])
  })

  test('that is shown again is one, and its time starts again', async () => {
    await show(toast('Sent'))
    await pass(3000)
    await show(toast('Sent'))
    expect(shown()).toEqual(['Sent'])
    await pass(3000)
    expect(shown()).toEqual(['Sent'])
    await pass(1000)
    expect(shown()).toEqual([])
  })

  test('with the title of another one is one of its own', async () => {
    const sent = toast('Sent')
    await show(sent, { ...sent, description: 'By mail.' })
    expect(shown()).toEqual(['Sent', 'Sent'])
  })

  test('that is shown again is a new element, which is read again', async () => {
    await show(toast('Sent'))
    const [first] = items()
    await pass(1000)
    await show(toast('Sent'))
    expect(items()[0]).not.toBe(first)
  })

  test('waits while three are in sight, oldest first, and follows then', async () => {
    const titles = ['One', 'Two', 'Three', 'Four']
    await show(...titles.map((title) => toast(title)))
    expect(shown()).toEqual(['One', 'Two', 'Three'])
    await does(() => closeButton('One').click())
    await pass(300)
    expect(shown()).toEqual(['Two', 'Three', 'Four'])
  })

  test('that waits twice is shown once', async () => {
    const four = toast('Four')
    await show(toast('One'), toast('Two'), toast('Three'))
    await show(four, four, toast('Five'))
    for (const title of ['One', 'Two', 'Three'])
      await does(() => closeButton(title).click())
    await pass(300)
    expect(shown()).toEqual(['Four', 'Five'])
  })

  test('of a success ends the errors before it, also those that wait', async () => {
    const titles = ['A', 'B', 'C', 'D']
    const errors = titles.map((title) => toast(title, 'error'))
    await show(...errors)
    await show(toast('Sent'))
    await pass(300)
    expect(shown()).toEqual(['Sent'])
  })

  test('of an error ends nothing', async () => {
    await show(toast('Sent'), toast('Failed', 'error'))
    expect(shown().sort()).toEqual(['Failed', 'Sent'])
  })
})

describe('the time of a toast', () => {
  /** Expects a toast in sight long after its time. */
  const stays = async () => {
    await pass(20_000)
    expect(shown()).toEqual(['Sent'])
  }
  /** Expects that the whole time of a toast begins now. */
  const leaves = async () => {
    await pass(4100)
    expect(shown()).toEqual([])
  }

  /** Moves the mouse over the toasts, or away from them. */
  const mouse = (type: 'pointerenter' | 'pointerleave') =>
    does(() => region().dispatchEvent(new Event(type)))

  test('stands still under a mouse', async () => {
    await show(toast('Sent'))
    await mouse('pointerenter')
    await stays()
    await mouse('pointerleave')
    await leaves()
  })

  test('stands still under a mouse, also after another one came', async () => {
    await show(toast('Sent'))
    await mouse('pointerenter')
    await show(toast('Second'))
    await pass(20_000)
    expect(shown()).toEqual(['Sent', 'Second'])
  })

  test('stands still while it has the focus', async () => {
    await show(toast('Sent'))
    await does(() => closeButton('Sent').focus())
    await stays()
    await does(() => sendButton()?.focus())
    await leaves()
  })

  test('stands still while its visitor is in another tab', async () => {
    const changesTab = () =>
      document.dispatchEvent(new Event('visibilitychange'))
    const hidden = vi.spyOn(document, 'hidden', 'get')
    hidden.mockReturnValue(true)
    await does(changesTab)
    await show(toast('Sent'))
    await stays()
    hidden.mockReturnValue(false)
    await does(changesTab)
    await leaves()
  })

  test('runs for the next one after a toast was closed under the mouse', async () => {
    await show(toast('First'))
    await mouse('pointerenter')
    await does(() => closeButton('First').click())
    await pass(300)
    await show(toast('Sent'))
    await leaves()
  })
})

describe('the focus', () => {
  /** Presses a key where the visitor is. */
  const key = (init: KeyboardEventInit) => {
    const place = document.activeElement ?? document
    const event = new KeyboardEvent('keydown', {
      bubbles: true,
      cancelable: true,
      ...init,
    })
    return does(() => place.dispatchEvent(event))
  }
  const altT = { altKey: true, code: 'KeyT' }
  const focused = () => document.activeElement?.id

  beforeEach(async () => {
    sendButton()?.focus()
    const sent = toast('Sent', 'error')
    const second = toast('Second', 'error')
    await show(sent, second)
  })

  test('goes to the toasts by Alt+T and back', async () => {
    await key(altT)
    expect(focused()).toBe('toasts')
    await key(altT)
    expect(focused()).toBe('send')
  })

  test('goes there without opening a menu of the browser', async () => {
    const event = new KeyboardEvent('keydown', { ...altT, cancelable: true })
    await does(() => document.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(true)
  })

  test('goes back by Escape, from the toasts alone', async () => {
    await key(altT)
    await key({ key: 'Escape' })
    expect(focused()).toBe('send')
    await key({ key: 'Escape' })
    expect(focused()).toBe('send')
  })

  test.each([
    ['AltGr+T, which types a letter', { ...altT, ctrlKey: true }],
    ['T', { code: 'KeyT' }],
    ['Alt+A', { altKey: true, code: 'KeyA' }],
  ])('stays at %s', async (_, init) => {
    await key(init)
    expect(focused()).toBe('send')
  })

  test('stays among the toasts while there are others, and goes back then', async () => {
    await does(() => closeButton('Sent').focus())
    await does(() => closeButton('Sent').click())
    expect(focused()).toBe('toasts')
    await does(() => closeButton('Second').focus())
    await does(() => closeButton('Second').click())
    expect(focused()).toBe('send')
  })

  test('of a visitor elsewhere stays there when a toast is closed', async () => {
    await does(() => closeButton('Sent').click())
    expect(focused()).toBe('send')
  })
})

describe('a swipe', () => {
  /** Does with the only finger on the screen what a type of event names. */
  const pointer = (target: Element, type: string, init: PointerEventInit) => {
    const finger = { bubbles: true, pointerId: 1 }
    const event = new PointerEvent(type, { ...finger, ...init })
    return does(() => target.dispatchEvent(event))
  }
  /** Moves a finger over the toast, and lifts it. */
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
    await pointer(start, 'pointerdown', { ...from, button })
    await pointer(item, 'pointermove', to)
    const moved = item.style.translate
    await pointer(item, end, to)
    return { item, moved }
  }

  const capture = vi.fn()
  beforeEach(() => show(toast('Sent')))

  test.each([
    [61, 0],
    [0, 61],
  ])('of %i, %i px closes a toast', async (x, y) => {
    await swipe([x, y])
    expect(shown()).toEqual([])
    // The finger may leave the toast meanwhile.
    expect(capture).toHaveBeenLastCalledWith(1)
  })

  test.each([
    [60, 40, '60px 40px'],
    [-200, 0, '0px 0px'],
    [0, -200, '0px 0px'],
  ])('of %i, %i px leaves a toast in its place', async (x, y, at) => {
    const { item, moved } = await swipe([x, y])
    expect(moved).toBe(at)
    expect(shown()).toEqual(['Sent'])
    expect(item.style.translate).toBe('')
    expect(item.style.transition).toBe('')
    await pointer(item, 'pointermove', { clientX: 300, clientY: 300 })
    expect(item.style.translate).toBe('')
  })

  test.each([
    ['that the system ended', { end: 'pointercancel' }],
    ['with the right button', { button: 2 }],
    ['that began on the close button', { on: 'button' }],
  ])('%s closes no toast', async (_, how) => {
    const { item } = await swipe([200, 0], how)
    expect(shown()).toEqual(['Sent'])
    expect(item.style.translate).toBe('')
  })
})

test('a toast at the bottom says how high it is, for the chat button', async () => {
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
