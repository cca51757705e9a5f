import { scalePow } from 'd3-scale'
import { formatMoney } from '../../data/money.ts'
import type { FigureOf } from '../../data/schemas/figure.ts'
import { short } from './axis.ts'

const grouped = (count: number, currency: 'INR' | 'USD') => formatMoney(count, currency).slice(1)

/** A conversion funnel: how many people reach each stage, and the cost per person. */
export function FunnelFigure({
  figure: { spend, currency, stages },
}: {
  figure: FigureOf<'funnel'>
}) {
  // On a linear scale the last stages would be invisible.
  const half = scalePow([0, stages[0]?.count ?? 1], [0, 50]).exponent(0.18)
  return (
    <>
      <p className="fg-whole font-display">
        <span translate="no">{formatMoney(spend, currency)}</span> in, stage by stage
      </p>
      <ol className="fg-funnel">
        {stages.map(({ name, count, note, key }, index) => {
          const [top, bottom] = [half(count), half(stages[index + 1]?.count ?? count)].map(
            short,
          ) as [number, number]
          const upperEdge = `M${short(50 - top)} 0H${short(50 + top)}`
          const lowerEdge = `L${short(50 + bottom)} 40H${short(50 - bottom)}z`
          return (
            <li key={name}>
              <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
                <path
                  d={upperEdge + lowerEdge}
                  className={key ? 'fg-clip fg-key' : 'fg-solid'}
                  vectorEffect="non-scaling-stroke"
                />
              </svg>
              <p>
                <strong>
                  <span className="figures">{grouped(count, currency)}</span> {name}
                </strong>
                <span className="fg-when">
                  <span translate="no">
                    {spend / count < 10
                      ? `${currency === 'INR' ? '₹' : '$'}${(spend / count).toFixed(2)}`
                      : formatMoney(spend / count, currency)}
                  </span>{' '}
                  each
                </span>
                <span className="fg-note">{note}</span>
              </p>
            </li>
          )
        })}
      </ol>
      <p className="fg-axis">Widths are compressed; the numbers are not.</p>
    </>
  )
}
