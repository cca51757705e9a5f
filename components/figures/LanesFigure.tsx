import type { ReactNode } from 'react'
import type { FigureOf } from '../../data/schemas/figure.ts'
import { positionOf } from '../../data/schemas/figures/time.ts'
import { type Axis, axisOf, percent } from './axis.ts'
import { Ticks } from './Ticks.tsx'

type Lanes = FigureOf<'lanes'>
type Drawing = (props: { figure: Lanes; axis: Axis }) => ReactNode

/** A highlighted period in a lane, such as an afternoon that is kept free. */
const Band = ({ band, axis }: { band: Lanes['band']; axis: Axis }) =>
  band ? <rect {...axis.stretch(band.from, band.to)} height="100%" className="fg-band" /> : null

/** Legend of the highlighted period. */
const BandName = ({ band }: Pick<Lanes, 'band'>) =>
  band && (
    <p className="fg-legend">
      <svg className="fg-swatch" viewBox="0 0 32 12" aria-hidden="true">
        <rect width="32" height="12" className="fg-band" />
      </svg>
      {band.from}–{band.to}: {band.name}
    </p>
  )

/** A match: events of two sides above and below the time axis, numbered. */
function Match({ figure: { lanes, band }, axis }: Parameters<Drawing>[0]) {
  const events = lanes
    .flatMap(({ items, name: side }, lane) => items.map((item) => ({ ...item, side, lane })))
    .sort((a, b) => positionOf(a.from) - positionOf(b.from))
  const [home, away] = lanes
  return (
    <>
      <p className="eyebrow">{home?.name}</p>
      <svg className="plot fg-match" aria-hidden="true">
        {axis.ticks.map(({ at }, index) => {
          const next = axis.ticks[index + 1]
          return (
            next &&
            index % 2 === 0 && (
              <rect
                key={at}
                x={percent(at)}
                width={percent(next.at - at)}
                height="100%"
                className="fg-turf"
              />
            )
          )
        })}
        <Band band={band} axis={axis} />
        <rect width="100%" height="100%" className="fg-outline" />
        <line x2="100%" y1="50%" y2="50%" className="fg-ink" />
        {axis.ticks.map(({ at }) => (
          <line key={at} x1={percent(at)} x2={percent(at)} y1="46%" y2="54%" className="fg-ink" />
        ))}
        {events.map(({ from, lane, key }, index) => {
          const [x, y] = [percent(axis.at(from)), lane === 0 ? '18%' : '82%']
          return (
            <g key={`${from} ${lane}`}>
              <line x1={x} x2={x} y1="50%" y2={y} className="fg-ink" />
              <circle
                cx={x}
                cy={y}
                r={key ? '1em' : '.79em'}
                className={key ? 'fg-dot fg-key' : 'fg-dot'}
              />
              <text x={x} y={y} dy=".35em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          )
        })}
      </svg>
      <p className="eyebrow">{away?.name}</p>
      <Ticks ticks={axis.ticks} />
      <BandName band={band} />
      <ol className="fg-list fg-numbered">
        {events.map(({ from, name, key, side }) => (
          <li key={`${from} ${side}`} className={key ? 'fg-is-key' : undefined}>
            <span className="fg-when">
              {from}', {side}
            </span>{' '}
            <strong>{name}</strong>
          </li>
        ))}
      </ol>
    </>
  )
}

/** The days of a trip by hour, one below the other. */
const Days: Drawing = ({ figure: { lanes, band }, axis }) => (
  <>
    <div className="fg-hours">
      <Ticks ticks={axis.ticks} />
    </div>
    {lanes.map(({ name, note, items }) => (
      <div key={name} className="fg-day">
        <p>
          <strong className="font-display">{name}</strong>
          {note && <span className="fg-note">{note}</span>}
        </p>
        <svg className="plot fg-bar" aria-hidden="true">
          <Band band={band} axis={axis} />
          <line x2="100%" y1="100%" y2="100%" className="fg-ink" />
          {items.map(({ from, to = from, key }) => (
            <rect
              key={from}
              {...axis.stretch(from, to)}
              y="20%"
              height="80%"
              className={key ? 'fg-clip fg-key' : 'fg-solid'}
            />
          ))}
        </svg>
        <ul>
          {items.map(({ from, to, name }) => (
            <li key={from}>
              <span className="fg-when">
                {from}–{to}
              </span>{' '}
              {name}
            </li>
          ))}
        </ul>
      </div>
    ))}
    <BandName band={band} />
  </>
)

/** The tracks of a video edit over one time axis. */
const Tracks: Drawing = ({ figure: { lanes }, axis }) => (
  <div className="band-ink fg-desk">
    {lanes.map(({ name, note, look = 'clips', items }) => (
      <div key={name} className="fg-track">
        <p>
          <strong>{name}</strong>
          {note && <span className="fg-note">{note}</span>}
        </p>
        <svg className={`plot fg-${look}`} aria-hidden="true">
          {items.map(({ from, to = from, key }) => {
            const { x, width } = axis.stretch(from, to)
            const end = percent(axis.at(to))
            return look === 'clips' ? (
              <rect
                key={from}
                x={x}
                width={width}
                height="100%"
                className={key ? 'fg-clip fg-key' : 'fg-clip'}
              />
            ) : (
              <line key={from} x1={x} x2={end} y1="50%" y2="50%" className="fg-run" />
            )
          })}
        </svg>
      </div>
    ))}
    <div className="fg-seconds">
      <Ticks ticks={axis.ticks} />
    </div>
  </div>
)

const drawings = { match: Match, days: Days, tracks: Tracks } as const satisfies Record<
  Lanes['drawn'],
  Drawing
>

/** Lanes over one time axis: the sides of a match, days of a trip or tracks of an edit. */
export function LanesFigure({ figure }: { figure: Lanes }) {
  const Drawing = drawings[figure.drawn]
  return <Drawing figure={figure} axis={axisOf(figure.axis)} />
}
