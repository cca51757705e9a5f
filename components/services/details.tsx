import type { ReactNode } from 'react'
import { CheckList } from '#components/ui/CheckList.tsx'
import { StepRows } from '#components/ui/StepRows.tsx'
import type { ServicePageWords } from '#content/types.ts'
import type { PricedText } from '#data/priced-text.ts'
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

interface Details {
  id: string
  title: string
  intro?: PricedText
  content: ReactNode
}

/** The sections with the case studies, the process and the packages of a service, if it has any. */
export function detailsOf(service: ServicePageWords): readonly Details[] {
  const { caseStudies, process: workProcess, packages } = service
  const details: Details[] = []
  if (caseStudies)
    details.push({
      id: 'case-studies',
      title: caseStudies.title,
      content: <CaseStudies {...caseStudies} />,
    })
  if (workProcess)
    details.push({
      id: 'process',
      title: workProcess.title,
      content: <StepRows steps={workProcess.steps} />,
    })
  if (packages)
    details.push({
      id: 'packages',
      title: packages.title,
      intro: packages.intro,
      content: <Packages {...packages} />,
    })
  return details
}
