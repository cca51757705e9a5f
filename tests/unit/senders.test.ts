// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { stopSending } from '#client/analytics/senders.ts'
import { analyticsWindow, track, trackPixel } from '#client/analytics/track.ts'

const ids = { analyticsId: 'G-TEST123456', pixelId: '123456789012345' }
/** Cookies that were set or expired, with their attributes. */
const writtenCookies: string[] = []

beforeEach(() => {
  writtenCookies.length = 0
  let stored: string[] = []
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() =>
    stored.join('; '),
  )
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) =>
    writtenCookies.push(cookie),
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
  // biome-ignore lint/suspicious/noExplicitAny: happy-dom's own API changes the host
  ;(window as any).happyDOM.setURL('https://www.example.com/contact')
})

/** Names of the cookies that were expired on a domain; '' means without a domain attribute. */
const removedOn = (domain: string) => {
  const end = domain && `; domain=${domain}`
  return writtenCookies
    .filter(
      (cookie) =>
        cookie.endsWith(`; path=/${end}`) &&
        cookie.includes('expires=Thu, 01 Jan 1970'),
    )
    .map((cookie) => cookie.split('=')[0])
}

test('withdrawing consent removes each Google Analytics cookie of this host', () => {
  stopSending(ids)
  for (const domain of ['', 'www.example.com'])
    expect(removedOn(domain)).toEqual(
      expect.arrayContaining(['_ga', '_ga_TEST123456', '_gid', '_gat_gtag']),
    )
})

test('withdrawing consent removes Meta pixel cookies of this host and its parent domain', () => {
  stopSending(ids)
  for (const domain of ['', 'www.example.com', 'example.com'])
    expect(removedOn(domain)).toEqual(expect.arrayContaining(['_fbp', '_fbc']))
})

test('withdrawing consent keeps other cookies', () => {
  stopSending(ids)
  expect(
    writtenCookies.filter((cookie) => /^(session|_gallery)=/.test(cookie)),
  ).toEqual([])
})

test('withdrawing consent keeps Google Analytics cookies that other subdomains share', () => {
  stopSending(ids)
  for (const domain of ['example.com', 'com'])
    expect(removedOn(domain)).toEqual(['_fbp', '_fbc'])
})

test('withdrawing consent tells Google Analytics and the Meta pixel to stop', () => {
  const fbq = vi.fn()
  Object.assign(analyticsWindow, { fbq })
  stopSending(ids)
  expect(fbq).toHaveBeenCalledExactlyOnceWith('consent', 'revoke')
  expect(analyticsWindow).toHaveProperty(`ga-disable-${ids.analyticsId}`, true)
})

test('withdrawing consent detaches the queue of events that Google reads', () => {
  const queue: unknown[] = []
  Object.assign(analyticsWindow, { dataLayer: queue })
  stopSending(ids)
  expect(analyticsWindow.dataLayer).toBeUndefined()
})

test('an event after consent is withdrawn does not reach Google', () => {
  const queue: unknown[] = []
  Object.assign(analyticsWindow, { dataLayer: queue })
  track('lead_generated', { form: 'home' })
  expect(queue).toHaveLength(1)
  stopSending(ids)
  track('lead_generated', { form: 'contact' })
  expect(queue).toHaveLength(1)
})

test('an event after consent is withdrawn does not reach Meta', () => {
  const fbq = vi.fn()
  Object.assign(analyticsWindow, { fbq })
  trackPixel('PageView')
  expect(fbq).toHaveBeenCalledOnce()
  stopSending(ids)
  fbq.mockReset()
  trackPixel('PageView')
  expect(fbq).not.toHaveBeenCalled()
})
