import type { ReactNode } from 'react'
import { where as regionLabels } from '#data/currencies.yaml'
import { type Currency, formatMoney, type Money } from '#data/money.ts'

interface CurrencyPairProps {
  inr: ReactNode
  usd: ReactNode
  className?: string
}

/**
 * The same content for both currencies in one grid cell. The chosen one is visible; the other is
 * hidden but takes up its space, so that nothing shifts. Without script and in print both show.
 */
export function CurrencyPair({ inr, usd, className = '' }: CurrencyPairProps) {
  return (
    <span className={`currency-pair ${className}`}>
      <span className="inr">{inr}</span>
      <span className="usd">{usd}</span>
    </span>
  )
}

interface PriceProps {
  money: Money
  /** Note below the price in each currency, such as on taxes. */
  notes: Record<Currency, string>
}

/** A price in the chosen currency, with its note. */
export function Price({ money, notes }: PriceProps) {
  const priceIn = (currency: Currency) => (
    <>
      <span className="block font-display text-5xl figures" translate="no">
        {formatMoney(money[currency], currency)}
      </span>
      <span className="block text-sm text-muted">{notes[currency]}</span>
    </>
  )
  return <CurrencyPair inr={priceIn('INR')} usd={priceIn('USD')} />
}

interface BothPricesProps {
  money: Money
  /**
   * Words that compare the price in rupees with another price. Only visitors who chose dollars see
   * them, after the small price in rupees and its region (components/styles/prices.css).
   */
  comparedInRupees?: ReactNode
  className?: string
}

/** A price in both currencies, the chosen one first and large. */
export function BothPrices({
  money,
  comparedInRupees,
  className = 'text-3xl',
}: BothPricesProps) {
  const priceIn = (currency: Currency) => (
    <span className={currency.toLowerCase()}>
      <span className="figures" translate="no">
        {formatMoney(money[currency], currency)}
      </span>{' '}
      <span className="where">
        {regionLabels[currency]}
        {currency === 'INR' && comparedInRupees}
      </span>
    </span>
  )
  return (
    <span
      className={`both-prices flex flex-wrap items-baseline gap-x-3 font-display ${className}`}
    >
      {priceIn('INR')}
      {priceIn('USD')}
    </span>
  )
}
