import { encode } from 'uqr'

/** Light margin that scanners need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4
/** Side length of a module, in CSS px; even the largest code fits in a laptop's window. */
const MODULE_SIZE_PX = 3

/**
 * SVG path data with a horizontal line for each run of dark modules in a row; relative coordinates
 * compress to half the size of absolute ones.
 */
function pathOfDarkModules(rows: readonly (readonly boolean[])[]) {
  let path = ''
  let previousEnd = { x: 0, y: 0 }
  rows.forEach((row, y) => {
    for (let x = row.indexOf(true); x >= 0; ) {
      const end = row.indexOf(false, x)
      path += `m${x - previousEnd.x} ${y - previousEnd.y}h${end - x}`
      previousEnd = { x: end, y }
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

/** A link as a QR code, black on white in every colour scheme and on paper. */
export function QrCode({ href, name, caption }: QrCodeProps) {
  // Error correction level L needs the fewest modules and is enough on a screen; `boostEcc` uses a
  // higher level if the code stays as small.
  const { size, data: moduleRows } = encode(href, {
    ecc: 'L',
    boostEcc: true,
    border: QUIET_ZONE,
  })
  return (
    <div>
      <svg
        role="img"
        aria-label={name}
        width={size * MODULE_SIZE_PX}
        height={size * MODULE_SIZE_PX}
        viewBox={`0 -.5 ${size} ${size}`}
        className="h-auto"
      >
        <path fill="#fff" d={`M0-.5h${size}v${size}H0z`} />
        <path
          stroke="#000"
          shapeRendering="crispEdges"
          d={pathOfDarkModules(moduleRows)}
        />
      </svg>
      <p className="mt-2 text-sm text-muted">{caption}</p>
    </div>
  )
}
