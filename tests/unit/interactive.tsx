import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeEach, vi } from 'vitest'

// Functions for tests of interactive components. The test files declare the environment happy-dom.

const roots: Root[] = []

/** Begins each test of a file with a page that has only the live region of the site. */
export function startOnEmptyPages() {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    HTMLElement.prototype.scrollIntoView = () => {}
    history.replaceState(null, '', '/')
    document.body.innerHTML = '<p id="route-announcer"></p>'
    return async () => {
      for (const root of roots.splice(0)) await act(async () => root.unmount())
    }
  })
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  })
}

/**
 * Renders `part` in a new island at the end of `place`. Returns the island, a function that renders
 * another part in the island, and a function that unmounts the part.
 */
export async function showInIsland(
  part: ReactElement,
  place: Element = document.body,
) {
  const island = document.createElement('div')
  island.dataset.island = ''
  place.append(island)
  const root = createRoot(island)
  roots.push(root)
  const render = (part: ReactElement) => act(async () => root.render(part))
  await render(part)
  return { island, render, close: () => act(async () => root.unmount()) }
}

/** Runs an action, and waits until React has rendered its effects. */
export const perform = (action: () => unknown) =>
  act(async () => {
    await action()
  })

/** The form control with this name. */
export const fieldControl = (root: Element, name: string) =>
  root.querySelector(`[name="${name}"]`) as HTMLInputElement

/** Fills in a field as a browser's autofill does, without an event. */
export function fillSilently(root: Element, name: string, value: string) {
  const control = fieldControl(root, name)
  const { set } =
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ??
    {}
  set?.call(control, value)
}

/** Types into a field, or chooses an option of it. */
export const type = (root: Element, name: string, value: string) =>
  perform(() => {
    fillSilently(root, name, value)
    const control = fieldControl(root, name)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** Submits the form in an element. */
export const send = (root: Element) =>
  perform(() =>
    root
      .querySelector('form')
      ?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )

/** Presses the button or the link with exactly this text; throws if there is none. */
export const press = (root: Element, words: string) =>
  perform(() => {
    const controls = [...root.querySelectorAll<HTMLElement>('button, a')]
    const control = controls.find(({ textContent }) => textContent === words)
    if (!control) throw new Error(`There is no '${words}' to press`)
    control.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    )
  })

/** Presses a control that opens a panel, and waits until the panel is rendered. */
export async function pressForPanel(control: Element | undefined) {
  await perform(() => (control as HTMLElement).click())
  // The chosen panel is rendered at the next press at the latest (components/ui/show-panel.ts).
  await perform(() => document.dispatchEvent(new Event('pointerdown')))
}

/** Makes `click()` on links do nothing, so that no page is opened. */
export const stubLinkClicks = () =>
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
