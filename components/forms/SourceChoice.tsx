import { useState } from 'react'
import { includeSource, isSourceIncluded, sourceLine } from '../../client/dom/visit-source.ts'
import { sourceLabel } from '../../data/forms/fallback.ts'

/** Takes the line about the visit's source out of the message; nothing where there is none. */
export function SourceChoice({ onChange }: { onChange: () => void }) {
  const [isIncluded, setIncluded] = useState(isSourceIncluded)
  if (!sourceLine()) return null
  const choose = (next: boolean) => {
    includeSource(next)
    setIncluded(next)
    onChange()
  }
  return (
    <label className="inline-flex items-center gap-2 min-h-11">
      <input
        type="checkbox"
        checked={isIncluded}
        onChange={({ target }) => choose(target.checked)}
      />
      {sourceLabel}
    </label>
  )
}
