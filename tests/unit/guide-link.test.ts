// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { track } from '#client/analytics/track.ts'
import { guideLink } from '#client/behaviours/guide-link.ts'
import { whenIdle } from '#client/dom/when-idle.ts'
import { confirmGuide } from '#client/toasts/toast.ts'
import { until } from './until.ts'

vi.mock('#client/analytics/track.ts')
vi.mock('#client/toasts/toast.ts')

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = '<a data-price="499" href="#guide">Buy</a>'
  guideLink(document.querySelector('a') as HTMLElement)
})

test('a press on the guide link reports the price of the guide and shows a toast', async () => {
  document.querySelector('a')?.dispatchEvent(new Event('pointerdown'))
  expect(track).not.toHaveBeenCalled()
  document.querySelector('a')?.click()
  expect(track).toHaveBeenCalledExactlyOnceWith('ai_business_guide_purchase', {
    value: 499,
    currency: 'INR',
  })
  await until(() => expect(confirmGuide).toHaveBeenCalledOnce())
})

test('a note appears in the console if the confirmation cannot be shown', async () => {
  const info = vi.spyOn(console, 'info')
  info.mockImplementation(() => {})
  vi.mocked(confirmGuide).mockRejectedValueOnce(new Error('lost'))
  document.querySelector('a')?.click()
  await until(() => expect(info).toHaveBeenCalledOnce())
})

test('whenIdle calls its function in a browser without requestIdleCallback', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const run = vi.fn()
  whenIdle(run, 1000)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(50)
  expect(run).toHaveBeenCalledOnce()
})
