import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { earlyBird, onEachLevel, levels as words } from '#data/ai-career-program.yaml'
import type { Level } from '#data/levels.ts'
import { levelMessage } from '#data/messages/chat-message.ts'
import { LevelFacts } from './LevelFacts.tsx'

/** Top of a level's page: on phones the price comes before what the level is about. */
export function LevelHero({ level }: { level: Level }) {
  const { back, badge, price, onePrice, salary } = onEachLevel
  return (
    <div
      className={
        'wrap pt-2 pb-14 sm:pt-8 lg:pt-12 lg:pb-20 print:py-4 grid gap-x-14 gap-y-5 ' +
        'lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]'
      }
    >
      <div>
        <p className="no-print">
          <BackLink href="/ai-career-program">{back}</BackLink>
        </p>
        <p className="mt-2 lg:mt-6 flex flex-wrap gap-2">
          <span className="tag text-ink border-[color:var(--control)]">
            {badge.replace('{level}', level.level)}
          </span>
        </p>
        <h1 className="mt-3">{level.headline}</h1>
      </div>
      <aside
        className="card grid gap-4 self-start max-sm:p-4 lg:col-start-2 lg:row-span-2"
        aria-label={price}
      >
        <CurrencyChoice />
        <BothPrices money={level.price} className="text-4xl sm:text-5xl" />
        <PricedChatLink message={(currency) => levelMessage(level, currency)}>
          {level.chat}
        </PricedChatLink>
        <p className="text-sm text-muted">{earlyBird}</p>
        <LevelFacts level={level} salary={salary} />
        <p className="text-sm text-muted">{`${onePrice} ${words.gstNote}`}</p>
        <p className="text-sm text-muted">* {words.salaryNote}</p>
      </aside>
      <div>
        <p className="text-lg">
          <strong>{level.title}.</strong> {level.subtitle}.
        </p>
        <p className="mt-4 measure text-muted">{level.description}</p>
      </div>
    </div>
  )
}
