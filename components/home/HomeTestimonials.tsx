import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import { testimonials as section } from '#data/home.yaml'
import { testimonials } from '#data/testimonials.yaml'

/** Three quotes, the first one large (requirements §2.4.4, §3.1.4). */
export function HomeTestimonials() {
  const [first, ...others] = testimonials.filter(({ home }) => home)
  if (!first) return null
  return (
    <Section
      id="testimonials"
      title={section.title}
      intro={section.intro}
      threshold={0.2}
      stagger={200}
    >
      <CardRow className="gap-x-14 gap-y-10 lg:grid-cols-[1.35fr_1fr]" label={section.title}>
        {[first, ...others].map(({ id, quote, name, role, company, results, rating }, index) => (
          <li
            key={id}
            className={
              index === 0 ? 'lg:row-span-2 border-l-4 border-marigold pl-4' : 'border-t pt-5'
            }
            data-reveal-item=""
          >
            <figure>
              <p
                className="text-focus tracking-tight"
                role="img"
                aria-label={section.stars.replace('{rating}', `${rating}`)}
              >
                {'★'.repeat(rating)}
              </p>
              <blockquote
                className={
                  index === 0 ? 'mt-3 font-display text-xl md:text-2xl !leading-snug' : 'mt-2'
                }
              >
                {quote}
              </blockquote>
              <figcaption className="mt-4 text-muted">
                <span className="font-semibold text-ink" translate="no">
                  {name}
                </span>
                , {role}, {company} <span className="block mt-1">{results}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </CardRow>
      <p className="mt-8">
        <ActionLink link={section.more} className="more-link" />
      </p>
    </Section>
  )
}
