interface RetryOptions {
  retries?: number
  wait?: (ms: number) => Promise<unknown>
  /** Whether another attempt makes sense; always true by default. */
  mayRetry?: () => boolean
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Retries after 1, 2 and 4 s what a bad network or a deploy may make fail (requirements §8). */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  { retries = 3, wait = pause, mayRetry = () => true }: RetryOptions = {},
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried >= retries) throw error
      await wait(1000 * 2 ** tried)
      if (!mayRetry()) throw error
    }
  }
}
