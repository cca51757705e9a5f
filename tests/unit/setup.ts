import { afterEach, beforeEach, expect, vi } from 'vitest'

// An unexpected error fails its test; a test that expects one replaces console.error.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(calls, 'unexpected console.error').toEqual([])
})
