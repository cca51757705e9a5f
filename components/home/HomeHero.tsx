import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { hero } from '#data/home.yaml'
import * as site from '#data/site.yaml'

/** First screen of the home page: headline over the particle field, two links, the figures. */
export function HomeHero() {
  return (
    <div className="relative overflow-hidden">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no tabindex, so it takes no focus */}
      <canvas
        className="absolute inset-0 size-full text-[color:var(--control)]"
        aria-hidden="true"
        data-behaviour="particles"
      />
      <div
        className={
          'wrap relative pt-4 sm:pt-10 lg:pt-16 grid gap-x-14 gap-y-8 ' +
          'lg:grid-cols-[1.6fr_1fr] lg:items-end'
        }
      >
        <div className="lg:pb-14">
          <p className="eyebrow max-sm:text-xs">{hero.eyebrow}</p>
          <h1 className="mt-3">{hero.title}</h1>
          <p className="mt-3 sm:mt-5 measure leading-snug sm:text-lg">{hero.intro}</p>
          <p className="mt-5 sm:mt-7 flex flex-wrap gap-x-3 gap-y-2">
            <ActionLink link={hero.primary} className="btn-primary" />
            <ActionLink link={hero.secondary} className="btn-quiet bg-paper hover:bg-paper" />
          </p>
        </div>
        <img
          src={site.portrait}
          alt={hero.portraitAlt}
          width="480"
          height="560"
          fetchPriority="high"
          className="w-56 sm:w-72 lg:w-full rounded-t-lg"
        />
      </div>
      <div className="wrap relative bg-paper">
        <Stats items={hero.stats} />
      </div>
    </div>
  )
}
