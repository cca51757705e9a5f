import type { FigureData } from '#content/types.ts'
import { FigureCover } from './FigureCover.tsx'

/** FNV-1a hash of a text. */
const hashOf = (text: string) => {
  let hashValue = 2166136261
  for (let index = 0; index < text.length; index++)
    hashValue = Math.imul(hashValue ^ text.charCodeAt(index), 16777619)
  return hashValue >>> 0
}

/**
 * A zigzag line over horizontal lines, computed from the title: equal titles have equal drawings.
 */
function TitleCover({ title }: { title: string }) {
  const seed = hashOf(title)
  const points = [0, 8, 16, 24, 32, 40].map(
    (x, index) => [x, 4 + ((seed >>> (index * 4)) & 15)] as const,
  )
  const [x, y] = points[3] ?? []
  const distance = 3 + (seed % 4)
  const lineNumbers = Array.from(
    { length: Math.ceil(22 / distance) - 1 },
    (_, index) => index + 1,
  )
  return (
    <>
      <path
        d={lineNumbers.map((line) => `M0 ${line * distance}h40`).join('')}
        className="cover-rule"
      />
      <path d={`M${points.flat().join(' ')}`} className="cover-line" />
      <circle cx={x} cy={y} r=".6" className="fill-marigold" />
    </>
  )
}

/** Drawing behind a photograph: visible until the photograph has loaded, or if there is none. */
const Cover = ({
  title,
  figure,
}: {
  title: string
  figure?: FigureData | undefined
}) => (
  <svg
    className="drawn-cover"
    viewBox={figure ? '-2 -2.25 40 22.5' : '0 0 40 22.5'}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    {figure ? <FigureCover figure={figure} /> : <TitleCover title={title} />}
  </svg>
)

interface PictureProps {
  /** The photograph; without one, only the cover shows. */
  image?: { photo: string; alt: string } | undefined
  /** Seed of the drawn cover if there is no `figure`. */
  title: string
  /** Figure to draw as the cover. */
  figure?: FigureData | undefined
  /** Whether the drawn cover is dark, to distinguish a second card with the same figure. */
  isDark?: boolean
  /** Whether the photograph loads eagerly, before other images: on the first screen of a page. */
  isEager?: boolean
  /** Width of the photograph on phones, as in `sizes`. */
  phoneWidth?: string
  /** Whether a striped CSS background is behind the photograph instead of a drawn cover. */
  hasNoCover?: boolean
}

const PHOTO_HOST = 'https://images.unsplash.com'
/** Widths in px among which the browser chooses for an eager photograph, on the first screen. */
const EAGER_WIDTHS_PX = [480, 640, 960]
/** Widths in px for a lazy photograph; 320 is enough in lists on phones and in wide-screen rows. */
const LAZY_WIDTHS_PX = [320, 640]
const photoUrl = (photo: string, width: number) =>
  `${PHOTO_HOST}/${photo}?auto=format&fit=crop&w=${width}&h=${Math.round((width * 9) / 16)}&q=60`

/**
 * Attributes that let the browser choose the size of a photograph. `sizes` does not begin with
 * 'auto', with which Chromium would keep the lazy images of a replaced page in memory.
 */
const sizeAttributes = (
  photo: string,
  isEager: boolean,
  phoneWidth: string,
) => ({
  srcSet: (isEager ? EAGER_WIDTHS_PX : LAZY_WIDTHS_PX)
    .map((width) => `${photoUrl(photo, width)} ${width}w`)
    .join(', '),
  sizes: `(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, ${phoneWidth}`,
})

/**
 * A 16:9 photograph from the stock host (requirements §3.1.3) with a drawn cover behind it: lazy
 * or, with `isEager`, eager.
 */
export function Picture({
  image,
  title,
  figure,
  isDark,
  isEager = false,
  phoneWidth = '92vw',
  hasNoCover,
}: PictureProps) {
  const photograph = image && (
    <img
      src={photoUrl(image.photo, 640)}
      {...sizeAttributes(image.photo, isEager, phoneWidth)}
      width={640}
      height={360}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      alt={image.alt}
      className="photo"
      data-behaviour="fallback-picture"
    />
  )
  return (
    <div className={isDark ? 'picture band-ink' : 'picture'}>
      {!hasNoCover && <Cover title={title} figure={figure} />}
      {/* For an eager <img> outside <picture>, React adds a preload link that breaks hydration. */}
      {isEager ? <picture>{photograph}</picture> : photograph}
    </div>
  )
}
