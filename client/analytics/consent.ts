import { STORE_DELAY_MS } from './resume.ts'

/** What a visitor answered when asked about measuring. */
export type Choice = 'accepted' | 'rejected'
/** Where a visitor stands: not asked yet, answered, or answered by the browser's own signal, which counts as 'no'. */
export type ConsentState = 'pending' | Choice | 'refused-by-browser'

const STORAGE_KEY = 'privacy-choice'

/** Global Privacy Control, or Do Not Track in the forms that browsers have had for it. */
export function browserRefuses(scope: object = globalThis): boolean {
  const { navigator = {}, doNotTrack } = scope as {
    navigator?: {
      globalPrivacyControl?: boolean
      doNotTrack?: string | null
      msDoNotTrack?: string
    }
    doNotTrack?: string
  }
  return (
    navigator.globalPrivacyControl === true ||
    [navigator.doNotTrack, navigator.msDoNotTrack, doNotTrack].some(
      (value) => value === '1' || value === 'yes',
    )
  )
}

export const isChoice = (value: unknown): value is Choice =>
  value === 'accepted' || value === 'rejected'

/** Where the choice is kept: this word and nothing else. A browser that forbids storage is asked again on the next page load. */
export const choiceStore = {
  read(): Choice | undefined {
    try {
      const value = localStorage.getItem(STORAGE_KEY)
      return isChoice(value) ? value : undefined
    } catch {
      return undefined
    }
  },
  write(choice: Choice) {
    try {
      localStorage.setItem(STORAGE_KEY, choice)
    } catch {
      // Private windows of some browsers refuse; the choice then lasts as long as the page.
    }
  },
  /**
   * Calls back when the choice was changed elsewhere: in another tab, or by a later page while this
   * one was in the back/forward cache, where no `storage` event reaches it.
   */
  watch(changed: (choice: Choice | undefined) => void) {
    const readAgain = () => changed(choiceStore.read())
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      readAgain()
      setTimeout(readAgain, STORE_DELAY_MS)
    })
    addEventListener('storage', ({ key, newValue }) => {
      if (key === STORAGE_KEY || key === null) changed(isChoice(newValue) ? newValue : undefined)
    })
  },
}

interface ConsentParts {
  store: Pick<typeof choiceStore, 'read' | 'write' | 'watch'>
  refused: boolean
  /** Called when measuring may begin or go on; never twice in a row. */
  start: () => void
  /** Called when a 'yes' is taken back. */
  stop: () => void
  /** Called before `start` where a 'no' comes first: what happened meanwhile must not be sent. */
  forget: () => void
}

/** The one place that decides whether anything may leave the page. */
export function createConsent({ store, refused, start, stop, forget }: ConsentParts) {
  let state: ConsentState = refused ? 'refused-by-browser' : (store.read() ?? 'pending')
  const moveTo = (next: Choice | 'pending') => {
    if (refused) return
    const before = state
    state = next
    if (next === 'accepted' && before === 'rejected') forget()
    if (next === 'accepted' && before !== 'accepted') start()
    if (next !== 'accepted' && before === 'accepted') stop()
  }
  if (state === 'accepted') start()
  store.watch((choice) => moveTo(choice ?? 'pending'))
  return {
    state: () => state,
    choose(choice: Choice) {
      if (!refused) store.write(choice)
      moveTo(choice)
    },
  }
}
