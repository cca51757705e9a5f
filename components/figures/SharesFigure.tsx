import type { FigureOf } from '#content/types.ts'
import { shares as countText } from '#data/figures.yaml'
import { dotPath, type Whole, wholeCount } from './dots.ts'
import { percent } from './time-axis.tsx'

/** CSS class for the inside of a dot, by the tone of its part; a plain dot is filled with ink. */
const dotFillClasses = {
  plain: undefined,
  key: 'stroke-marigold',
  faint: 'stroke-paper',
}

/** CSS classes of a bar by the tone of its part; without a tone a bar is `faint`, an outline. */
const barClasses = {
  plain: 'fill-ink',
  key: 'fill-marigold stroke-ink',
  faint: 'fill-surface stroke-ink',
}

interface DotsAlongProps {
  pathData: string
  tone: Whole['parts'][number]['tone']
}

/** Round dots along the lines of a path, 10 units apart. */
const DotsAlong = ({ pathData, tone = 'plain' }: DotsAlongProps) => (
  <g
    className="stroke-ink"
    fill="none"
    strokeWidth="8"
    strokeLinecap="round"
    strokeDasharray="0 10"
  >
    <path d={pathData} />
    {dotFillClasses[tone] && (
      <path d={pathData} strokeWidth="5.5" className={dotFillClasses[tone]} />
    )}
  </g>
)

/**
 * A grid of dots, one for each counted thing of the whole. The dots of each part have the part's
 * colour, and the parts follow each other.
 */
function DotGrid({
  whole,
  isFullWidth,
}: {
  whole: Whole
  isFullWidth: boolean
}) {
  const dotsPerRow = isFullWidth ? 25 : 20
  const rows = Math.ceil(wholeCount(whole.parts) / dotsPerRow)
  let endDot = 0
  return (
    <svg
      className={
        isFullWidth ? 'w-[min(100%,36rem)] my-3' : 'w-[min(100%,17rem)] my-3'
      }
      viewBox={`0 0 ${dotsPerRow * 10} ${rows * 10}`}
      aria-hidden="true"
    >
      {whole.parts.map(({ name, count, tone }) => {
        const startDot = endDot
        endDot += count
        const pathData = dotPath(startDot, endDot, { dotsPerRow, pitch: 10 })
        return <DotsAlong key={name} pathData={pathData} tone={tone} />
      })}
    </svg>
  )
}

/** A bar for each part, such as an answer, with its count and the total. */
const Bars = ({ whole }: { whole: Whole }) => (
  <ol className="grid gap-3 mt-4">
    {whole.parts.map(({ name, count, tone, note }) => (
      <li key={name}>
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong>{name}</strong>{' '}
          <span className="figure-time">
            {countText
              .replace('{count}', `${count}`)
              .replace('{total}', `${wholeCount(whole.parts)}`)}
          </span>
        </p>
        <svg className="plot h-4.5 mt-1" aria-hidden="true">
          <rect width="100%" height="100%" className="fill-rule" />
          <rect
            width={percent((count / wholeCount(whole.parts)) * 100)}
            height="100%"
            className={barClasses[tone ?? 'faint']}
          />
        </svg>
        {note && <span className="figure-remark measure">{note}</span>}
      </li>
    ))}
  </ol>
)

/** CSS classes of the figure by its field `drawn`. */
const layoutByShape = {
  dots: 'grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(7.5rem,100%),1fr))]',
  bars: 'grid gap-x-8 gap-y-6',
} as const

/** Legend of a grid of dots: the parts of the whole, each with its count. */
const DotsLegend = ({
  whole,
  isFullWidth,
}: {
  whole: Whole
  isFullWidth: boolean
}) => (
  <ul
    className={
      isFullWidth ? 'grid gap-2 lg:gap-4' : 'figure-list grid-cols-1 mt-0'
    }
  >
    {whole.parts.map(({ name, count, tone, note }) => (
      <li
        key={name}
        className="grid grid-cols-[auto_1fr] gap-x-2.5 items-baseline"
      >
        <svg className="w-3.5 h-3.5" viewBox="0 0 10 10" aria-hidden="true">
          <DotsAlong pathData="M5 5h.1" tone={tone} />
        </svg>
        <span>
          <strong
            className={isFullWidth ? 'font-display text-[1.75rem]' : undefined}
          >
            {count}
          </strong>{' '}
          {name} {note && <span className="figure-note mt-0.5">{note}</span>}
        </span>
      </li>
    ))}
  </ul>
)

interface SharesFigureProps {
  figure: FigureOf<'shares'>
  isFullWidth?: boolean
}

/** The parts of one or two wholes as dots or bars, with the counts as text. */
export function SharesFigure({
  figure: { drawn, wholes },
  isFullWidth = false,
}: SharesFigureProps) {
  return (
    <div className={layoutByShape[drawn]}>
      {wholes.map((whole) => (
        <div
          key={whole.name}
          className={
            isFullWidth
              ? 'grid gap-x-14 lg:grid-cols-[1.3fr_1fr] lg:items-center'
              : undefined
          }
        >
          <p
            className={`font-display text-xl !leading-tight${isFullWidth ? ' lg:col-span-2' : ''}`}
          >
            {whole.name}
          </p>
          {drawn === 'bars' ? (
            <Bars whole={whole} />
          ) : (
            <>
              <DotGrid whole={whole} isFullWidth={isFullWidth} />
              <DotsLegend whole={whole} isFullWidth={isFullWidth} />
            </>
          )}
        </div>
      ))}
    </div>
  )
}
