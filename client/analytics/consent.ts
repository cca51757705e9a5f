import { STORE_DELAY_MS } from './resume.ts'

/** A visitor's answer to the question about measuring. */
export type Choice = 'accepted' | 'rejected'
/** Not answered yet, answered, or refused by the browser's signal, which counts as a no. */
type ConsentState = 'pending' | Choice | 'refused-by-browser'

const STORAGE_KEY = 'privacy-choice'

interface PrivacySignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Whether the browser refuses by Global Privacy Control or Do Not Track. */
export const browserRefuses = (signals: PrivacySignals = navigator as PrivacySignals) =>
  signals.globalPrivacyControl === true || signals.doNotTrack === '1'

export const isChoice = (value: unknown): value is Choice =>
  value === 'accepted' || value === 'rejected'

/** Keeps the choice, one word. Where the browser forbids storage, the next page load asks again. */
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
      // Private windows of some browsers refuse: the choice lasts as long as the page.
    }
  },
  /**
   * Calls back when the choice changed elsewhere: in another tab, or on a later page while this one
   * was in the back/forward cache, where no `storage` event reaches it.
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
  /** Called when measuring may start or go on; never twice in a row. */
  start: () => void
  /** Called when a yes is withdrawn. */
  stop: () => void
  /** Called before `start` where a yes follows a no: events of the no must not be sent. */
  forget: () => void
  /** Called after a change in another tab or on a later page. */
  changedElsewhere: (before: ConsentState) => void
}

/** Decides whether anything may be sent. */
export function createConsent({ start, stop, forget, changedElsewhere }: ConsentParts) {
  const refused = browserRefuses()
  let state: ConsentState = refused ? 'refused-by-browser' : (choiceStore.read() ?? 'pending')
  const moveTo = (next: Choice | 'pending') => {
    if (refused) return
    const before = state
    state = next
    if (next === 'accepted' && before === 'rejected') forget()
    if (next === 'accepted' && before !== 'accepted') start()
    if (next !== 'accepted' && before === 'accepted') stop()
  }
  if (state === 'accepted') start()
  choiceStore.watch((choice) => {
    const before = state
    moveTo(choice ?? 'pending')
    if (state !== before) changedElsewhere(before)
  })
  return {
    refused,
    state: () => state,
    choose(choice: Choice) {
      if (!refused) choiceStore.write(choice)
      moveTo(choice)
    },
  }
}
