interface RetryOptions {
  retries?: number
  /** Whether another attempt makes sense; always true by default. */
  mayRetry?: () => boolean
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Calls `attempt`. While it fails, calls it again after 1, 2 and 4 s, since networks may be bad,
 * and files may be missing during a deploy (requirements §8).
 */
export async function withRetry<Result>(
  attempt: () => Promise<Result>,
  { retries = 3, mayRetry = () => true }: RetryOptions = {},
): Promise<Result> {
  for (let retryCount = 0; ; retryCount++) {
    try {
      return await attempt()
    } catch (error) {
      if (retryCount >= retries) throw error
      await pause(1000 * 2 ** retryCount)
      if (!mayRetry()) throw error
    }
  }
}
