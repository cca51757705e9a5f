interface StatsProps {
  items: readonly { number: string; label: string }[]
  /** Counts the figures up as they come into view. */
  counting?: boolean
}

/** Confident figures over fine rules, the site's signature. Figures are kept from machine translation. */
export function Stats({ items, counting = true }: StatsProps) {
  return (
    <dl className="stats">
      {items.map(({ number, label }) => (
        <div key={label} data-reveal-item>
          <dt>{label}</dt>
          <dd translate="no">
            {counting ? <span data-behaviour="counter">{number}</span> : number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
