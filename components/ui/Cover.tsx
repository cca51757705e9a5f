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
  const points = Array.from(
    { length: 7 },
    (_, index) => `${index * 54},${36 + ((seed >>> (index * 4)) & 15) * 8}`,
  )
  const ruleCount = 3 + (seed % 4)
  return (
    <svg
      className="cover"
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        d={Array.from(
          { length: ruleCount },
          (_, index) => `M0 ${Math.round((180 / (ruleCount + 1)) * (index + 1))}h320`,
        ).join('')}
        className="cover-rule"
      />
      <path d={`M${points.join(' ')}`} className="cover-line" />
      <circle
        cx={points[3]?.split(',')[0]}
        cy={points[3]?.split(',')[1]}
        r="5"
        className="cover-dot"
      />
    </svg>
  )
}
