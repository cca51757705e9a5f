import type { FigureOf } from '#content/types.ts'
import { axisOf, percent, Ticks, toHundredths } from './time-axis.tsx'

/** SVG attributes of the areas below the first and the second curve. */
const areaAttributes = [
  { className: 'fill-marigold' },
  { className: 'fill-ink', fillOpacity: 0.16 },
] as const
/** SVG attributes of the lines of both curves. */
const lineAttributes = [
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
          <rect width="32" height="12" {...areaAttributes[index]} />
          <path d="M0 2h32" {...lineAttributes[index]} />
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
const PercentLabels = () =>
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
  const { percentOf, ticks } = axisOf(axis)
  const curvePaths = lines.map(({ points }) => {
    const coordinates = points.map(([moment, share]) => ({
      x: toHundredths(percentOf(moment)),
      y: toHundredths(fromTop(share)),
    }))
    const curve = coordinates.map(({ x, y }) => `${x} ${y}`).join('L')
    const startX = coordinates[0]?.x
    const endX = coordinates.at(-1)?.x
    return { line: `M${curve}`, area: `M${startX} 100L${curve}L${endX} 100z` }
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
        {curvePaths.map(({ area, line }, index) => (
          <svg
            key={line}
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
          >
            <path d={area} {...areaAttributes[index]} />
            <path
              d={line}
              {...lineAttributes[index]}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        ))}
        <PercentLabels />
      </svg>
      <Ticks ticks={ticks} />
      <p className="text-[0.875rem] text-muted">{axis.name}</p>
      <CurveLegend lines={lines} />
    </>
  )
}
