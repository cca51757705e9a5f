import type { FigureData } from '#data/schemas/figure.ts'
import { Cover } from './Cover.tsx'

interface PictureProps {
  /** Without a photograph, the cover is the picture. */
  image?: { photo: string; alt: string } | undefined
  /** Seed of the cover behind, where there is no figure. */
  title: string
  /** The figure that is the cover. */
  figure?: FigureData | undefined
  /** Dark, for a second card with the same figure. */
  inverted?: boolean
  /** True on the first screen of a page: loaded eagerly, before other images. */
  priority?: boolean
}

const HOST = 'https://images.unsplash.com'
const WIDTHS = [480, 640, 960]
const urlOf = (photo: string, width: number) =>
  `${HOST}/${photo}?auto=format&fit=crop&w=${width}&h=${Math.round((width * 9) / 16)}&q=60`

/**
 * A photograph from the stock host (requirements §3.1.3): 16:9, several sizes, lazy unless it has
 * `priority`, with a drawn cover behind it.
 */
export function Picture({ image, title, figure, inverted, priority }: PictureProps) {
  const img = image && (
    <img
      src={urlOf(image.photo, 640)}
      srcSet={WIDTHS.map((width) => `${urlOf(image.photo, width)} ${width}w`).join(', ')}
      sizes="(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 78vw"
      width={640}
      height={360}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      alt={image.alt}
      className="photo"
      data-behaviour="fallback-picture"
    />
  )
  return (
    <div className={inverted ? 'picture band-ink' : 'picture'}>
      <Cover title={title} figure={figure} />
      {/* Outside <picture>, React adds a preload link to the markup, which breaks hydration. */}
      {priority ? <picture>{img}</picture> : img}
    </div>
  )
}
