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
const useEdits = (config: FormConfig, { form, element }: FormAnswers) =>
  useCallback(
    (show: (edited: OutgoingMessage) => void) =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (element.current) show(currentMessage(config, element.current))
        },
      }),
    [form, element, config],
  )

/** Whether a panel may hold the only copy of its message, and stays until it is used. */
const isOnlyOffered = ({ reason, edited, isUsed }: FallbackOffer) =>
  reason === 'offered' && !edited && !isUsed

/** A panel that follows the form shows the latest edits, which were not sent yet. */
const withEdit = (
  offer: FallbackOffer,
  edited: OutgoingMessage,
): FallbackOffer => (offer.edited ? { ...offer, edited, isUsed: false } : offer)

const withoutMessage = (
  offers: readonly FallbackOffer[],
  { message }: OutgoingMessage,
) => offers.filter(({ outgoing }) => outgoing.message.body !== message.body)

/** This application, then the earlier ones that nobody has used or corrected. */
export const withOffered = (
  offers: readonly FallbackOffer[],
  outgoing: OutgoingMessage,
): FallbackOffer[] => [
  { reason: 'offered', outgoing },
  ...withoutMessage(offers, outgoing).filter(isOnlyOffered),
]

/** Keeps the messages of a form that may not have reached the consultant. */
export function useOffers(
  config: FormConfig,
  answers: FormAnswers,
  onPutBack?: () => void,
) {
  const unreported = useRef<OutgoingMessage>(undefined)
  const [fallbackOffers, setFallbackOffers] = useState<
    readonly FallbackOffer[]
  >([])
  const changeEach = (change: (offer: FallbackOffer) => FallbackOffer) =>
    setFallbackOffers((all) => all.map(change))
  const followEdits = useEdits(config, answers)

  // A panel of an unsent message follows the form, so that it sends the visitor's latest edits.
  const hasEditedOffer = fallbackOffers.some(({ edited }) => edited)
  useEffect(() => {
    if (!hasEditedOffer) return
    return followEdits((edited) =>
      setFallbackOffers((all) => all.map((each) => withEdit(each, edited))),
    )
  }, [hasEditedOffer, followEdits])

  const offer = (reason: FallbackReason, outgoing: OutgoingMessage) => {
    const edited = isUnsent({ reason }) ? outgoing : undefined
    if (edited) unreported.current = outgoing
    setFallbackOffers((all) => [
      { reason, outgoing, edited },
      ...withoutMessage(all, outgoing),
    ])
  }

  /** Drops the panels that the message which is sent now replaces. */
  const replaceOffers = () =>
    // A panel that follows the form's edits shows the very message that is sent now.
    setFallbackOffers((all) => all.filter(isOnlyOffered))

  /** Notes that a message was sent by one of its links or copied, and reports the first time. */
  const reportUsed = (used: OutgoingMessage) => {
    const { edited = used } =
      fallbackOffers.find(({ outgoing }) => outgoing === used) ?? {}
    changeEach((each) =>
      each.outgoing === used ? { ...each, isUsed: true } : each,
    )
    if (unreported.current !== used) return
    unreported.current = undefined
    config.report(edited.values, edited.message)
  }

  /** Fills the form with a message's answers; false where it would replace other words. */
  const putBack = (values: FieldValues) => {
    if (answers.holdsOtherText(values)) {
      void showToast(otherTextInForm)
      return false
    }
    if (onPutBack) flushSync(onPutBack)
    answers.putBack(values)
    changeEach((each) => {
      const isPutBack = each.outgoing.values === values
      return { ...each, edited: isPutBack ? each.outgoing : undefined }
    })
    return true
  }

  return {
    fallbackOffers,
    offer,
    replaceOffers,
    followEdits,
    reportUsed,
    putBack,
  }
}
