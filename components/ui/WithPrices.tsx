import { or } from '#data/currencies.yaml'
import type { PricedText } from '#data/priced-text.ts'

/**
 * A text that may contain prices. A price with amounts in both currencies shows the chosen one;
 * without script and on paper it shows both.
 */
export function WithPrices({ text }: { text: PricedText }) {
  return text.map((part, index) => {
    const key = `${index}`
    if (typeof part === 'string') return part
    const { INR, USD } = part
    if (!INR || !USD) return INR ?? USD
    return (
      <span key={key} className="price-words">
        <span className="inr">{INR}</span>
        <span className="both-only">{` ${or} `}</span>
        <span className="usd">{USD}</span>
      </span>
    )
  })
}
