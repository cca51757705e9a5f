import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '#client/toasts/toast.ts'
import type { FieldValues } from '#data/forms/field.ts'
import { otherTextInForm } from '#data/toasts.yaml'
import {
  currentMessage,
  type FallbackOffer,
  type FallbackReason,
  type FormConfig,
  isUnsent,
  type OutgoingMessage,
} from './form-config.ts'
import type { FormAnswers } from './useAnswers.ts'

/** Calls back with the form's message after every edit; returns a function to stop. */
const useEdits = <Values extends FieldValues>(
  config: FormConfig<Values>,
  { form, element }: FormAnswers<Values>,
) =>
  useCallback(
    (show: (edited: OutgoingMessage<Values>) => void) =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (element.current) show(currentMessage(config, element.current))
        },
      }),
    [form, element, config],
  )

/** Keeps the messages of a form that may not have reached the consultant. */
export function useOffers<Values extends FieldValues>(
  config: FormConfig<Values>,
  answers: FormAnswers<Values>,
  onPutBack?: () => void,
) {
  const unreported = useRef<OutgoingMessage<Values>>(undefined)
  const [fallbackOffers, setFallbackOffers] = useState<readonly FallbackOffer<Values>[]>([])
  const followEdits = useEdits(config, answers)

  // A panel of an unsent message follows the form, so that it sends the visitor's latest edits.
  const hasEditedOffer = fallbackOffers.some(({ edited }) => edited)
  useEffect(() => {
    if (!hasEditedOffer) return
    return followEdits((edited) =>
      setFallbackOffers((all) =>
        all.map((each) => (each.edited ? { ...each, edited, isUsed: false } : each)),
      ),
    )
  }, [hasEditedOffer, followEdits])

  const offer = (reason: FallbackReason, outgoing: OutgoingMessage<Values>) => {
    const edited = isUnsent({ reason }) ? outgoing : undefined
    if (edited) unreported.current = outgoing
    setFallbackOffers((earlier) => [
      { reason, outgoing, edited },
      ...earlier.filter((other) => other.outgoing.message.body !== outgoing.message.body),
    ])
  }

  /** Drops the panels that the message which is sent now replaces. */
  const replaceOffers = () => {
    unreported.current = undefined
    // A panel that follows the form's edits shows the very message that is sent now. A panel that
    // was only offered stays until it is used: it may hold the only copy of its message.
    setFallbackOffers((all) =>
      all.filter(({ reason, edited, isUsed }) => reason === 'offered' && !edited && !isUsed),
    )
  }

  /** Notes that a message was sent by one of its links or copied, and reports the first time. */
  const reportUsed = (used: OutgoingMessage<Values>) => {
    const { edited = used } = fallbackOffers.find(({ outgoing }) => outgoing === used) ?? {}
    setFallbackOffers((all) =>
      all.map((each) => (each.outgoing === used ? { ...each, isUsed: true } : each)),
    )
    if (unreported.current !== used) return
    unreported.current = undefined
    config.report(edited.values, edited.message)
  }

  /** Fills the form with a message's answers; false where it would replace other words. */
  const putBack = (values: Values) => {
    if (answers.holdsOtherText(values)) {
      void showToast(otherTextInForm)
      return false
    }
    if (onPutBack) flushSync(onPutBack)
    answers.putBack(values)
    setFallbackOffers((all) =>
      all.map((each) => ({
        ...each,
        edited: each.outgoing.values === values ? each.outgoing : undefined,
      })),
    )
    return true
  }

  return { fallbackOffers, offer, replaceOffers, followEdits, reportUsed, putBack }
}
