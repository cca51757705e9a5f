import { Icon } from '#components/ui/Icon.tsx'
import type { Testimonial } from '#content/types.ts'
import { grid } from '#data/testimonials.yaml'

/** A client's quote with its project and results (requirements §2.15). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, role, company, initials, rating, results, project, avatar } = testimonial
  return (
    <div className="border-t-2 border-ink pt-3 md:pt-5 h-full flex flex-col" data-reveal-item="">
      <figure>
        <p
          className="flex gap-1.5 max-md:gap-0.5 max-md:text-xs text-focus"
          role="img"
          aria-label={grid.stars.replace('{rating}', `${rating}`)}
        >
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" className={star <= rating ? '!fill-current' : ''} />
          ))}
        </p>
        <blockquote className="mt-1 md:mt-3 mb-1.5 md:mb-4 md:text-lg max-md:leading-snug">
          {quote}
        </blockquote>
        <figcaption className="mb-1 md:mb-5 flex items-center gap-3 max-md:text-sm">
          {avatar ? (
            <img
              className="monogram object-cover max-md:!hidden"
              src={avatar}
              width={36}
              height={36}
              alt=""
              loading="lazy"
              decoding="async"
            />
          ) : (
            <span className="monogram max-md:!hidden" aria-hidden="true" translate="no">
              {initials}
            </span>
          )}
          <span>
            <span className="md:block font-semibold" translate="no">
              {name}
            </span>{' '}
            <span className="md:block text-muted">
              {role}, {company}
            </span>
          </span>
        </figcaption>
      </figure>
      <dl className="mt-auto grid gap-x-8 md:grid-cols-2 md:border-t md:pt-3 max-md:text-sm">
        {[
          [grid.results, results],
          [grid.project, project],
        ].map(([label, text]) => (
          <div key={label}>
            <dt className="eyebrow max-md:inline">{label}</dt>{' '}
            <dd className="max-md:inline font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
