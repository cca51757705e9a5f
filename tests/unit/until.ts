import { vi } from 'vitest'

/** Waits until an expectation holds. Its limit is for what hangs: Vitest's own is one second. */
export const until = (holds: () => void) =>
  vi.waitFor(holds, { timeout: 60_000 })
