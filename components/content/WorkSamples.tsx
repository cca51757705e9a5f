import { ExternalLink } from '#components/ui/ExternalLink.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Tags } from '#components/ui/Tags.tsx'
import type { WorkSample } from '#content/types.ts'
import { newTab } from '#data/common.yaml'
import { view as viewLabel, watch as watchLabel } from '#data/work.yaml'

const actionLabel = (isVideo: WorkSample['isVideo']) =>
  isVideo ? watchLabel : viewLabel

/** Utility class for three columns, or for two if three would leave one card in the last row. */
const gridClass = (count: number) =>
  count % 3 === 1 ? 'lg:grid-cols-2' : 'lg:grid-cols-3'

/** Samples that can be read or watched on other sites (requirements §2.14.2). */
export function WorkSamples({
  title,
  samples,
}: {
  title: string
  samples: readonly WorkSample[]
}) {
  return (
    <section
      className="wrap section"
      aria-labelledby="samples"
      data-behaviour="reveal"
    >
      <h2 id="samples">{title}</h2>
      <ul
        className={`mt-5 lg:mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2 ${gridClass(samples.length)}`}
      >
        {samples.map(({ title, description, link, tags, isVideo }) => (
          <li
            key={link}
            className="border-t-2 border-ink pt-4"
            data-reveal-item=""
          >
            <h3>{title}</h3>
            {description && (
              <p className="mt-2 measure text-muted">{description}</p>
            )}
            <Tags items={tags} className="mt-3 mb-2" />
            <p>
              <ExternalLink
                href={link}
                className="more-link"
                aria-label={`${actionLabel(isVideo)}: ${title} ${newTab}`}
              >
                {actionLabel(isVideo)}
                <Icon name={isVideo ? 'circle-play' : 'arrow-up-right'} />
              </ExternalLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
