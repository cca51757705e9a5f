import { WithPrices } from '#components/ui/WithPrices.tsx'
import * as guide from '#data/guide.yaml'
import { mailLink } from '#data/links.ts'
import { guideRequest } from '#data/messages/mail-message.ts'
import { formatMoney } from '#data/money.ts'
import { guidePrice } from '#data/prices.yaml'
import * as site from '#data/site.yaml'

/** The guide's cover, drawn as a book; its font size is limited, so that the words always fit. */
const GuideCover = () => (
  <div
    className={
      'band-ink lg:w-[9rem] aspect-[3/4] p-[min(0.5rem,2vw)] flex flex-col justify-between ' +
      'self-start border-l-4 border-marigold text-[min(1rem,4vw)]'
    }
    aria-hidden="true"
  >
    <p className="font-display lg:text-xl !leading-tight">{guide.title}</p>
    <svg viewBox="0 0 40 20" aria-hidden="true">
      <path d="M0 5h40M0 10h40M0 15h40" className="cover-rule" />
      <path d="M2 17l8-4 6 2 9-7 6 2 7-7" className="cover-line" />
      <circle cx="38" cy="3" r="1.4" className="fill-marigold" />
    </svg>
    <p className="text-[0.875em]" translate="no">
      {site.name}
    </p>
  </div>
)

/** What the guide costs, how to buy it and what comes with it. */
const GuideOffer = () => (
  <div
    className={
      'max-lg:col-span-2 border-t lg:border-t-0 lg:border-l pt-4 lg:pt-0 lg:pl-10'
    }
  >
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 lg:block">
      <span
        className="font-display text-4xl lg:text-5xl figures"
        translate="no"
      >
        {formatMoney(guidePrice, 'INR')}
      </span>
      <a
        href={mailLink(guideRequest()).href}
        className="btn-primary grow lg:w-full lg:mt-3"
        data-behaviour="guide-link"
        data-price={guidePrice}
      >
        {guide.buy}
      </a>
    </p>
    <p className="mt-2 lg:mt-3">
      <WithPrices text={guide.bonus} />
    </p>
    <p className="mt-2 text-sm text-muted">{guide.howToBuy}</p>
    <p className="mt-1 text-sm text-muted">{guide.note}</p>
  </div>
)

/** The guide, a digital product that visitors order by email (requirements §1.1.3, §4.8). */
export function HomeGuide() {
  return (
    <section className="section" aria-labelledby="guide">
      <div className="wrap">
        <div
          className={
            'sm:card lg:p-8 grid gap-x-4 lg:gap-x-10 gap-y-3 ' +
            'grid-cols-[min(6.5rem,25vw)_minmax(0,1fr)] ' +
            'lg:grid-cols-[auto_minmax(0,1.4fr)_minmax(0,1fr)]'
          }
          data-behaviour="reveal"
        >
          <GuideCover />
          <div className="contents lg:block">
            <div>
              <h2 id="guide">{guide.heading}</h2>
              <p className="mt-2 measure text-muted max-sm:leading-snug">
                <WithPrices text={guide.intro} />
              </p>
            </div>
            <ul className="max-lg:col-span-2 lg:mt-5 grid gap-1.5">
              {[guide.book, guide.cases, guide.templates].map(
                ({ title, description }) => (
                  <li key={title}>
                    <strong>{title}.</strong> {description}
                  </li>
                ),
              )}
            </ul>
          </div>
          <GuideOffer />
        </div>
      </div>
    </section>
  )
}
