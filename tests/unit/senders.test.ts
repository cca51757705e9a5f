// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { stopSending } from '#client/analytics/senders.ts'
import { analyticsWindow } from '#client/analytics/track.ts'

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
/** Cookies that were set or expired, with their attributes. */
const written: string[] = []

beforeEach(() => {
  written.length = 0
  let stored: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    stored.join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) =>
    written.push(cookie),
  )
  stored = [
    '_ga',
    '_ga_TEST123456',
    '_gid',
    '_gat_gtag',
    '_fbp',
    '_fbc',
    'session',
    '_gallery',
  ].map((name) => `${name}=1`)
  // biome-ignore lint/suspicious/noExplicitAny: happy-dom's way to another host
  ;(window as any).happyDOM.setURL('https://www.example.com/contact')
})

/** Names of the cookies that a withdrawal removes on a domain, '' for the host itself. */
const removedOn = (domain: string) => {
  const end = domain && `; domain=${domain}`
  return written
    .filter(
      (cookie) =>
        cookie.endsWith(`; path=/${end}`) &&
        cookie.includes('expires=Thu, 01 Jan 1970'),
    )
    .map((cookie) => cookie.split('=')[0])
}

test('a withdrawal removes each cookie of analytics, on this host', () => {
  stopSending(ids)
  for (const domain of ['', 'www.example.com'])
    expect(removedOn(domain)).toEqual(
      expect.arrayContaining(['_ga', '_ga_TEST123456', '_gid', '_gat_gtag']),
    )
})

test('a withdrawal removes each cookie of the pixel, also on the domains above', () => {
  stopSending(ids)
  for (const domain of ['', 'www.example.com', 'example.com'])
    expect(removedOn(domain)).toEqual(expect.arrayContaining(['_fbp', '_fbc']))
})

test('a withdrawal leaves the cookies of other parts of the domain alone', () => {
  stopSending(ids)
  expect(
    written.filter((cookie) => /^(session|_gallery)=/.test(cookie)),
  ).toEqual([])
  expect(removedOn('example.com')).not.toContain('_ga')
})

test('a withdrawal tells both services', () => {
  const fbq = vi.fn()
  Object.assign(analyticsWindow, { fbq })
  stopSending(ids)
  expect(fbq).toHaveBeenCalledExactlyOnceWith('consent', 'revoke')
  expect(analyticsWindow).toHaveProperty(`ga-disable-${ids.analyticsId}`, true)
})

test('events after a withdrawal are queued where no service reads them', () => {
  const queue: unknown[] = []
  Object.assign(analyticsWindow, { dataLayer: queue })
  stopSending(ids)
  expect(analyticsWindow.dataLayer).toBeUndefined()
})
