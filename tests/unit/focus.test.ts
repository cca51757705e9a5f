// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { announce, moveFocus } from '#client/dom/focus.ts'

const element = (id: string) => document.getElementById(id)

beforeEach(() => {
  document.body.innerHTML = `<main><h1 id="title">Contact</h1>
    <input id="field"><a id="link" href="/">Home</a></main><p id="route-announcer"></p>`
})

/** A phone has no fine pointer. */
const onPhone = (isPhone: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))

test('the focus goes to what is asked for first', () => {
  onPhone(false)
  moveFocus(element('field'), element('link'))
  expect(document.activeElement?.id).toBe('field')
})

test("the focus opens no phone's keyboard", () => {
  onPhone(true)
  moveFocus(element('field'), element('link'))
  expect(document.activeElement?.id).toBe('link')
})

test('the focus goes to the heading where nothing else takes it', () => {
  onPhone(false)
  moveFocus(null, document.body)
  expect(document.activeElement?.id).toBe('title')
})

test('a heading that got the focus is not in the order of the Tab key', () => {
  onPhone(false)
  moveFocus()
  expect(element('title')?.tabIndex).toBe(-1)
})

test('a screen reader hears a title without a move of the focus', () => {
  element('link')?.focus()
  announce('Skills')
  expect(element('route-announcer')?.textContent).toBe('Skills')
  expect(document.activeElement?.id).toBe('link')
})
