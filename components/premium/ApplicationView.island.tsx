import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { chosenCurrency, onCurrencyChange } from '#client/dom/currency.ts'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import { FallbackPanel } from '#components/forms/FallbackPanel.tsx'
import type {
  FallbackOffer,
  OutgoingMessage,
} from '#components/forms/form-config.ts'
import { withOffered } from '#components/forms/useOffers.ts'
import { Slot } from '#components/islands/Slot.tsx'
import { back, priceLabel } from '#data/ai-mastery-course.yaml'
import { formatMoney, type Money } from '#data/money.ts'
import { useApplicationView } from './useApplicationView.ts'

interface ApplicationViewProps {
  title: string
  /** What applying means, in a sentence or two. */
  note: string
  price: Money
}

interface ApplicationProps extends ApplicationViewProps {
  heading: RefObject<HTMLHeadingElement | null>
  onBack: () => void
  onSent: (application: OutgoingMessage) => void
  onEdited: (application: OutgoingMessage, edited: OutgoingMessage) => void
}

/** The form below its heading and the price in the chosen currency. */
function OpenApplication({
  title,
  note,
  price,
  heading,
  onBack,
  onSent,
  onEdited,
}: ApplicationProps) {
  // Rupees until one is chosen.
  const currency = useSyncExternalStore(onCurrencyChange, chosenCurrency)
  return (
    <>
      <p>
        <button
          type="button"
          className="line-link text-muted underline"
          onClick={onBack}
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
      <ApplicationForm
        currency={currency}
        onSent={onSent}
        onEdited={onEdited}
      />
    </>
  )
}

/**
 * The application for the premium program, shown in place of the page's details
 * (requirements §4.9), and above both what was sent. As served, an apply link leads to the ways to
 * apply by mail or chat.
 */
export default function ApplicationView(props: ApplicationViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { open, close } = useApplicationView(view, heading)
  const [offers, setOffers] = useState<readonly FallbackOffer[]>([])
  const change = (outgoing: OutgoingMessage, to: Partial<FallbackOffer>) =>
    setOffers((all) =>
      all.map((each) =>
        each.outgoing === outgoing ? { ...each, ...to } : each,
      ),
    )
  return (
    <>
      {offers.length > 0 && (
        <div className="wrap">
          {offers.map((offer) => (
            <FallbackPanel
              key={offer.outgoing.message.body}
              offer={offer}
              onUsed={() => change(offer.outgoing, { isUsed: true })}
            />
          ))}
        </div>
      )}
      <div
        ref={view}
        hidden={!open}
        className={open ? 'wrap pt-8 pb-14 min-h-screen' : 'needs-script'}
      >
        {open ? (
          <OpenApplication
            {...props}
            heading={heading}
            onBack={() => close('last')}
            onSent={(application) => {
              setOffers((all) => withOffered(all, application))
              close('top')
            }}
            onEdited={(application, edited) =>
              change(application, { edited, isUsed: false })
            }
          />
        ) : (
          // The served portrait and notice stay, which the form shows again in its own slots. The
          // answers are kept by ApplicationForm.
          <>
            <Slot name="person" />
            <Slot name="notice" />
          </>
        )}
      </div>
    </>
  )
}
