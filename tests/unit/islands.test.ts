// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replayEarlyEvents } from '#client/islands/early-events.ts'
import { startUrgentIslands } from '#client/islands/loader.ts'

// Hydration itself runs in a browser (tests/e2e/early-events). Other files share its module.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())
vi.mock('#client/islands/hydrate.tsx', () => ({
  hydrateIsland: (
    _element: HTMLElement,
    _module: unknown,
    { onHydrated }: { onHydrated: (root: { unmount: () => void }) => void },
  ) => onHydrated({ unmount: () => {} }),
}))

const page = `
  <main class="lazy-content">
    <section>
      <h2>Skills</h2>
      <div data-island="Tabs" data-answers="?tab">
        <a href="#one-panel" role="tab" aria-controls="one-panel">One</a>
        <button type="button">More</button>
        <div id="one-panel" class="panel"><div data-slot="one"><p>Text</p></div></div>
      </div>
    </section>
    <section>
      <h2>Contact</h2>
      <div data-island="ContactForm"><label><input name="name" /></label></div>
    </section>
    <div data-island="ApplicationView" data-answers="#apply"></div>
    <p><a href="#apply">Apply</a> <a href="#top">Top</a></p>
  </main>`

const element = (selector: string) => document.querySelector(selector) as HTMLElement
const hydrated = () =>
  [...document.querySelectorAll<HTMLElement>('[data-hydrated]')].map(
    ({ dataset }) => dataset.island,
  )
const fire = (selector: string, type: string, pointerType?: string) =>
  element(selector).dispatchEvent(
    pointerType
      ? new PointerEvent(type, { bubbles: true, pointerType })
      : new Event(type, { bubbles: true }),
  )
const open = (address: string) => {
  history.replaceState(null, '', address)
  startUrgentIslands()
}
/** Lets code that was asked for load: importing it here resolves after it does there. */
const loaded = async () => {
  await import('#components/ui/Tabs.island.tsx')
  await import('#components/forms/ContactForm.island.tsx')
  await import('#components/premium/ApplicationView.island.tsx')
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeAll(replayEarlyEvents)
beforeEach(() => {
  document.body.innerHTML = page
  history.replaceState(null, '', '/')
})

describe('an island whose page is opened', () => {
  test.each(['/', '/?utm_source=mail', '/#top'])('waits at %s', async (address) => {
    open(address)
    await loaded()
    expect(hydrated()).toEqual([])
  })

  test.each([
    ['/?tab=two', 'Tabs'],
    ['/?utm_source=mail&tab=two', 'Tabs'],
    ['/#one-panel', 'Tabs'],
    ['/#apply', 'ApplicationView'],
  ])('hydrates at %s, which asks for %s', async (address, name) => {
    open(address)
    await vi.waitFor(() => expect(hydrated()).toEqual([name]))
  })
})

describe('a sign of interest', () => {
  test.each([
    ['a mouse over it', '[data-slot] p', 'pointermove', 'mouse', 'Tabs'],
    ['a finger on it', '[role=tab]', 'pointerdown', 'touch', 'Tabs'],
    ['the focus in it', '[name=name]', 'focusin', undefined, 'ContactForm'],
    ['a key in it', '[name=name]', 'keydown', undefined, 'ContactForm'],
    ['a mouse over its link', '[href="#apply"]', 'pointermove', 'mouse', 'ApplicationView'],
    ['a finger on its link', '[href="#apply"]', 'pointerdown', 'touch', 'ApplicationView'],
  ])('is %s', async (_, selector, type, pointerType, name) => {
    fire(selector, type, pointerType)
    await vi.waitFor(() => expect(hydrated()).toEqual([name]))
  })

  test.each([
    ['a page that scrolls under a mouse', '[role=tab]', 'pointerover', 'mouse'],
    ['a finger that moves over it', '[role=tab]', 'pointermove', 'touch'],
    ['a scroll that begins on a static part', '[data-slot] p', 'pointerdown', 'touch'],
    ['another link', '[href="#top"]', 'pointerdown', 'touch'],
  ])('is not %s', async (_, selector, type, pointerType) => {
    fire(selector, type, pointerType)
    await loaded()
    expect(hydrated()).toEqual([])
  })
})

describe('a press before hydration', () => {
  const press = (selector: string, event: Event) => !element(selector).dispatchEvent(event)
  const key = (key: string, modifiers: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  const click = (modifiers: MouseEventInit = {}) =>
    new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers })
  const modifiers = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const

  test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown', ' '])(
    'of %s on a tab is kept for its script',
    (name) => {
      expect(press('[role=tab]', key(name))).toBe(true)
    },
  )

  test.each(['a', 'Tab', 'Enter', 'ArrowUp'])('of %s on a tab is left to the browser', (name) => {
    expect(press('[role=tab]', key(name))).toBe(false)
  })

  test.each(['[role=tab]', '[type=button]', '[href="#apply"]'])(
    'of the pointer on %s is kept for its script, with a modifier key left to the browser',
    (control) => {
      expect(press(control, click())).toBe(true)
      for (const modifier of modifiers) {
        expect(press(control, click({ [modifier]: true })), modifier).toBe(false)
        expect(press('[role=tab]', key('End', { [modifier]: true })), modifier).toBe(false)
      }
    },
  )
})
