import { useEffect, useState } from 'react'
import { reportLead } from '../../client/analytics/track.ts'
import { buttons, fields } from '../../data/forms/contact.fields.ts'
import type { ContactInput } from '../../data/forms/contact.schema.ts'
import { contactMessage, contactSubject } from '../../data/messages/contact-message.ts'
import { Field } from './Field.tsx'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { SentCard } from './SentCard.tsx'
import { useLeadForm } from './useLeadForm.ts'

/** How long the success card stands before the form is shown again (requirements §9.4.8). Milliseconds. */
const SUCCESS_SHOWN = 3000

const lead: FormConfig<ContactInput> = {
  id: 'contact',
  fields,
  buttons,
  schema: async () => (await import('../../data/forms/contact.schema.ts')).ContactSchema,
  check: 'browser',
  subject: contactSubject,
  compose: (values) => ({ subject: contactSubject, body: contactMessage(values) }),
  opensChat: false,
  clears: 'when done',
  toasts: {},
  report: (values) => {
    console.log('Contact form submitted', values)
    reportLead('contact')
  },
}

/**
 * 'Get In Touch' form of the contact page (requirements §3.4.2, §4.5.2): a card for 3 s, then the empty
 * form, which stays where somebody writes on. It sends nothing itself, so the same text is offered by
 * chat and mail.
 */
export default function ContactForm() {
  const [succeeded, setSucceeded] = useState(false)
  const [writesOn, setWritesOn] = useState(false)
  const flow = useLeadForm(lead, {
    onDone: (_, writing) => {
      setSucceeded(true)
      setWritesOn(writing)
    },
    onPutBack: () => setWritesOn(true),
  })

  useEffect(() => {
    if (!succeeded) return
    const timer = setTimeout(() => setSucceeded(false), SUCCESS_SHOWN)
    return () => clearTimeout(timer)
  }, [succeeded])

  return (
    <>
      {succeeded && <SentCard takesFocus={!writesOn} />}
      <LeadForm flow={flow} hidden={succeeded && !writesOn}>
        <Field name="name" />
        <Field name="email" />
        <Field name="company" />
        <Field name="service" />
        <Field name="message" />
      </LeadForm>
    </>
  )
}
