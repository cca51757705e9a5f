import { formatMoney } from '../../data/money.ts'
import type { Service } from '../../data/schemas/facts.ts'

/** The last sentence of a service's description: its starting price. */
export function StartingPrice({ price, currency }: NonNullable<Service['from']>) {
  return (
    <span className="text-ink">
      Starts from{' '}
      <span className="figures font-semibold" translate="no">
        {formatMoney(price, currency)}
      </span>
      .
    </span>
  )
}
