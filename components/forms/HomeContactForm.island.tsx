import { reportLead } from '#client/analytics/report-lead.ts'
import type { Answers } from '#data/forms/field.ts'
import { schemaOf } from '#data/forms/form-schema.ts'
import { buttons, fields, message } from '#data/forms/home-contact-form.yaml'
import { formMessage } from '#data/messages/form-message.ts'
import { messageSent } from '#data/toasts.yaml'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

const config: FormConfig<Answers<typeof fields>> = {
  id: 'home-contact',
  fields,
  buttons,
  schema: schemaOf(fields),
  check: 'browser',
  subject: message.subject,
  compose: formMessage(message, fields),
  opensChat: true,
  clears: 'when done',
  toasts: { done: messageSent },
  report: () => reportLead('home'),
}

/** Contact form of the home page (requirements §3.4.1, §4.5.1): opens a chat with the message. */
export default function HomeContactForm() {
  const flow = useLeadForm(config)
  return <LeadForm flow={flow} />
}
