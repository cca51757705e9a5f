import { useEffect, useState } from 'react'
import { preview } from '../../data/forms/common.yaml'
import type { FieldValues } from '../../data/forms/field.ts'
import { composeMessage, readAnswers } from './form-config.ts'
import type { LeadFlow } from './useLeadForm.ts'

/** 'See the message': the exact text that will be sent. Served closed; updated with every key. */
export function MessagePreview<Values extends FieldValues>({
  flow: { config, form, element },
}: {
  flow: LeadFlow<Values>
}) {
  const [text, setText] = useState('')
  useEffect(() => {
    const show = () => {
      if (element.current)
        setText(
          composeMessage(config, readAnswers(element.current, config.fields) as unknown as Values)
            .message.body,
        )
    }
    show()
    return form.subscribe({ formState: { values: true }, callback: show })
  }, [config, form, element])
  return (
    <details className="needs-script">
      <summary className="underline min-h-11 inline-flex items-center">{preview}</summary>
      <pre className="font-sans whitespace-pre-wrap border-l pl-4" translate="no">
        {text}
      </pre>
    </details>
  )
}
