import { beforeEach, expect, test, vi } from 'vitest'
import { withRetry } from '#client/dom/retry.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

/** A request that fails. */
const failing = () =>
  vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))

test('a file that fails to load is requested up to three more times', async () => {
  const attempt = failing()
  const times: number[] = []
  const started = Date.now()
  const answer = withRetry(() => {
    times.push(Date.now() - started)
    return attempt()
  })
  const failure = expect(answer).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await failure
  expect(times).toEqual([0, 1000, 3000, 7000])
})

test('the caller gets the file if the first attempt fails and the second succeeds', async () => {
  const attempt = failing()
  attempt.mockRejectedValueOnce(new Error('not yet')).mockResolvedValue('there')
  const answer = withRetry(attempt)
  await vi.runAllTimersAsync()
  expect(await answer).toBe('there')
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('a failed request is not repeated if the visitor no longer waits for the page', async () => {
  const attempt = failing()
  const answer = withRetry(attempt, { mayRetry: () => false })
  const failure = expect(answer).rejects.toThrow('gone')
  await vi.runAllTimersAsync()
  await failure
  expect(attempt).toHaveBeenCalledTimes(1)
})
