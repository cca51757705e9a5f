import { CheckList } from '#components/ui/CheckList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import type { ServicePage as Service } from '#data/schemas/content/services-words.ts'
import type { ServiceId } from '#data/schemas/facts.ts'
import { onEachPage, results } from '#data/services.yaml'
import { CallToAction } from './CallToAction.tsx'
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
        <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {offers.cards.map(({ icon, title, description, keywords }) => (
            <li key={title} className="card flex flex-col" data-reveal-item>
              <Icon name={icon} className="text-focus" />
              <h3 className="mt-3">{title}</h3>
              <p className="mt-2 mb-4 text-muted">{description}</p>
              <div className="mt-auto border-t pt-3 text-sm">
                <p className="eyebrow">{onEachPage.keywords}</p>
                <p>{keywords.join(', ')}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="benefits" title={benefits.title} tone="surface">
        <TileList items={benefits.items} columns={4} />
      </Section>
      <Section id="industries" title={onEachPage.industries} layout="side">
        <p className="measure text-lg">{industries}</p>
      </Section>
      {caseStudies && (
        <Section id="details" title={caseStudies.title} tone="surface">
          <ul>
            {caseStudies.items.map(({ client, challenge, work, outcome }) => (
              <li
                key={client}
                className={
                  'border-t-2 border-ink pt-5 pb-8 ' + 'grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_3fr]'
                }
                data-reveal-item
              >
                <h3>{client}</h3>
                <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
                  {[
                    [onEachPage.challenge, challenge],
                    [onEachPage.work, work],
                    [onEachPage.outcome, outcome],
                  ].map(([label, text]) => (
                    <div key={label}>
                      <dt className="eyebrow">{label}</dt>
                      <dd className={label === onEachPage.outcome ? undefined : 'text-muted'}>
                        {text}
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {process && (
        <Section id="details" title={process.title} tone="surface" layout="side">
          <ol>
            {process.steps.map(({ title, description }, index) => (
              <li
                key={title}
                className={
                  'border-t py-4 flex flex-wrap ' +
                  'items-start gap-x-4 gap-y-2 lg:grid lg:grid-cols-[auto_1fr_2fr]'
                }
                data-reveal-item
              >
                <span className="step-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="pt-1">{title}</h3>
                <p className="basis-full text-muted">{description}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {packages && (
        <Section id="details" title={packages.title} intro={packages.intro} tone="surface">
          <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
            {packages.items.map(({ name, forWhom, includes }) => (
              <li key={name} className="border-t-4 border-ink pt-5 flex flex-col" data-reveal-item>
                <h3 className="text-2xl">{name}</h3>
                <p className="mt-2 mb-5 text-muted">{forWhom}</p>
                <CheckList items={includes} />
                <p className="mt-auto pt-5">
                  <a href="/consultation" className="btn-quiet">
                    {`${onEachPage.ask} `}
                    {name}
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <aside className="wrap py-8 text-muted" aria-label={results.title}>
        <p className="border-l-4 border-marigold pl-6">{results.text}</p>
      </aside>
      <CallToAction />
    </>
  )
}
