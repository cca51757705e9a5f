import { vi } from 'vitest'

/** Waits until an expectation is met, for up to a minute: Vitest's default is one second. */
export const until = (expectation: () => void) =>
  vi.waitFor(expectation, { timeout: 60_000 })
