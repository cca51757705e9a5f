import { ActionLink } from '#components/ui/ActionLink.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { ClosingCall } from '#components/ui/ClosingCall.tsx'
import { Disclaimer } from '#components/ui/Disclaimer.tsx'
import { Section } from '#components/ui/Section.tsx'
import { TileSection } from '#components/ui/TileList.tsx'
import { consultation, onEachLevel, quiz } from '#data/ai-career-program.yaml'
import type { LevelId } from '#data/ids.ts'
import { type Level, levelOf } from '#data/levels.ts'
import { LevelHero } from './LevelHero.tsx'
import { LevelNavigation } from './LevelNavigation.tsx'

/** Whom the level suits, and in large type whom it does not. */
function Suitability({ level }: { level: Level }) {
  const { title, yes: suitableLabel, no: unsuitableLabel } = onEachLevel.forWhom
  return (
    <Section title={title} tone="ink">
      <div className="grid gap-10 lg:grid-cols-[1fr_2fr] lg:gap-14">
        <div>
          <h3 className="mb-4">{suitableLabel}</h3>
          <CheckList items={level.forWhom} />
        </div>
        <div>
          <h3 className="mb-4">{unsuitableLabel}</h3>
          <ul className="font-display text-2xl">
            {level.notFor.map((item) => (
              <li key={item} className="border-t py-3">
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}

/** What participants work on and hand in, week by week. */
function WeekByWeek({ level }: { level: Level }) {
  const { title, intro, outcome: outcomeLabel } = onEachLevel.weeks
  return (
    <Section title={title} intro={intro} tone="surface">
      <ol className="border-t-3 border-ink">
        {level.weeks.map(({ when, topic, outcome }) => (
          <li
            key={when}
            className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[7rem_2fr_3fr]"
          >
            <p className="eyebrow figures">{when}</p>
            <h3 className="text-lg font-sans">{topic}</h3>
            <p className="text-muted">
              <span className="font-semibold">{`${outcomeLabel} `}</span>
              {outcome}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The page of a level of the career program, also laid out for print (requirements §2.9). */
export function LevelPage({ id }: { id: LevelId }) {
  const level = levelOf(id)
  const { highlights, disclaimer, closing } = onEachLevel
  return (
    <>
      <LevelHero level={level} />
      {level.highlights && (
        <TileSection
          title={highlights}
          tone="surface"
          items={level.highlights.map((item) => ({
            ...item,
            title: item.title.replace('{duration}', level.duration),
          }))}
        />
      )}
      <Section title={level.topics.title} hasSideHeading>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {level.topics.items.map(({ title, description }) => (
            <li key={title} className="border-t py-3">
              <h3 className="text-lg font-sans">{title}</h3>
              <p className="text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Suitability level={level} />
      <WeekByWeek level={level} />
      <Section title={level.roles.title}>
        <ul className="flex flex-wrap gap-x-3 gap-y-3">
          {level.roles.items.map((role) => (
            <li
              key={role}
              className="border rounded-md px-[min(1rem,4vw)] py-2 font-display text-xl"
            >
              {role}
            </li>
          ))}
        </ul>
        <p className="mt-6 measure text-muted">{level.roles.note}</p>
      </Section>
      <Disclaimer title={disclaimer} text={level.disclaimer} />
      <LevelNavigation id={id} />
      <div className="no-print">
        <ClosingCall {...closing}>
          <ActionLink
            link={consultation}
            className="btn-primary max-sm:!basis-full"
          />
          <a href="/ai-career-program?quiz=1#levels" className="btn-quiet">
            {quiz.open}
          </a>
        </ClosingCall>
      </div>
    </>
  )
}
