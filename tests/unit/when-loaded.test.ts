// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startConsent } from '#client/analytics/consent-banner.ts'
import { reportTiming } from '#client/analytics/timing.ts'
import { trackPageView } from '#client/analytics/track.ts'
import { loadIslands } from '#client/islands/lazy-islands.ts'
import {
  prefetchOnInterest,
  prefetchRoutes,
} from '#client/navigation/prefetch.ts'
import { registerServiceWorker } from '#client/offline/register.ts'
import { startWhenLoaded } from '#client/when-loaded.ts'
import { noteListeners } from './noted-listeners.ts'

vi.mock('#client/analytics/consent-banner.ts', () => ({
  startConsent: vi.fn(),
}))
vi.mock('#client/analytics/timing.ts')
vi.mock('#client/analytics/track.ts')
vi.mock('#client/islands/lazy-islands.ts')
vi.mock('#client/navigation/prefetch.ts')
vi.mock('#client/offline/register.ts')

const afterOneSecond = { reportTiming, loadIslands, prefetchOnInterest }
const afterTwoSeconds = { prefetchRoutes, registerServiceWorker }
/** How often each function was called. */
const callCounts = (functions: object) =>
  Object.values(functions).map((each) => vi.mocked(each).mock.calls.length)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('PROD', true)
  const endListeners = noteListeners()
  return () => {
    endListeners()
    vi.clearAllMocks()
  }
})

describe('a page', () => {
  test('reports timing, loads islands and watches links one second after loading', async () => {
    startWhenLoaded()
    await wait(999)
    expect(callCounts(afterOneSecond)).toEqual([0, 0, 0])
    await wait(1)
    expect(callCounts(afterOneSecond)).toEqual([1, 1, 1])
  })

  test('prefetches pages and registers the service worker two seconds after loading', async () => {
    startWhenLoaded()
    await wait(1999)
    expect(callCounts(afterTwoSeconds)).toEqual([0, 0])
    await wait(1)
    expect(callCounts(afterTwoSeconds)).toEqual([1, 1])
  })

  test('registers no service worker in development', async () => {
    vi.stubEnv('PROD', false)
    startWhenLoaded()
    await wait(5000)
    expect(callCounts(afterTwoSeconds)).toEqual([1, 0])
  })

  test('starts nothing before its load event', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    startWhenLoaded()
    await wait(5000)
    expect(callCounts({ ...afterOneSecond, ...afterTwoSeconds })).toEqual([
      0, 0, 0, 0, 0,
    ])
    dispatchEvent(new Event('load'))
    await wait(2000)
    expect(callCounts({ ...afterOneSecond, ...afterTwoSeconds })).toEqual([
      1, 1, 1, 1, 1,
    ])
  })

  test.each([
    [
      'is counted again if the back/forward cache shows it, once the stored consent is read',
      true,
      1,
    ],
    ['is not counted again by the pageshow event of its load', false, 0],
  ])('%s', async (_, persisted, times) => {
    startWhenLoaded()
    await wait(1000)
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await wait(300)
    expect(trackPageView).not.toHaveBeenCalled()
    await wait(1000)
    expect(trackPageView).toHaveBeenCalledTimes(times)
  })
})

test('a return with Back counts as a view, even if the page was left within a second', async () => {
  startWhenLoaded()
  await wait(500)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await wait(2000)
  expect(trackPageView).toHaveBeenCalledOnce()
})

test('a page that takes the place of an error page is not counted twice', async () => {
  document.body.innerHTML = '<main data-stand-in="error"></main>'
  startWhenLoaded()
  await wait(1000)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  // The page has arrived, and page-change.ts has counted the view.
  document.body.innerHTML = '<main data-page="/about"></main>'
  await wait(1000)
  expect(trackPageView).not.toHaveBeenCalled()
})

describe('a visitor is asked for consent to measuring', () => {
  /** Starts a page with these ids, and waits until it would ask for consent. */
  async function start(analyticsId: string, pixelId: string) {
    vi.stubEnv('ANALYTICS_ID', analyticsId)
    vi.stubEnv('PIXEL_ID', pixelId)
    startWhenLoaded()
    await wait(1000)
    await vi.dynamicImportSettled()
  }

  test.each([
    ['analytics', 'G-TEST123456', ''],
    ['the pixel', '', '123456789012345'],
  ])('if the site has only %s', async (_service, analyticsId, pixelId) => {
    await start(analyticsId, pixelId)
    expect(startConsent).toHaveBeenCalledExactlyOnceWith({
      analyticsId,
      pixelId,
    })
  })

  test('only if the site has analytics or the pixel', async () => {
    await start('', '')
    expect(startConsent).not.toHaveBeenCalled()
  })
})
