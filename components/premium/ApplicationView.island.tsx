import { useRef, useSyncExternalStore } from 'react'
import { chosenCurrency, onCurrencyChange } from '#client/dom/currency.ts'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import { Slot } from '#components/islands/Slot.tsx'
import { back, priceLabel } from '#data/ai-mastery-course.yaml'
import type { Money } from '#data/money.ts'
import { formatMoney } from '#data/money.ts'
import { useApplicationView } from './useApplicationView.ts'

interface ApplicationViewProps {
  title: string
  /** What applying means, in a sentence or two. */
  note: string
  price: Money
}

/**
 * The application for the premium program, shown in place of the page's details
 * (requirements §4.9). As served, an apply link leads to the ways to apply by mail or chat.
 */
export default function ApplicationView({
  title,
  note,
  price,
}: ApplicationViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Rupees until one is chosen.
  const currency = useSyncExternalStore(
    onCurrencyChange,
    chosenCurrency,
    () => 'INR' as const,
  )
  const { open, close } = useApplicationView(view, heading)

  // Closed, the view keeps the served portrait and notice, which the open one shows again in slots
  // of its own. The answers are kept by ApplicationForm.
  if (!open)
    return (
      <div ref={view} hidden className="needs-script">
        <Slot name="person" />
        <Slot name="notice" />
      </div>
    )
  return (
    <div ref={view} className="wrap pt-8 pb-14 min-h-screen">
      <p>
        <button
          type="button"
          className="line-link text-muted underline"
          onClick={() => close('last')}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 19l-7-7 7-7m7 7H5" />
          </svg>
          <span>{back}</span>
        </button>
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-6 max-w-[13.1em]">
        {title}
      </h1>
      <p className="mt-4 measure text-lg text-muted">
        <span>{priceLabel}</span>{' '}
        <strong translate="no">{`${formatMoney(price[currency], currency)}.`}</strong>{' '}
        <span>{note}</span>
      </p>
      <Slot name="person" className="mt-5 mb-7" />
      <ApplicationForm currency={currency} onDone={() => close('top')} />
    </div>
  )
}
