import { type Axis, percent } from './axis.ts'

/** The tick labels of a time axis. */
export function Ticks({ ticks }: Pick<Axis, 'ticks'>) {
  return (
    <svg className="plot h-6" aria-hidden="true">
      {ticks.map(({ at, label }) => (
        <text
          key={label}
          x={percent(at)}
          dy="1em"
          textAnchor={at < 2 ? 'start' : at > 98 ? 'end' : 'middle'}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
