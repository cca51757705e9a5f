import { TestimonialCard } from '../components/testimonials/TestimonialCard.tsx'
import { CardRow } from '../components/ui/CardRow.tsx'
import { ClosingCall } from '../components/ui/ClosingCall.tsx'
import { PageHero } from '../components/ui/PageHero.tsx'
import { Section } from '../components/ui/Section.tsx'
import { Stats } from '../components/ui/Stats.tsx'
import type { PageMeta } from '../data/schemas/page.ts'
import {
  resultsDisclaimer,
  testimonialStats,
  testimonials,
  testimonialsClosing,
  testimonialsGrid,
  testimonialsHero,
} from '../data/testimonials.ts'

export const meta = {
  title: 'Client Testimonials',
  description:
    'What clients say about working with me, with the project behind each quote. Results are not typical and no outcome is guaranteed.',
  keywords: ['testimonials', 'client reviews', 'AI consultant reviews'],
} satisfies PageMeta

export default function TestimonialsPage() {
  return (
    <>
      <PageHero title={testimonialsHero.title} intro={testimonialsHero.intro}>
        <div className="mt-10">
          <Stats items={testimonialStats} />
        </div>
      </PageHero>
      <Section title={testimonialsGrid.title} tone="surface" stagger={200}>
        <CardRow className="gap-x-14 gap-y-12 md:grid-cols-2" label="What clients say">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </CardRow>
      </Section>
      <Section title={resultsDisclaimer.title} layout="side">
        <p className="measure text-lg">{resultsDisclaimer.text}</p>
      </Section>
      <ClosingCall title={testimonialsClosing.title} text={testimonialsClosing.text}>
        <a href={testimonialsClosing.action.href} className="btn-primary">
          {testimonialsClosing.action.label}
        </a>
      </ClosingCall>
    </>
  )
}
