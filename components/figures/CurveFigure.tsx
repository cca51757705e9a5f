import type { FigureOf } from '#content/types.ts'
import { axisOf, hundredths, percent, Ticks } from './time-axis.tsx'

/** SVG attributes of the areas below the first and the second curve. */
const areaLooks = [
  { className: 'fill-marigold' },
  { className: 'fill-ink', fillOpacity: 0.16 },
] as const
/** SVG attributes of the lines of both curves. */
const lineLooks = [
  { className: 'fill-none stroke-ink', strokeWidth: 2.5 },
  {
    className: 'fill-none stroke-ink',
    strokeWidth: 2.5,
    strokeDasharray: '6 4',
  },
] as const

/** The name and the note of each curve. */
const CurveLegend = ({ lines }: Pick<FigureOf<'curve'>, 'lines'>) => (
  <ul className="figure-list">
    {lines.map(({ name, note }, index) => (
      <li key={name}>
        <svg className="figure-swatch" viewBox="0 0 32 12" aria-hidden="true">
          <rect width="32" height="12" {...areaLooks[index]} />
          <path d="M0 2h32" {...lineLooks[index]} />
        </svg>
        <strong>{name}</strong>
        {note && <span className="figure-note mt-0.5">{note}</span>}
      </li>
    ))}
  </ul>
)

/** The y coordinate of a percentage, in % of the height; the top 3 % are for the line's width. */
const fromTop = (share: number) => 100 - share * 0.97

/** Horizontal lines at 25, 50 and 75 %, drawn behind the curves. */
const GridLines = () =>
  [25, 50, 75].map((share) => (
    <line
      key={share}
      x2="100%"
      y1={percent(fromTop(share))}
      y2={percent(fromTop(share))}
      className="stroke-rule"
    />
  ))

/** Labels at the right for 50 and 100 %, drawn in front of the curves. */
const Percentages = () =>
  [50, 100].map((share) => (
    <text
      key={share}
      x="100%"
      y={percent(fromTop(share))}
      className="stroke-paper"
      strokeWidth="5"
      dy={share === 100 ? '.85em' : '-.35em'}
      textAnchor="end"
    >
      {share}%
    </text>
  ))

/** One or two curves of a percentage over time. */
export function CurveFigure({
  figure: { height, axis, lines },
}: {
  figure: FigureOf<'curve'>
}) {
  const { at, ticks } = axisOf(axis)
  const shapes = lines.map(({ points }) => {
    const places = points.map(([moment, share]) => ({
      x: hundredths(at(moment)),
      y: hundredths(fromTop(share)),
    }))
    const curve = places.map(({ x, y }) => `${x} ${y}`).join('L')
    const start = places[0]?.x
    const end = places.at(-1)?.x
    return { line: `M${curve}`, area: `M${start} 100L${curve}L${end} 100z` }
  })
  return (
    <>
      <p className="eyebrow">{height}</p>
      <svg
        className="plot h-[clamp(9rem,22vw,15rem)] border-b-2 border-ink mt-2"
        paintOrder="stroke"
        aria-hidden="true"
      >
        <GridLines />
        {shapes.map(({ area, line }, index) => (
          <svg
            key={line}
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
          >
            <path d={area} {...areaLooks[index]} />
            <path
              d={line}
              {...lineLooks[index]}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        ))}
        <Percentages />
      </svg>
      <Ticks ticks={ticks} />
      <p className="text-[0.875rem] text-muted">{axis.name}</p>
      <CurveLegend lines={lines} />
    </>
  )
}
