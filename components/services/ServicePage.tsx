import { homeProjects } from '#components/home/HomeProjects.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Rows } from '#components/ui/Rows.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Statement } from '#components/ui/Statement.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { Tags } from '#components/ui/Tags.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import type { ServicePageWords } from '#content/types.ts'
import type { ServiceId } from '#data/ids.ts'
import { callToAction, onEachPage } from '#data/services.yaml'
import { detailsOf } from './details.tsx'
import { ServiceHero } from './ServiceHero.tsx'

/** Whether the second link leads to the home page's projects although that page shows none. */
const isSecondLinkDead =
  callToAction.secondary.href === '/#projects' && homeProjects.length === 0

/** End of every service page: a text, two links and key numbers (requirements §2.12.4). */
export function CallToAction() {
  return (
    <section className="band-ink" aria-label={callToAction.title}>
      <div className="wrap section grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <h2>{callToAction.title}</h2>
          <p className="mt-3 measure">{callToAction.text}</p>
          <p className="mt-5 actions no-print">
            <ActionLink link={callToAction.primary} className="btn-primary" />
            {!isSecondLinkDead && (
              <ActionLink link={callToAction.secondary} className="btn-quiet" />
            )}
          </p>
        </div>
        <Stats items={callToAction.stats} countsUp={false} />
      </div>
    </section>
  )
}

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=[.!?]) /)

/**
 * The benefits for a client: as rows on pages with case studies, in two columns on those with
 * packages, in four on the others.
 */
function Benefits({ benefits, caseStudies, packages }: ServicePageWords) {
  const { title, items } = benefits
  if (caseStudies)
    return (
      <Section id="benefits" title={title} tone="surface" hasSideHeading>
        <Rows items={items} />
      </Section>
    )
  return (
    <TileSection
      id="benefits"
      title={title}
      items={items}
      tone="surface"
      hasSideHeading={packages !== undefined}
      columns={packages ? 2 : 4}
    />
  )
}

/** What the service consists of: a card for each offer, with its search keywords. */
const Offers = ({ title, cards }: ServicePageWords['offers']) => (
  <Section id="offers" title={title}>
    <CardRow className="gap-5 md:grid-cols-2 lg:grid-cols-3" label={title}>
      {cards.map(({ title: offer, description, keywords }) => (
        <li key={offer} className="card" data-reveal-item="">
          <h3>{offer}</h3>
          <p className="mt-2 mb-4">{description}</p>
          <h4 className="sr-only">{onEachPage.keywords}</h4>
          <Tags items={keywords} />
        </li>
      ))}
    </CardRow>
  </Section>
)

/**
 * The page of a service (requirements §2.12.2), with any case studies, process and packages.
 */
export function ServicePage({
  id,
  service,
}: {
  id: ServiceId
  service: ServicePageWords
}) {
  const { why, offers, refusal, benefits, industries } = service
  const details = detailsOf(service)
  const contents = [
    { id: 'why', title: why.title },
    { id: 'offers', title: offers.title },
    { id: 'benefits', title: benefits.title },
    { id: 'industries', title: onEachPage.industries },
    ...details,
  ]
  return (
    <>
      <ServiceHero id={id} service={service} contents={contents} />
      <Statement>{refusal}</Statement>
      <Section id="why" title={why.title} tone="surface" hasSideHeading>
        <CheckList items={why.points} />
      </Section>
      <Offers {...offers} />
      <Benefits {...service} />
      <Section id="industries" title={onEachPage.industries} hasSideHeading>
        <p>
          {sentencesOf(industries).map((sentence) => (
            <span
              key={sentence}
              // The text is as wide as `measure`; the line above it spans the column.
              className="block py-2.5 pr-[max(0px,100%_-_28em)] border-t"
            >
              {`${sentence} `}
            </span>
          ))}
        </p>
      </Section>
      {details.map(({ content, ...section }) => (
        <Section key={section.id} {...section} tone="surface">
          {content}
        </Section>
      ))}
      <CallToAction />
    </>
  )
}
