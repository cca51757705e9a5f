// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { SCRIPT_TIMEOUT_MS } from '#client/islands/import-with-retry.ts'

/** A host's response with this media type. */
const responseOf = (type: string, text: string, status = 200) => {
  const headers = { 'content-type': type }
  return new Response(text, { headers, status })
}
const scriptResponse = () => responseOf('text/javascript', 'export {}')
const pageResponse = () => responseOf('text/html', '<main></main>')
const missingResponse = () => responseOf('text/javascript', 'export {}', 404)

const load = vi.fn(async () => 'module')
type Fetch = (path: string) => Promise<Response>
let fetchMock = vi.fn<Fetch>()

/** `importWithRetry` as in a page that has fetched no script yet; its retries do not wait. */
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
  fetchMock = vi.fn(async () => scriptResponse())
  vi.stubGlobal('fetch', fetchMock)
  return () => {
    vi.doUnmock('#client/dom/retry.ts')
    vi.resetModules()
  }
})

test('the scripts of a part of a page are fetched, and then the part is imported', async () => {
  const importWithRetry = await freshImport()
  const files = ['assets/a.js', 'assets/b.js', 'assets/a.css']
  const started = await importWithRetry(load, files)
  expect(started).toBe('module')
  const paths = fetchMock.mock.calls.map(([path]) => path)
  expect(paths).toEqual(['/assets/a.js', '/assets/b.js'])
})

test.each([
  ['a page with status 200 for a missing script', pageResponse],
  ['404', missingResponse],
])(
  'a part of a page is not imported if the host answers with %s',
  async (_, answer) => {
    const importWithRetry = await freshImport()
    fetchMock.mockImplementation(async () => answer())
    const started = importWithRetry(load, ['assets/a.js'])
    await expect(started).rejects.toThrow('/assets/a.js is no script')
    expect(load).not.toHaveBeenCalled()
  },
)

test('a script is fetched only once even if several parts share the script', async () => {
  const importWithRetry = await freshImport()
  await Promise.all([
    importWithRetry(load, ['assets/a.js']),
    importWithRetry(load, ['assets/a.js']),
  ])
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('a script that failed to load is fetched again at the next import', async () => {
  const importWithRetry = await freshImport()
  fetchMock.mockImplementation(async () => missingResponse())
  const lost = importWithRetry(load, ['assets/a.js'])
  await expect(lost).rejects.toThrow()
  fetchMock.mockImplementation(async () => scriptResponse())
  const started = await importWithRetry(load, ['assets/a.js'])
  expect(started).toBe('module')
})

test('a script that hangs is lost after 20 s, even without AbortSignal.timeout', async () => {
  const importWithRetry = await freshImport()
  vi.useFakeTimers()
  Object.assign(AbortSignal, { timeout: undefined })
  const hangingFetch = (_path: string, { signal }: RequestInit = {}) =>
    new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('aborted'))),
    )
  vi.stubGlobal('fetch', hangingFetch)
  const lost = importWithRetry(load, ['assets/a.js'])
  const outcome = expect(lost).rejects.toThrow('aborted')
  // Two attempts of 20 s each.
  await vi.advanceTimersByTimeAsync(2 * SCRIPT_TIMEOUT_MS)
  await outcome
})
