import { useEffect, useState } from 'react'
import { preview } from '#data/forms/all-forms.yaml'
import { currentMessage } from './form-config.ts'
import type { LeadFlow } from './useLeadForm.ts'

/** 'See the message': the exact text that will be sent; closed at first, updated at each edit. */
export function MessagePreview({
  flow: { config, element, followEdits },
}: {
  flow: LeadFlow
}) {
  const [text, setText] = useState('')
  useEffect(() => {
    if (element.current)
      setText(currentMessage(config, element.current).message.body)
    return followEdits(({ message }) => setText(message.body))
  }, [config, element, followEdits])
  return (
    <details className="needs-script">
      <summary className="line-link underline">{preview}</summary>
      <pre
        className="font-sans whitespace-pre-wrap border-l pl-4"
        translate="no"
      >
        {text}
      </pre>
    </details>
  )
}
