import { reportLead } from '#client/analytics/report-lead.ts'
import * as formWords from '#data/forms/home-contact-form.yaml'
import { messageSent } from '#data/toasts.yaml'
import { formConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

const homeContactForm = formConfig(formWords, {
  id: 'home-contact',
  opensChat: true,
  toasts: { done: messageSent },
  report: () => reportLead('home'),
})

/** Contact form of the home page (requirements §3.4.1, §4.5.1): opens a chat with the message. */
export default function HomeContactForm() {
  const flow = useLeadForm(homeContactForm)
  return <LeadForm flow={flow} />
}
