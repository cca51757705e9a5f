import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { Price } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { hero, process } from '#data/ai-mastery-course.yaml'
import { premiumMessage } from '#data/messages/chat-message.ts'
import { prices } from '#data/prices.yaml'

/** Top of the premium program's page: what it is, beside its price in the chosen currency. */
export function PremiumHero() {
  return (
    <div
      className={
        'wrap pt-2 pb-14 sm:pt-8 lg:pt-12 lg:pb-20 print:py-4 grid gap-x-14 gap-y-5 ' +
        'lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]'
      }
    >
      <div>
        <p>
          <span className="tag text-ink border-[color:var(--control)]">{hero.badge}</span>
        </p>
        <h1 className="mt-3 max-w-[14ch]">{hero.title}</h1>
      </div>
      <aside
        className="card grid gap-4 self-start max-sm:p-4 lg:col-start-2 lg:row-span-2"
        aria-label={hero.price}
      >
        <CurrencyChoice />
        <Price money={prices.premium} notes={hero.notes} />
        <p className="grid gap-2 no-print">
          <ActionLink link={hero.apply} className="btn-primary" />
          <PricedChatLink message={premiumMessage}>{hero.chat}</PricedChatLink>
        </p>
        <dl className="facts">
          {hero.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{hero.note}</p>
      </aside>
      <div>
        <p className="measure text-lg text-muted">
          <WithPrices text={hero.intro} />
        </p>
        <ol className="hidden lg:flex print:hidden mt-12 border-t-3 border-ink">
          {process.items.map(({ title }, index) => (
            <li
              key={title}
              className="flex-1 flex items-center gap-2.5 py-3 border-b font-semibold"
            >
              <span className="text-muted figures">{index + 1}</span> {title}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
