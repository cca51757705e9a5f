import type { FigureData } from '#data/schemas/figure.ts'
import { FigureCover } from './FigureCover.tsx'

/** FNV-1a hash, so that a title always draws the same cover. */
const hash = (text: string) => {
  let value = 2166136261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return value >>> 0
}

/** A line over rules, always the same one for a title. */
function TitleCover({ title }: { title: string }) {
  const seed = hash(title)
  const points = [0, 8, 16, 24, 32, 40].map(
    (x, index) => [x, 4 + ((seed >>> (index * 4)) & 15)] as const,
  )
  const [x, y] = points[3] ?? []
  const distance = 3 + (seed % 4)
  const rules = Array.from({ length: Math.ceil(22 / distance) - 1 }, (_, index) => index + 1)
  return (
    <>
      <path d={rules.map((rule) => `M0 ${rule * distance}h40`).join('')} className="cover-rule" />
      <path d={`M${points.flat().join(' ')}`} className="cover-line" />
      <circle cx={x} cy={y} r=".6" className="fg-key" />
    </>
  )
}

/** The drawing behind a photograph, seen while it loads, where it fails, or in its place. */
export const Cover = ({ title, figure }: { title: string; figure?: FigureData | undefined }) => (
  <svg
    className="cover"
    viewBox={figure ? '-2 -2.25 40 22.5' : '0 0 40 22.5'}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {figure ? <FigureCover figure={figure} /> : <TitleCover title={title} />}
  </svg>
)
