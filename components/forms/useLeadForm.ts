import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../client/dom/copy-text.ts'
import { openWindow } from '../../client/dom/open-window.ts'
import { isOnline } from '../../client/dom/reachability.ts'
import { ignoreSecondTap } from '../../client/dom/second-tap.ts'
import { prepareToasts, showToast } from '../../client/toasts/toast.ts'
import type { FallbackReason } from '../../data/forms/fallback.ts'
import type { FieldValues } from '../../data/forms/field.ts'
import { toasts } from '../../data/toasts.ts'
import {
  composeMessage,
  type FallbackOffer,
  type FormConfig,
  type OutgoingMessage,
  readAnswers,
} from './form-config.ts'
import { type Answers, useAnswers } from './useAnswers.ts'

/** Minimum time the button shows its sending label (requirements §4.4.2), in ms. */
const SENDING_DELAY_MS = 600

/** Loads what a submit needs, so that it works if the connection is lost meanwhile. */
const prepare = () => void prepareToasts().catch(() => {})

/** The state and actions of a form's submit flow. */
export interface LeadFlow<Values extends FieldValues>
  extends Pick<Answers<Values>, 'form' | 'element' | 'fill' | 'putBack'> {
  config: FormConfig<Values>
  sending: boolean
  /** Passes on the message of the edited answers, after every edit; returns a function to stop. */
  followEdits: (show: (edited: OutgoingMessage<Values>) => void) => () => void
  /** Messages shown in fallback panels, the newest first. */
  fallbackOffers: readonly FallbackOffer<Values>[]
  submit: (event: FormEvent) => void
  /** Loads what a submit needs, so that it works if the connection is lost meanwhile. */
  prepare: () => void
  /** Reports a message that was sent from its fallback panel, by link, mail or copy. */
  reportUsed: (offer: FallbackOffer<Values>) => void
}

interface LeadFormCallbacks<Values extends FieldValues> {
  /**
   * On success, after the sending state. `hasNewInput`: the form holds text typed since the tap.
   */
  onDone?: (outgoing: OutgoingMessage<Values>, hasNewInput: boolean) => void
  /** Before a message's answers are put back: shows the form. */
  onPutBack?: () => void
}

/**
 * The submit flow of every form: opens the chat within the visitor's tap (user activation), shows
 * the sending state, then reports success. On any failure the input stays and a fallback panel
 * offers the message.
 */
export function useLeadForm<Values extends FieldValues>(
  config: FormConfig<Values>,
  { onDone, onPutBack }: LeadFormCallbacks<Values> = {},
): LeadFlow<Values> {
  const answers = useAnswers(config)
  const { form, element, read, validate, clear, fill } = answers
  const isBusy = useRef(false)
  const unreported = useRef<OutgoingMessage<Values>>(undefined)
  const used = useRef(new WeakSet<OutgoingMessage<Values>>())
  const [sending, setSending] = useState(false)
  const [fallbackOffers, setFallbackOffers] = useState<readonly FallbackOffer<Values>[]>([])

  // A form hydrates because a visitor is about to write in it, or writes already.
  useEffect(prepare, [])

  const followers = useRef(new Set<(edited: OutgoingMessage<Values>) => void>())
  const followEdits: LeadFlow<Values>['followEdits'] = useCallback((show) => {
    followers.current.add(show)
    return () => followers.current.delete(show)
  }, [])
  const showEdited = useCallback(() => {
    if (!element.current || followers.current.size === 0) return
    const values = readAnswers(element.current, config.fields) as unknown as Values
    const edited = composeMessage(config, values)
    for (const show of followers.current) show(edited)
  }, [element, config])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: showEdited }),
    [form, showEdited],
  )

  // A panel of an unsent message follows the form, so that it sends the visitor's latest edits.
  const hasEditedOffer = fallbackOffers.some(({ edited }) => edited)
  const updateOffers = useCallback(
    (edited: OutgoingMessage<Values>) =>
      setFallbackOffers((all) => all.map((each) => (each.edited ? { ...each, edited } : each))),
    [],
  )
  useEffect(() => {
    if (hasEditedOffer) return followEdits(updateOffers)
  }, [hasEditedOffer, followEdits, updateOffers])

  const fail = (error: unknown) => {
    console.error(`The form ${config.id} could not be sent`, error)
    void showToast(config.toasts.failed ?? toasts.serviceRequestFailed)
  }

  const openChat = ({ chat }: OutgoingMessage<Values>) => {
    try {
      return openWindow(chat.href)
    } catch (error) {
      if (config.toasts.failed) fail(error)
      else console.warn('The chat window could not be opened', error)
      return false
    }
  }

  const offer = (reason: FallbackReason, outgoing: OutgoingMessage<Values>) => {
    const isUnsent = reason === 'blocked' || reason === 'offline'
    if (isUnsent) unreported.current = outgoing
    setFallbackOffers((earlier) => [
      { reason, outgoing, edited: isUnsent ? outgoing : undefined },
      ...earlier.filter((other) => other.outgoing.message.body !== outgoing.message.body),
    ])
  }

  const finish = async (outgoing: OutgoingMessage<Values>, typed: Values) => {
    config.report(outgoing.values, outgoing.message)
    if (config.clears === 'at once') clear(typed)
    await new Promise((resolve) => setTimeout(resolve, SENDING_DELAY_MS))
    // Synchronous: a letter typed between clearing and hiding the form would be lost.
    flushSync(() => {
      setSending(false)
      const hasNewInput = config.clears === 'when done' && clear(typed)
      offer(config.opensChat ? 'opened' : 'offered', outgoing)
      onDone?.(outgoing, hasNewInput)
    })
    if (config.toasts.done) void showToast(config.toasts.done)
  }

  /** Opens the window without awaiting anything. */
  const deliver = async () => {
    const typed = read()
    const values = validate(typed)
    if (!values) return

    const composed = composeMessage(config, values)
    const outgoing = composed.chat.truncated
      ? { ...composed, copied: copyText(composed.message.body) }
      : composed
    // Keep unsent offers: their form was reset, so the panel holds the only copy.
    setFallbackOffers((all) =>
      all
        .filter((each) => each.reason === 'offered' && !used.current.has(each.outgoing))
        .map((each) => ({ ...each, edited: undefined })),
    )
    unreported.current = undefined
    if (config.opensChat && !openChat(outgoing)) return offer('blocked', outgoing)
    setSending(true)
    if (!navigator.onLine && !(await isOnline())) return offer('offline', outgoing)
    return finish(outgoing, typed)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy.current) return
    isBusy.current = true
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter) ignoreSecondTap(submitter, event.nativeEvent)
    prepare()
    // After an exception the form keeps its input and can be submitted again.
    void deliver()
      .catch(fail)
      .finally(() => {
        isBusy.current = false
        setSending(false)
      })
  }

  const reportUsed = ({ outgoing, edited = outgoing }: FallbackOffer<Values>) => {
    used.current.add(outgoing)
    if (unreported.current !== outgoing) return
    unreported.current = undefined
    config.report(edited.values, edited.message)
  }

  const putBack = (values: Values) => {
    if (onPutBack) flushSync(onPutBack)
    answers.putBack(values)
    setFallbackOffers((all) =>
      all.map((each) => ({
        ...each,
        edited: each.outgoing.values === values ? each.outgoing : undefined,
      })),
    )
  }

  return {
    config,
    form,
    element,
    sending,
    followEdits,
    fallbackOffers,
    submit,
    prepare,
    fill,
    putBack,
    reportUsed,
  }
}
