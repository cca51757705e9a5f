import { PrintFooter } from '#components/contact/PrintFooter.tsx'
import { CurrencyChoice } from '#components/prices/CurrencyChoice.tsx'
import { BothPrices } from '#components/prices/Price.tsx'
import { PricedChatLink } from '#components/prices/PricedChatLink.tsx'
import { BackLink } from '#components/ui/BackLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Disclaimer } from '#components/ui/Disclaimer.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileList } from '#components/ui/TileList.tsx'
import {
  consultation,
  earlyBird,
  onEachLevel,
  quiz,
  levels as words,
} from '#data/ai-career-program.yaml'
import { levelOf } from '#data/levels.ts'
import { levelMessage } from '#data/messages/chat-message.ts'
import type { LevelId } from '#data/schemas/facts.ts'
import { LevelFacts } from './LevelFacts.tsx'
import { LevelNavigation } from './LevelNavigation.tsx'

/** The page of a level of the career program, also laid out for print (requirements §2.9). */
export function LevelPage({ id }: { id: LevelId }) {
  const level = levelOf(id)
  const { back, badge, highlights, weeks, forWhom, disclaimer, closing } = onEachLevel
  return (
    <>
      <div
        className={
          'wrap pt-8 pb-14 lg:pt-12 lg:pb-20 print:py-4 grid gap-10 ' +
          'lg:grid-cols-[3fr_2fr] lg:gap-14'
        }
      >
        <div>
          <p className="no-print">
            <BackLink href="/ai-career-program">{back}</BackLink>
          </p>
          <p className="mt-6 flex flex-wrap gap-2">
            <span className="tag text-ink border-[color:var(--control)]">
              {badge.replace('{level}', level.level)}
            </span>
            <span className="tag">{earlyBird}</span>
          </p>
          <h1 className="mt-4">{level.headline}</h1>
          <p className="mt-4 text-lg">
            <strong>{level.title}.</strong> {level.subtitle}.
          </p>
          <p className="mt-4 measure text-muted">{level.description}</p>
        </div>
        <aside className="card grid gap-4 self-start" aria-label={onEachLevel.price}>
          <CurrencyChoice />
          <div>
            <BothPrices money={level.price} className="text-5xl" />
            <p className="mt-1 text-sm text-muted">{`${onEachLevel.onePrice} ${words.gstNote}`}</p>
          </div>
          <LevelFacts level={level} salary={onEachLevel.salary} />
          <PricedChatLink message={(currency) => levelMessage(level, currency)}>
            {level.chat}
          </PricedChatLink>
          <p className="text-sm text-muted">* {words.salaryNote}</p>
        </aside>
      </div>
      {level.highlights && (
        <Section title={highlights} tone="surface">
          <TileList
            items={level.highlights.map((item) => ({
              ...item,
              title: item.title.replace('{duration}', level.duration),
            }))}
          />
        </Section>
      )}
      <Section title={level.topics.title} layout="side">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {level.topics.items.map(({ title, description }) => (
            <li key={title} className="border-t py-3">
              <h3 className="text-lg font-sans">{title}</h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={weeks.title} intro={weeks.intro} tone="surface">
        <ol className="border-t-3 border-ink">
          {level.weeks.map(({ when, topic, outcome }) => (
            <li
              key={when}
              className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[7rem_2fr_3fr]"
            >
              <p className="eyebrow figures">{when}</p>
              <h3 className="text-lg font-sans">{topic}</h3>
              <p className="text-muted">
                <span className="font-semibold">{`${weeks.outcome} `}</span>
                {outcome}
              </p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={forWhom.title}>
        <div className="grid gap-10 sm:grid-cols-2">
          <div>
            <h3 className="mb-4">{forWhom.yes}</h3>
            <CheckList items={level.forWhom} />
          </div>
          <div>
            <h3 className="mb-4">{forWhom.no}</h3>
            <ul className="grid gap-y-2.5">
              {level.notFor.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon name="x" className="mt-1 text-muted" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section title={level.roles.title} tone="ink" layout="side">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {level.roles.items.map((role) => (
            <li key={role} className="border-t py-3 font-display text-2xl">
              {role}
            </li>
          ))}
        </ul>
        <p className="mt-6 measure text-muted">{level.roles.note}</p>
      </Section>
      <Disclaimer title={disclaimer}>{level.disclaimer}</Disclaimer>
      <LevelNavigation id={id} />
      <PrintFooter path={level.link} />
      <div className="no-print">
        <ClosingCall title={closing.title} text={closing.text} action={consultation}>
          <a href="/ai-career-program?quiz=1" className="btn-quiet">
            {quiz.open}
          </a>
        </ClosingCall>
      </div>
    </>
  )
}
