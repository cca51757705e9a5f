import { formatMoney } from '../../data/money.ts'
import type { Currency } from '../../data/schemas/facts.ts'
import { card } from '../../data/services.yaml'

/** The last sentence of a service's description: its starting price. */
export function StartingPrice({ price, currency }: { price: number; currency: Currency }) {
  return (
    <span className="text-ink">
      {`${card.from} `}
      <span className="figures font-semibold" translate="no">
        {formatMoney(price, currency)}
      </span>
      .
    </span>
  )
}
