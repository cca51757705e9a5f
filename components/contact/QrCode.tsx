import { encode } from 'uqr'

/** Light margin that a reader needs around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Side of a module, in CSS px: even the largest code is no taller than a laptop's window. */
const MODULE_SIZE = 3

/** Draws each run of dark modules as a line; relative steps compress to half of absolute ones. */
function darkModules(rows: readonly (readonly boolean[])[]) {
  let path = ''
  let from = { x: 0, y: 0 }
  rows.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0; ) {
      const end = row.indexOf(false, x)
      path += `m${x - from.x} ${y - from.y}h${end - x}`
      from = { x: end, y }
      x = row.indexOf(true, end)
    }
  })
  return path
}

interface QrCodeProps {
  href: string
  /** What the code opens, for screen readers. */
  name: string
  caption: string
}

/** A link as a code for a phone's camera, black on white in every theme and on paper. */
export function QrCode({ href, name, caption }: QrCodeProps) {
  // Level L has the fewest modules; a screen needs no more, and any room left raises it.
  const { size, data } = encode(href, {
    ecc: 'L',
    boostEcc: true,
    border: QUIET_ZONE,
  })
  return (
    <div>
      <svg
        role="img"
        aria-label={name}
        width={size * MODULE_SIZE}
        height={size * MODULE_SIZE}
        viewBox={`0 -.5 ${size} ${size}`}
        className="h-auto"
      >
        <path fill="#fff" d={`M0-.5h${size}v${size}H0z`} />
        <path stroke="#000" shapeRendering="crispEdges" d={darkModules(data)} />
      </svg>
      <p className="mt-2 text-sm text-muted">{caption}</p>
    </div>
  )
}
