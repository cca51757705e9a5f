import { sections } from '../../data/home.ts'
import { testimonials } from '../../data/testimonials.ts'
import { Section } from '../ui/Section.tsx'

/** Three quotes, the first one large (requirements §2.4.4, §3.1.4). */
export function HomeTestimonials() {
  const [first, ...others] = testimonials.filter(({ home }) => home)
  if (!first) return null
  return (
    <Section id="testimonials" {...sections.testimonials} threshold={0.2} stagger={200}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.35fr_1fr]">
        {[first, ...others].map(({ id, quote, name, role, company, results, rating }, index) => (
          <figure
            key={id}
            className={
              index === 0
                ? 'lg:row-span-2 border-l-4 border-solid border-marigold pl-6'
                : 'border-t border-solid border-rule pt-5'
            }
            data-reveal-item
          >
            <p className="text-focus tracking-tight" role="img" aria-label={`${rating} of 5 stars`}>
              {'★'.repeat(rating)}
            </p>
            <blockquote className={index === 0 ? 'mt-3 font-display text-2xl' : 'mt-2'}>
              {quote}
            </blockquote>
            <figcaption className="mt-4 text-muted">
              <span className="font-semibold text-ink" translate="no">
                {name}
              </span>
              , {role}, {company} <span className="block mt-1">{results}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="mt-8">
        <a href="/testimonials" className="inline-flex items-center min-h-11 font-semibold">
          Read all testimonials
        </a>
      </p>
    </Section>
  )
}
