import { Icon } from '#components/ui/Icon.tsx'
import type { Testimonial } from '#content/types.ts'
import { grid } from '#data/testimonials.yaml'
import { Result } from './Result.tsx'

/** A rating as filled stars out of five, with an accessible name. */
const Stars = ({ rating }: Pick<Testimonial, 'rating'>) => (
  <p
    className="flex gap-1 text-[0.8125rem] text-focus"
    role="img"
    aria-label={grid.stars.replace('{rating}', `${rating}`)}
  >
    {[1, 2, 3, 4, 5].map((star) => (
      <Icon
        key={star}
        name="star"
        className={star <= rating ? '!fill-current' : ''}
      />
    ))}
  </p>
)

/** A client's picture, or initials where there is none. */
const Avatar = ({ avatar, initials }: Testimonial) =>
  avatar ? (
    <img
      className="monogram object-cover"
      src={avatar}
      width={36}
      height={36}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className="monogram" aria-hidden="true" translate="no">
      {initials}
    </span>
  )

/** A client's quote with its project and results (requirements §2.15). */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { quote, name, role, company, rating, project } = testimonial
  return (
    <div
      className="border-t-2 border-ink pt-4 pb-7 md:pb-10"
      data-reveal-item=""
    >
      <figure>
        <Stars rating={rating} />
        <blockquote className="mt-2 font-display text-[1.1875rem] !leading-[1.35]">
          {quote}
        </blockquote>
        <figcaption className="mt-3 flex items-center gap-3 leading-snug">
          <Avatar {...testimonial} />
          <span>
            <span className="block font-semibold" translate="no">
              {name}
            </span>{' '}
            <span className="block text-muted">
              {role}, <span translate="no">{company}</span>
            </span>
          </span>
        </figcaption>
      </figure>
      <dl className="mt-3 pt-3 border-t grid gap-x-8 gap-y-2 xl:grid-cols-[3fr_2fr]">
        <div>
          <dt className="eyebrow">{grid.results}</dt>
          <dd className="leading-snug">
            <Result testimonial={testimonial} />
          </dd>
        </div>
        <div>
          <dt className="eyebrow">{grid.project}</dt>
          <dd className="leading-snug">{project}</dd>
        </div>
      </dl>
    </div>
  )
}
