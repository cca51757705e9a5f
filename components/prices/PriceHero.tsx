import type { ReactNode } from 'react'
import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { CurrencyChoice } from './CurrencyChoice.tsx'

interface PriceHeroProps {
  /** Link to the parent page. */
  backLink?: ReactNode
  badge: string
  title: string
  /** Accessible name of the card with the price. */
  label: string
  /** Price, first call to action and facts. */
  card: ReactNode
  children: ReactNode
}

/** Top of the page of a program or level; on phones the price comes before the description. */
export function PriceHero({
  backLink,
  badge,
  title,
  label,
  card,
  children,
}: PriceHeroProps) {
  return (
    <div
      className={
        'wrap pt-2 pb-14 sm:pt-8 lg:pt-12 lg:pb-20 print:py-4 grid gap-x-14 gap-y-5 ' +
        'lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_auto_1fr]'
      }
    >
      <div>
        {backLink && <p className="mb-2 lg:mb-6 no-print">{backLink}</p>}
        <p>
          <span className="tag text-ink border-control">{badge}</span>
        </p>
        <h1 className="mt-3 max-w-[13.1em]">{title}</h1>
      </div>
      <section
        className="card grid gap-4 self-start max-sm:p-[min(1rem,4vw)] lg:col-start-2 lg:row-span-3"
        aria-label={label}
      >
        <CurrencyChoice />
        {card}
      </section>
      <PortraitWithName before="price" className="lg:order-last lg:self-end" />
      <div>{children}</div>
    </div>
  )
}
