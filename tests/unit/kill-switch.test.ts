import { expect, test, vi } from 'vitest'
import { CACHE_PREFIX } from '#client/offline/page-store.ts'
import { killSwitch } from '#ssg/outputs/offline-files.ts'

test('a worker that is switched off takes over, deletes its own caches and itself', async () => {
  const heard = new Map<string, (event: object) => void>()
  const skipWaiting = vi.fn()
  const unregister = vi.fn()
  const kept = [
    `${CACHE_PREFIX}pages`,
    `${CACHE_PREFIX}files`,
    'of a neighbour',
  ]
  const remove = vi.fn()
  const scope = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      heard.set(type, listen),
    skipWaiting,
    registration: { unregister },
  }
  const caches = { keys: async () => kept, delete: remove }
  new Function('self', 'caches', killSwitch)(scope, caches)
  heard.get('install')?.({})
  expect(skipWaiting).toHaveBeenCalled()
  const work: unknown[] = []
  heard.get('activate')?.({ waitUntil: (job: unknown) => work.push(job) })
  await Promise.all(work)
  expect(remove.mock.calls.flat()).toEqual(kept.slice(0, 2))
  expect(unregister).toHaveBeenCalledOnce()
})
