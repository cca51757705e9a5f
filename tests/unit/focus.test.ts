// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { announce, moveFocus } from '#client/dom/focus.ts'

const element = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = `<main><h1 id="title">Contact</h1>
    <input id="field"><a id="link" href="/">Home</a></main><p id="route-announcer"></p>`
})

/** Sets whether the device's pointer is a finger, as on a phone, or a mouse. */
const setIsPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === (isPhone ? '(pointer: coarse)' : '(pointer: fine)'),
  }))

test('the focus goes to the first of the given elements', () => {
  setIsPhone(false)
  moveFocus(element('field'), element('link'))
  expect(document.activeElement?.id).toBe('field')
})

test.each([
  ['skips a text field', '<input id="field">', 'link'],
  ['skips a textarea', '<textarea id="field"></textarea>', 'link'],
  ['goes to a radio button', '<input type="radio" id="field">', 'field'],
  ['goes to a checkbox', '<input type="checkbox" id="field">', 'field'],
])(
  'the focus %s on a phone, where text fields open a keyboard',
  (_, field, id) => {
    element('field')?.remove()
    document.querySelector('main')?.insertAdjacentHTML('beforeend', field)
    setIsPhone(true)
    moveFocus(element('field'), element('link'))
    expect(document.activeElement?.id).toBe(id)
  },
)

test('moving the focus does not scroll the page', () => {
  setIsPhone(false)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  moveFocus()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('the focus goes to the second given element if the first is no longer in the page', () => {
  setIsPhone(false)
  const removed = element('field')
  removed?.remove()
  moveFocus(removed, element('link'))
  expect(document.activeElement?.id).toBe('link')
})

test('a link that got the focus stays in the tab order', () => {
  setIsPhone(false)
  moveFocus(element('link'))
  expect(element('link')?.tabIndex).toBe(0)
})

test('the focus goes to the heading in main, not to one above it', () => {
  setIsPhone(false)
  document.body.insertAdjacentHTML('afterbegin', '<h1 id="logo">Logo</h1>')
  moveFocus()
  expect(document.activeElement?.id).toBe('title')
})

test('the focus goes to the heading if none of the given elements can be focused', () => {
  setIsPhone(false)
  moveFocus(null, document.body)
  expect(document.activeElement?.id).toBe('title')
})

test('a heading gets the focus, but is not in the tab order', () => {
  setIsPhone(false)
  moveFocus()
  expect(element('title')?.getAttribute('tabindex')).toBe('-1')
})

test('a title is announced to screen readers without moving the focus', () => {
  element('link')?.focus()
  announce('Skills')
  expect(element('route-announcer')?.textContent).toBe('Skills')
  expect(document.activeElement?.id).toBe('link')
})
