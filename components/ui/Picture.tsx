import { Cover } from './Cover.tsx'

interface PictureProps {
  image: { photo: string; alt: string }
  /** Draws the cover behind. */
  title: string
  /** CSS sizes of the picture in its place. */
  sizes?: string
  /** Whether it stands on the first screen of its page: then it comes at once. */
  first?: boolean
}

const HOST = 'https://images.unsplash.com'
const WIDTHS = [320, 480, 640, 960]
const address = (photo: string, width: number) =>
  `${HOST}/${photo}?auto=format&fit=crop&w=${width}&h=${Math.round((width * 9) / 16)}&q=60`

/**
 * A photograph from the stock host (requirements §3.1.3): fixed 16:9 room, several sizes, loaded as it comes near or, the `first`, before all others,
 * with a drawn cover behind it.
 */
export function Picture({
  image,
  title,
  first,
  sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw',
}: PictureProps) {
  const img = (
    <img
      src={address(image.photo, 640)}
      srcSet={WIDTHS.map((width) => `${address(image.photo, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={640}
      height={360}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      alt={image.alt}
      data-behaviour="fallback-picture"
    />
  )
  return (
    <div className="picture">
      <Cover title={title} />
      {/* React writes a preload link before an island with an eager picture, a stranger to hydration, unless it is inside <picture>. */}
      {first ? <picture>{img}</picture> : img}
    </div>
  )
}
