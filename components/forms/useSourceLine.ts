import { useCallback, useState } from 'react'
import { loadSourceLine, sourceChoice, sourceLine } from '../../client/dom/visit-source.ts'

/** The line 'where it came from' of a form's message, and the visitor's choice about it. */
export interface SourceLine {
  /** Whether this visit has a line. */
  exists: boolean
  isIncluded: boolean
  include: (isIncluded: boolean) => void
  load: () => Promise<void>
}

/** Loads the line on interest in the form and keeps the choice for the visit. */
export function useSourceLine(): SourceLine {
  const [exists, setExists] = useState(false)
  const [isIncluded, setIncluded] = useState(true)
  const include = useCallback((next: boolean) => {
    sourceChoice.isIncluded = next
    setIncluded(next)
  }, [])
  const load = useCallback(async () => {
    await loadSourceLine()
    setExists(Boolean(sourceLine()))
    setIncluded(sourceChoice.isIncluded)
  }, [])
  return { exists, isIncluded, include, load }
}
