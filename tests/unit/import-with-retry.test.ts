// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

/** A host's answer of a media type. */
const answerOf = (type: string, text: string, status = 200) => {
  const headers = { 'content-type': type }
  return new Response(text, { headers, status })
}
const script = () => answerOf('text/javascript', 'export {}')
const page = () => answerOf('text/html', '<main></main>')
const missing = () => answerOf('text/javascript', 'export {}', 404)

const load = vi.fn(async () => 'module')
type Fetch = (path: string) => Promise<Response>
let fetched = vi.fn<Fetch>()

/** The function as a page has it that asked for no script yet, with waits that are over at once. */
async function freshImport() {
  vi.resetModules()
  const withRetry = (attempt: () => Promise<void>) => attempt().catch(attempt)
  vi.doMock('#client/dom/retry.ts', () => ({ withRetry }))
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
  const files = ['assets/a.js', 'assets/b.js', 'assets/a.css']
  const started = await importWithRetry(load, files)
  expect(started).toBe('module')
  const paths = fetched.mock.calls.map(([path]) => path)
  expect(paths).toEqual(['/assets/a.js', '/assets/b.js'])
})

test.each([
  ['a page with status 200 for a missing script', page],
  ['404', missing],
])('a part is not started where a host answers %s', async (_, answer) => {
  const importWithRetry = await freshImport()
  fetched.mockImplementation(async () => answer())
  const started = importWithRetry(load, ['assets/a.js'])
  await expect(started).rejects.toThrow('/assets/a.js is no script')
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
  const lost = importWithRetry(load, ['assets/a.js'])
  await expect(lost).rejects.toThrow()
  fetched.mockImplementation(async () => script())
  const started = await importWithRetry(load, ['assets/a.js'])
  expect(started).toBe('module')
})
