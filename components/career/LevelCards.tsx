import { BothPrices } from '#components/prices/Price.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { Icon } from '#components/ui/Icon.tsx'
import { earlyBird, levels as words } from '#data/ai-career-program.yaml'
import { type Level, levels } from '#data/levels.ts'
import { LevelFacts } from './LevelFacts.tsx'

/** Summary of a level of the career program, with a link to its page. */
function LevelCard({ level, label }: { level: Level; label: string }) {
  return (
    <article
      aria-labelledby={`level-${level.id}`}
      className="h-full flex flex-col gap-4 border-t-3 border-ink pt-4"
    >
      <div>
        <p className="flex items-center justify-between gap-3 eyebrow">
          {level.level}
          <Icon name={level.icon} className="text-focus" />
        </p>
        <h3 id={`level-${level.id}`} className="mt-1">
          {level.title}
        </h3>
      </div>
      <CheckList items={level.features} />
      <div className="mt-auto">
        <BothPrices money={level.price} />
        <p className="text-sm text-muted">{earlyBird}</p>
      </div>
      <LevelFacts level={level} salary={words.salary} />
      <a href={level.link} className="btn-quiet no-print" aria-describedby={`level-${level.id}`}>
        {label}
      </a>
    </article>
  )
}

/** Top margins, so that each card starts a step higher than the one before. */
const stepMargins = ['lg:mt-18', 'lg:mt-12', 'lg:mt-6', ''] as const

/** The four levels side by side, with the note on their salary ranges. */
export function LevelCards({ label }: { label: (level: Level) => string }) {
  return (
    <>
      <CardRow className="gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {levels.map((level, index) => (
          <li key={level.id} className={stepMargins[index]} data-reveal-item>
            <LevelCard level={level} label={label(level)} />
          </li>
        ))}
      </CardRow>
      <p className="mt-6 measure text-sm text-muted">{`${words.salaryNote} ${words.gstNote}`}</p>
    </>
  )
}
