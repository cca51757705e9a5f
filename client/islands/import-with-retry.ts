import { withRetry } from '../dom/retry.ts'

/** How long a file may keep silent before it is asked for again, in milliseconds: a slow phone network needs about ten seconds for the largest. */
const SCRIPT_TIMEOUT_MS = 20_000

const fetched = new Map<string, Promise<void>>()

async function fetchScript(path: string) {
  const response = await fetch(path, { signal: AbortSignal.timeout?.(SCRIPT_TIMEOUT_MS) })
  // Some hosts answer for a missing file with a page.
  if (!response.ok || !response.headers.get('content-type')?.includes('javascript'))
    throw new Error(`${path} answers ${response.status}, not with a script`)
  // The import takes it from the browser's cache. A blob is kept by the browser, not read by the page.
  await response.blob()
}

/** Fetches a script of the build, with retries, once for all who need it; a failure is forgotten, so that the next call asks again. */
function fetchOnce(path: string): Promise<void> {
  const known = fetched.get(path)
  if (known) return known
  const answer = withRetry(() => fetchScript(path))
  fetched.set(path, answer)
  answer.catch(() => fetched.delete(path))
  return answer
}

/**
 * Stands around every `import()` in the build, in place of Vite's preload helper (ssg/retrying-import). Browsers remember a module that did not come
 * and never ask for it again (whatwg/html issue 10327), so its files are fetched first, where trying again helps. Rejects once all tries have failed.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Sheets stand in the page already (ssg/document/document).
  await Promise.all(
    files.filter((file) => file.endsWith('.js')).map((file) => fetchOnce(`/${file}`)),
  )
  return load()
}
