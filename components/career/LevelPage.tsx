import { consultation, earlyBird, onEachLevel, quiz } from '../../data/ai-career-program.yaml'
import { levelOf } from '../../data/levels.ts'
import type { LevelId } from '../../data/schemas/facts.ts'
import { PrintFooter } from '../contact/PrintFooter.tsx'
import { BackLink } from '../ui/BackLink.tsx'
import { ClosingCall } from '../ui/ClosingCall.tsx'
import { Disclaimer } from '../ui/Disclaimer.tsx'
import { Section } from '../ui/Section.tsx'
import { TileList } from '../ui/TileList.tsx'
import { ForWhom } from './ForWhom.tsx'
import { LevelNavigation } from './LevelNavigation.tsx'
import { LevelPriceCard } from './LevelPriceCard.tsx'
import { WeekPlan } from './WeekPlan.tsx'

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
        <LevelPriceCard level={level} />
      </div>
      {level.highlights && (
        <Section title={highlights} tone="surface">
          <TileList
            items={level.highlights.map((item) => ({
              ...item,
              title: item.title.replace('{duration}', level.duration),
            }))}
            columns={3}
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
        <WeekPlan weeks={level.weeks} />
      </Section>
      <Section title={forWhom.title}>
        <ForWhom level={level} />
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
