import { PortraitWithName } from '#components/contact/PortraitWithName.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { bundle } from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'
import { bundleMessage } from '#data/messages/chat-message.ts'
import { formatMoney } from '#data/money.ts'
import { bundleOffer, prices } from '#data/prices.yaml'

const struckThroughSum = (
  <s className="text-muted figures" translate="no">
    {formatMoney(bundleOffer.struck, 'INR')}
  </s>
)

/** All levels as a bundle, with a chat link to order it (requirements §2.8.3, §9.1.3). */
export function BundleCard() {
  return (
    <section className="wrap pb-14 lg:pb-20" aria-label={bundle.title}>
      <div className="card lg:p-10 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-14">
        <div>
          <h2>{bundle.title}</h2>
          <p className="mt-3 measure text-muted">{bundle.description}</p>
          <CheckList
            items={levels.map(({ level, title }) => `${level}: ${title}`)}
            className="mt-5"
          />
        </div>
        <div className="self-end grid gap-4 border-t-3 border-ink pt-4">
          <div>
            {/* While dollars are chosen, this is hidden: the struck-through sum is in rupees. */}
            <p className="rupees-chosen flex flex-wrap items-baseline gap-3">
              <span className="sr-only">{bundle.instead}</span>
              {struckThroughSum}
              <span className="tag text-ink">{bundleOffer.label}</span>
            </p>
            <BothPrices
              money={prices.bundle}
              comparedInRupees={
                <>
                  {', '}
                  {bundle.instead} {struckThroughSum}, {bundleOffer.label}
                </>
              }
              className="text-4xl flex-col"
            />
          </div>
          <PricedChatLink messageIn={bundleMessage}>
            {bundle.chat}
          </PricedChatLink>
          <p className="measure text-sm text-muted">{bundle.note}</p>
          <PortraitWithName before="price" className="pt-4 border-t" />
        </div>
      </div>
    </section>
  )
}
