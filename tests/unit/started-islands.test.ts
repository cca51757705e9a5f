// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { replayEarlyEvents } from '#client/islands/early-events.ts'
import { startUrgentIslands } from '#client/islands/loader.ts'
import { until } from './until.ts'

// Hydration itself is tested in a browser (tests/e2e/early-events.spec.ts).
interface Options {
  onHydrated: (root: { unmount: () => void }) => void
}
vi.mock('#client/islands/hydrate.tsx', () => ({
  hydrateIsland: (_: HTMLElement, _module: unknown, options: Options) => {
    const root = { unmount: () => {} }
    options.onHydrated(root)
  },
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

const element = (selector: string) =>
  document.querySelector(selector) as HTMLElement
/** Waits for imports in progress: another import of the same module ends only after them. */
const waitForImports = async () => {
  await import('#components/ui/Tabs.island.tsx')
  await import('#components/forms/ContactForm.island.tsx')
  await import('#components/premium/ApplicationView.island.tsx')
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
/** Expects only the island of this name to be hydrated, or no island if no name is given. */
async function expectHydrated(name?: string) {
  if (!name) await waitForImports()
  await until(() => {
    const islands = [
      ...document.querySelectorAll<HTMLElement>('[data-hydrated]'),
    ]
    const names = islands.map(({ dataset }) => dataset.island)
    expect(names).toEqual(name ? [name] : [])
  })
}

beforeAll(replayEarlyEvents)
beforeEach(() => {
  document.body.innerHTML = page
  history.replaceState(null, '', '/')
})

test.each([
  ['/?tab=two', 'Tabs'],
  ['/?utm_source=mail&tab=two', 'Tabs'],
  ['/#one-panel', 'Tabs'],
  ['/#apply', 'ApplicationView'],
])(
  'a page that is opened at %s starts the island %s',
  async (address, name) => {
    history.replaceState(null, '', address)
    startUrgentIslands()
    await expectHydrated(name)
  },
)

test.each(['/', '/?utm_source=mail', '/#top'])(
  'a page that is opened at %s starts no island',
  async (address) => {
    history.replaceState(null, '', address)
    startUrgentIslands()
    await expectHydrated()
  },
)

test('a page starts the island of an application if the browser has restored a draft', async () => {
  const draft = document.createElement('textarea')
  draft.name = 'draft'
  element('[data-island=ApplicationView]').append(draft)
  startUrgentIslands()
  await expectHydrated()
  draft.value = '{"fullName":"Asha"}'
  startUrgentIslands()
  await expectHydrated('ApplicationView')
})

/** Fires the event of a mouse or a finger at an element. */
function firePointer(selector: string, type: string, pointerType: string) {
  const event = new PointerEvent(type, { bubbles: true, pointerType })
  element(selector).dispatchEvent(event)
}
/** Fires an event at the form's field, such as 'focusin' or 'keydown'. */
function fireAtField(type: string) {
  const event = new Event(type, { bubbles: true })
  element('[name=name]').dispatchEvent(event)
}

test.each([
  ['a mouse over it', '[data-slot] p', 'pointermove', 'mouse', 'Tabs'],
  ['a finger on it', '[role=tab]', 'pointerdown', 'touch', 'Tabs'],
  [
    'a mouse over the link that opens it',
    '[href="#apply"]',
    'pointermove',
    'mouse',
    'ApplicationView',
  ],
  [
    'a finger on the link that opens it',
    '[href="#apply"]',
    'pointerdown',
    'touch',
    'ApplicationView',
  ],
])(
  'an island is started by %s',
  async (_, selector, type, pointerType, name) => {
    firePointer(selector, type, pointerType)
    await expectHydrated(name)
  },
)

test.each([
  ['the focus in it', 'focusin'],
  ['a key pressed in it', 'keydown'],
])('an island is started by %s', async (_, type) => {
  fireAtField(type)
  await expectHydrated('ContactForm')
})

describe('an island whose script has failed', () => {
  const events = ['pointerdown', 'focusin', 'pointermove', 'keydown']

  test.each(events)(
    'is loaded again only after a press or a focus event (%s)',
    async (type) => {
      element('[data-island=ContactForm]').dataset.failed = ''
      fireAtField(type)
      const isReloaded = ['pointerdown', 'focusin'].includes(type)
      await expectHydrated(isReloaded ? 'ContactForm' : undefined)
    },
  )
})

test.each([
  ['a page that scrolls under a mouse', '[role=tab]', 'pointerover', 'mouse'],
  ['a finger that moves over it', '[role=tab]', 'pointermove', 'touch'],
  [
    'a scroll that begins on a static part of it',
    '[data-slot] p',
    'pointerdown',
    'touch',
  ],
  [
    'a finger on a link that does not open it',
    '[href="#top"]',
    'pointerdown',
    'touch',
  ],
])('an island is not started by %s', async (_, selector, type, pointerType) => {
  firePointer(selector, type, pointerType)
  await expectHydrated()
})

describe('a press before hydration', () => {
  /** Dispatches a press; returns whether it is kept until the island can handle it. */
  const isPressKept = (selector: string, event: Event) =>
    !element(selector).dispatchEvent(event)
  const key = (key: string, modifiers: KeyboardEventInit = {}) =>
    new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...modifiers,
    })
  const click = (modifiers: MouseEventInit = {}) =>
    new MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ...modifiers,
    })

  const modifiers = ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']

  test('on a tab is kept for later only if its key chooses a tab without a modifier key', () => {
    const isKept = (name: string, held?: KeyboardEventInit) => {
      const event = key(name, held)
      return isPressKept('[role=tab]', event)
    }
    const choosingKeys = [
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      ' ',
    ]
    for (const name of choosingKeys) expect(isKept(name), name).toBe(true)
    const otherKeys = ['a', 'Tab', 'Enter', 'ArrowUp']
    for (const name of otherKeys) expect(isKept(name), name).toBe(false)
    for (const modifier of modifiers) {
      const held = { [modifier]: true }
      expect(isKept('End', held), modifier).toBe(false)
    }
  })

  test.each(['[role=tab]', '[type=button]', '[href="#apply"]'])(
    'on %s is kept for later unless a modifier key is held',
    (control) => {
      expect(isPressKept(control, click())).toBe(true)
      for (const modifier of modifiers) {
        const withKey = click({ [modifier]: true })
        expect(isPressKept(control, withKey), modifier).toBe(false)
      }
    },
  )
})
