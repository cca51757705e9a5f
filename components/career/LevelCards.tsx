import { levels as words } from '../../data/ai-career-program.yaml'
import { type Level, levels } from '../../data/levels.ts'
import { CardRow } from '../ui/CardRow.tsx'
import { LevelCard } from './LevelCard.tsx'

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
