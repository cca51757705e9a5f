import { attempt } from '#client/dom/attempt.ts'
import { REREAD_DELAY_MS } from './resume.ts'

/** A visitor's answer to the question about measuring. */
export type ConsentChoice = 'accepted' | 'rejected'

const STORAGE_KEY = 'privacy-choice'

interface PrivacySignals {
  globalPrivacyControl?: boolean
  doNotTrack?: string | null
}

/** Whether the browser refuses measuring by Global Privacy Control or Do Not Track. */
export const browserRefuses = (
  signals: PrivacySignals = navigator as PrivacySignals,
) => signals.globalPrivacyControl === true || signals.doNotTrack === '1'

export const isChoice = (value: unknown): value is ConsentChoice =>
  value === 'accepted' || value === 'rejected'

const choiceIn = (value: unknown) => (isChoice(value) ? value : undefined)

/** The stored text; null if there is none, undefined if the browser forbids storage. */
const storedText = () => attempt(() => localStorage.getItem(STORAGE_KEY))

/** Stores the visitor's choice. If the browser forbids storage, each page load asks again. */
export const choiceStore = {
  read: () => choiceIn(storedText()),
  write: (choice: ConsentChoice) =>
    attempt(() => localStorage.setItem(STORAGE_KEY, choice)),
  /**
   * Calls `onChange` with the stored choice when another tab changes it, and when this page returns
   * from the back/forward cache, where pages receive no `storage` event.
   */
  watch(onChange: (choice: ConsentChoice | undefined) => void) {
    const readChoiceAgain = () => {
      const text = storedText()
      // If the browser forbids storage, the choice is valid until the page is reloaded.
      if (text !== undefined) onChange(choiceIn(text))
    }
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      readChoiceAgain()
      setTimeout(readChoiceAgain, REREAD_DELAY_MS)
    })
    addEventListener('storage', ({ key, newValue }) => {
      if (key === STORAGE_KEY || key === null) onChange(choiceIn(newValue))
    })
  },
}
