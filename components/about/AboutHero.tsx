import { ActionLink } from '#components/ui/ActionLink.tsx'
import { hero } from '#data/about.yaml'
import * as site from '#data/site.yaml'

/** URL of the drawing that is shown if the portrait cannot load (requirements §8.1.6). */
const fallbackPortrait = '/images/no-portrait.svg'

/** Top of the About page, with the same portrait as the home page. */
export function AboutHero() {
  return (
    <div className="page-top grid gap-8 md:grid-cols-[1.6fr_1fr] md:gap-14 md:items-center">
      <div>
        <p className="eyebrow mb-3">{site.role}</p>
        <h1>
          {`${hero.title} `}
          <span translate="no">{site.name}</span>
        </h1>
        <p className="mt-4 measure text-lg text-muted">{hero.intro}</p>
        <p className="mt-7 flex flex-wrap gap-3 no-print">
          <ActionLink link={hero.contact} className="btn-primary" />
          <ActionLink link={hero.approach} className="btn-quiet" />
        </p>
      </div>
      <img
        src={site.portrait}
        data-behaviour="fallback-picture"
        data-fallback={fallbackPortrait}
        width={480}
        height={560}
        alt={hero.imageAlt}
        className="w-full max-w-[26rem] aspect-[6/7] object-cover rounded-lg border md:ml-auto"
      />
    </div>
  )
}
