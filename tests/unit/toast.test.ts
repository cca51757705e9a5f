// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { guide } from '#data/toasts.yaml'

const text = { tone: 'error', title: 'Lost', description: 'Again.' } as const
const enqueueToast = vi.fn()
const staticToastText = () =>
  document.querySelector('.toast')?.textContent ?? ''

/** Imports toast.ts; `toaster` returns the module that toast.ts gets as Toaster.tsx. */
async function importToastsWith(toaster: () => unknown) {
  vi.resetModules()
  vi.doMock('#components/toasts/Toaster.tsx', toaster as () => object)
  return import('#client/toasts/toast.ts')
}
const loadedToaster = () => ({ enqueueToast })

beforeEach(() => {
  enqueueToast.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML =
    '<div id="toasts"><div aria-live="polite"></div><div aria-live="assertive"></div></div>'
})

test('a toast is shown once, by the toaster', async () => {
  const { showToast } = await importToastsWith(loadedToaster)
  await showToast(text)
  expect(enqueueToast).toHaveBeenCalledExactlyOnceWith(text)
  expect(staticToastText()).toBe('')
  expect(console.warn).not.toHaveBeenCalled()
})

test('a static toast is shown if the toaster cannot be loaded', async () => {
  const { showToast } = await importToastsWith(() => {
    throw new Error('lost')
  })
  await showToast(text)
  expect(staticToastText()).toContain('Lost')
  expect(console.warn).toHaveBeenCalledOnce()
})

test('a static toast is shown if the toaster has not loaded after three seconds', async () => {
  vi.useFakeTimers()
  const { showToast } = await importToastsWith(() => new Promise(() => {}))
  showToast(text)
  await vi.advanceTimersByTimeAsync(2999)
  expect(staticToastText()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(staticToastText()).toContain('Lost')
})

test('a request for the guide is confirmed by the toast for the guide', async () => {
  const { confirmGuide } = await importToastsWith(loadedToaster)
  await confirmGuide()
  expect(enqueueToast).toHaveBeenCalledExactlyOnceWith(guide)
})
