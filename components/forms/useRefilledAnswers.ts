import { useEffect, useRef } from 'react'
import type { FieldValues } from '#data/forms/field.ts'
import type { FormConfig } from './form-config.ts'
import { useAnswers } from './useAnswers.ts'

/**
 * A form's answers. If the page unloads after a message was sent, the cleared answers are filled in
 * again: an app's web view may show the chat in this window and load the page anew on Back, and
 * browsers restore what the fields contained when the page was left.
 */
export function useRefilledAnswers(config: FormConfig) {
  const answers = useAnswers(config)
  const { clear, fill, holdsOtherText } = answers
  const sent = useRef<FieldValues>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions only use refs
  useEffect(() => {
    const refill = ({ persisted }: PageTransitionEvent) => {
      if (!persisted && sent.current && !holdsOtherText(sent.current))
        fill(sent.current)
    }
    addEventListener('pagehide', refill)
    return () => removeEventListener('pagehide', refill)
  }, [])
  return {
    ...answers,
    clear: (sentAnswers: FieldValues) => {
      sent.current = sentAnswers
      return clear(sentAnswers)
    },
  }
}
