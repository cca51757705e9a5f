import type { FigureOf } from '#content/types.ts'
import { axisOf, Ticks } from './time-axis.tsx'

/** SVG attributes of the band: a period that is marked in all lanes. */
const bandAttributes = { className: 'fill-marigold', fillOpacity: 0.28 }

/** Lanes one below the other on a shared time axis, such as days of a trip or sides of a match. */
export function LanesFigure({
  figure: { lanes, band, axis },
}: {
  figure: FigureOf<'lanes'>
}) {
  const { spanAttributes, ticks } = axisOf(axis)
  const shade = band && (
    <rect
      {...spanAttributes(band.from, band.to)}
      height="100%"
      {...bandAttributes}
    />
  )
  return (
    <>
      <div className="md:pl-[11.5rem]">
        <Ticks ticks={ticks} />
      </div>
      {lanes.map(({ name, note, items }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-1 pb-4 md:grid-cols-[10rem_1fr]"
        >
          <p>
            <strong className="font-display">{name}</strong>
            {note && <span className="figure-note">{note}</span>}
          </p>
          <svg className="plot h-10" aria-hidden="true">
            {shade}
            <line x2="100%" y1="100%" y2="100%" className="stroke-ink" />
            {items.map(({ from, to, key }) => (
              <rect
                key={from}
                {...spanAttributes(from, to)}
                y="20%"
                height="80%"
                className={key ? 'fill-marigold stroke-ink' : 'fill-ink'}
              />
            ))}
          </svg>
          <ul className="grid gap-x-6 gap-y-1 md:col-start-2 md:grid-cols-3">
            {items.map(({ from, to, name }) => (
              <li key={from}>
                <span className="figure-time mr-1 md:block">
                  {from}–{to}
                </span>{' '}
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {band && (
        <p className="text-[0.9375rem]">
          <svg className="figure-swatch" viewBox="0 0 32 12" aria-hidden="true">
            <rect width="32" height="12" {...bandAttributes} />
          </svg>
          {band.from}–{band.to}: {band.name}
        </p>
      )}
    </>
  )
}
