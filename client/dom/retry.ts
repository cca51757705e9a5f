/**
 * Retries after 1 s, 2 s and 4 s (at most 30 s apart), such as for a chunk that a bad network or a
 * new deploy made fail (requirements §8.1.10).
 */
export async function withRetry<T>(
  attempt: () => Promise<T>,
  {
    retries = 3,
    wait = (ms: number) => new Promise((done) => setTimeout(done, ms)),
    signal = undefined as AbortSignal | undefined,
  } = {},
): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried >= retries || signal?.aborted) throw error
      await wait(Math.min(1000 * 2 ** tried, 30_000))
    }
  }
}
