import { useEffect, useState } from 'react'
import { track } from '#client/analytics/track.ts'
import { readParam } from '#client/dom/url-param.ts'
import { type Answers, knownValue } from '#data/forms/field.ts'
import * as formWords from '#data/forms/service-request-form.yaml'
import {
  requiredFieldsMissing,
  serviceRequestFailed,
  serviceRequestSent,
} from '#data/toasts.yaml'
import { formConfig, type OutgoingMessage } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { ThankYou } from './ThankYou.tsx'
import { useLeadForm } from './useLeadForm.ts'

const serviceRequestForm = formConfig(formWords, {
  id: 'service-request',
  check: 'schema',
  opensChat: true,
  toasts: {
    done: serviceRequestSent,
    missing: requiredFieldsMissing,
    failed: serviceRequestFailed,
  },
  report: ({ service }: Answers<typeof formWords.fields>) => {
    track('service_request', { value: 200, currency: 'USD', service })
    track('service_requested', { service })
  },
})

/**
 * Service request form (requirements §3.4.3, §4.6). A link may preselect the service, as in
 * /service-request?service=seo-services. After sending, a thank-you card replaces the form, unless
 * the visitor kept typing. A panel below offers to send the request again, since a page cannot know
 * whether the chat has opened.
 */
export default function ServiceRequestForm() {
  const [request, setRequest] = useState<OutgoingMessage>()
  const [isFormKept, setFormKept] = useState(false)
  const flow = useLeadForm(serviceRequestForm, {
    onSend: () => setRequest(undefined),
    onDone: (outgoing, hasNewInput) => {
      setRequest(outgoing)
      setFormKept(hasNewInput)
    },
    onPutBack: () => setRequest(undefined),
  })
  const { element, fill } = flow

  // Preselects the service that the link names, unless one was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const select = element.current?.elements.namedItem('service')
    if (!(select instanceof HTMLSelectElement) || select.value !== '') return
    const service = knownValue([...select.options], readParam('service'))
    if (service) fill({ service })
  }, [])

  return (
    <>
      {request && (
        <ThankYou
          chatHref={request.chat.href}
          onUsed={() => flow.reportUsed(request, !request.chat.isTruncated)}
          takesFocus={!isFormKept}
        />
      )}
      <LeadForm flow={flow} hidden={Boolean(request) && !isFormKept} />
    </>
  )
}
