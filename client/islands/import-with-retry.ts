import { withRetry } from '#client/dom/retry.ts'

/** How long a script may take, in ms: a slow phone needs about ten seconds for the largest one. */
export const SCRIPT_TIMEOUT_MS = 20_000

const fetched = new Map<string, Promise<void>>()

async function fetchScript(path: string) {
  const response = await fetch(path, {
    signal: AbortSignal.timeout?.(SCRIPT_TIMEOUT_MS),
  })
  // Some hosts answer with a page for a missing file.
  if (
    !response.ok ||
    !response.headers.get('content-type')?.includes('javascript')
  )
    throw new Error(`${path} is no script: ${response.status}`)
  // The import reads it from the browser's cache; a blob stays out of the page's memory.
  await response.blob()
}

/** Fetches a script with retries, once for all callers until that fails. */
function fetchOnce(path: string): Promise<void> {
  const known = fetched.get(path)
  if (known) return known
  const answer = withRetry(() => fetchScript(path))
  fetched.set(path, answer)
  answer.catch(() => fetched.delete(path))
  return answer
}

/**
 * Wraps every `import()` of the build, in place of Vite's preload helper (ssg/replaced-modules).
 * Browsers never ask again for a module that failed (whatwg/html#10327), so its files are fetched
 * first, with retries. Rejects once all of them have failed.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Style sheets are in the page already (ssg/document/document).
  await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => fetchOnce(`/${file}`)),
  )
  return load()
}
