// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const script = () =>
  new Response('export {}', { headers: { 'content-type': 'text/javascript' } })
const page = () =>
  new Response('<main></main>', { headers: { 'content-type': 'text/html' } })
const missing = () => new Response('export {}', { ...script(), status: 404 })

const load = vi.fn(async () => 'module')
let fetched = vi.fn<(path: string) => Promise<Response>>()

/** The function as a page has it that asked for no script yet, with waits that are over at once. */
async function freshImport() {
  vi.resetModules()
  vi.doMock('#client/dom/retry.ts', () => ({
    withRetry: (attempt: () => Promise<void>) => attempt().catch(attempt),
  }))
  const { importWithRetry } = await import(
    '#client/islands/import-with-retry.ts'
  )
  return importWithRetry
}

beforeEach(() => {
  load.mockClear()
  fetched = vi.fn(async () => script())
  vi.stubGlobal('fetch', fetched)
  return () => {
    vi.doUnmock('#client/dom/retry.ts')
    vi.resetModules()
  }
})

test('a part is started once its scripts are there', async () => {
  const importWithRetry = await freshImport()
  expect(
    await importWithRetry(load, ['assets/a.js', 'assets/b.js', 'assets/a.css']),
  ).toBe('module')
  expect(fetched.mock.calls.map(([path]) => path)).toEqual([
    '/assets/a.js',
    '/assets/b.js',
  ])
})

test.each([
  ['a page with status 200 for a missing script', page],
  ['404', missing],
])('a part is not started where a host answers %s', async (_, answer) => {
  const importWithRetry = await freshImport()
  fetched.mockImplementation(async () => answer())
  await expect(importWithRetry(load, ['assets/a.js'])).rejects.toThrow(
    '/assets/a.js is no script',
  )
  expect(load).not.toHaveBeenCalled()
})

test('a script that several parts share is fetched once', async () => {
  const importWithRetry = await freshImport()
  await Promise.all([
    importWithRetry(load, ['assets/a.js']),
    importWithRetry(load, ['assets/a.js']),
  ])
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('a script that was lost is fetched again at the next touch', async () => {
  const importWithRetry = await freshImport()
  fetched.mockImplementation(async () => missing())
  await expect(importWithRetry(load, ['assets/a.js'])).rejects.toThrow()
  fetched.mockImplementation(async () => script())
  expect(await importWithRetry(load, ['assets/a.js'])).toBe('module')
})
