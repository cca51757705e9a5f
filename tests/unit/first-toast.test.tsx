// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { enqueueToast } from '#components/toasts/Toaster.tsx'

const passTime = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
  })

test('the first toast does not time out while the page is hidden behind another tab', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.adoptedStyleSheets = []
  document.body.innerHTML =
    '<div id="toasts" tabindex="-1"><div aria-live="polite"></div></div>'
  const toasts = () => document.querySelectorAll('li:not([data-leaving])')
  const sent = { tone: 'success', title: 'Sent', description: '' } as const
  await act(async () => enqueueToast(sent))
  await passTime(20_000)
  expect(toasts()).toHaveLength(1)
  hidden.mockReturnValue(false)
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await passTime(4100)
  expect(toasts()).toHaveLength(0)
})
