import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from '../../data/forms/field'
import type { HandOffReason } from '../../data/forms/hand-off'
import { toasts } from '../../data/toasts'
import { prepareToasts, showToast } from '../ui/toast'
import { copyText } from './copy-text'
import { type HandOff, type Lead, type Sent, writeOut } from './lead'
import { openWindow } from './open-window'
import { siteAnswers } from './site-answers'
import { type Answers, useAnswers } from './useAnswers'

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
  reportUsed: (sent: Sent<Values>) => void
}

interface Outcome<Values extends FieldValues> {
  /** After the wait, when the form reports success. `writesOn`: something was typed since the tap, and stands in the form. */
  onDone?: (sent: Sent<Values>, writesOn: boolean) => void
}

/**
 * What every form does with a submit: opens the chat while the visitor's tap still counts, keeps the button busy, then reports success. Whatever
 * fails, what was typed stays, and the ready message is handed over in a lasting panel.
 */
export function useLeadForm<Values extends FieldValues>(
  lead: Lead<Values>,
  { onDone }: Outcome<Values> = {},
): LeadFlow<Values> {
  const { form, element, loadSchema, hasSchema, awaitSchema, read, approve, clear, fill, putBack } =
    useAnswers(lead)
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
    if (reason === 'blocked' || reason === 'offline') unreported.current = sent
    setHandOffs((earlier) => [
      { reason, sent },
      ...earlier.filter((other) => other.sent.letter.body !== sent.letter.body),
    ])
  }

  const finish = async (sent: Sent<Values>, typed: Values) => {
    lead.report(sent.values, sent.letter)
    if (lead.clears === 'at once') clear(typed)
    await new Promise((resolve) => setTimeout(resolve, LEAST_SENDING))
    setSending(false)
    const writesOn = lead.clears === 'when done' && clear(typed)
    if (lead.toasts.done) void showToast(lead.toasts.done)
    offer(lead.opensChat ? 'opened' : 'offered', sent)
    onDone?.(sent, writesOn)
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
    const sent: Sent<Values> = {
      ...written,
      copied: written.chat.truncated ? copyText(written.letter.body) : Promise.resolve(false),
    }
    // A message that has left neither the page nor its panel stands nowhere else: the form is empty by now.
    setHandOffs((all) =>
      all.filter((offered) => offered.reason === 'offered' && !used.current.has(offered.sent)),
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

  const reportUsed = (sent: Sent<Values>) => {
    used.current.add(sent)
    if (unreported.current !== sent) return
    unreported.current = undefined
    lead.report(sent.values, sent.letter)
  }

  return { lead, form, element, sending, handOffs, submit, prepare, fill, putBack, reportUsed }
}
