// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  hasUnsentText,
  holdsUnsentText,
  registerLeftPages,
} from '#client/dom/unsent-text.ts'

/** A page with what a visitor may have touched. */
function pageWith(html: string) {
  document.body.innerHTML = html
  return document.body
}

function type(selector: string, value: string) {
  Object.assign(document.querySelector(selector) as object, { value })
}

beforeEach(() => {
  registerLeftPages(() => [])
})

test.each([
  ['a line', '<form><input name="name"></form>', 'input'],
  ['a message', '<form><textarea></textarea></form>', 'textarea'],
  [
    'another name than the form was served with',
    '<form><input value="Asha"></form>',
    'input',
  ],
])('what a visitor typed in %s is unsent text', (_, html, field) => {
  pageWith(html)
  type(field, 'Good morning')
  expect(hasUnsentText()).toBe(true)
})

test.each([
  [
    'a form as it was served',
    '<form><input value="Asha"><textarea>Hello</textarea></form>',
  ],
  ['spaces', '<form><input name="name"></form>'],
  ['a hidden field', '<form><input type="hidden" name="level"></form>'],
])('%s is no unsent text', (what, html) => {
  pageWith(html)
  if (what === 'spaces') type('input', '  ')
  if (what === 'a hidden field') type('input', 'expert')
  expect(hasUnsentText()).toBe(false)
})

test('a choice alone is no unsent text', () => {
  pageWith('<form><input type="radio" value="a"><input type="checkbox"></form>')
  for (const input of document.querySelectorAll('input')) input.checked = true
  expect(hasUnsentText()).toBe(false)
})

test('a search outside of forms is no unsent text', () => {
  pageWith('<input name="search">')
  type('input', 'prices')
  expect(hasUnsentText()).toBe(false)
})

test('a panel with a message that was not used is unsent text', () => {
  expect(holdsUnsentText(pageWith('<div data-unsent=""></div>'))).toBe(true)
})

test('what was typed on a page that was left is unsent text', () => {
  const left = pageWith(
    '<div><form><textarea></textarea></form></div>',
  ).firstElementChild
  type('textarea', 'Good morning')
  left?.remove()
  registerLeftPages(() => (left ? [left] : []))
  expect(hasUnsentText()).toBe(true)
})
