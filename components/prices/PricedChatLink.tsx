import { ChatLink } from '#components/contact/ChatLink.tsx'
import type { Currency } from '#data/money.ts'
import { CurrencyPair } from './Price.tsx'

interface PricedChatLinkProps {
  /** Returns the text that the chat opens with, which names the price in `currency`. */
  messageIn: (currency: Currency) => string
  children: string
}

/** A chat link whose message names the price: one link per currency, the chosen one visible. */
export function PricedChatLink({ messageIn, children }: PricedChatLinkProps) {
  const linkIn = (currency: Currency) => (
    <ChatLink message={messageIn(currency)} className="btn-chat w-full">
      {children}
      <span className="both-only"> ({currency})</span>
    </ChatLink>
  )
  return (
    <CurrencyPair
      inr={linkIn('INR')}
      usd={linkIn('USD')}
      className="no-print"
    />
  )
}
