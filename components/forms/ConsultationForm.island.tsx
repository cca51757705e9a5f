import { useEffect, useState } from 'react'
import { reportLead } from '#client/analytics/report-lead.ts'
import { readParam } from '#client/dom/url-param.ts'
import { levelNameOf } from '#data/asked-level.ts'
import * as formWords from '#data/forms/consultation-form.yaml'
import type { Answers } from '#data/forms/field.ts'
import {
  consultationMessage,
  labelledQuizLevel,
} from '#data/messages/consultation-message.ts'
import { consultationRequested } from '#data/toasts.yaml'
import { formConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

/**
 * Name of the level in the URL (?level=expert), undefined if there is none; while prerendering, the
 * placeholder of the message template (messageTemplate).
 */
const quizLevel = () =>
  import.meta.env.SSR ? '{level}' : levelNameOf(readParam('level'))

const consultationForm = formConfig(formWords, {
  id: 'consultation',
  compose: (values: Answers<typeof formWords.fields>, source) =>
    consultationMessage(values, { quizLevel: quizLevel(), source }),
  opensChat: true,
  clears: 'at once',
  toasts: { done: consultationRequested },
  report: () => reportLead('consultation'),
})

/**
 * Form for a free consultation (requirements §3.4.4, §4.7). It is cleared when the chat opens; then
 * a toast confirms the request. A link from the quiz names a level, as in ?level=expert.
 */
export default function ConsultationForm() {
  const flow = useLeadForm(consultationForm)
  // The level is read after hydration, since the prerendered HTML is the same for every query.
  const [level, setLevel] = useState<string>()
  useEffect(() => setLevel(quizLevel()), [])

  return (
    <>
      <LeadForm flow={flow} />
      {/* The level is below the form, so that no field moves when it appears. */}
      {level && (
        <p className="mt-4 text-sm">{labelledQuizLevel(level).join(': ')}</p>
      )}
    </>
  )
}
