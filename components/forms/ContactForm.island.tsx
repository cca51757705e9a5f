import { useEffect, useState } from 'react'
import { reportLead } from '#client/analytics/report-lead.ts'
import * as words from '#data/forms/contact-form.yaml'
import { formConfig } from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { SentCard } from './SentCard.tsx'
import { useLeadForm } from './useLeadForm.ts'

/** Time until the success card gives way to the form (requirements §9.4.8), in ms. */
const SENT_CARD_DELAY_MS = 3000

const contactForm = formConfig(words, {
  id: 'contact',
  opensChat: false,
  report: (values) => {
    console.log('Contact form submitted', values)
    reportLead('contact')
  },
})

/**
 * 'Get In Touch' form of the contact page (requirements §3.4.2, §4.5.2): a success card for 3 s,
 * then the empty form. It sends nothing itself, so a panel offers the same text by chat and mail in
 * the card's place, and the form begins below it. A visitor who kept typing keeps the form where it
 * is, with the panel below it.
 */
export default function ContactForm() {
  const [sentTimes, setSentTimes] = useState(0)
  const [isCovered, setCovered] = useState(false)
  const [hasNewInput, setHasNewInput] = useState(false)
  const flow = useLeadForm(contactForm, {
    onDone: (_, isTyping) => {
      setSentTimes((times) => times + 1)
      setCovered(true)
      setHasNewInput(isTyping)
    },
    onPutBack: () => setCovered(false),
  })

  useEffect(() => {
    if (sentTimes === 0) return
    const timer = setTimeout(() => setCovered(false), SENT_CARD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [sentTimes])

  const cover = <SentCard key={sentTimes} takesFocus={!hasNewInput} />
  return (
    <LeadForm
      flow={flow}
      hidden={isCovered && !hasNewInput}
      cover={{ element: cover, isCovered, isAbove: !hasNewInput }}
    />
  )
}
