import { Picture } from '#components/figures/Picture.tsx'
import { FactRows } from '#components/ui/FactRows.tsx'
import type { FeaturedVideo } from '#content/types.ts'
import { featured } from '#data/work.yaml'

/** Featured videos, each with four facts (requirements §2.14.3). */
export function FeaturedVideos({
  videos,
}: {
  videos: readonly FeaturedVideo[]
}) {
  return (
    <section
      className="wrap section"
      aria-labelledby="featured"
      data-behaviour="reveal"
    >
      <h2 id="featured">{featured.title}</h2>
      <ul className="mt-8 grid gap-10 md:grid-cols-3 md:gap-6 lg:gap-8">
        {videos.map(
          ({
            title,
            description,
            industry,
            duration,
            views,
            retention,
            thumbnail,
          }) => (
            <li key={title} data-reveal-item="">
              <Picture image={thumbnail} title={title} />
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
              <FactRows
                className="word-columns mt-4"
                items={[
                  { label: featured.industry, value: industry },
                  { label: featured.duration, value: duration },
                  { label: featured.views, value: views },
                  { label: featured.retention, value: retention },
                ]}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
