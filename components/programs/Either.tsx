import type { ReactNode } from 'react'

interface EitherProps {
  inr: ReactNode
  usd: ReactNode
  className?: string
}

/**
 * The same thing for each currency, in one place: the chosen one shows and the other keeps its room, so that nothing moves.
 * Without script, and on paper, both show.
 */
export function Either({ inr, usd, className = '' }: EitherProps) {
  return (
    <span className={`either ${className}`}>
      <span className="inr">{inr}</span>
      <span className="usd">{usd}</span>
    </span>
  )
}
