import type { ReactNode } from 'react'

interface CurrencyPairProps {
  inr: ReactNode
  usd: ReactNode
  className?: string
}

/**
 * The same content for each currency in one grid cell: the chosen one is visible, the other hidden
 * but sized, so that nothing shifts. Without script and in print both show.
 */
export function CurrencyPair({ inr, usd, className = '' }: CurrencyPairProps) {
  return (
    <span className={`currency-pair ${className}`}>
      <span className="inr">{inr}</span>
      <span className="usd">{usd}</span>
    </span>
  )
}
