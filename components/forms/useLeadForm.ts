import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copyText } from '../../client/dom/copy-text.ts'
import { siteAnswers } from '../../client/dom/is-online.ts'
import { openWindow } from '../../client/dom/open-window.ts'
import { prepareToasts, showToast } from '../../client/toasts/toast.ts'
import type { FieldValues } from '../../data/forms/field.ts'
import type { HandOffReason } from '../../data/forms/hand-off.ts'
import { toasts } from '../../data/toasts.ts'
import { type HandOff, type Lead, readAnswers, type Sent, writeOut } from './lead.ts'
import { type Answers, useAnswers } from './useAnswers.ts'

/** The disabled button's words stay long enough to be read (requirements §4.4.2). Milliseconds. */
const LEAST_SENDING = 600

export interface LeadFlow<Values extends FieldValues>
  extends Pick<Answers<Values>, 'form' | 'element' | 'fill' | 'putBack'> {
  lead: Lead<Values>
  sending: boolean
  /** Messages that are offered in a lasting panel, the newest first. */
  handOffs: readonly HandOff<Values>[]
  submit: (event: FormEvent) => void
  /** Fetches what a submit needs, so that it works even if the network goes away meanwhile. */
  prepare: () => void
  /** A message went out after all, by link, mail or copy. */
  reportUsed: (handOff: HandOff<Values>) => void
}

interface Outcome<Values extends FieldValues> {
  /** After the wait, when the form reports success. `writesOn`: something was typed since the tap, and stands in the form. */
  onDone?: (sent: Sent<Values>, writesOn: boolean) => void
  /** Before a message's answers are put back: the form has to be shown. */
  onPutBack?: () => void
}

/**
 * What every form does with a submit: opens the chat while the visitor's tap still counts, keeps the button busy, then reports success. Whatever
 * fails, what was typed stays, and the ready message is handed over in a lasting panel.
 */
export function useLeadForm<Values extends FieldValues>(
  lead: Lead<Values>,
  { onDone, onPutBack }: Outcome<Values> = {},
): LeadFlow<Values> {
  const answers = useAnswers(lead)
  const { form, element, loadSchema, hasSchema, awaitSchema, read, approve, clear, fill } = answers
  const busy = useRef(false)
  const unreported = useRef<Sent<Values>>(undefined)
  const used = useRef(new WeakSet<Sent<Values>>())
  const [sending, setSending] = useState(false)
  const [handOffs, setHandOffs] = useState<readonly HandOff<Values>[]>([])

  const prepare = useCallback(
    () => void Promise.allSettled([loadSchema(), prepareToasts()]),
    [loadSchema],
  )

  // Somebody was already writing when the form came alive.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepare()
  }, [element, prepare])

  // A panel sends what the form holds at the tap, as long as the message's answers are in it.
  const isFollowed = handOffs.some(({ inForm }) => inForm)
  useEffect(() => {
    if (!isFollowed) return
    const follow = () => {
      if (!element.current) return
      const values = readAnswers(element.current, lead.fields) as unknown as Values
      const inForm = writeOut(lead, values)
      setHandOffs((all) => all.map((each) => (each.inForm ? { ...each, inForm } : each)))
    }
    return form.subscribe({ formState: { values: true }, callback: follow })
  }, [isFollowed, form, element, lead])

  const fail = (error: unknown) => {
    console.error(`The form ${lead.id} could not be sent`, error)
    void showToast(lead.toasts.failed ?? toasts.serviceRequestFailed)
  }

  const openChat = ({ chat }: Sent<Values>) => {
    try {
      return openWindow(chat.href)
    } catch (error) {
      if (lead.toasts.failed) fail(error)
      else console.warn('The chat window could not be opened', error)
      return false
    }
  }

  const offer = (reason: HandOffReason, sent: Sent<Values>) => {
    const isUnsent = reason === 'blocked' || reason === 'offline'
    if (isUnsent) unreported.current = sent
    setHandOffs((earlier) => [
      { reason, sent, inForm: isUnsent ? sent : undefined },
      ...earlier.filter((other) => other.sent.letter.body !== sent.letter.body),
    ])
  }

  const finish = async (sent: Sent<Values>, typed: Values) => {
    lead.report(sent.values, sent.letter)
    if (lead.clears === 'at once') clear(typed)
    await new Promise((resolve) => setTimeout(resolve, LEAST_SENDING))
    // At once: a letter typed between emptying the form and hiding it would be lost.
    flushSync(() => {
      setSending(false)
      const writesOn = lead.clears === 'when done' && clear(typed)
      offer(lead.opensChat ? 'opened' : 'offered', sent)
      onDone?.(sent, writesOn)
    })
    if (lead.toasts.done) void showToast(lead.toasts.done)
  }

  /** From the tap to the window nothing waits; a form that opens none may wait for its schema. */
  const deliver = async () => {
    if (!lead.opensChat && !hasSchema()) {
      setSending(true)
      await awaitSchema()
    }
    const typed = read()
    const values = approve(typed)
    if (!values) return

    const written = writeOut(lead, values)
    const sent = written.chat.truncated
      ? { ...written, copied: copyText(written.letter.body) }
      : written
    // A message that has left neither the page nor its panel is nowhere else: the form is empty.
    setHandOffs((all) =>
      all
        .filter((each) => each.reason === 'offered' && !used.current.has(each.sent))
        .map((each) => ({ ...each, inForm: undefined })),
    )
    unreported.current = undefined
    if (lead.opensChat && !openChat(sent)) return offer('blocked', sent)
    setSending(true)
    if (!navigator.onLine && !(await siteAnswers())) return offer('offline', sent)
    return finish(sent, typed)
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

  const reportUsed = ({ sent, inForm = sent }: HandOff<Values>) => {
    used.current.add(sent)
    if (unreported.current !== sent) return
    unreported.current = undefined
    lead.report(inForm.values, inForm.letter)
  }

  const putBack = (values: Values) => {
    if (onPutBack) flushSync(onPutBack)
    answers.putBack(values)
    setHandOffs((all) =>
      all.map((each) => ({ ...each, inForm: each.sent.values === values ? each.sent : undefined })),
    )
  }

  return { lead, form, element, sending, handOffs, submit, prepare, fill, putBack, reportUsed }
}
