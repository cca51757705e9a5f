import { TestimonialCard } from '#components/testimonials/TestimonialCard.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { PageHero } from '#components/ui/PageHero.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { closing, disclaimer, grid, hero, stats, testimonials } from '#data/testimonials.yaml'

export default function TestimonialsPage() {
  return (
    <>
      <PageHero title={hero.title} intro={hero.intro}>
        <div className="mt-10">
          <Stats items={stats} />
        </div>
      </PageHero>
      <Section title={grid.title} tone="surface" stagger={200}>
        <CardRow className="gap-x-14 gap-y-12 md:grid-cols-2" label={grid.name}>
          {testimonials.map((testimonial) => (
            <li key={testimonial.id}>
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </CardRow>
      </Section>
      <Section title={disclaimer.title} layout="side">
        <p className="measure text-lg">{disclaimer.text}</p>
      </Section>
      <ClosingCall title={closing.title} text={closing.text} action={closing.action} />
    </>
  )
}
