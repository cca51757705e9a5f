import { useEffect, useState } from 'react'
import { previewLabel, sourceLabel } from '../../data/forms/fallback.ts'
import type { FieldValues } from '../../data/forms/field.ts'
import { messageOf, readAnswers } from './form-config.ts'
import type { LeadFlow } from './useLeadForm.ts'

/** 'See the message': the exact text that will be sent. Served closed; updated with every key. */
export function MessagePreview<Values extends FieldValues>({
  flow: { config, form, element, source },
}: {
  flow: LeadFlow<Values>
}) {
  const [text, setText] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source line is in the message
  useEffect(() => {
    const show = () => {
      if (element.current)
        setText(
          messageOf(config, readAnswers(element.current, config.fields) as unknown as Values).body,
        )
    }
    show()
    return form.subscribe({ formState: { values: true }, callback: show })
  }, [config, form, element, source.exists, source.isIncluded])
  return (
    <details className="needs-script" onToggle={() => void source.load()}>
      <summary className="underline min-h-11 inline-flex items-center">{previewLabel}</summary>
      <pre
        className="font-sans whitespace-pre-wrap border-l border-solid border-rule pl-4"
        translate="no"
      >
        {text}
      </pre>
      {source.exists && (
        <label className="inline-flex items-center gap-2 min-h-11">
          <input
            type="checkbox"
            checked={source.isIncluded}
            onChange={({ target }) => source.include(target.checked)}
          />
          {sourceLabel}
        </label>
      )}
    </details>
  )
}
