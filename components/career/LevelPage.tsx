import { careerConsultation } from '../../data/career-consultation.ts'
import { promises } from '../../data/claims.ts'
import { earlyBird, levelById } from '../../data/levels.ts'
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
  const level = levelById(id)
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
            <BackLink href="/ai-career-program">Back to AI Career Program</BackLink>
          </p>
          <p className="mt-6 flex flex-wrap gap-2">
            <span className="tag text-ink border-[color:var(--control)]">{level.level} level</span>
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
        <Section title="What to expect" tone="surface">
          <TileList items={level.highlights} columns={3} />
        </Section>
      )}
      <Section title={level.topicsTitle} layout="side">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {level.topics.map(({ title, description }) => (
            <li key={title} className="border-t py-3">
              <h3 className="text-lg font-sans">{title}</h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Week by week"
        intro="What we work on, and what you hand in. I read every piece and answer it."
        tone="surface"
      >
        <WeekPlan weeks={level.weeks} />
      </Section>
      <Section title="Is it the right level?">
        <ForWhom level={level} />
      </Section>
      <Section title={level.rolesTitle} tone="ink" layout="side">
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {level.roles.map((role) => (
            <li key={role} className="border-t py-3 font-display text-2xl">
              {role}
            </li>
          ))}
        </ul>
        <p className="mt-6 measure text-muted">{level.rolesNote}</p>
      </Section>
      <Disclaimer title="What this level does not promise">{level.disclaimer}</Disclaimer>
      <LevelNavigation id={id} />
      <PrintFooter path={level.link} />
      <div className="no-print">
        <ClosingCall
          title="Unsure whether this is your level?"
          text={
            'Answer the three questions of the quiz, or ask me. The consultation is free, ' +
            `takes ${promises.freeConsultation.sentence} and may well end with another level, ` +
            'or none.'
          }
        >
          <a href={careerConsultation.href} className="btn-primary">
            {careerConsultation.label}
          </a>
          <a href="/ai-career-program?quiz=1" className="btn-quiet">
            Find My Level
          </a>
        </ClosingCall>
      </div>
    </>
  )
}
