// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { typingPause, watchTyping } from '#client/islands/typing-pause.ts'

describe('a form starts', () => {
  const started = vi.fn()
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const does = (event: Event) => document.dispatchEvent(event)

  beforeEach(() => {
    started.mockReset()
    vi.useFakeTimers()
    watchTyping()
    does(new Event('compositionend'))
    return () => vi.useRealTimers()
  })

  test('at once where nobody types', async () => {
    await wait(1000)
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('150 ms after the last letter', async () => {
    does(new InputEvent('input'))
    typingPause().then(started)
    await wait(100)
    does(new InputEvent('input'))
    await wait(149)
    expect(started).not.toHaveBeenCalled()
    await wait(31)
    expect(started).toHaveBeenCalledOnce()
  })

  test('for a visitor who has left one of its fields', async () => {
    await wait(1000)
    does(new Event('compositionstart'))
    does(new Event('focusout'))
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('at once after a choice, which is no letter', async () => {
    await wait(1000)
    does(new Event('input'))
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('once an input method has composed its word', async () => {
    await wait(1000)
    does(new Event('compositionstart'))
    typingPause().then(started)
    await wait(5000)
    expect(started).not.toHaveBeenCalled()
    does(new Event('compositionend'))
    await wait(31)
    expect(started).toHaveBeenCalledOnce()
  })
})
