import { or } from '#data/currencies.yaml'
import type { Words } from '#data/words-and-prices.ts'

/**
 * Words of a page. A price that they name in rupees alone shows in the chosen currency; without
 * script and on paper it shows in both.
 */
export function WithPrices({ words }: { words: Words }) {
  return words.map((part, index) => {
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
