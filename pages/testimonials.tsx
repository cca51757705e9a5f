import { TestimonialCard } from '#components/testimonials/TestimonialCard.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { fillPlaceholders } from '#data/fill-placeholders.ts'
import {
  closing,
  disclaimer,
  grid,
  hero,
  stats,
  testimonials,
} from '#data/testimonials.yaml'

export default function TestimonialsPage() {
  return (
    <>
      <PageHero {...hero} stats={stats} countsUp />
      <Section
        title={grid.title}
        intro={[fillPlaceholders(grid.count, { count: testimonials.length })]}
        tone="surface"
        stagger={200}
      >
        <ul className="md:columns-2 gap-x-14">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="break-inside-avoid">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={disclaimer.title} hasSideHeading>
        <p className="measure text-lg">{disclaimer.text}</p>
      </Section>
      <ClosingCall {...closing} />
    </>
  )
}
