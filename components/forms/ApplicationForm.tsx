import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { track, trackPixel } from '#client/analytics/track.ts'
import { panel } from '#data/forms/all-forms.yaml'
import { withPrice } from '#data/forms/application.ts'
import {
  buttons,
  fields,
  message,
  next,
} from '#data/forms/application-form.yaml'
import { ApplicationSchema } from '#data/forms/application-schema.ts'
import type { Answers } from '#data/forms/field.ts'
import {
  applicationContext,
  applicationNotification,
} from '#data/messages/application-message.ts'
import type { Currency } from '#data/money.ts'
import { formatMoney } from '#data/money.ts'
import { prices } from '#data/prices.yaml'
import { applicationFailed, applicationSubmitted } from '#data/toasts.yaml'
import {
  editFallbackAbovePage,
  showFallbackAbovePage,
} from './fallback-above-page.tsx'
import {
  type FormConfig,
  type OutgoingMessage,
  readAnswers,
} from './form-config.ts'
import { LeadForm } from './LeadForm.tsx'
import { RadioField } from './RadioField.tsx'
import { useLeadForm } from './useLeadForm.ts'

const configFor = (currency: Currency): FormConfig<Answers<typeof fields>> => ({
  id: 'application',
  fields: withPrice(fields, formatMoney(prices.premium[currency], currency)),
  buttons,
  next,
  schema: ApplicationSchema,
  check: 'schema',
  subject: message.header,
  compose: (values, source) =>
    applicationNotification(
      { ...values, ...applicationContext(currency, new Date()) },
      source,
    ),
  opensChat: false,
  clears: 'when done',
  toasts: { done: applicationSubmitted, failed: applicationFailed },
  report: (values, notification) => {
    const { source } = applicationContext(currency, new Date())
    console.log('Owner notification', notification)
    track('premium_application_submitted', {
      source,
      business_name: values.businessName,
      email_domain: values.email.split('@').at(-1) ?? '',
      value: 1000,
      currency: 'USD',
      program_currency: currency,
    })
    trackPixel('SubmitApplication', { value: 1000, currency: 'USD' })
  },
})

type SentApplication = OutgoingMessage<Answers<typeof fields>>

interface VisitAnswers {
  /** Answers of a form that was closed before it was sent. */
  draft?: Record<string, string> | undefined
  /** The last application. */
  sent?: SentApplication
}

/** Kept in memory until the page is reloaded, never in storage. */
const visitAnswers: VisitAnswers = {}

interface ApplicationFormProps {
  currency: Currency
  /** Closes the form and goes back to the details. */
  onDone: () => void
}

/**
 * Application for the premium program (requirements §4.9, §5.3). The owner's notification only goes
 * to the console, so the same text is offered by chat and mail above the details.
 */
export function ApplicationForm({ currency, onDone }: ApplicationFormProps) {
  const config = useMemo(() => configFor(currency), [currency])
  const [previous, setPrevious] = useState<SentApplication>()
  const [corrected, setCorrected] = useState<SentApplication>()
  const page = useRef<Element>(null)
  const finish = (outgoing: SentApplication) => {
    visitAnswers.sent = outgoing
    // Closing the form while it was being sent has saved its answers as a draft.
    visitAnswers.draft = undefined
    // The visitor may have closed the form meanwhile, or left its page.
    if (page.current) showFallbackAbovePage(page.current, outgoing)
    onDone()
  }
  const flow = useLeadForm(config, { onDone: finish })
  const { element, fill, followEdits } = flow

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time it opens
  useLayoutEffect(() => {
    const form = element.current
    page.current = form?.closest('main') ?? null
    const keep = () => {
      if (form) visitAnswers.draft = readAnswers(form, config.fields)
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
    if (corrected)
      return followEdits((edited) => editFallbackAbovePage(corrected, edited))
  }, [corrected, followEdits])

  const putBack = (application: SentApplication) => {
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
      <LeadForm flow={flow} RadioField={RadioField} />
    </>
  )
}
