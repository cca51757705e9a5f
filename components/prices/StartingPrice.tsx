import { formatMoney } from '../../data/money.ts'
import type { Service } from '../../data/schemas/facts.ts'

/** The sentence that ends a service's description: what its work starts from. */
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
