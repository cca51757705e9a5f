// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { withRetry } from '#client/dom/retry.ts'
import { registerServiceWorker } from '#client/offline/register.ts'

test('a file that fails is requested three more times, and returned once it is there', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const attempt = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'))
  await expect(withRetry(attempt, { wait })).rejects.toThrow('gone')
  expect(waits).toEqual([1000, 2000, 4000])
  attempt.mockRejectedValueOnce(new Error('not yet')).mockResolvedValue('there')
  expect(await withRetry(attempt, { wait })).toBe('there')
  expect(attempt).toHaveBeenCalledTimes(6)
})

test('a service worker that cannot be registered is only logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const error = new Error('The site is not secure')
  const serviceWorker = { register: () => Promise.reject(error) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubEnv('SERVICE_WORKER', 'on')
  await registerServiceWorker()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
})
