import { Cover } from './Cover'

interface PictureProps {
  image: { photo: string; alt: string }
  /** Draws the cover behind. */
  title: string
  /** CSS sizes of the picture in its place. */
  sizes?: string
}

const HOST = 'https://images.unsplash.com'
const WIDTHS = [320, 480, 640, 960]
const address = (photo: string, width: number) => `${HOST}/${photo}?auto=format&fit=crop&w=${width}&h=${Math.round((width * 9) / 16)}&q=60`

/** A photograph from the stock host (spec §3): fixed 16:9 room, several sizes, loaded as it comes near, with a drawn cover behind it. */
export function Picture({ image, title, sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw' }: PictureProps) {
  return (
    <div className="picture">
      <Cover title={title} />
      <img
        src={address(image.photo, 640)}
        srcSet={WIDTHS.map((width) => `${address(image.photo, width)} ${width}w`).join(', ')}
        sizes={sizes}
        width={640}
        height={360}
        loading="lazy"
        decoding="async"
        alt={image.alt}
      />
    </div>
  )
}
