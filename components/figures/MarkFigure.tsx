import type { FigureOf } from '../../data/schemas/figure.ts'
import { contrastOf } from '../../data/schemas/figures/mark-schema.ts'
import { short } from './axis.ts'

/** Radius of the two circles, in units of the viewBox. */
const RADIUS = 40

/**
 * A logo cut from two circles: construction, minimum sizes and colour pairs with their contrast.
 */
export function MarkFigure({ figure: { apart, sizes, colours } }: { figure: FigureOf<'mark'> }) {
  const off = (apart * RADIUS) / 20
  const tip = short(Math.sqrt(RADIUS ** 2 - off ** 2))
  const leaf = `M0 ${-tip}A${RADIUS} ${RADIUS} 0 0 1 0 ${tip}A${RADIUS} ${RADIUS} 0 0 1 0 ${-tip}z`
  const mark = (
    <g transform="rotate(35)">
      <path d={leaf} className="fg-leaf" />
      <path d={`M0 ${short(-tip * 0.5)}V${short(tip * 1.3)}`} className="fg-vein" />
    </g>
  )
  const grid = Array.from({ length: 11 }, (_, index) => (index - 5) * 14)
  return (
    <>
      <div className="fg-mark">
        <svg viewBox="-77 -58 154 116" aria-hidden="true" className="fg-built">
          <path d={grid.map((at) => `M${at} -58V58M-77 ${at}H77`).join('')} className="fg-rule" />
          {mark}
          <g transform="rotate(35)" className="fg-line">
            <circle cx={-off} r={RADIUS} />
            <circle cx={off} r={RADIUS} />
            <path d={`M${-off} 0H${off}M0 -74V74`} />
          </g>
        </svg>
        <ul className="fg-sizes">
          {sizes.map((size) => (
            <li key={size}>
              <svg viewBox="-42 -42 84 84" width={size} height={size} aria-hidden="true">
                {mark}
              </svg>
              <span className="fg-when">{size} px</span>
            </li>
          ))}
        </ul>
      </div>
      <ul className="fg-colours">
        {colours.map(({ name, hex, ink, use }) => (
          <li key={name}>
            <svg viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
              <rect width="120" height="64" fill={hex} />
              <text x="60" y="44" textAnchor="middle" fill={ink}>
                Aa
              </text>
            </svg>
            <strong>{name}</strong>
            <span className="fg-when">
              <span translate="no">{hex}</span>, {contrastOf(hex, ink).toFixed(1)} to 1
            </span>
            <span className="fg-note">{use}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
