import { SmallFigure } from '#components/figures/SmallFigure.tsx'
import { Badges } from '#components/ui/Badges.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Section } from '#components/ui/Section.tsx'
import { services as section } from '#data/home.yaml'
import { serviceCards } from '#data/service-cards.ts'

/** The five services, each with the figure of its page and a link to it (requirements §2.5.2). */
export function HomeServices() {
  return (
    <Section id="services" {...section}>
      <CardRow className="gap-x-8 border-t-2 border-ink">
        {serviceCards.map(
          ({ id, title, description, link, highlights, figure }) => (
            <li
              key={id}
              className={
                'relative border-b py-3 grid gap-x-4 lg:gap-x-8 gap-y-2 grid-cols-[1fr_auto] ' +
                'max-[19.9em]:block content-start lg:grid-cols-[1fr_2.2fr_1.4fr_auto] items-center'
              }
              data-reveal-item=""
            >
              <h3>
                <a href={link} className="stretched no-underline">
                  {title}
                </a>
              </h3>
              <div className="lg:order-last">
                <SmallFigure figure={figure} />
              </div>
              <p className="max-lg:col-span-2 text-muted text-[0.9375rem] leading-snug">
                {description}
              </p>
              <div className="max-lg:col-span-2">
                <Badges items={highlights} />
              </div>
            </li>
          ),
        )}
      </CardRow>
    </Section>
  )
}
