// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { registerServiceWorker } from '#client/offline/register.ts'

test('a service worker that cannot be registered is only logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  const error = new Error('The site is not secure')
  const serviceWorker = { register: () => Promise.reject(error) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubEnv('SERVICE_WORKER', 'on')
  await registerServiceWorker()
  expect(info).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
})
