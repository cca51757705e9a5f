import { Price } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { PriceHero } from '#components/prices/PriceHero.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { FactRows } from '#components/ui/FactRows.tsx'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { hero, process as workProcess } from '#data/ai-mastery-course.yaml'
import { premiumMessage } from '#data/messages/chat-message.ts'
import { prices } from '#data/prices.yaml'

/** Top of the premium program's page: what it is, beside its price in the chosen currency. */
export function PremiumHero() {
  const card = (
    <>
      <Price money={prices.premium} notes={hero.notes} />
      <p className="grid gap-2 no-print">
        <ActionLink link={hero.apply} className="btn-primary" />
        <PricedChatLink messageIn={premiumMessage}>{hero.chat}</PricedChatLink>
      </p>
      <FactRows items={hero.facts} />
      <p className="text-sm text-muted">{hero.note}</p>
    </>
  )
  return (
    <PriceHero
      badge={hero.badge}
      title={hero.title}
      label={hero.price}
      card={card}
    >
      <p className="measure text-lg text-muted">
        <WithPrices text={hero.intro} />
      </p>
      <ol className="hidden lg:flex print:hidden mt-12 border-t-3 border-ink">
        {workProcess.items.map(({ title }, index) => (
          <li
            key={title}
            className="flex-1 flex items-center gap-2.5 py-3 border-b font-semibold"
          >
            <span className="text-muted figures">{index + 1}</span> {title}
          </li>
        ))}
      </ol>
    </PriceHero>
  )
}
