// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firstPressScript } from '#ssg/document/first-press.ts'

const noteLoad = vi.fn()
const code = {
  replayEarlyEvents: vi.fn(),
  startIslands: vi.fn(),
  stopIslands: vi.fn(),
}
let isLost = false

/** The modules of a page whose island code is not loaded yet. */
async function freshPage() {
  vi.resetModules()
  vi.doMock('#client/islands/next-page-islands.ts', () => {
    noteLoad()
    if (isLost) throw new Error('lost')
    return {}
  })
  return {
    ...(await import('#client/islands/lazy-islands.ts')),
    ...(await import('#client/islands/island-registry.ts')),
  }
}
let page: Awaited<ReturnType<typeof freshPage>>
/** Waits until the requested files are loaded or have failed. */
const waitForFiles = async () => {
  await vi.dynamicImportSettled()
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

beforeEach(async () => {
  isLost = false
  for (const mock of [noteLoad, ...Object.values(code)]) mock.mockReset()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = `<main><div data-island="Tabs">
    <a role="tab" tabindex="-1" href="#one"></a></div></main>`
  page = await freshPage()
})

describe('the code of islands', () => {
  test('is loaded for a page with islands', async () => {
    page.loadIslands()
    await waitForFiles()
    expect(noteLoad).toHaveBeenCalledOnce()
  })

  test('is not loaded for a page without islands', async () => {
    document.body.innerHTML = '<main></main>'
    page.loadIslands()
    await waitForFiles()
    expect(noteLoad).not.toHaveBeenCalled()
  })

  test('is not loaded again if it is already there', async () => {
    page.registerIslands(code)
    page.loadIslands()
    await waitForFiles()
    expect(noteLoad).not.toHaveBeenCalled()
  })

  test('leaves each tab reachable with the Tab key if loading fails', async () => {
    isLost = true
    page.loadIslands()
    await waitForFiles()
    expect(document.querySelector('a')?.tabIndex).toBe(0)
    expect(console.warn).toHaveBeenCalledOnce()
  })

  test('keeps no press of a submit button waiting if loading fails', async () => {
    isLost = true
    document.body.innerHTML =
      '<div data-island="ContactForm"><button type="submit"></button></div>'
    new Function(firstPressScript)()
    const button = document.querySelector('button')
    button?.click()
    expect(button?.getAttribute('aria-busy')).toBe('true')
    page.loadIslands()
    await waitForFiles()
    expect(button?.hasAttribute('aria-busy')).toBe(false)
  })

  test('is requested again only at the next focus event if loading fails', async () => {
    isLost = true
    const listen = vi.spyOn(document, 'addEventListener')
    page.loadIslands()
    await waitForFiles()
    const focus = listen.mock.calls.filter(([type]) => type === 'focusin')
    expect(focus.map(([, , options]) => options)).toEqual([{ once: true }])
    isLost = false
    document.dispatchEvent(new Event('focusin'))
    await waitForFiles()
    expect(noteLoad.mock.calls.length).toBeGreaterThan(1)
  })
})

describe('the islands of the served page', () => {
  test.each(['before', 'after'])(
    'start exactly once if their code is loaded %s the entry script runs',
    (order) => {
      if (order === 'before') page.registerIslands(code)
      else page.startServedIslands()
      expect(code.startIslands).not.toHaveBeenCalled()
      if (order === 'before') page.startServedIslands()
      else page.registerIslands(code)
      expect(code.startIslands).toHaveBeenCalledExactlyOnceWith()
      expect(code.replayEarlyEvents).toHaveBeenCalledOnce()
    },
  )
})

describe('the islands of the next page', () => {
  test('start with the page and stop with it', () => {
    page.registerIslands(code)
    page.startIslands(document.body)
    page.stopIslands(document.body)
    expect(code.startIslands).toHaveBeenCalledExactlyOnceWith(document.body)
    expect(code.stopIslands).toHaveBeenCalledExactlyOnceWith(document.body)
  })

  test('request their code if it is not loaded yet', async () => {
    page.startIslands(document.body)
    page.stopIslands(document.body)
    await waitForFiles()
    expect(noteLoad).toHaveBeenCalledOnce()
  })
})
