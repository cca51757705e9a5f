import { onEachLevel } from '../../data/ai-career-program.yaml'
import type { Level } from '../../data/levels.ts'

/** The topics of a level by week, with what the student hands in. */
export function WeekPlan({ weeks }: { weeks: Level['weeks'] }) {
  return (
    <ol className="border-t-3 border-ink">
      {weeks.map(({ when, topic, outcome }) => (
        <li key={when} className="grid gap-x-8 gap-y-1 py-4 border-b sm:grid-cols-[7rem_2fr_3fr]">
          <p className="eyebrow figures">{when}</p>
          <h3 className="text-lg font-sans">{topic}</h3>
          <p className="text-muted">
            <span className="font-semibold">{`${onEachLevel.weeks.outcome} `}</span>
            {outcome}
          </p>
        </li>
      ))}
    </ol>
  )
}
