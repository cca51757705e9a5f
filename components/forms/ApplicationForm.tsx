import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { track, trackPixel } from '#client/analytics/track.ts'
import { panel } from '#data/forms/all-forms.yaml'
import { pricedFields } from '#data/forms/application.ts'
import {
  buttons,
  fields,
  message,
  next,
} from '#data/forms/application-form.yaml'
import { ApplicationSchema } from '#data/forms/application-schema.ts'
import type { Answers, FieldValues } from '#data/forms/field.ts'
import { applicationNotification } from '#data/messages/application-message.ts'
import { type Currency, formatMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import { applicationFailed, applicationSubmitted } from '#data/toasts.yaml'
import {
  type FormConfig,
  type OutgoingMessage,
  readAnswers,
} from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './useLeadForm.ts'

type ApplicationAnswers = Answers<typeof fields>

const configFor = (currency: Currency): FormConfig => ({
  id: 'application',
  fields: pricedFields(fields, formatMoney(prices.premium[currency], currency)),
  buttons,
  next,
  schema: ApplicationSchema,
  check: 'schema',
  subject: message.header,
  compose: (values: ApplicationAnswers, source) =>
    applicationNotification(values, { currency, sentAt: new Date(), source }),
  opensChat: false,
  clears: 'when done',
  toasts: { done: applicationSubmitted, failed: applicationFailed },
  report: (values: ApplicationAnswers, notification) => {
    console.log('Owner notification', notification)
    track('premium_application_submitted', {
      source: message.program,
      business_name: values.businessName,
      email_domain: values.email.split('@').at(-1) ?? '',
      value: 1000,
      currency: 'USD',
      program_currency: currency,
    })
    trackPixel('SubmitApplication', { value: 1000, currency: 'USD' })
  },
})

interface VisitAnswers {
  /** Answers of a form that was closed before it was sent. */
  draft?: FieldValues | undefined
  /** The last application. */
  sent?: OutgoingMessage
}

/** Kept in memory until the page is reloaded, never in storage. */
const visitAnswers: VisitAnswers = {}

interface ApplicationFormProps {
  currency: Currency
  onSent: (application: OutgoingMessage) => void
  /** Called after each edit of an application whose answers were put back. */
  onEdited: (application: OutgoingMessage, edited: OutgoingMessage) => void
}

/**
 * Application for the premium program (requirements §4.9, §5.3). The owner's notification only goes
 * to the console, so the same text is offered by chat and mail above the details.
 */
export function ApplicationForm({
  currency,
  onSent,
  onEdited,
}: ApplicationFormProps) {
  const config = useMemo(() => configFor(currency), [currency])
  const [previous, setPrevious] = useState<OutgoingMessage>()
  const [corrected, setCorrected] = useState<OutgoingMessage>()
  const finish = (application: OutgoingMessage) => {
    visitAnswers.sent = application
    // Closing the form while it was being sent has saved its answers as a draft.
    visitAnswers.draft = undefined
    onSent(application)
  }
  const flow = useLeadForm(config, { onClose: finish })
  const { element, fill, followEdits } = flow

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens
  useLayoutEffect(() => {
    const form = element.current
    const keep = () => {
      if (form) visitAnswers.draft = readAnswers(form, config)
    }
    // A page that is left by a link stays in memory with its form open.
    form?.addEventListener('input', keep)
    if (visitAnswers.draft) fill(visitAnswers.draft)
    setPrevious(visitAnswers.sent)
    // Once it is closed, no field of the page holds the draft (client/dom/unsent-text).
    const island = form?.closest('[data-island]')
    island?.removeAttribute('data-unsent')
    return () => {
      keep()
      island?.toggleAttribute(
        'data-unsent',
        Object.values(visitAnswers.draft ?? {}).some(Boolean),
      )
    }
  }, [])

  useEffect(() => {
    if (corrected) return followEdits((edited) => onEdited(corrected, edited))
  }, [corrected, followEdits, onEdited])

  const putBack = (application: OutgoingMessage) => {
    if (!flow.putBack(application.values)) return
    setPrevious(undefined)
    setCorrected(application)
  }

  return (
    <>
      {previous && (
        <p className="mb-5">
          <button
            type="button"
            className="btn-quiet"
            onClick={() => putBack(previous)}
          >
            {panel.putBack}
          </button>
        </p>
      )}
      <LeadForm flow={flow} />
    </>
  )
}
