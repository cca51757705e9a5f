import { TransformStream } from 'node:stream/web'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Happy DOM gives this name to another class of Node.js.
Object.assign(globalThis, { TransformStream })

// A call of console.error fails its test; a test that expects the call clears or restores the spy.
beforeEach(() => {
  vi.spyOn(console, 'error')
  // After the functions that the beforeEach hooks of a file return, which may pass time.
  return () => vi.useRealTimers()
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  expect(calls, 'unexpected console.error').toEqual([])
})
