import { useEffect, useRef } from 'react'
import type { FieldValues } from '#data/forms/field.ts'
import type { FormConfig } from './form-config.ts'
import { useAnswers } from './useAnswers.ts'

/**
 * A form's answers. While the page is hidden, a form that was cleared contains the sent answers
 * again: a phone may discard the page while the chat is open, or an app's web view may show the
 * chat in this window. When the page is loaded again, the browser restores these answers.
 */
export function useRefilledAnswers(config: FormConfig) {
  const answers = useAnswers(config)
  const { clear, fill, read } = answers
  const lastSentAnswers = useRef<FieldValues>(undefined)
  const isRefilled = useRef(false)
  const followVisibility = () => {
    if (!lastSentAnswers.current) return
    if (!document.hidden) {
      if (isRefilled.current) clear(lastSentAnswers.current)
      isRefilled.current = false
    } else if (!Object.values(read()).some(Boolean)) {
      fill(lastSentAnswers.current)
      isRefilled.current = true
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: followVisibility only uses refs
  useEffect(() => {
    document.addEventListener('visibilitychange', followVisibility)
    return () =>
      document.removeEventListener('visibilitychange', followVisibility)
  }, [])
  return {
    ...answers,
    clear: (sentAnswers: FieldValues) => {
      lastSentAnswers.current = sentAnswers
      const hasNewInput = clear(sentAnswers)
      // The chat may already cover the page.
      if (document.hidden) followVisibility()
      return hasNewInput
    },
  }
}
