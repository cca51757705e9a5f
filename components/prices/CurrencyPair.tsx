import type { ReactNode } from 'react'

interface CurrencyPairProps {
  inr: ReactNode
  usd: ReactNode
  className?: string
}

/**
 * The same thing for each currency, in one place: the chosen one shows and the other keeps its room, so that nothing moves.
 * Without script, and on paper, both show.
 */
export function CurrencyPair({ inr, usd, className = '' }: CurrencyPairProps) {
  return (
    <span className={`currency-pair ${className}`}>
      <span className="inr">{inr}</span>
      <span className="usd">{usd}</span>
    </span>
  )
}
