import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { hero } from '#data/home.yaml'
import * as site from '#data/site.yaml'

/**
 * First screen of the home page: headline over the particle field, two links beside the portrait,
 * the figures and what stands behind them.
 */
export function HomeHero() {
  const { eyebrow, title, intro, primary, secondary, portraitAlt, stats, proof } = hero
  return (
    <div className="relative overflow-hidden">
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: no tabindex, so it takes no focus */}
      <canvas
        className="absolute inset-0 size-full text-control"
        aria-hidden="true"
        data-behaviour="particles"
      />
      <div
        className={
          'wrap relative pt-3 sm:pt-10 lg:pt-16 grid gap-x-3 sm:gap-x-14 gap-y-4 items-end ' +
          'grid-cols-[auto_1fr] sm:grid-cols-[1.6fr_1fr] sm:grid-rows-[1fr_auto]'
        }
      >
        <div className="col-span-2 sm:col-span-1">
          <p className="eyebrow max-sm:text-xs">{eyebrow}</p>
          <h1 className="mt-2 sm:mt-3">{title}</h1>
          <p className="mt-3 sm:mt-5 measure leading-snug sm:text-lg">{intro}</p>
        </div>
        <p className="grid sm:flex flex-wrap gap-x-3 gap-y-2 pb-4 sm:pb-10">
          <ActionLink link={primary} className="btn-primary max-sm:px-3.5" />
          <ActionLink
            link={secondary}
            className="btn-quiet bg-paper hover:bg-paper max-sm:px-3.5"
          />
        </p>
        <img
          src={site.portrait}
          alt={portraitAlt}
          width="480"
          height="560"
          fetchPriority="high"
          className={
            'w-full max-w-32 sm:max-w-none rounded-t-lg justify-self-end ' +
            'sm:col-start-2 sm:row-start-1 sm:row-span-2'
          }
        />
      </div>
      <div className="wrap relative bg-paper">
        <Stats items={stats} />
        <p className="flex flex-wrap gap-x-6 py-1 text-muted">
          <span className="line-link">{proof.text}</span>
          {[proof.work, proof.clients].map((link) => (
            <ActionLink key={link.href} link={link} className="more-link text-ink" />
          ))}
        </p>
      </div>
    </div>
  )
}
