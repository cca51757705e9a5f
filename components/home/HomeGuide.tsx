import { Icon } from '#components/ui/Icon.tsx'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import * as guide from '#data/guide.yaml'
import { mailLink } from '#data/links.ts'
import { guideRequest } from '#data/messages/guide-message.ts'
import { formatMoney } from '#data/money.ts'
import { guidePrice } from '#data/prices.yaml'

/** The digital product, bought by mail (requirements §1.1.3, §4.8). */
export function HomeGuide() {
  return (
    <section className="section" aria-labelledby="guide">
      <div className="wrap">
        <div
          className="card lg:p-10 grid gap-x-14 gap-y-8 lg:grid-cols-[1.6fr_1fr]"
          data-behaviour="reveal"
          data-threshold="0.2"
        >
          <div>
            <h2 id="guide">{guide.heading}</h2>
            <p className="mt-3 measure text-muted">
              <WithPrices text={guide.intro} />
            </p>
            <ul className="mt-6 grid gap-4">
              {[guide.book, guide.cases, guide.templates].map(({ icon, title, description }) => (
                <li key={title} className="flex gap-3">
                  <Icon name={icon} className="mt-1 text-focus" />
                  <p>
                    <strong>{title}.</strong> {description}
                  </p>
                </li>
              ))}
            </ul>
          </div>
          <div className="border-t lg:border-t-0 lg:border-l pt-6 lg:pt-0 lg:pl-10">
            <div className="font-display text-5xl figures" translate="no">
              {formatMoney(guidePrice, 'INR')}
            </div>
            <p className="mt-4">
              <WithPrices text={guide.bonus} />
            </p>
            <p className="mt-6">
              <a
                href={mailLink(guideRequest()).href}
                className="btn-primary w-full"
                data-behaviour="guide-link"
                data-price={guidePrice}
              >
                {guide.buy}
              </a>
            </p>
            <p className="mt-4 text-sm text-muted">{guide.howToBuy}</p>
            <p className="mt-2 text-sm text-muted">{guide.note}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
