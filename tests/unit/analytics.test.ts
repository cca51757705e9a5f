// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { startSending } from '#client/analytics/senders.ts'
import { analyticsWindow } from '#client/analytics/track.ts'

// Consent, settings, and the delivery of each event to both services: tests/e2e/tracking.spec.ts.

test('a service without an id is not loaded', () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  startSending({ analyticsId: '', pixelId: '' })
  expect(append).not.toHaveBeenCalled()
  expect(document.querySelector('iframe')).toBeNull()
  expect(analyticsWindow).not.toHaveProperty('dataLayer')
})
