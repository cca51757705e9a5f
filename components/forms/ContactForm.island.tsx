import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { reportLead } from '#client/analytics/report-lead.ts'
import { buttons, fields } from '#data/forms/contact.yaml'
import type { Answers } from '#data/forms/field.ts'
import { schemaOf } from '#data/forms/form-schema.ts'
import { contactMessage, contactSubject } from '#data/messages/contact-message.ts'
import type { FormConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { SentCard } from './SentCard.tsx'
import { useLeadForm } from './useLeadForm.ts'

/** Time until the success card gives way to the form (requirements §9.4.8), in ms. */
const SENT_CARD_DELAY_MS = 3000

const config: FormConfig<Answers<typeof fields>> = {
  id: 'contact',
  fields,
  buttons,
  schema: schemaOf(fields),
  check: 'browser',
  subject: contactSubject,
  compose: (values, source) => ({ subject: contactSubject, body: contactMessage(values, source) }),
  opensChat: false,
  clears: 'when done',
  toasts: {},
  report: (values) => {
    console.log('Contact form submitted', values)
    reportLead('contact')
  },
}

/**
 * 'Get In Touch' form of the contact page (requirements §3.4.2, §4.5.2): a success card for 3 s,
 * then the empty form; a visitor who kept typing keeps the form. It sends nothing itself, so the
 * same text is offered by chat and mail.
 */
export default function ContactForm() {
  const [succeeded, setSucceeded] = useState(false)
  const [isFormKept, setFormKept] = useState(false)
  const flow = useLeadForm(config, {
    onDone: (_, hasNewInput) => {
      setSucceeded(true)
      setFormKept(hasNewInput)
    },
    onPutBack: () => setFormKept(true),
  })
  const { element } = flow

  useEffect(() => {
    if (!succeeded) return
    const timer = setTimeout(() => {
      const isRead = document.activeElement?.matches('[aria-labelledby=sent-title]')
      flushSync(() => setSucceeded(false))
      // The form is taller than the card, and its button takes the focus that the card had.
      if (isRead) element.current?.scrollIntoView()
    }, SENT_CARD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [succeeded, element])

  return (
    <>
      {succeeded && <SentCard takesFocus={!isFormKept} />}
      <LeadForm flow={flow} hidden={succeeded && !isFormKept} />
    </>
  )
}
