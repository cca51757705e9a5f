import { formatMoney } from '#data/money.ts'
import { card } from '#data/services.yaml'

/** The last sentence of a service's description: its starting price. */
export function StartingPrice({ dollars }: { dollars: number }) {
  return (
    <span className="text-ink">
      {`${card.from} `}
      <span className="figures font-semibold" translate="no">
        {formatMoney(dollars, 'USD')}
      </span>
      .
    </span>
  )
}
