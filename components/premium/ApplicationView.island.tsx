import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../data/money.ts'
import type { Currency, Money } from '../../data/schemas/facts.ts'
import { Slot } from '../islands/Slot.tsx'
import { useCurrency } from '../prices/useCurrency.ts'
import { useApplicationView } from './useApplicationView.ts'

interface ApplicationViewProps {
  title: string
  /** What applying means, in a sentence or two. */
  note: string
  price: Money
  /** Mail with the same questions, offered if the form does not load. */
  mailHref: string
}

/** Time after which the mail is offered instead of the form, in ms. */
const FORM_TIMEOUT_MS = 3000

const hints = {
  failed: 'The form could not be loaded.',
  slow: 'The form is slow to come.',
} as const

type Form = ComponentType<{ currency: Currency; onDone: () => void }>

/**
 * The application for the premium program, shown in place of the page's details
 * (requirements §4.9). The form is imported when an apply link is pointed at or focused.
 */
export default function ApplicationView({ title, note, price, mailHref }: ApplicationViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const loading = useRef<Promise<void>>(undefined)
  const [Form, setForm] = useState<Form>()
  const [hasFailed, setFailed] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const currency = useCurrency()

  const load = useCallback(() => {
    loading.current ??= import('../forms/ApplicationForm.tsx').then(
      ({ ApplicationForm }) => setForm(() => ApplicationForm),
      (error) => {
        console.error('The application form could not be loaded', error)
        loading.current = undefined
        setFailed(true)
      },
    )
  }, [])

  const { open, close } = useApplicationView(view, heading, load)
  useEffect(() => {
    if (open) load()
  }, [open, load])
  useEffect(() => {
    if (!open || Form) return
    const timer = setTimeout(() => setSlow(true), FORM_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [open, Form])

  // ApplicationForm keeps its answers while it is unmounted.
  // The form takes the notice into its own slot.
  if (!open)
    return (
      <div ref={view} hidden className="needs-script">
        <Slot name="notice" />
      </div>
    )
  return (
    <div ref={view} className="wrap pt-8 pb-14 min-h-screen">
      <p>
        <button
          type="button"
          className="inline-flex items-center gap-2 min-h-11 text-muted underline"
          onClick={() => close('last')}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 19l-7-7 7-7m7 7H5" />
          </svg>
          <span>Back to Program Details</span>
        </button>
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-6 max-w-[22ch]">
        {title}
      </h1>
      <p className="mt-4 mb-8 measure text-lg text-muted">
        <span>Price:</span>{' '}
        <strong translate="no">{`${formatMoney(price[currency], currency)}.`}</strong>{' '}
        <span>{note}</span>
      </p>
      {Form ? (
        <Form currency={currency} onDone={() => close('top')} />
      ) : (
        <p role="status">
          {hasFailed || isSlow ? (
            <>
              <span>{hints[hasFailed ? 'failed' : 'slow']}</span>{' '}
              <a href={mailHref}>Apply by mail</a> <span>instead, with the same questions.</span>
            </>
          ) : (
            <span>Loading the form…</span>
          )}
        </p>
      )}
    </div>
  )
}
