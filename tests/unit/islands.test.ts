// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replayEarlyEvents } from '../../client/islands/early-events.ts'
import { startUrgentIslands } from '../../client/islands/loader.ts'

// Hydration itself runs in a browser (tests/e2e/early-events).
vi.mock('../../client/islands/hydrate.tsx', () => ({
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
  await import('../../components/ui/Tabs.island.tsx')
  await import('../../components/forms/ContactForm.island.tsx')
  await import('../../components/premium/ApplicationView.island.tsx')
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeAll(replayEarlyEvents)
beforeEach(() => {
  document.body.innerHTML = page
  history.replaceState(null, '', '/')
})
afterEach(() => vi.useRealTimers())

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

  test('hydrates where the browser restored a control of it as disabled', async () => {
    element('[name=name]').toggleAttribute('disabled', true)
    open('/')
    await vi.waitFor(() => expect(hydrated()).toEqual(['ContactForm']))
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

describe('while a visitor types', () => {
  const type = () =>
    element('[name=name]').dispatchEvent(new InputEvent('input', { bubbles: true }))

  test('an island hydrates 150 ms after the last letter', async () => {
    await loaded()
    vi.useFakeTimers()
    for (let letter = 0; letter < 10; letter++) {
      type()
      fire('[name=name]', 'keydown')
      await vi.advanceTimersByTimeAsync(149)
    }
    expect(hydrated()).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(hydrated()).toEqual(['ContactForm'])
  })

  test('an island hydrates once an input method has composed its word', async () => {
    await loaded()
    vi.useFakeTimers()
    fire('[name=name]', 'compositionstart')
    fire('[name=name]', 'focusin')
    await vi.advanceTimersByTimeAsync(5000)
    expect(hydrated()).toEqual([])
    fire('[name=name]', 'compositionend')
    await vi.advanceTimersByTimeAsync(150)
    expect(hydrated()).toEqual(['ContactForm'])
  })
})
