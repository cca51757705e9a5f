import { type Moment, positionOf, stepsBetween } from '#data/moments.ts'

/** Rounds a coordinate to two decimals, which keeps the HTML small. */
export const toHundredths = (value: number) => Math.round(value * 100) / 100
/** A position or length as a percentage of a drawing of variable width. */
export const percent = (value: number) => `${toHundredths(value)}%`

/** A sum or product of decimals as people write it: 3 * 0.2 is 0.6000000000000001 in binary. */
const toDecimal = (value: number) => Number(value.toPrecision(12))

const clockLabel = (position: number) =>
  `${Math.floor(position / 60)}:${String(Math.round(position % 60)).padStart(2, '0')}`

/** A time axis: functions that convert moments to % of the drawing's width, and the ticks. */
export function axisOf({
  start = 0,
  end,
  step,
}: {
  start?: Moment
  end: Moment
  step: Moment
}) {
  const startPosition = positionOf(start)
  const endPosition = positionOf(end)
  const stepLength = positionOf(step)
  const percentAt = (position: number) =>
    ((position - startPosition) / (endPosition - startPosition)) * 100
  const labelOf = String(end).includes(':') ? clockLabel : String
  return {
    percentOf: (moment: Moment) => percentAt(positionOf(moment)),
    /** `x` and `width` of a period. */
    spanAttributes: (from: Moment, to: Moment) => ({
      x: percent(percentAt(positionOf(from))),
      width: percent(percentAt(positionOf(to)) - percentAt(positionOf(from))),
    }),
    ticks: Array.from(
      { length: 1 + stepsBetween(startPosition, endPosition, stepLength) },
      (_, index) => {
        const position = toDecimal(startPosition + index * stepLength)
        return { position: percentAt(position), label: labelOf(position) }
      },
    ),
  }
}

/** `text-anchor` of a label at `position` (%): labels at both ends stay inside the drawing. */
function anchorAt(position: number) {
  if (position < 2) return 'start'
  if (position > 98) return 'end'
  return 'middle'
}

/** The tick labels of a time axis. */
export function Ticks({ ticks }: Pick<ReturnType<typeof axisOf>, 'ticks'>) {
  return (
    <svg className="plot h-6" aria-hidden="true">
      {ticks.map(({ position, label }) => (
        <text
          key={label}
          x={percent(position)}
          dy="1em"
          textAnchor={anchorAt(position)}
        >
          {label}
        </text>
      ))}
    </svg>
  )
}
