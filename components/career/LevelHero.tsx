import { BothPrices } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { PriceHero } from '#components/prices/PriceHero.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { FactRows } from '#components/ui/FactRows.tsx'
import {
  earlyBird,
  levels as levelWords,
  onEachLevel,
} from '#data/ai-career-program.yaml'
import type { Level } from '#data/levels.ts'
import { levelMessage } from '#data/messages/chat-message.ts'

/** Top of a level's page. */
export function LevelHero({ level }: { level: Level }) {
  const { back, badge, price, onePrice } = onEachLevel
  const card = (
    <>
      <BothPrices money={level.price} className="text-4xl sm:text-5xl" />
      <PricedChatLink messageIn={(currency) => levelMessage(level, currency)}>
        {level.chat}
      </PricedChatLink>
      <p className="text-sm text-muted">{earlyBird}</p>
      <FactRows
        items={[
          { label: levelWords.duration, value: level.duration },
          {
            label: levelWords.salary,
            value: level.expectedSalary,
            translate: 'no',
          },
        ]}
      />
      <p className="measure text-sm text-muted">
        {`${onePrice} ${levelWords.gstNote} ${levelWords.salaryNote}`}
      </p>
    </>
  )
  return (
    <PriceHero
      backLink={<BackLink href="/ai-career-program">{back}</BackLink>}
      badge={badge.replace('{level}', level.level)}
      title={level.headline}
      label={price}
      card={card}
    >
      <p className="measure text-lg">
        <strong>{level.title}.</strong> {level.subtitle}.
      </p>
      <p className="mt-4 measure text-muted">{level.description}</p>
    </PriceHero>
  )
}
