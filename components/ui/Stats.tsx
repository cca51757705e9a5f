export interface StatsProps {
  items: readonly { number: string; label: string }[]
  /** Counts the figures up when they scroll into view. */
  counting?: boolean
  className?: string
}

/** Longest text that is set as large as a figure: '2-8 weeks' is, '1-2 working days' is not. */
const longestFigure = 10
/** Two figures longer than this, such as '2-8 weeks', touch each other unless all are smaller. */
const longNumber = 6

/** Confident figures over fine rules, the site's signature, kept from machine translation. */
export function Stats({ items, counting = true, className = '' }: StatsProps) {
  const long = items.filter(({ number }) => number.length > longNumber)
  const size = long.length > 1 ? ' dense' : ''
  return (
    <dl className={`stats${size} ${className}`.trim()}>
      {items.map(({ number, label }) => (
        <div key={label} data-reveal-item="">
          <dt>{label}</dt>
          <dd
            className={number.length > longestFigure ? 'in-words' : undefined}
            translate="no"
          >
            {counting ? <span data-behaviour="counter">{number}</span> : number}
          </dd>
        </div>
      ))}
    </dl>
  )
}
