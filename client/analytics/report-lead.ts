import { type TrackedForm, track } from './track.ts'

/** Reports, as two events, that a visitor has sent `form` (requirements §7.3.2). */
export function reportLead(form: TrackedForm) {
  track('generate_lead', { value: 100, currency: 'USD', form })
  track('lead_generated', { form })
}
