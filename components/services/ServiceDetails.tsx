import { CheckList } from '#components/ui/CheckList.tsx'
import { Section } from '#components/ui/Section.tsx'
import { StepRows } from '#components/ui/StepRows.tsx'
import type { ServicePageWords } from '#content/types.ts'
import { onEachPage } from '#data/services.yaml'

function CaseStudies({ items }: NonNullable<ServicePageWords['caseStudies']>) {
  return (
    <ul>
      {items.map(({ client, challenge, work, outcome }) => (
        <li
          key={client}
          className="border-t-2 border-ink pt-5 pb-8 grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_3fr]"
          data-reveal-item=""
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
                <dd
                  className={
                    label === onEachPage.outcome ? undefined : 'text-muted'
                  }
                >
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function Packages({ items }: NonNullable<ServicePageWords['packages']>) {
  return (
    <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
      {items.map(({ name, forWhom, includes }) => (
        <li
          key={name}
          className="border-t-4 border-ink pt-5 flex flex-col"
          data-reveal-item=""
        >
          <h3 className="text-2xl">{name}</h3>
          <p className="mt-2 mb-5 measure text-muted">{forWhom}</p>
          <CheckList items={includes} />
          <p className="mt-auto pt-5 no-print">
            <a href="/consultation" className="btn-quiet">
              {`${onEachPage.ask} `}
              {name}
            </a>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** The case studies, the process or the packages of a service; undefined if it has none of them. */
export const lastSectionOf = (service: ServicePageWords) =>
  service.caseStudies ?? service.process ?? service.packages

/** Case studies, process or packages of a service, above the call to action. */
export function ServiceDetails({ service }: { service: ServicePageWords }) {
  const { caseStudies, process: workProcess, packages } = service
  const details = lastSectionOf(service)
  if (!details) return null
  return (
    <Section
      id="details"
      title={details.title}
      intro={packages?.intro}
      tone="surface"
    >
      {caseStudies && <CaseStudies {...caseStudies} />}
      {workProcess && <StepRows steps={workProcess.steps} />}
      {packages && <Packages {...packages} />}
    </Section>
  )
}
