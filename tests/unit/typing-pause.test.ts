// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { typingPause, watchTyping } from '#client/islands/typing-pause.ts'

describe('a form is hydrated', () => {
  const started = vi.fn()
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const dispatch = (event: Event) => document.dispatchEvent(event)

  beforeEach(() => {
    started.mockReset()
    vi.useFakeTimers()
    watchTyping()
    dispatch(new Event('compositionend'))
  })

  test('at once if nobody types', async () => {
    await wait(1000)
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('150 ms after the last letter', async () => {
    dispatch(new InputEvent('input'))
    typingPause().then(started)
    await wait(100)
    dispatch(new InputEvent('input'))
    await wait(149)
    expect(started).not.toHaveBeenCalled()
    await wait(31)
    expect(started).toHaveBeenCalledOnce()
  })

  test('at once if the visitor has left the field before a word was fully composed', async () => {
    await wait(1000)
    dispatch(new Event('compositionstart'))
    dispatch(new Event('focusout'))
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('at once after a choice, which does not count as typing', async () => {
    await wait(1000)
    dispatch(new Event('input'))
    typingPause().then(started)
    await wait(0)
    expect(started).toHaveBeenCalledOnce()
  })

  test('once an input method has finished composing a word', async () => {
    await wait(1000)
    dispatch(new Event('compositionstart'))
    typingPause().then(started)
    await wait(5000)
    expect(started).not.toHaveBeenCalled()
    dispatch(new Event('compositionend'))
    await wait(31)
    expect(started).toHaveBeenCalledOnce()
  })
})
