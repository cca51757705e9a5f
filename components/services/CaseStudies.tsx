import type { ServicePage } from '../../data/schemas/content/services-words.ts'
import { onEachPage } from '../../data/services.yaml'

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
            {[
              [onEachPage.challenge, challenge],
              [onEachPage.work, work],
              [onEachPage.outcome, outcome],
            ].map(([label, text]) => (
              <div key={label}>
                <dt className="eyebrow">{label}</dt>
                <dd className={label === onEachPage.outcome ? undefined : 'text-muted'}>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
