// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { withRetry } from '#client/dom/retry.ts'
import { registerServiceWorker } from '#client/offline/register.ts'

test('a file that fails is requested three more times, after up to 30 seconds', async () => {
  const waits: number[] = []
  const wait = async (ms: number) => void waits.push(ms)
  const gone = () => Promise.reject(new Error('gone'))
  await expect(withRetry(gone, { wait })).rejects.toThrow('gone')
  expect(waits).toEqual([1000, 2000, 4000])
  await expect(withRetry(gone, { wait, retries: 10 })).rejects.toThrow('gone')
  expect(Math.max(...waits)).toBe(30_000)
})

test('a file that loads at the second attempt is returned', async () => {
  let tries = 0
  expect(
    await withRetry(async () => (++tries === 1 ? Promise.reject(new Error('not yet')) : 'there'), {
      wait: async () => {},
    }),
  ).toBe('there')
})

test('a service worker that cannot be registered is only logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const error = new Error('The site is not secure')
  const serviceWorker = { register: () => Promise.reject(error) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubEnv('SERVICE_WORKER', 'on')
  await registerServiceWorker()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
})
