import { TransformStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Happy DOM sets this global to another class, `Transform` of node:stream.
Object.assign(globalThis, { TransformStream })

// A call of console.error fails its test; a test that expects the call clears or restores the spy.
beforeEach(() => {
  vi.spyOn(console, 'error')
  // Runs after the functions that a file's beforeEach hooks return, since these may advance timers.
  return () => vi.useRealTimers()
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(calls, 'unexpected console.error').toEqual([])
})
