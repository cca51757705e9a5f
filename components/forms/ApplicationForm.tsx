import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { track, trackPixel } from '#client/analytics/track.ts'
import { attempt } from '#client/dom/attempt.ts'
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

/** What a visitor has typed or sent, for when the form opens again. */
interface VisitAnswers {
  /** Answers of a form that was closed before it was sent. */
  draft?: FieldValues | undefined
  /** The last application. */
  sent?: OutgoingMessage
}

/**
 * The field from which the browser restores the draft when it reloads the page, for example after a
 * phone has discarded the tab. Browsers restore only fields that are served with the page, so
 * ApplicationView serves this one.
 */
const draftField = () =>
  document.querySelector<HTMLTextAreaElement>('textarea[name=draft]')

/** The answers of this visit; they are kept in memory, never in storage. */
const visitAnswers: VisitAnswers = {
  draft: attempt(() => JSON.parse(draftField()?.value ?? '')),
}

const hasDraft = () => Object.values(visitAnswers.draft ?? {}).some(Boolean)

function setDraft(draft: FieldValues | undefined) {
  visitAnswers.draft = draft
  const field = draftField()
  if (field) field.value = draft ? JSON.stringify(draft) : ''
}

/**
 * Marks the document as containing unsent text while the form with the draft is closed
 * (client/dom/unsent-text). The mark is on <body>, since the draft is kept even if its page is
 * removed from memory.
 */
const markDraft = (isUnsent: boolean) =>
  document.body.toggleAttribute('data-unsent', isUnsent)

/**
 * While the page is hidden, the draft field contains the sent application: if the browser discards
 * the page, it can restore the application later (useRefilledAnswers).
 */
function followVisibility() {
  const sentAnswers = visitAnswers.sent?.values
  if (!sentAnswers) return
  if (document.hidden && !hasDraft()) setDraft(sentAnswers)
  if (!document.hidden && visitAnswers.draft === sentAnswers) {
    setDraft(undefined)
    markDraft(false)
  }
}

// A restored draft is unsent text too; while prerendering there is no document to mark.
if (!import.meta.env.SSR) {
  markDraft(hasDraft())
  document.addEventListener('visibilitychange', followVisibility)
}

interface ApplicationFormProps {
  currency: Currency
  onSent: (application: OutgoingMessage) => void
  /**
   * After an application was put back into the form, this is called at each edit with that
   * application and its edited version.
   */
  onEdited: (
    application: OutgoingMessage,
    editedMessage: OutgoingMessage,
  ) => void
}

/**
 * Application form for the premium program (requirements §4.9, §5.3). Sending only logs the owner's
 * notification to the console, so a panel of ApplicationView then offers the same text by chat and
 * mail.
 */
export function ApplicationForm({
  currency,
  onSent,
  onEdited,
}: ApplicationFormProps) {
  const config = useMemo(() => configFor(currency), [currency])
  const [earlierApplication, setEarlierApplication] =
    useState<OutgoingMessage>()
  const [correctedApplication, setCorrectedApplication] =
    useState<OutgoingMessage>()
  const finishApplication = (application: OutgoingMessage) => {
    visitAnswers.sent = application
    // Removes the draft that was saved if the visitor closed the form while it was being sent.
    setDraft(undefined)
    followVisibility()
    markDraft(false)
    onSent(application)
  }
  const flow = useLeadForm(config, { onClose: finishApplication })
  const { element, fill, followEdits } = flow

  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the form opens
  useLayoutEffect(() => {
    const form = element.current
    let formDraft: FieldValues | undefined
    const saveDraft = () => {
      if (form) setDraft(readAnswers(form, config))
      formDraft = visitAnswers.draft
    }
    const showDraft = () => {
      if (hasDraft() && visitAnswers.draft !== formDraft)
        fill({ ...visitAnswers.draft })
      formDraft = visitAnswers.draft
    }
    // A soft navigation keeps the page in memory with its form open, and the cleanup below does not
    // run. Therefore the draft is also saved at each edit, and when answers are put back.
    const stopFollowing = followEdits(saveDraft)
    // When Back shows a page from memory, the form of another page may have saved a newer draft.
    form?.addEventListener('focusin', showDraft)
    showDraft()
    setEarlierApplication(visitAnswers.sent)
    markDraft(false)
    return () => {
      stopFollowing()
      // This form's text must not replace a newer draft that another form has saved since.
      if (visitAnswers.draft === formDraft || !visitAnswers.draft) saveDraft()
      markDraft(hasDraft())
    }
  }, [])

  useEffect(() => {
    if (correctedApplication)
      return followEdits((editedMessage) =>
        onEdited(correctedApplication, editedMessage),
      )
  }, [correctedApplication, followEdits, onEdited])

  const putBack = (application: OutgoingMessage) => {
    if (!flow.putBack(application.values)) return
    setEarlierApplication(undefined)
    setCorrectedApplication(application)
  }

  return (
    <>
      {earlierApplication && (
        <p className="mb-5">
          <button
            type="button"
            className="btn-quiet"
            onClick={() => putBack(earlierApplication)}
          >
            {panel.putBack}
          </button>
        </p>
      )}
      <LeadForm flow={flow} />
    </>
  )
}
