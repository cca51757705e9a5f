import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '#client/toasts/toast.ts'
import type { FieldValues } from '#data/forms/field.ts'
import { otherTextInForm } from '#data/toasts.yaml'
import {
  currentMessage,
  type FallbackOffer,
  type FormConfig,
  isUnsent,
  type OutgoingMessage,
} from './form-config.ts'
import type { FormAnswers } from './useAnswers.ts'

/** Returns a function that subscribes to edits: after each, `onEdit` gets the form's message. */
const useFollowEdits = (config: FormConfig, { form, element }: FormAnswers) =>
  useCallback(
    (onEdit: (editedMessage: OutgoingMessage) => void) =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (element.current) onEdit(currentMessage(config, element.current))
        },
      }),
    [form, element, config],
  )

/**
 * Whether an offer may contain the only copy of its message, so that its panel must stay: the
 * message has reached no chat in full, the form no longer contains it, and it was not used.
 */
const mayBeOnlyCopy = ({ reason, outgoing, edited, isUsed }: FallbackOffer) =>
  (reason !== 'opened' || outgoing.chat.isTruncated) && !edited && !isUsed

/** The offer, with `editedMessage` as its message if its panel follows the form. */
const withEdit = (
  offer: FallbackOffer,
  editedMessage: OutgoingMessage,
): FallbackOffer =>
  offer.edited ? { ...offer, edited: editedMessage, isUsed: false } : offer

/** The offers that are not about `message`. */
const withoutMessage = (
  offers: readonly FallbackOffer[],
  { message }: OutgoingMessage,
) => offers.filter(({ outgoing }) => outgoing.message.body !== message.body)

/**
 * A new offer of ways to send `outgoing`, then the earlier offers that must stay, since each may
 * contain the only copy of its message.
 */
export const withNewOffer = (
  offers: readonly FallbackOffer[],
  outgoing: OutgoingMessage,
): FallbackOffer[] => [
  { reason: 'offered', outgoing },
  ...withoutMessage(offers, outgoing).filter(mayBeOnlyCopy),
]

/** Offers other ways to send a form's messages, which may not have reached the consultant. */
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

  const offer = (newOffer: FallbackOffer) => {
    const { outgoing, edited = outgoing } = newOffer
    if (isUnsent(newOffer)) unreportedMessage.current = outgoing
    const hasTypedOn = edited !== outgoing
    setFallbackOffers((all) => [
      { ...newOffer, hasTypedOn },
      ...withoutMessage(all, outgoing),
    ])
  }

  /**
   * Removes earlier offers when a message is sent, except those that may contain the only copy of
   * another message, or of a part of it. An offer that follows the form's edits is removed too,
   * since it is about the message being sent.
   */
  const replaceOffers = () =>
    setFallbackOffers((all) => all.filter(mayBeOnlyCopy))

  /**
   * Marks a panel's message as used if the whole of it was sent or copied, and reports it if the
   * form had not sent it.
   */
  const reportUsed = (usedMessage: OutgoingMessage, isWhole: boolean) => {
    const { edited = usedMessage } =
      fallbackOffers.find(({ outgoing }) => outgoing === usedMessage) ?? {}
    if (isWhole)
      changeEach((each) =>
        each.outgoing === usedMessage ? { ...each, isUsed: true } : each,
      )
    if (unreportedMessage.current !== usedMessage) return
    unreportedMessage.current = undefined
    config.report(edited.values, edited.message)
  }

  /** Puts answers back into the form, or returns false if they would replace other text. */
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
