import { expect, test, vi } from 'vitest'
import { CACHE_PREFIX } from '#client/offline/page-store.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'

test("the kill-switch worker deletes only the site's caches and unregisters itself", async () => {
  type Listener = (event: object) => void
  const listeners = new Map<string, Listener>()
  const skipWaiting = vi.fn()
  const unregister = vi.fn()
  const cacheNames = [
    `${CACHE_PREFIX}pages`,
    `${CACHE_PREFIX}files`,
    'of a neighbour',
  ]
  const remove = vi.fn()
  const scope = {
    addEventListener: (type: string, listen: Listener) =>
      listeners.set(type, listen),
    skipWaiting,
    registration: { unregister },
  }
  const caches = { keys: async () => cacheNames, delete: remove }
  new Function('self', 'caches', killSwitch)(scope, caches)
  listeners.get('install')?.({})
  expect(skipWaiting).toHaveBeenCalled()
  const work: unknown[] = []
  const waitUntil = (job: unknown) => work.push(job)
  listeners.get('activate')?.({ waitUntil })
  await Promise.all(work)
  const deleted = remove.mock.calls.flat()
  expect(deleted).toEqual(cacheNames.slice(0, 2))
  expect(unregister).toHaveBeenCalledOnce()
})
