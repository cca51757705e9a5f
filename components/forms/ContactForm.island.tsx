import { useEffect, useState } from 'react'
import { reportLead } from '#client/analytics/report-lead.ts'
import * as formWords from '#data/forms/contact-form.yaml'
import { formConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { SentCard } from './SentCard.tsx'
import { useLeadForm } from './useLeadForm.ts'

/** Time in ms until the form replaces the success card (requirements §9.4.8). */
const SENT_CARD_DURATION_MS = 3000

const contactForm = formConfig(formWords, {
  id: 'contact',
  opensChat: false,
  report: (values) => {
    console.log('Contact form submitted', values)
    reportLead('contact')
  },
})

/**
 * 'Get In Touch' form of the contact page (requirements §3.4.2, §4.5.2). A success card replaces it
 * for 3 s, then the empty form is back. Since the form itself sends nothing, a panel above it
 * offers the same text by chat and mail; at first the card covers the title and text of the panel.
 * If the visitor kept typing, the form stays in place, with the panel below it.
 */
export default function ContactForm() {
  const [sentCount, setSentCount] = useState(0)
  const [isCovered, setCovered] = useState(false)
  const [hasNewInput, setHasNewInput] = useState(false)
  const flow = useLeadForm(contactForm, {
    onDone: (_, isInputKept) => {
      setSentCount((count) => count + 1)
      setCovered(true)
      setHasNewInput(isInputKept)
    },
    onPutBack: () => setCovered(false),
  })

  useEffect(() => {
    if (sentCount === 0) return
    const timer = setTimeout(() => setCovered(false), SENT_CARD_DURATION_MS)
    return () => clearTimeout(timer)
  }, [sentCount])

  const cover = <SentCard key={sentCount} takesFocus={!hasNewInput} />
  return (
    <LeadForm
      flow={flow}
      hidden={isCovered && !hasNewInput}
      cover={{ element: cover, isCovered, isAbove: !hasNewInput }}
    />
  )
}
