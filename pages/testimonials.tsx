import { TestimonialCard } from '#components/testimonials/TestimonialCard.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { filled } from '#data/filled.ts'
import { closing, disclaimer, grid, hero, stats, testimonials } from '#data/testimonials.yaml'

export default function TestimonialsPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <Stats items={stats} className="mt-10" />
      </PageHero>
      <Section
        title={grid.title}
        intro={[filled(grid.count, { count: testimonials.length })]}
        tone="surface"
        stagger={200}
      >
        <ul className="grid gap-x-14 gap-y-6 md:gap-y-12 md:grid-cols-2">
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title={disclaimer.title} side>
        <p className="measure text-lg">{disclaimer.text}</p>
      </Section>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
    </>
  )
}
