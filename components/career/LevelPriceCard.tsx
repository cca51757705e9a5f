import { onEachLevel, levels as words } from '../../data/ai-career-program.yaml'
import type { Level } from '../../data/levels.ts'
import { levelMessage } from '../../data/messages/chat-message.ts'
import { CurrencyChoice } from '../prices/CurrencyChoice.tsx'
import { BothPrices } from '../prices/Price.tsx'
import { PricedChatLink } from '../prices/PricedChatLink.tsx'

/** Price, duration and expected salary of a level, with the link to enrol (requirements §2.9.1). */
export function LevelPriceCard({ level }: { level: Level }) {
  return (
    <aside className="card grid gap-4 self-start" aria-label={onEachLevel.price}>
      <CurrencyChoice />
      <div>
        <BothPrices money={level.price} className="text-5xl" />
        <p className="mt-1 text-sm text-muted">{`${onEachLevel.onePrice} ${words.gstNote}`}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>{words.duration}</dt>
          <dd translate="no">{level.duration}</dd>
        </div>
        <div>
          <dt>{onEachLevel.salary}</dt>
          <dd translate="no">{level.expectedSalary}</dd>
        </div>
      </dl>
      <PricedChatLink message={(currency) => levelMessage(level, currency)}>
        {level.chat}
      </PricedChatLink>
      <p className="text-sm text-muted">* {words.salaryNote}</p>
    </aside>
  )
}
