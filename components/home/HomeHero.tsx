import { Result } from '#components/testimonials/Result.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { hero } from '#data/home.yaml'
import * as site from '#data/site.yaml'
import { testimonials } from '#data/testimonials.yaml'

/** The testimonial on the first screen: the first that has an excerpt. */
const featuredTestimonial = testimonials.find(({ excerpt }) => excerpt)

/** Evidence for the key numbers: a client's quote and result, and links to clients and work. */
function Evidence() {
  const { work, clients } = hero.proof
  return (
    <div
      className={
        'grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_fit-content(24rem)] lg:items-center ' +
        'pt-2.5 lg:py-1.5 border-b max-sm:text-[0.9375rem] leading-snug'
      }
    >
      {featuredTestimonial && (
        <figure className="border-l-4 border-marigold pl-3 sm:pl-4">
          <blockquote className="measure">
            <span className="max-sm:hidden">{`“${featuredTestimonial.excerpt}” `}</span>
            <span className="font-semibold">
              <Result
                testimonial={featuredTestimonial}
                sizeClass="text-[1.375rem]"
              />
            </span>
          </blockquote>
          <figcaption className="text-sm text-muted">
            <span className="text-ink" translate="no">
              {featuredTestimonial.name}
            </span>
            , {featuredTestimonial.role},{' '}
            <span translate="no">{featuredTestimonial.company}</span>
          </figcaption>
        </figure>
      )}
      <p className="flex flex-wrap gap-x-6">
        {[clients, work].map((link) => (
          <ActionLink key={link.href} link={link} className="more-link" />
        ))}
      </p>
    </div>
  )
}

/**
 * First screen of the home page: headline over the particle field, two links beside the portrait,
 * the key numbers and the evidence for them.
 */
export function HomeHero() {
  const {
    eyebrow,
    title,
    intro,
    primary: primaryLink,
    secondary: secondaryLink,
    portraitAlt,
    stats,
  } = hero
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
          'wrap relative pt-2.5 sm:pt-2 grid gap-x-3 sm:gap-x-8 gap-y-3 items-end ' +
          'grid-cols-[1fr_min(8rem,35vw)] max-[19.9em]:block sm:grid-cols-[1fr_auto] ' +
          'sm:grid-rows-[1fr_auto]'
        }
      >
        <div className="col-span-2 sm:col-span-1 self-start">
          <p className="eyebrow max-sm:text-xs">{eyebrow}</p>
          <h1 className="mt-1.5 sm:mt-2">{title}</h1>
          <p className="mt-2 sm:mt-3 max-w-[32em] leading-snug sm:text-lg">
            {intro}
          </p>
        </div>
        <p className="grid sm:flex flex-wrap gap-x-3 gap-y-2 pb-3">
          <ActionLink
            link={primaryLink}
            className="btn-primary max-sm:px-3.5"
          />
          <ActionLink
            link={secondaryLink}
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
            'w-full sm:w-[13rem] 2xl:w-[17rem] aspect-[6/7] object-cover rounded-t-lg ' +
            'justify-self-end sm:col-start-2 sm:row-start-1 sm:row-span-2'
          }
        />
      </div>
      <div className="wrap relative bg-paper">
        <Stats items={stats} />
        <Evidence />
      </div>
    </div>
  )
}
