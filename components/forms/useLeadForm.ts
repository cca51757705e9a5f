import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../client/dom/copy-text.ts'
import { isOnline } from '../../client/dom/is-online.ts'
import { openWindow } from '../../client/dom/open-window.ts'
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

/** The disabled button's words stay long enough to be read (requirements §4.4.2). Milliseconds. */
const LEAST_SENDING = 600

export interface LeadFlow<Values extends FieldValues>
  extends Pick<Answers<Values>, 'form' | 'element' | 'fill' | 'putBack'> {
  config: FormConfig<Values>
  sending: boolean
  /** Messages that are offered in a lasting panel, the newest first. */
  fallbackOffers: readonly FallbackOffer<Values>[]
  submit: (event: FormEvent) => void
  /** Fetches what a submit needs, so that it works even if the network goes away meanwhile. */
  prepare: () => void
  /** A message went out after all, by link, mail or copy. */
  reportUsed: (handOff: FallbackOffer<Values>) => void
}

interface Outcome<Values extends FieldValues> {
  /** After the wait, when the form reports success. `writesOn`: something was typed since the tap, and stands in the form. */
  onDone?: (outgoing: OutgoingMessage<Values>, writesOn: boolean) => void
  /** Before a message's answers are put back: the form has to be shown. */
  onPutBack?: () => void
}

/**
 * What every form does with a submit: opens the chat while the visitor's tap still counts, keeps the button busy, then reports success. Whatever
 * fails, what was typed stays, and the ready message is handed over in a lasting panel.
 */
export function useLeadForm<Values extends FieldValues>(
  config: FormConfig<Values>,
  { onDone, onPutBack }: Outcome<Values> = {},
): LeadFlow<Values> {
  const answers = useAnswers(config)
  const { form, element, loadSchema, hasSchema, waitForSchema, read, validate, clear, fill } =
    answers
  const busy = useRef(false)
  const unreported = useRef<OutgoingMessage<Values>>(undefined)
  const used = useRef(new WeakSet<OutgoingMessage<Values>>())
  const [sending, setSending] = useState(false)
  const [fallbackOffers, setFallbackOffers] = useState<readonly FallbackOffer<Values>[]>([])

  const prepare = useCallback(
    () => void Promise.allSettled([loadSchema(), prepareToasts()]),
    [loadSchema],
  )

  // Somebody was already writing when the form came alive.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare()
  }, [element, prepare])

  // A panel sends what the form holds at the tap, as long as the message's answers are in it.
  const isFollowed = fallbackOffers.some(({ edited }) => edited)
  useEffect(() => {
    if (!isFollowed) return
    const follow = () => {
      if (!element.current) return
      const values = readAnswers(element.current, config.fields) as unknown as Values
      const edited = composeMessage(config, values)
      setFallbackOffers((all) => all.map((each) => (each.edited ? { ...each, edited } : each)))
    }
    return form.subscribe({ formState: { values: true }, callback: follow })
  }, [isFollowed, form, element, config])

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
    await new Promise((resolve) => setTimeout(resolve, LEAST_SENDING))
    // At once: a letter typed between emptying the form and hiding it would be lost.
    flushSync(() => {
      setSending(false)
      const writesOn = config.clears === 'when done' && clear(typed)
      offer(config.opensChat ? 'opened' : 'offered', outgoing)
      onDone?.(outgoing, writesOn)
    })
    if (config.toasts.done) void showToast(config.toasts.done)
  }

  /** From the tap to the window nothing waits; a form that opens none may wait for its schema. */
  const deliver = async () => {
    if (!config.opensChat && !hasSchema()) {
      setSending(true)
      await waitForSchema()
    }
    const typed = read()
    const values = validate(typed)
    if (!values) return

    const written = composeMessage(config, values)
    const outgoing = written.chat.truncated
      ? { ...written, copied: copyText(written.message.body) }
      : written
    // A message that has left neither the page nor its panel is nowhere else: the form is empty.
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
    if (busy.current) return
    busy.current = true
    prepare()
    // An exception anywhere on the way leaves the form as it was, ready for another try.
    void deliver()
      .catch(fail)
      .finally(() => {
        busy.current = false
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
    fallbackOffers,
    submit,
    prepare,
    fill,
    putBack,
    reportUsed,
  }
}
