// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  activate,
  startUrgentIslands,
  unmountIslands,
} from '#client/islands/loader.ts'
import { until } from './until.ts'

const { hydrateIsland, typingPause, unmount } = vi.hoisted(() => ({
  hydrateIsland: vi.fn(),
  typingPause: vi.fn(),
  unmount: vi.fn(),
}))
vi.mock('#client/islands/hydrate.tsx', () => ({ hydrateIsland }))
vi.mock('#client/islands/typing-pause.ts', () => ({ typingPause }))

interface Hydration {
  onHydrated: (root: object) => void
  onFail: (error: unknown) => void
}
type Hydrate = (part: unknown, props: unknown, hydration: Hydration) => void
/** The callbacks by which each hydration reports success or failure. */
const hydrations = (): Hydration[] =>
  hydrateIsland.mock.calls.map(([, , hydration]) => hydration)
const succeed: Hydrate = (_, __, { onHydrated }) => onHydrated({ unmount })
const fail: Hydrate = (_, __, { onFail }) => onFail(new Error('broken'))
/** The page's island of this name; the island 'Unknown' has no files. */
const island = (name = 'Tabs') =>
  document.querySelector(`[data-island=${name}]`) as HTMLElement
/** The data attributes that say whether the island is hydrated or has failed. */
const state = () => {
  const { hydrated, failed } = island().dataset
  return { hydrated, failed }
}

const hydratedState = { hydrated: '', failed: undefined }
const failedState = { hydrated: undefined, failed: '' }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  hydrateIsland.mockReset().mockImplementation(succeed)
  typingPause.mockReset().mockResolvedValue(undefined)
  unmount.mockReset()
  document.body.innerHTML = `<div data-island="Tabs"><button>One</button></div>
    <div data-island="Unknown"></div>`
  history.replaceState(null, '', '/')
})

afterEach(() => vi.mocked(console.error).mockClear())

describe('an island', () => {
  test('hydrates once, however often it is used', async () => {
    const first = activate(island())
    const second = activate(island())
    await Promise.all([first, second])
    await activate(island())
    expect(hydrateIsland).toHaveBeenCalledOnce()
    expect(state()).toEqual(hydratedState)
  })

  test('hydrates only when the visitor pauses typing', async () => {
    let pause = () => {}
    typingPause.mockReturnValue(
      new Promise<void>((done) => {
        pause = done
      }),
    )
    const hydrated = activate(island())
    await until(() => expect(typingPause).toHaveBeenCalledOnce())
    expect(hydrateIsland).not.toHaveBeenCalled()
    pause()
    await hydrated
    expect(hydrateIsland).toHaveBeenCalledOnce()
  })

  test('that fails to hydrate is marked as failed, and the next use tries again', async () => {
    hydrateIsland.mockImplementation(fail)
    const attempt = activate(island())
    await expect(attempt).rejects.toMatchObject({ isBroken: true })
    expect(state()).toEqual(failedState)
    hydrateIsland.mockImplementation(succeed)
    await activate(island())
    expect(state()).toEqual(hydratedState)
  })

  test('that breaks after hydration is marked as failed', async () => {
    await activate(island())
    hydrations()[0]?.onFail(new Error('broken'))
    expect(state()).toEqual(failedState)
  })

  test('whose files cannot be loaded does not count as broken', async () => {
    const attempt = activate(island('Unknown'))
    await expect(attempt).rejects.toMatchObject({ isBroken: false })
    expect(console.error).toHaveBeenCalledOnce()
  })
})

describe('an island in use', () => {
  test('hydrates without interaction if it has the focus', async () => {
    document.querySelector('button')?.focus()
    startUrgentIslands()
    await until(() => expect(state().hydrated).toBe(''))
  })

  test('hydrates without interaction if the browser has restored a disabled button', async () => {
    document.querySelector('button')?.setAttribute('disabled', '')
    startUrgentIslands()
    await until(() => expect(state().hydrated).toBe(''))
  })
})

describe('the islands of a page that was left', () => {
  test('do not hydrate before the page is shown again, and do not count as failed', async () => {
    const left = island()
    const attempt = activate(left)
    left.remove()
    await expect(attempt).rejects.toBeDefined()
    expect(hydrateIsland).not.toHaveBeenCalled()
    document.body.append(left)
    expect(state()).toEqual({ hydrated: undefined, failed: undefined })
    await activate(left)
    expect(state()).toEqual(hydratedState)
  })

  test('are unmounted', async () => {
    await activate(island())
    unmountIslands(document)
    await until(() => expect(unmount).toHaveBeenCalledOnce())
  })

  test('are not unmounted after a failure, and raise no error', async () => {
    const failed = activate(island('Unknown'))
    unmountIslands(document)
    await expect(failed).rejects.toBeDefined()
    expect(unmount).not.toHaveBeenCalled()
  })
})
