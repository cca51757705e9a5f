import type { ServicePage as Service } from '../../data/schemas/content/services-words.ts'
import type { ServiceId } from '../../data/schemas/facts.ts'
import { onEachPage, results } from '../../data/services.yaml'
import { CheckList } from '../ui/CheckList.tsx'
import { Section } from '../ui/Section.tsx'
import { TileList } from '../ui/TileList.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CaseStudies } from './CaseStudies.tsx'
import { OfferCards } from './OfferCards.tsx'
import { PackageCards } from './PackageCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'
import { ServiceHero } from './ServiceHero.tsx'

/**
 * The page of a service (requirements §2.12.2), with the case studies, process or packages it has.
 */
export function ServicePage({ id, service }: { id: ServiceId; service: Service }) {
  const { why, offers, benefits, industries, caseStudies, process, packages } = service
  const contents = [
    { id: 'why', title: why.title },
    { id: 'offers', title: offers.title },
    { id: 'benefits', title: benefits.title },
    { id: 'industries', title: onEachPage.industries },
    ...[caseStudies, process, packages].flatMap((details) =>
      details ? [{ id: 'details', title: details.title }] : [],
    ),
  ]
  return (
    <>
      <ServiceHero id={id} service={service} contents={contents} />
      <Section id="why" title={why.title} tone="surface" layout="side">
        <CheckList items={why.points} />
      </Section>
      <Section id="offers" title={offers.title}>
        <OfferCards cards={offers.cards} />
      </Section>
      <Section id="benefits" title={benefits.title} tone="surface">
        <TileList items={benefits.items} columns={4} />
      </Section>
      <Section id="industries" title={onEachPage.industries} layout="side">
        <p className="measure text-lg">{industries}</p>
      </Section>
      {caseStudies && (
        <Section id="details" title={caseStudies.title} tone="surface">
          <CaseStudies items={caseStudies.items} />
        </Section>
      )}
      {process && (
        <Section id="details" title={process.title} tone="surface" layout="side">
          <ProcessSteps steps={process.steps} />
        </Section>
      )}
      {packages && (
        <Section id="details" title={packages.title} intro={packages.intro} tone="surface">
          <PackageCards items={packages.items} />
        </Section>
      )}
      <aside className="wrap py-8 text-muted" aria-label={results.title}>
        <p className="border-l-4 border-marigold pl-6">{results.text}</p>
      </aside>
      <CallToAction />
    </>
  )
}
