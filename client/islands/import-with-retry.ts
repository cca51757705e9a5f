import { withRetry } from '#client/dom/retry.ts'

/** How long a script may take to load, in ms: the largest one takes a slow phone about 10 s. */
export const SCRIPT_TIMEOUT_MS = 20_000

/** The fetch of each script by its path, running or done. */
const fetches = new Map<string, Promise<void>>()

/** Fetches a script to its end; rejects if the response is not a script, or takes too long. */
async function fetchScript(path: string) {
  // AbortSignal.timeout() came later than the oldest browsers (Safari 16, Chromium 103).
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), SCRIPT_TIMEOUT_MS)
  try {
    const response = await fetch(path, { signal: controller.signal })
    // Some hosts respond with a page if a file is missing.
    if (
      !response.ok ||
      !response.headers.get('content-type')?.includes('javascript')
    )
      throw new Error(`${path} is no script: ${response.status}`)
    // Reads the response to its end, so that import() finds it in the HTTP cache; as a blob, it
    // takes no memory of the page.
    await response.blob()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Fetches a script with retries. All callers share one fetch; after a failure the next call starts
 * a new one.
 */
function fetchOnce(path: string): Promise<void> {
  const earlierFetch = fetches.get(path)
  if (earlierFetch) return earlierFetch
  const newFetch = withRetry(() => fetchScript(path))
  fetches.set(path, newFetch)
  newFetch.catch(() => fetches.delete(path))
  return newFetch
}

/**
 * Wraps every `import()` of the build, in place of Vite's preload helper (ssg/replaced-modules).
 * Browsers never request a module again after it has failed (whatwg/html#10327), so its files are
 * fetched first, with retries. Rejects if all attempts for one of the files have failed.
 */
export async function importWithRetry<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  // Style sheets are left out: they are in the page already (ssg/document/document).
  await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map((file) => fetchOnce(`/${file}`)),
  )
  return load()
}
