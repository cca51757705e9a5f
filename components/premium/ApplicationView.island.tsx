import { type RefObject, useRef, useState, useSyncExternalStore } from 'react'
import { chosenCurrency, onCurrencyChange } from '#client/dom/currency.ts'
import { ApplicationForm } from '#components/forms/ApplicationForm.tsx'
import { FallbackPanel } from '#components/forms/FallbackPanel.tsx'
import type {
  FallbackOffer,
  OutgoingMessage,
} from '#components/forms/form-config.ts'
import { withNewOffer } from '#components/forms/useOffers.ts'
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
  onEdited: (
    application: OutgoingMessage,
    editedMessage: OutgoingMessage,
  ) => void
}

/** The application form, below its heading and the price in the chosen currency. */
function OpenApplication({
  title,
  note,
  price,
  heading,
  onBack,
  onSent,
  onEdited,
}: ApplicationProps) {
  // INR until the visitor chooses a currency.
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
 * The premium program's application form, which replaces the page's details while it is open
 * (requirements §4.9). Above the form or the details, panels contain the applications that were
 * sent. Without script, or if hydration fails or takes too long, a link to the form leads to the
 * section on applying by mail or chat.
 */
export default function ApplicationView(props: ApplicationViewProps) {
  const view = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isOpen, close } = useApplicationView(view, heading)
  const [offers, setOffers] = useState<readonly FallbackOffer[]>([])
  const changeOffer = (
    outgoing: OutgoingMessage,
    changes: Partial<FallbackOffer>,
  ) =>
    setOffers((all) =>
      all.map((each) =>
        each.outgoing === outgoing ? { ...each, ...changes } : each,
      ),
    )
  return (
    <>
      {/* After a reload the browser restores the draft from this field (ApplicationForm). */}
      <textarea hidden name="draft" />
      {offers.length > 0 && (
        <div className="wrap">
          {offers.map((offer) => (
            <FallbackPanel
              key={offer.outgoing.message.body}
              offer={offer}
              onUsed={(isWhole) => {
                if (isWhole) changeOffer(offer.outgoing, { isUsed: true })
              }}
            />
          ))}
        </div>
      )}
      <div
        ref={view}
        hidden={!isOpen}
        className={isOpen ? 'wrap pt-8 pb-14 min-h-screen' : 'needs-script'}
      >
        {isOpen ? (
          <OpenApplication
            {...props}
            heading={heading}
            onBack={() => close('last')}
            onSent={(application) => {
              setOffers((all) => withNewOffer(all, application))
              close('top')
            }}
            onEdited={(application, editedMessage) =>
              changeOffer(application, { edited: editedMessage, isUsed: false })
            }
          />
        ) : (
          // These slots keep the served portrait and notice in the page until the form opens, which
          // has slots with the same names.
          <>
            <Slot name="person" />
            <Slot name="notice" />
          </>
        )}
      </div>
    </>
  )
}
