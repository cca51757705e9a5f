import { reportLead } from '../../client/analytics/track.ts'
import { buttons, fields } from '../../data/forms/consultation.fields.ts'
import type { ConsultationInput } from '../../data/forms/consultation.schema.ts'
import {
  consultationMessage,
  consultationSubject,
} from '../../data/messages/consultation-message.ts'
import { toasts } from '../../data/toasts.ts'
import { Field } from './Field.tsx'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

const config: FormConfig<ConsultationInput> = {
  id: 'consultation',
  fields,
  buttons,
  schema: async () => (await import('../../data/forms/consultation.schema.ts')).ConsultationSchema,
  check: 'browser',
  subject: consultationSubject,
  compose: (values) => ({ subject: consultationSubject, body: consultationMessage(values) }),
  opensChat: true,
  clears: 'at once',
  toasts: { done: toasts.consultationRequested },
  report: () => reportLead('consultation'),
}

/** Free consultation form (requirements §3.4.4, §4.7): clears at once, and a toast confirms. */
export default function ConsultationForm() {
  const flow = useLeadForm(config)
  return (
    <LeadForm flow={flow}>
      <Field name="name" />
      <Field name="email" />
      <Field name="phone" />
      <Field name="businessType" />
      <Field name="challenges" />
      <Field name="preferredTime" wide />
    </LeadForm>
  )
}
