import type { Currency } from '../../data/schemas/facts.ts'
import { ChatLink } from '../contact/ChatLink.tsx'
import { CurrencyPair } from './CurrencyPair.tsx'

interface PricedChatLinkProps {
  /** What the visitor's chat starts with, its price in this currency. */
  message: (currency: Currency) => string
  children: string
  className?: string
}

/** A chat link whose message names the price: one plain link for each currency, of which the chosen one shows. */
export function PricedChatLink({
  message,
  children,
  className = 'btn-chat w-full',
}: PricedChatLinkProps) {
  const link = (currency: Currency) => (
    <ChatLink message={message(currency)} className={className}>
      {children}
      <span className="both-only"> ({currency})</span>
    </ChatLink>
  )
  return <CurrencyPair inr={link('INR')} usd={link('USD')} className="no-print" />
}
