import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Section } from '#components/ui/Section.tsx'
import { Statement } from '#components/ui/Statement.tsx'
import { Stats } from '#components/ui/Stats.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import type { ServicePageWords } from '#content/types.ts'
import type { ServiceId } from '#data/ids.ts'
import { callToAction, onEachPage } from '#data/services.yaml'
import { ServiceDetails } from './ServiceDetails.tsx'
import { ServiceHero } from './ServiceHero.tsx'

/** End of every service page: facts and two links (requirements §2.12.4). */
function CallToAction() {
  return (
    <section className="band-ink" aria-label={callToAction.title}>
      <div className="wrap py-14 lg:py-20 grid gap-x-14 gap-y-8 lg:grid-cols-2 lg:items-end">
        <div>
          <h2>{callToAction.title}</h2>
          <p className="mt-3 measure">{callToAction.text}</p>
          <p className="mt-7 flex flex-wrap gap-3 no-print">
            <ActionLink link={callToAction.primary} className="btn-primary" />
            <ActionLink link={callToAction.secondary} className="btn-quiet" />
          </p>
        </div>
        <Stats items={callToAction.stats} counting={false} />
      </div>
    </section>
  )
}

/**
 * The page of a service (requirements §2.12.2), with the case studies, process or packages it has.
 */
export function ServicePage({ id, service }: { id: ServiceId; service: ServicePageWords }) {
  const { why, offers, refusal, benefits, industries, caseStudies, process, packages } = service
  const contents = [
    { id: 'why', title: why.title },
    { id: 'offers', title: offers.title },
    { id: 'benefits', title: benefits.title },
    { id: 'industries', title: onEachPage.industries },
  ]
  const details = caseStudies ?? process ?? packages
  if (details) contents.push({ id: 'details', title: details.title })
  return (
    <>
      <ServiceHero id={id} service={service} contents={contents} />
      <Section id="why" title={why.title} tone="surface" side>
        <CheckList items={why.points} />
      </Section>
      <Section id="offers" title={offers.title}>
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {offers.cards.map(({ title, description, keywords }) => (
            <li key={title} className="card flex flex-col" data-reveal-item="">
              <h3>{title}</h3>
              <p className="mt-2 mb-4">{description}</p>
              <p className="mt-auto text-xs text-muted">
                {`${onEachPage.keywords}: ${keywords.join(', ')}`}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Statement>{refusal}</Statement>
      <TileSection id="benefits" {...benefits} tone="surface" columns={4} />
      <Section id="industries" title={onEachPage.industries}>
        <p className="lg:columns-2 gap-14">{industries}</p>
      </Section>
      <ServiceDetails service={service} />
      <CallToAction />
    </>
  )
}
