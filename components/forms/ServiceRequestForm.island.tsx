import { useEffect, useState } from 'react'
import { track } from '../../client/analytics/track.ts'
import { readParam } from '../../client/dom/url-param.ts'
import { knownValue } from '../../data/forms/field.ts'
import { buttons, fields, requestServices } from '../../data/forms/service-request.fields.ts'
import type { ServiceRequestInput } from '../../data/forms/service-request.schema.ts'
import {
  serviceRequestMessage,
  serviceRequestSubject,
} from '../../data/messages/service-request-message.ts'
import { toasts } from '../../data/toasts.ts'
import { Field } from './Field.tsx'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { ThankYou } from './ThankYou.tsx'
import { useLeadForm } from './useLeadForm.ts'

const lead: FormConfig<ServiceRequestInput> = {
  id: 'service-request',
  fields,
  buttons,
  schema: async () =>
    (await import('../../data/forms/service-request.schema.ts')).ServiceRequestSchema,
  check: 'schema',
  subject: serviceRequestSubject,
  compose: (values) => ({ subject: serviceRequestSubject, body: serviceRequestMessage(values) }),
  opensChat: true,
  clears: 'when done',
  toasts: {
    done: toasts.serviceRequestSent,
    missing: toasts.requiredFieldsMissing,
    failed: toasts.serviceRequestFailed,
  },
  report: ({ service }) => {
    track('service_request', { value: 200, currency: 'USD', service })
    track('service_requested', { service })
  },
}

/**
 * Service request form (requirements §3.4.3, §4.6); a link may choose the service:
 * /service-request?service=seo-services. Its thanks take its place until somebody writes on, and the
 * panel with the request is below them: nobody knows whether the chat has opened.
 */
export default function ServiceRequestForm() {
  const [chatHref, setChatHref] = useState<string>()
  const [writesOn, setWritesOn] = useState(false)
  const flow = useLeadForm(lead, {
    onDone: (request, writing) => {
      setChatHref(request.chat.href)
      setWritesOn(writing)
    },
    onPutBack: () => setWritesOn(true),
  })
  const { element, fill } = flow

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive; a choice made before that stays
  useEffect(() => {
    const service = knownValue(requestServices, readParam('service'))
    const select = element.current?.elements.namedItem('service')
    if (service && select instanceof HTMLSelectElement && select.value === '') fill({ service })
  }, [])

  return (
    <>
      {chatHref && <ThankYou chatHref={chatHref} takesFocus={!writesOn} />}
      <LeadForm flow={flow} hidden={Boolean(chatHref) && !writesOn}>
        <Field name="name" />
        <Field name="email" />
        <Field name="phone" />
        <Field name="company" />
        <Field name="service" wide />
        <Field name="budget" />
        <Field name="timeline" />
        <Field name="description" />
        <Field name="goals" />
      </LeadForm>
    </>
  )
}
