import { ActionLink } from '#components/ui/ActionLink.tsx'
import { hero } from '#data/about.yaml'
import { site } from '#data/site.ts'

/** Top of the About page; its picture falls back to the portrait (requirements §8.1.6). */
export function AboutHero() {
  return (
    <div
      className={
        'wrap pt-10 pb-10 lg:pt-16 lg:pb-14 grid gap-8 ' +
        'md:grid-cols-[1.6fr_1fr] md:gap-14 md:items-center'
      }
    >
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
        src="/images/about.svg"
        data-behaviour="fallback-picture"
        data-fallback={site.portrait}
        width={480}
        height={560}
        alt={hero.imageAlt}
        className="w-full max-w-[26rem] rounded-lg border md:justify-self-end"
      />
    </div>
  )
}
