import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { ActionLink } from '#components/ui/ActionLink.tsx'
import { WithPrices } from '#components/ui/WithPrices.tsx'
import { consultation, earlyBird, hero } from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'
import { careerMessage } from '#data/messages/chat-message.ts'

/** Top of the career program's page: the introduction, beside links to the pages of the levels. */
export function CareerHero() {
  return (
    <div
      className={
        'wrap pt-8 pb-10 lg:pt-12 print:py-4 grid gap-10 ' +
        'lg:grid-cols-[3fr_2fr] lg:gap-14 lg:items-end'
      }
    >
      <div>
        <p>
          <span className="tag text-ink border-control">{earlyBird}</span>
        </p>
        <h1 className="mt-4">{hero.title}</h1>
        <p className="mt-5 measure text-lg text-muted">
          <WithPrices text={hero.intro} />
        </p>
        <p className="mt-7 flex flex-wrap gap-3 no-print">
          <ActionLink link={consultation} className="btn-primary" />
          <PricedChatLink
            messageIn={(currency) => careerMessage(levels, currency)}
          >
            {hero.chat}
          </PricedChatLink>
        </p>
      </div>
      <ol className="border-t-3 border-ink no-print">
        {levels.map((level) => (
          <li key={level.id} className="border-b">
            <a
              href={level.link}
              className={
                'flex flex-wrap items-center justify-between gap-x-4 min-h-12 py-2 no-underline'
              }
            >
              <span className="font-semibold underline">{level.level}</span>
              <span className="text-muted">{level.duration}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
