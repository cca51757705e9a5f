import { afterEach, beforeEach, expect, vi } from 'vitest'

const { cleanup } =
  typeof document === 'undefined' ? { cleanup: () => {} } : await import('./document-setup.ts')

// An unexpected error fails its test; a test that expects one replaces console.error.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  cleanup()
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error').toEqual([])
})
