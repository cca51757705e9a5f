import { salaryNote } from '../../data/levels.ts'
import { levelMessage } from '../../data/messages/chat-message.ts'
import { gstNote } from '../../data/prices.ts'
import type { Level } from '../../data/schemas/facts.ts'
import { CurrencyChoice } from '../prices/CurrencyChoice.tsx'
import { BothPrices } from '../prices/Price.tsx'
import { PricedChatLink } from '../prices/PricedChatLink.tsx'

/** Price, duration and expected salary of a level, with the link to enrol (requirements §2.9.1). */
export function LevelPriceCard({ level }: { level: Level }) {
  const enrollLabel = level.id === 'expert' ? 'Apply via WhatsApp' : 'Enroll Now via WhatsApp'
  return (
    <aside className="card grid gap-4 self-start" aria-label="Price">
      <CurrencyChoice />
      <div>
        <BothPrices money={level.price} className="text-5xl" />
        <p className="mt-1 text-sm text-muted">{`One price for the whole level. ${gstNote}`}</p>
      </div>
      <dl className="facts">
        <div>
          <dt>Duration</dt>
          <dd translate="no">{level.duration}</dd>
        </div>
        <div>
          <dt>Expected salary*</dt>
          <dd translate="no">{level.expectedSalary}</dd>
        </div>
      </dl>
      <PricedChatLink message={(currency) => levelMessage(level, currency)}>
        {enrollLabel}
      </PricedChatLink>
      <p className="text-sm text-muted">* {salaryNote}</p>
    </aside>
  )
}
