import { buttons, fields } from '../../data/forms/home-contact.fields'
import type { HomeContactInput } from '../../data/forms/home-contact.schema'
import { homeContactMessage, homeContactSubject } from '../../data/messages/home-contact-message'
import { toasts } from '../../data/toasts'
import { reportLead } from '../analytics/track'
import { Field } from './Field'
import { LeadForm } from './LeadForm'
import type { Lead } from './lead'
import { useLeadForm } from './useLeadForm'

const lead: Lead<HomeContactInput> = {
  id: 'home-contact',
  fields,
  buttons,
  schema: async () => (await import('../../data/forms/home-contact.schema')).HomeContactSchema,
  check: 'browser',
  subject: homeContactSubject,
  letter: (values) => ({ subject: homeContactSubject, body: homeContactMessage(values) }),
  opensChat: true,
  clears: 'when done',
  toasts: { done: toasts.messageSent },
  report: () => reportLead('home'),
}

/** Contact form of the home page (requirements §3.4.1, §4.5.1): opens a chat with the message written out. */
export default function HomeContactForm() {
  const flow = useLeadForm(lead)
  return (
    <LeadForm flow={flow}>
      <Field name="name" />
      <Field name="email" />
      <Field name="message" />
    </LeadForm>
  )
}
