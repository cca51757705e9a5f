import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { premium } from '#data/home.yaml'
import { premiumMessage } from '#data/messages/chat-message.ts'
import { prices } from '#data/prices.yaml'

/** The premium business program on the home page (requirements §2.4.5). */
export function HomePremium() {
  return (
    <section className="band-ink section" aria-labelledby="premium">
      <div
        className="wrap grid gap-x-14 gap-y-5 lg:grid-cols-[1.4fr_1fr]"
        data-behaviour="reveal"
      >
        <div>
          <h2 id="premium">{premium.title}</h2>
          <div className="mt-3 grid gap-3 measure">
            {premium.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-4 actions">
            <ActionLink link={premium.apply} className="btn-primary" />
            <ActionLink link={premium.schedule} className="btn-quiet" />
            <PricedChatLink messageIn={premiumMessage}>
              {premium.chat}
            </PricedChatLink>
          </p>
        </div>
        <div>
          <CurrencyChoice />
          <BothPrices money={prices.premium} className="mt-1 text-4xl" />
          <CheckList items={premium.points} className="mt-3 gap-y-1" />
          <PortraitWithName before="price" className="mt-3" />
          <p className="max-lg:-mb-2 lg:mt-3">
            <ActionLink link={premium.more} className="more-link" />
          </p>
        </div>
      </div>
    </section>
  )
}
