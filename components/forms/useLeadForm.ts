import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Path, type PathValue, type UseFormReturn, useForm } from 'react-hook-form'
import { type FieldValues, missingFields } from '../../data/forms/field'
import { toasts } from '../../data/toasts'
import { prepareToasts, showToast } from '../ui/toast'
import { copyText } from './copy-text'
import { lazyResolver } from './lazy-resolver'
import { type HandOff, type Lead, readAnswers, type Sent, writeOut } from './lead'
import { openWindow } from './open-window'

/** The disabled button's words stay long enough to be read (decisions 'Forms'). Milliseconds. */
const LEAST_SENDING = 600

export interface LeadFlow<Values extends FieldValues> {
  lead: Lead<Values>
  form: UseFormReturn<Values>
  element: RefObject<HTMLFormElement | null>
  sending: boolean
  /** The panel with the ready message, while there is one. */
  handOff: HandOff<Values> | undefined
  submit: (event: FormEvent) => void
  /** Fetches what a submit needs, so that it works even if the network goes away meanwhile. */
  prepare: () => void
  /** Fills the form with these answers again. */
  fill: (values: Partial<Values>) => void
  /** The message went out after all, by link, mail or copy. */
  reportLate: () => void
}

interface Outcome<Values extends FieldValues> {
  /** After the wait, when the form reports success. */
  onDone?: (sent: Sent<Values>) => void
}

/**
 * What every form does with a submit: says so when offline, opens the chat while the visitor's tap still counts, keeps the button busy, then
 * reports success. Whatever fails, what was typed stays, and the ready message is handed over in a lasting panel.
 */
export function useLeadForm<Values extends FieldValues>(lead: Lead<Values>, { onDone }: Outcome<Values> = {}): LeadFlow<Values> {
  const [{ resolver, prepare }] = useState(() => lazyResolver<Values>(lead.schema))
  // No default values: react-hook-form then takes over what a visitor typed before the script came.
  const form = useForm<Values>({ resolver, shouldFocusError: true })
  const element = useRef<HTMLFormElement>(null)
  const busy = useRef(false)
  const unreported = useRef<Sent<Values>>(undefined)
  const [sending, setSending] = useState(false)
  const [handOff, setHandOff] = useState<HandOff<Values>>()

  const prepared = useRef(false)
  const prepareOnce = useCallback(() => {
    if (prepared.current) return
    prepared.current = true
    void Promise.allSettled([prepare(), prepareToasts()]).then((results) => {
      prepared.current = results.every(({ status }) => status === 'fulfilled')
    })
  }, [prepare])

  // Somebody was already writing when the form came alive.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) prepareOnce()
  }, [prepareOnce])

  /** What stands in the page is what counts; react-hook-form is told where it missed something. */
  const read = () => {
    const answers = readAnswers(element.current as HTMLFormElement, lead.fields)
    for (const [name, value] of Object.entries(answers)) {
      const path = name as Path<Values>
      if ((form.getValues(path) ?? '').trim() !== value) form.setValue(path, value as PathValue<Values, Path<Values>>)
    }
    return answers as unknown as Values
  }

  const fail = (error: unknown) => {
    console.error(`The form ${lead.id} could not be sent`, error)
    void showToast(lead.toasts.failed ?? toasts.serviceRequestFailed)
  }

  const finish = async (sent: Sent<Values>) => {
    setSending(true)
    if (lead.clears === 'at once') form.reset()
    await new Promise((resolve) => setTimeout(resolve, LEAST_SENDING))
    setSending(false)
    if (lead.clears === 'when done') form.reset()
    if (lead.toasts.done) void showToast(lead.toasts.done)
    setHandOff({ reason: lead.opensChat ? 'opened' : 'offered', sent })
    onDone?.(sent)
  }

  /** From here to the window nothing waits. */
  const send = (values: Values) => {
    const written = writeOut(lead, values)
    const sent: Sent<Values> = { ...written, copied: written.chat.truncated ? copyText(written.letter.body) : Promise.resolve(false) }
    setHandOff(undefined)
    unreported.current = undefined
    let opened = !lead.opensChat
    try {
      opened ||= openWindow(written.chat.href)
    } catch (error) {
      if (lead.toasts.failed) fail(error)
      else console.warn('The chat window could not be opened', error)
    }
    if (!opened) {
      unreported.current = sent
      return setHandOff({ reason: 'blocked', sent })
    }
    busy.current = true
    lead.report(values, written.letter)
    return finish(sent)
  }

  /** An exception anywhere on the way leaves the form as it was, ready for another try. */
  const trySend = async (values: Values) => {
    try {
      await send(values)
    } catch (error) {
      setSending(false)
      fail(error)
    } finally {
      busy.current = false
    }
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy.current) return
    prepareOnce()
    if (!navigator.onLine) return void showToast(toasts.offline)

    const values = read()
    const missing = missingFields(lead.fields, values)
    if (missing.length > 0 && lead.toasts.missing) void showToast(lead.toasts.missing)
    const complete = missing.length === 0 && element.current?.checkValidity()
    if (complete && lead.opensChat) return void trySend(values)

    // Nothing has to open here, so the schema may take its time. It has the last word, and its messages go beneath the fields.
    busy.current = true
    form
      .handleSubmit(() => trySend(values))()
      .catch((error) => {
        if (complete) return fail(error)
        console.warn('The messages of the form could not be loaded; the browser asks instead', error)
        element.current?.reportValidity()
      })
      .finally(() => {
        busy.current = false
      })
  }

  const fill = (values: Partial<Values>) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>)
  }

  const reportLate = () => {
    const sent = unreported.current
    unreported.current = undefined
    if (sent) lead.report(sent.values, sent.letter)
  }

  return { lead, form, element, sending, handOff, submit, prepare: prepareOnce, fill, reportLate }
}
