/** FNV-1a hash, so that a title always draws the same cover. */
const hash = (text: string) => {
  let value = 2166136261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/**
 * Cover drawn from the title in the site's colours, seen while a photograph loads or if it fails.
 */
export function Cover({ title }: { title: string }) {
  const seed = hash(title)
  const points = [0, 8, 16, 24, 32, 40].map(
    (x, index) => [x, 4 + ((seed >>> (index * 4)) & 15)] as const,
  )
  const [x, y] = points[3] ?? []
  const distance = 3 + (seed % 4)
  const rules = Array.from({ length: Math.ceil(22 / distance) - 1 }, (_, index) => index + 1)
  return (
    <svg
      className="cover"
      viewBox="0 0 40 22.5"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={rules.map((rule) => `M0 ${rule * distance}h40`).join('')} className="cover-rule" />
      <path d={`M${points.flat().join(' ')}`} className="cover-line" />
      <circle cx={x} cy={y} r=".6" className="cover-dot" />
    </svg>
  )
}
