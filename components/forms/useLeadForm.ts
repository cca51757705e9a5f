import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '#client/dom/copy-text.ts'
import { openWindow } from '#client/dom/open-window.ts'
import { isOnline } from '#client/dom/reachability.ts'
import { prepareToasts, showToast } from '#client/toasts/toast.ts'
import type { FieldValues } from '#data/forms/field.ts'
import { serviceRequestFailed } from '#data/toasts.yaml'
import {
  composeMessage,
  type FormConfig,
  type OutgoingMessage,
} from './form-config.ts'
import { useOffers } from './useOffers.ts'
import { useRefilledAnswers } from './useRefilledAnswers.ts'

/** Minimum time in ms for which the button shows its sending label (requirements §4.4.2). */
const SENDING_DELAY_MS = 600

/** Loads the code of the toasts, so that they can be shown if the connection is lost later. */
const loadToasts = () => void prepareToasts().catch(() => {})

/** The state and actions of a form's submit flow. */
export type LeadFlow = ReturnType<typeof useLeadForm>

interface LeadFormCallbacks {
  /** Runs before a valid message is sent, to remove what is shown about an earlier one. */
  onSend?: () => void
  /**
   * Is called on success, after the sending state. `hasNewInput` tells whether the visitor kept
   * typing after the tap; for a form that `clears` 'at once' it is always false.
   */
  onDone?: (outgoing: OutgoingMessage, hasNewInput: boolean) => void
  /** Runs on success instead of `onDone`, for a form that closes and shows no panel itself. */
  onClose?: (outgoing: OutgoingMessage) => void
  /** Runs before answers are put back into the form, so that a hidden form is shown again. */
  onPutBack?: () => void
}

/** Reports that a form could not be sent: in the console and by a toast. */
function reportFailure({ id, toasts }: FormConfig, error: unknown) {
  console.error(`The form ${id} could not be sent`, error)
  void showToast(toasts.failed ?? serviceRequestFailed)
}

/** Opens the chat; returns false if it was blocked or an error occurred. */
function openChat(config: FormConfig, href: string) {
  try {
    return openWindow(href)
  } catch (error) {
    if (config.toasts.failed) reportFailure(config, error)
    else console.warn('The chat window could not be opened', error)
    return false
  }
}

/** Composes the message, and copies it to the clipboard if it is too long for the chat link. */
function composeAndCopy(config: FormConfig, values: FieldValues) {
  const outgoing = composeMessage(config, values)
  return outgoing.chat.isTruncated
    ? { ...outgoing, copied: copyText(outgoing.message.body) }
    : outgoing
}

/**
 * The submit flow of every form: opens the chat within the visitor's tap (user activation), shows
 * the sending state, then reports success. If the chat was blocked or the visitor is offline, the
 * input stays, and a panel offers other ways to send the message.
 */
export function useLeadForm(
  config: FormConfig,
  { onSend, onDone, onClose, onPutBack }: LeadFormCallbacks = {},
) {
  const answers = useRefilledAnswers(config)
  const { read, validate, clear } = answers
  const offers = useOffers(config, answers, onPutBack)
  const { offer, replaceOffers, followEdits } = offers
  const isBusy = useRef(false)
  const [sending, setSending] = useState(false)

  // The toasts load at once, since a form hydrates only when a visitor writes in it or is about to.
  useEffect(loadToasts, [])

  const finish = async (
    outgoing: OutgoingMessage,
    typedAnswers: FieldValues,
  ) => {
    config.report(outgoing.values, outgoing.message)
    if (config.clears === 'at once') clear(typedAnswers)
    await new Promise((resolve) => setTimeout(resolve, SENDING_DELAY_MS))
    // Renders synchronously: a letter typed between clearing and hiding the form would be lost.
    flushSync(() => {
      setSending(false)
      const hasNewInput = config.clears === 'when done' && clear(typedAnswers)
      if (onClose) return onClose(outgoing)
      offer({ reason: config.opensChat ? 'opened' : 'offered', outgoing })
      onDone?.(outgoing, hasNewInput)
    })
    if (config.toasts.done) void showToast(config.toasts.done)
  }

  /** Sends the message. Opens the chat before any `await`, as user activation requires. */
  const deliver = async () => {
    const typedAnswers = read()
    if (!validate(typedAnswers)) return

    // The message adds https:// to a website. The answers stay as typed, so that they can be put
    // back into the form.
    const outgoing = composeAndCopy(config, typedAnswers)
    replaceOffers()
    onSend?.()
    if (config.opensChat && !openChat(config, outgoing.chat.href))
      return offer({ reason: 'blocked', outgoing, edited: outgoing })
    setSending(true)
    let latest = outgoing
    const stopFollowing = followEdits((editedMessage) => {
      latest = editedMessage
    })
    const canSend = navigator.onLine || (await isOnline())
    stopFollowing()
    if (!canSend) return offer({ reason: 'offline', outgoing, edited: latest })
    return finish(outgoing, typedAnswers)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    loadToasts()
    // After an exception the form keeps its input and can be submitted again.
    void deliver()
      .catch((error) => reportFailure(config, error))
      .finally(() => {
        isBusy.current = false
        setSending(false)
      })
  }

  return { ...answers, ...offers, config, sending, submit }
}
