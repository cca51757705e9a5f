// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startConsent } from '#client/analytics/consent-banner.ts'
import { startWhenLoaded } from '#client/when-loaded.ts'

vi.mock('#client/analytics/consent-banner.ts', () => ({
  startConsent: vi.fn(),
}))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.clearAllMocks()
})

/** Starts a page with these ids and waits until it would ask. */
async function start(analyticsId: string, pixelId: string) {
  vi.stubEnv('ANALYTICS_ID', analyticsId)
  vi.stubEnv('PIXEL_ID', pixelId)
  startWhenLoaded()
  await vi.advanceTimersByTimeAsync(1000)
  await vi.dynamicImportSettled()
}

describe('a visitor is asked whether to measure', () => {
  test.each([
    ['analytics', 'G-TEST123456', ''],
    ['the pixel', '', '123456789012345'],
  ])('by a site that has only %s', async (_service, analyticsId, pixelId) => {
    await start(analyticsId, pixelId)
    expect(startConsent).toHaveBeenCalledOnce()
  })

  test('by no site that has neither', async () => {
    await start('', '')
    expect(startConsent).not.toHaveBeenCalled()
  })
})
