// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { guide } from '#data/toasts.yaml'

const text = { tone: 'error', title: 'Lost', description: 'Again.' } as const
const enqueueToast = vi.fn()
const inPage = () => document.querySelector('.toast')?.textContent ?? ''

/** The toasts of a page whose toaster comes, or not. */
async function toastsWith(toaster: () => unknown) {
  vi.resetModules()
  vi.doMock('#components/toasts/Toaster.tsx', toaster as () => object)
  return import('#client/toasts/toast.ts')
}
const there = () => ({ enqueueToast })

beforeEach(() => {
  enqueueToast.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML =
    '<div id="toasts"><div aria-live="polite"></div><div aria-live="assertive"></div></div>'
})

test('a message is shown once, by the toaster', async () => {
  const { showToast } = await toastsWith(there)
  await showToast(text)
  expect(enqueueToast).toHaveBeenCalledExactlyOnceWith(text)
  expect(inPage()).toBe('')
  expect(console.warn).not.toHaveBeenCalled()
})

test('a message is shown without the toaster where that is lost', async () => {
  const { showToast } = await toastsWith(() => {
    throw new Error('lost')
  })
  await showToast(text)
  expect(inPage()).toContain('Lost')
  expect(console.warn).toHaveBeenCalledOnce()
})

test('a message is shown without the toaster after three seconds', async () => {
  vi.useFakeTimers()
  const { showToast } = await toastsWith(() => new Promise(() => {}))
  showToast(text)
  await vi.advanceTimersByTimeAsync(2999)
  expect(inPage()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  expect(inPage()).toContain('Lost')
})

test('the guide that is asked for is confirmed in its own words', async () => {
  const { confirmGuide } = await toastsWith(there)
  await confirmGuide()
  expect(enqueueToast).toHaveBeenCalledExactlyOnceWith(guide)
})
