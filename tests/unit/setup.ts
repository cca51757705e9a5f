import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// An error that nobody expected fails the test that caused it. A test that expects one replaces console.error itself.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock?.calls ?? []
  cleanup()
  vi.restoreAllMocks()
  expect(calls, 'unexpected console.error').toEqual([])
})
