// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { typingPause, watchTyping } from '#client/islands/typing-pause.ts'

test('a form starts for a visitor who has left one of its fields', async () => {
  vi.useFakeTimers()
  watchTyping()
  document.dispatchEvent(new Event('focusout'))
  const started = vi.fn()
  typingPause().then(started)
  await vi.advanceTimersByTimeAsync(1000)
  expect(started).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
