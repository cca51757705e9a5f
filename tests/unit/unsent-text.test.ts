// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  hasUnsentText,
  holdsUnsentText,
  registerPagesInMemory,
} from '#client/dom/unsent-text.ts'

/** Fills the page with HTML, and returns its body. */
function pageWith(html: string) {
  document.body.innerHTML = html
  return document.body
}

function type(selector: string, value: string) {
  Object.assign(document.querySelector(selector) as object, { value })
}

beforeEach(() => {
  registerPagesInMemory(() => [])
})

test.each([
  ['an input', '<form><input name="name"></form>', 'input'],
  ['a textarea', '<form><textarea></textarea></form>', 'textarea'],
  [
    'an input that was served with a value',
    '<form><input value="Asha"></form>',
    'input',
  ],
])('what a visitor typed in %s counts as unsent text', (_, html, field) => {
  pageWith(html)
  type(field, 'Good morning')
  expect(hasUnsentText()).toBe(true)
})

test.each([
  [
    'a form as it was served',
    '<form><input value="Asha"><textarea>Hello</textarea></form>',
  ],
  ['an input with only spaces', '<form><input name="name"></form>'],
  ['a hidden field', '<form><input type="hidden" name="level"></form>'],
])('%s does not count as unsent text', (what, html) => {
  pageWith(html)
  if (what === 'an input with only spaces') type('input', '  ')
  if (what === 'a hidden field') type('input', 'expert')
  expect(hasUnsentText()).toBe(false)
})

test('a choice alone does not count as unsent text', () => {
  pageWith('<form><input type="radio" value="a"><input type="checkbox"></form>')
  for (const input of document.querySelectorAll('input')) input.checked = true
  expect(hasUnsentText()).toBe(false)
})

test('what was typed into a field outside of forms does not count as unsent text', () => {
  pageWith('<input name="search">')
  type('input', 'prices')
  expect(hasUnsentText()).toBe(false)
})

test('a panel that offers an unsent message counts as unsent text', () => {
  expect(holdsUnsentText(pageWith('<div data-unsent=""></div>'))).toBe(true)
})

test('text typed on an earlier page counts as unsent text while that page is in memory', () => {
  const leftElement = pageWith(
    '<div><form><textarea></textarea></form></div>',
  ).firstElementChild
  type('textarea', 'Good morning')
  leftElement?.remove()
  registerPagesInMemory(() => (leftElement ? [leftElement] : []))
  expect(hasUnsentText()).toBe(true)
})
