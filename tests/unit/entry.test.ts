// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { noteListeners } from './noted-listeners.ts'

/** The functions that client/entry.ts calls, by their modules. */
const parts = {
  '#client/analytics/track.ts': ['trackChatLinks', 'trackPageView'],
  '#client/behaviours/behaviours.ts': ['startBehaviours'],
  '#client/behaviours/exclusive-details.ts': ['startExclusiveDetails'],
  '#client/behaviours/header.ts': ['startHeader'],
  '#client/dom/content-visibility.ts': ['startRenderingBlocks'],
  '#client/dom/currency.ts': ['recallCurrency'],
  '#client/dom/second-press.ts': ['ignoreSecondPresses'],
  '#client/dom/shown-page.ts': ['noteEntrance'],
  '#client/dom/stylesheets.ts': ['addRules'],
  '#client/islands/island-registry.ts': ['startServedIslands'],
  '#client/navigation/render-page.ts': ['reportNotFound'],
  '#client/navigation/soft-navigation.ts': ['startNavigation'],
  '#client/when-loaded.ts': ['startWhenLoaded'],
}
const started: string[] = []

/** Runs the entry script as a new page does; the functions of `parts` only note their calls. */
async function runEntry() {
  vi.resetModules()
  for (const [module, names] of Object.entries(parts)) {
    const noted = names.map((name) => [name, () => started.push(name)])
    vi.doMock(module, () => Object.fromEntries(noted))
  }
  await import('#client/entry.ts')
}

beforeEach(() => {
  started.length = 0
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) =>
    setTimeout(run, 16),
  )
  const endListeners = [noteListeners(), noteListeners(document)]
  return () => {
    for (const end of endListeners) end()
  }
})

describe('a page', () => {
  test('calls each function of the entry script once, after the first frame', async () => {
    await runEntry()
    expect(started).toEqual([])
    vi.advanceTimersByTime(20)
    const names = Object.values(parts).flat()
    expect([...started].sort()).toEqual(names.sort())
  })

  test('from the back/forward cache hides a notice that was closed on another page', async () => {
    await runEntry()
    vi.advanceTimersByTime(20)
    document.body.innerHTML =
      '<div id="news" data-behaviour="dismissible"></div>'
    sessionStorage.setItem('visit-news', 'closed')
    dispatchEvent(new Event('pageshow'))
    expect(document.getElementById('news')?.hidden).toBe(true)
  })

  test('in a background tab starts without waiting for a frame', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await runEntry()
    expect(started).toContain('startNavigation')
  })

  test('that is still loading starts only after DOMContentLoaded', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    await runEntry()
    vi.advanceTimersByTime(1000)
    expect(started).toEqual([])
    dispatchEvent(new Event('DOMContentLoaded'))
    vi.advanceTimersByTime(20)
    expect(started).toContain('startNavigation')
  })

  test('from the back/forward cache applies the currency chosen on a later page', async () => {
    await runEntry()
    vi.advanceTimersByTime(20)
    started.length = 0
    dispatchEvent(new Event('pageshow'))
    expect(started).toEqual(['recallCurrency'])
  })
})
