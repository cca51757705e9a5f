interface RetryOptions {
  retries?: number
  wait?: (ms: number) => Promise<unknown>
  /** Whether another attempt makes sense; always true by default. */
  mayRetry?: () => boolean
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Repeats a failed call after 1, 2 and 4 s, for bad networks and deploys (requirements §8). */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { retries = 3, wait = pause, mayRetry = () => true }: RetryOptions = {},
): Promise<T> {
  for (let retryCount = 0; ; retryCount++) {
    try {
      return await attempt()
    } catch (error) {
      if (retryCount >= retries) throw error
      await wait(1000 * 2 ** retryCount)
      if (!mayRetry()) throw error
    }
  }
}
