import { expect, test, vi } from 'vitest'
import { CACHE_PREFIX } from '#client/offline/page-store.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'

test('the kill switch takes over, deletes only its own caches and unregisters itself', async () => {
  type Listener = (event: object) => void
  const heard = new Map<string, Listener>()
  const skipWaiting = vi.fn()
  const unregister = vi.fn()
  const kept = [
    `${CACHE_PREFIX}pages`,
    `${CACHE_PREFIX}files`,
    'of a neighbour',
  ]
  const remove = vi.fn()
  const scope = {
    addEventListener: (type: string, listen: Listener) =>
      heard.set(type, listen),
    skipWaiting,
    registration: { unregister },
  }
  const caches = { keys: async () => kept, delete: remove }
  new Function('self', 'caches', killSwitch)(scope, caches)
  heard.get('install')?.({})
  expect(skipWaiting).toHaveBeenCalled()
  const work: unknown[] = []
  const waitUntil = (job: unknown) => work.push(job)
  heard.get('activate')?.({ waitUntil })
  await Promise.all(work)
  const deleted = remove.mock.calls.flat()
  expect(deleted).toEqual(kept.slice(0, 2))
  expect(unregister).toHaveBeenCalledOnce()
})
