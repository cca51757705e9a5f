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

/** The disabled button's words stay long enough to be read (decisions 'Forms'). Milliseconds. */
const LEAST_SENDING = 600

export interface LeadFlow<Values extends FieldValues> extends Pick<Answers<Values>, 'form' | 'element' | 'fill' | 'putBack'> {
  lead: Lead<Values>
  sending: boolean
  /** The panel with the ready message, while there is one. */
  handOff: HandOff<Values> | undefined
  submit: (event: FormEvent) => void
  /** Fetches what a submit needs, so that it works even if the network goes away meanwhile. */
  prepare: () => void
  /** The message went out after all, by link, mail or copy. */
  reportLate: () => void
}

interface Outcome<Values extends FieldValues> {
  /** After the wait, when the form reports success. `writesOn`: something was typed since the tap, and stands in the form. */
  onDone?: (sent: Sent<Values>, writesOn: boolean) => void
}

/**
 * What every form does with a submit: opens the chat while the visitor's tap still counts, keeps the button busy, then reports success. Whatever
 * fails, what was typed stays, and the ready message is handed over in a lasting panel.
 */
export function useLeadForm<Values extends FieldValues>(lead: Lead<Values>, { onDone }: Outcome<Values> = {}): LeadFlow<Values> {
  const { form, element, loadSchema, hasSchema, awaitSchema, read, approve, clear, fill, putBack } = useAnswers(lead)
  const busy = useRef(false)
  const unreported = useRef<Sent<Values>>(undefined)
  const [sending, setSending] = useState(false)
  const [handOff, setHandOff] = useState<HandOff<Values>>()

  const prepare = useCallback(() => void Promise.allSettled([loadSchema(), prepareToasts()]), [loadSchema])

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
    setHandOff({ reason, sent })
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
    const sent: Sent<Values> = { ...written, copied: written.chat.truncated ? copyText(written.letter.body) : Promise.resolve(false) }
    setHandOff(undefined)
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

  const reportLate = () => {
    const sent = unreported.current
    unreported.current = undefined
    if (sent) lead.report(sent.values, sent.letter)
  }

  return { lead, form, element, sending, handOff, submit, prepare, fill, putBack, reportLate }
}
