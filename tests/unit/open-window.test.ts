// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openWindow } from '#client/dom/open-window.ts'

const chat = 'https://wa.me/910000000000?text=Hello'
const opens = (opened: unknown) =>
  vi.spyOn(window, 'open').mockImplementation(() => opened as Window)

test('a chat opens in a new tab, whose address the browser reports', () => {
  const open = opens({})
  expect(openWindow(chat)).toBe(true)
  // With 'noopener' the browser would say that nothing opened.
  expect(open).toHaveBeenCalledExactlyOnceWith(chat, '_blank')
})

test('a chat cannot reach back to the page with the form', () => {
  const opened = { opener: window }
  opens(opened)
  openWindow(chat)
  expect(opened.opener).toBeNull()
})

test('a visitor whose browser blocks windows is told', () => {
  opens(null)
  expect(openWindow(chat)).toBe(false)
})

test('a visitor whose app shows the chat in the same window is told', () => {
  opens(window)
  expect(openWindow(chat)).toBe(false)
})

test('a chat counts as open although its window cannot be reached', () => {
  const opened = Object.freeze({ opener: window })
  opens(opened)
  expect(openWindow(chat)).toBe(true)
})
