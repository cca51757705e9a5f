// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const prefetchPage = vi.fn()
vi.doMock('#client/navigation/page-requests.ts', () => ({
  isPagePath: () => true,
  supportsSoftNavigation: true,
  prefetchPage,
}))
const { prefetchOnInterest } = await import('#client/navigation/prefetch.ts')

beforeEach(() => {
  vi.useFakeTimers()
  prefetchPage.mockClear()
  document.body.innerHTML = '<a href="/about">About</a><p>Words</p>'
})
afterEach(() => {
  vi.useRealTimers()
})

const link = () => document.querySelector('a') as HTMLElement
const moveTo = (element: Element | null) =>
  element?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))

prefetchOnInterest()

test('the page of a link is prefetched once the mouse has been over it for 65 ms', () => {
  moveTo(link())
  vi.advanceTimersByTime(64)
  expect(prefetchPage).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetchPage).toHaveBeenCalledExactlyOnceWith('/about')
})

test('the page of a link that the mouse only crosses is not prefetched', () => {
  moveTo(link())
  moveTo(document.querySelector('p'))
  vi.advanceTimersByTime(1000)
  expect(prefetchPage).not.toHaveBeenCalled()
})

test('the page of a link is prefetched as soon as a finger touches it', () => {
  link().dispatchEvent(new Event('touchstart', { bubbles: true }))
  vi.advanceTimersByTime(0)
  expect(prefetchPage).toHaveBeenCalledWith('/about')
})
