import { Result } from '#components/testimonials/Result.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import { testimonials as section } from '#data/home.yaml'
import { testimonials } from '#data/testimonials.yaml'

/** The quotes of the home page, the first one large (requirements §2.4.4, §3.1.4). */
export function HomeTestimonials() {
  const homeTestimonials = testimonials.filter(({ home }) => home)
  if (homeTestimonials.length === 0) return null
  return (
    <Section id="testimonials" {...section} stagger={200}>
      <CardRow
        className="gap-x-6 lg:gap-x-10 gap-y-6 lg:grid-cols-[1.3fr_1fr_1fr]"
        label={section.title}
      >
        {homeTestimonials.map((testimonial, index) => (
          <li
            key={testimonial.id}
            className={
              index === 0 ? 'border-l-4 border-marigold pl-5' : 'border-t pt-4'
            }
            data-reveal-item=""
          >
            <figure>
              <p
                className="text-focus tracking-tight"
                role="img"
                aria-label={section.stars.replace(
                  '{rating}',
                  `${testimonial.rating}`,
                )}
              >
                {'★'.repeat(testimonial.rating)}
              </p>
              <blockquote
                className={
                  index === 0
                    ? 'mt-2 font-display text-[1.0625rem] md:text-xl !leading-snug'
                    : 'mt-2'
                }
              >
                {testimonial.quote}
              </blockquote>
              <figcaption className="mt-3 text-muted">
                <span className="font-semibold text-ink" translate="no">
                  {testimonial.name}
                </span>
                , {testimonial.role},{' '}
                <span translate="no">{testimonial.company}</span>{' '}
                <span className="block mt-1 text-ink">
                  <Result testimonial={testimonial} />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardRow>
    </Section>
  )
}
