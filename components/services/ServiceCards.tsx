import { Badges } from '#components/ui/Badges.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { formatMoney } from '#data/money.ts'
import { serviceCards } from '#data/service-cards.ts'
import { card } from '#data/services.yaml'

function DetailedCard({
  title,
  description,
  link,
  highlights,
  features,
  startingPrice: lowestPrice,
}: (typeof serviceCards)[number]) {
  return (
    <li
      data-behaviour="reveal"
      className="border-t-2 border-ink pt-6 pb-10 lg:pb-14 grid gap-x-14 gap-y-5 lg:grid-cols-2"
    >
      <div>
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-3 mb-4 measure text-lg text-muted">
          {description}{' '}
          {lowestPrice && (
            <span className="text-ink">
              {`${card.from} `}
              <span className="figures font-semibold" translate="no">
                {formatMoney(lowestPrice, 'USD')}
              </span>
              .
            </span>
          )}
        </p>
        <Badges items={highlights} />
      </div>
      <div>
        <CheckList items={features} />
        <p className="mt-4">
          <a
            href={link}
            className="more-link"
            aria-label={`${card.more}: ${title}`}
          >
            {card.more}
            <Icon name="arrow-right" />
          </a>
        </p>
      </div>
    </li>
  )
}

/** The five services in full, each with a link to its page (requirements §2.12.1). */
export function ServiceCards() {
  return (
    <ul className="lazy-content">
      {serviceCards.map((service) => (
        <DetailedCard key={service.id} {...service} />
      ))}
    </ul>
  )
}
