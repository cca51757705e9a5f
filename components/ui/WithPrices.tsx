import { or } from '#data/currencies.yaml'
import { formatMoney, splitAtPrices } from '#data/money.ts'
import { prices } from '#data/prices.yaml'

/** The dollars of a price in rupees, with its '+', if the text does not name them itself. */
function dollarsOf(rupees: string, text: string) {
  const money = Object.values(prices).find(({ INR }) => rupees.startsWith(formatMoney(INR, 'INR')))
  const dollars = money && formatMoney(money.USD, 'USD')
  return dollars && !text.includes(dollars)
    ? dollars + (rupees.endsWith('+') ? '+' : '')
    : undefined
}

/** A price that browsers do not translate. */
const Price = ({ children }: { children: string }) => <span translate="no">{children}</span>

/** A text whose prices are in the chosen currency; in both without script and in print. */
export function WithPrices({ text }: { text: string }) {
  return splitAtPrices(text).map((part, index) => {
    if (index % 2 === 0) return part
    const dollars = dollarsOf(part, text)
    const key = `${index}`
    if (!dollars) return <Price key={key}>{part}</Price>
    return (
      <span key={key} className="price-words">
        <span className="inr">
          <Price>{part}</Price>
        </span>
        <span className="both-only">{` ${or} `}</span>
        <span className="usd">
          <Price>{dollars}</Price>
        </span>
      </span>
    )
  })
}
