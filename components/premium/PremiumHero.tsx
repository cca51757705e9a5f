import { promises } from '../../data/claims.ts'
import { premiumMessage } from '../../data/messages/chat-message.ts'
import { premiumHero, premiumProcess } from '../../data/premium.ts'
import { prices } from '../../data/prices.ts'
import { CurrencyChoice } from '../prices/CurrencyChoice.tsx'
import { Price } from '../prices/Price.tsx'
import { PricedChatLink } from '../prices/PricedChatLink.tsx'

/** Top of the premium program's page: what it is, beside its price in the chosen currency. */
export function PremiumHero() {
  return (
    <div
      className={
        'wrap pt-8 pb-14 lg:pt-12 lg:pb-20 print:py-4 grid gap-10 ' +
        'lg:grid-cols-[3fr_2fr] lg:gap-14'
      }
    >
      <div>
        <p>
          <span className="tag text-ink border-[color:var(--control)]">
            Premium, by application
          </span>
        </p>
        <h1 className="mt-4 max-w-[14ch]">{premiumHero.title}</h1>
        <p className="mt-5 measure text-lg text-muted">{premiumHero.intro}</p>
        <ol className="hidden lg:flex print:hidden mt-12 border-t-3 border-ink">
          {premiumProcess.map(({ title }, index) => (
            <li
              key={title}
              className="flex-1 flex items-center gap-2.5 py-3 border-b font-semibold"
            >
              <span className="text-muted figures">{index + 1}</span> {title}
            </li>
          ))}
        </ol>
      </div>
      <aside className="card grid gap-4 self-start" aria-label="Price">
        <CurrencyChoice />
        <Price
          money={prices.premium}
          notes={{ INR: 'plus GST where applicable', USD: 'for clients outside India' }}
        />
        <dl className="facts">
          <div>
            <dt>Enrolment</dt>
            <dd>application based</dd>
          </div>
          <div>
            <dt>Answer to your application</dt>
            <dd>{promises.reviewResponse.sentence}</dd>
          </div>
          <div>
            <dt>Before you decide</dt>
            <dd>{promises.strategyCall.short}</dd>
          </div>
        </dl>
        <p className="grid gap-2 no-print">
          <a href="#apply" className="btn-primary">
            Apply for the Program
          </a>
          <PricedChatLink message={premiumMessage}>Chat on WhatsApp</PricedChatLink>
        </p>
        <p className="text-sm text-muted">{premiumHero.note}</p>
      </aside>
    </div>
  )
}
