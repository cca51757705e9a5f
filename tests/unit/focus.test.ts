// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { announce, moveFocus } from '#client/dom/focus.ts'

const element = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = `<main><h1 id="title">Contact</h1>
    <input id="field"><a id="link" href="/">Home</a></main><p id="route-announcer"></p>`
})

/** A phone has a finger for a pointer. */
const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === (isPhone ? '(pointer: coarse)' : '(pointer: fine)'),
  }))

test('the focus goes to the first of the elements that are asked for', () => {
  onPhone(false)
  moveFocus(element('field'), element('link'))
  expect(document.activeElement?.id).toBe('field')
})

test.each([
  ['a line of text opens', '<input id="field">', 'link'],
  ['a text opens', '<textarea id="field"></textarea>', 'link'],
  ['a radio button does not open', '<input type="radio" id="field">', 'field'],
  ['a checkbox does not open', '<input type="checkbox" id="field">', 'field'],
])("%s a phone's keyboard, and has the focus accordingly", (_, field, id) => {
  element('field')?.remove()
  document.querySelector('main')?.insertAdjacentHTML('beforeend', field)
  onPhone(true)
  moveFocus(element('field'), element('link'))
  expect(document.activeElement?.id).toBe(id)
})

test('the focus scrolls no page', () => {
  onPhone(false)
  const focus = vi.spyOn(HTMLElement.prototype, 'focus')
  moveFocus()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('the focus goes on from what does not take it', () => {
  onPhone(false)
  const left = element('field')
  left?.remove()
  moveFocus(left, element('link'))
  expect(document.activeElement?.id).toBe('link')
})

test('a link that got the focus stays in the order of the Tab key', () => {
  onPhone(false)
  moveFocus(element('link'))
  expect(element('link')?.tabIndex).toBe(0)
})

test('the focus goes to the heading of the content, not to one above it', () => {
  onPhone(false)
  document.body.insertAdjacentHTML('afterbegin', '<h1 id="logo">Logo</h1>')
  moveFocus()
  expect(document.activeElement?.id).toBe('title')
})

test('the focus goes to the heading where nothing else takes it', () => {
  onPhone(false)
  moveFocus(null, document.body)
  expect(document.activeElement?.id).toBe('title')
})

test('a heading takes the focus, and is not in the order of the Tab key', () => {
  onPhone(false)
  moveFocus()
  expect(element('title')?.getAttribute('tabindex')).toBe('-1')
})

test('a screen reader hears a title without a move of the focus', () => {
  element('link')?.focus()
  announce('Skills')
  expect(element('route-announcer')?.textContent).toBe('Skills')
  expect(document.activeElement?.id).toBe('link')
})
