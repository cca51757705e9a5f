import type { ServicePage } from '../../data/schemas/facts.ts'

type Item = NonNullable<ServicePage['caseStudies']>['items'][number]

/** Short case studies: challenge, work and outcome. */
export function CaseStudies({ items }: { items: readonly Item[] }) {
  return (
    <ul>
      {items.map(({ client, challenge, work, outcome }) => (
        <li
          key={client}
          className={
            'border-t-2 border-ink pt-5 pb-8 ' + 'grid gap-x-8 gap-y-4 lg:grid-cols-[1fr_3fr]'
          }
          data-reveal-item
        >
          <h3>{client}</h3>
          <dl className="grid gap-x-8 gap-y-4 md:grid-cols-3">
            {Object.entries({ Challenge: challenge, Work: work, Outcome: outcome }).map(
              ([label, text]) => (
                <div key={label}>
                  <dt className="eyebrow">{label}</dt>
                  <dd className={label === 'Outcome' ? undefined : 'text-muted'}>{text}</dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
