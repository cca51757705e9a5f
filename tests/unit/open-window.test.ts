// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { openWindow } from '#client/dom/open-window.ts'

const chat = 'https://wa.me/910000000000?text=Hello'
const mockOpen = (opened: unknown) =>
  vi.spyOn(window, 'open').mockImplementation(() => opened as Window)

test('a chat opens in a new tab, and openWindow returns true', () => {
  const open = mockOpen({})
  expect(openWindow(chat)).toBe(true)
  // With 'noopener' window.open would return null, as if nothing had opened.
  expect(open).toHaveBeenCalledExactlyOnceWith(chat, '_blank')
})

test('the window of a chat cannot reach the page that opened it', () => {
  const opened = { opener: window }
  mockOpen(opened)
  openWindow(chat)
  expect(opened.opener).toBeNull()
})

test('a chat counts as not opened if the browser blocks windows', () => {
  mockOpen(null)
  expect(openWindow(chat)).toBe(false)
})

test('a chat counts as not opened if an app shows the chat in the same window', () => {
  mockOpen(window)
  expect(openWindow(chat)).toBe(false)
})

test('a chat counts as opened even if the opener of its window cannot be removed', () => {
  const opened = Object.freeze({ opener: window })
  mockOpen(opened)
  expect(openWindow(chat)).toBe(true)
})
