import { expect, test, vi } from 'vitest'
import { withRetry } from '#client/dom/retry.ts'

test('a file that fails to load is requested up to three more times', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => {
    waits.push(ms)
  }
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(new Error('gone'))
  await expect(withRetry(attempt, { wait })).rejects.toThrow('gone')
  expect(waits).toEqual([1000, 2000, 4000])
  attempt.mockRejectedValueOnce(new Error('not yet')).mockResolvedValue('there')
  expect(await withRetry(attempt, { wait })).toBe('there')
  expect(attempt).toHaveBeenCalledTimes(6)
})

test('a page for which the visitor no longer waits is not requested again', async () => {
  const attempt = vi
    .fn<() => Promise<string>>()
    .mockRejectedValue(new Error('gone'))
  await expect(withRetry(attempt, { mayRetry: () => false })).rejects.toThrow(
    'gone',
  )
  expect(attempt).toHaveBeenCalledTimes(1)
})
