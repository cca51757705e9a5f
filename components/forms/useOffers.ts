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

/** Returns a function that subscribes to edits: `onEdit` gets the form's message after each. */
const useFollowEdits = (config: FormConfig, { form, element }: FormAnswers) =>
  useCallback(
    (onEdit: (edited: OutgoingMessage) => void) =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (element.current) onEdit(currentMessage(config, element.current))
        },
      }),
    [form, element, config],
  )

/** Whether a panel may contain the only copy of its message, so that it stays until it is used. */
const mayBeOnlyCopy = ({ reason, edited, isUsed }: FallbackOffer) =>
  reason === 'offered' && !edited && !isUsed

/** Puts the latest edits, which are not sent yet, into an offer whose panel follows the form. */
const withEdit = (
  offer: FallbackOffer,
  edited: OutgoingMessage,
): FallbackOffer => (offer.edited ? { ...offer, edited, isUsed: false } : offer)

const withoutMessage = (
  offers: readonly FallbackOffer[],
  { message }: OutgoingMessage,
) => offers.filter(({ outgoing }) => outgoing.message.body !== message.body)

/** The offer of this application, then earlier offers that were neither used nor corrected. */
export const withNewOffer = (
  offers: readonly FallbackOffer[],
  outgoing: OutgoingMessage,
): FallbackOffer[] => [
  { reason: 'offered', outgoing },
  ...withoutMessage(offers, outgoing).filter(mayBeOnlyCopy),
]

/** Offers other ways to send the messages of a form that may not have reached the consultant. */
export function useOffers(
  config: FormConfig,
  answers: FormAnswers,
  onPutBack?: () => void,
) {
  const unreportedMessage = useRef<OutgoingMessage>(undefined)
  const [fallbackOffers, setFallbackOffers] = useState<
    readonly FallbackOffer[]
  >([])
  const changeEach = (change: (offer: FallbackOffer) => FallbackOffer) =>
    setFallbackOffers((all) => all.map(change))
  const followEdits = useFollowEdits(config, answers)

  // The panel of an unsent message follows the form, so that it sends the visitor's latest edits.
  const hasEditedOffer = fallbackOffers.some(({ edited }) => edited)
  useEffect(() => {
    if (!hasEditedOffer) return
    return followEdits((edited) =>
      setFallbackOffers((all) => all.map((each) => withEdit(each, edited))),
    )
  }, [hasEditedOffer, followEdits])

  const offer = (reason: FallbackReason, outgoing: OutgoingMessage) => {
    const edited = isUnsent({ reason }) ? outgoing : undefined
    if (edited) unreportedMessage.current = outgoing
    setFallbackOffers((all) => [
      { reason, outgoing, edited },
      ...withoutMessage(all, outgoing),
    ])
  }

  /** Removes the panels that the message now being sent replaces. */
  const replaceOffers = () =>
    // That includes a panel that follows the form's edits: it shows the message being sent.
    setFallbackOffers((all) => all.filter(mayBeOnlyCopy))

  /** Marks a panel's message as sent or copied, and reports it if the form had not sent it. */
  const reportUsed = (used: OutgoingMessage) => {
    const { edited = used } =
      fallbackOffers.find(({ outgoing }) => outgoing === used) ?? {}
    changeEach((each) =>
      each.outgoing === used ? { ...each, isUsed: true } : each,
    )
    if (unreportedMessage.current !== used) return
    unreportedMessage.current = undefined
    config.report(edited.values, edited.message)
  }

  /** Fills the form with a message's answers; returns false if that would replace other text. */
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
