import type { ServicePage } from '../../data/schemas/content/services-words.ts'
import { onEachPage } from '../../data/services.yaml'
import { Icon } from '../ui/Icon.tsx'

/** The six offers of a service, each with its focus keywords (requirements §2.12.2). */
export function OfferCards({ cards }: { cards: ServicePage['offers']['cards'] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ icon, title, description, keywords }) => (
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
  )
}
