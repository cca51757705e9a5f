import { useEffect, useMemo, useState } from 'react'
import { reportLead } from '../../client/analytics/track.ts'
import { readParam } from '../../client/dom/url-param.ts'
import { buttons, fields } from '../../data/forms/consultation.fields.ts'
import type { ConsultationInput } from '../../data/forms/consultation.schema.ts'
import {
  consultationMessage,
  consultationSubject,
  quizLine,
} from '../../data/messages/consultation-message.ts'
import type { Level } from '../../data/schemas/facts.ts'
import { toasts } from '../../data/toasts.ts'
import { Field } from './Field.tsx'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

const configFor = (quizLevel?: string): FormConfig<ConsultationInput> => ({
  id: 'consultation',
  fields,
  buttons,
  schema: async () => (await import('../../data/forms/consultation.schema.ts')).ConsultationSchema,
  check: 'browser',
  subject: consultationSubject,
  compose: (values) => ({
    subject: consultationSubject,
    body: consultationMessage(values, quizLevel),
  }),
  opensChat: true,
  clears: 'at once',
  toasts: { done: toasts.consultationRequested },
  report: () => reportLead('consultation'),
})

interface ConsultationFormProps {
  levels?: readonly Pick<Level, 'id' | 'level'>[]
}

/**
 * Free consultation form (requirements §3.4.4, §4.7): clears at once, and a toast confirms. A link
 * from the quiz brings the level that it recommended: /consultation?level=expert.
 */
export default function ConsultationForm({ levels = [] }: ConsultationFormProps) {
  const [quizLevel, setQuizLevel] = useState<string>()
  const config = useMemo(() => configFor(quizLevel), [quizLevel])
  const flow = useLeadForm(config)

  // Read after hydration: the served page is the same for every URL.
  useEffect(() => setQuizLevel(levels.find(({ id }) => id === readParam('level'))?.level), [levels])

  return (
    <div className="relative">
      {/* In the gap above the form, so that nothing moves. */}
      {quizLevel && (
        <p className="absolute bottom-full pb-1 text-sm">{quizLine(quizLevel).join(': ')}</p>
      )}
      <LeadForm flow={flow}>
        <Field name="name" />
        <Field name="email" />
        <Field name="phone" />
        <Field name="businessType" />
        <Field name="challenges" />
        <Field name="preferredTime" wide />
      </LeadForm>
    </div>
  )
}
