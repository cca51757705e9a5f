import { vi } from 'vitest'

/** Waits until an expectation is met, for a minute at most; Vitest would wait for a second. */
export const until = (expectation: () => void) =>
  vi.waitFor(expectation, { timeout: 60_000 })
