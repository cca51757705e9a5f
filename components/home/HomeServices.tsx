import { ActionLink } from '#components/ui/ActionLink.tsx'
import { Badges } from '#components/ui/Badges.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section } from '#components/ui/Section.tsx'
import { services as section } from '#data/home.yaml'
import { services } from '#data/service-cards.ts'

/** The five services as rows, each a link to its page (requirements §2.5.2). */
export function HomeServices() {
  return (
    <Section id="services" title={section.title} intro={section.intro} threshold={0.2}>
      <CardRow className="gap-x-8 border-t-2 border-ink">
        {services.map(({ id, title, description, link, highlights }) => (
          <li
            key={id}
            className={
              'relative border-b py-5 grid gap-x-8 gap-y-2 ' +
              'content-start lg:grid-cols-[1fr_1.5fr_1fr_auto] lg:items-center'
            }
            data-reveal-item=""
          >
            <h3>
              <a href={link} className="stretched no-underline">
                {title}
              </a>
            </h3>
            <p className="text-muted">{description}</p>
            <Badges items={highlights} />
            <Icon name="arrow-right" className="hidden lg:block" />
          </li>
        ))}
      </CardRow>
      <p className="mt-6">
        <ActionLink link={section.more} className="more-link" />
      </p>
    </Section>
  )
}
