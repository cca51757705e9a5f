import { earlyBird, levels as words } from '../../data/ai-career-program.yaml'
import type { Level } from '../../data/levels.ts'
import { BothPrices } from '../prices/Price.tsx'
import { CheckList } from '../ui/CheckList.tsx'
import { Icon } from '../ui/Icon.tsx'

interface LevelCardProps {
  level: Level
  /** Label of the button: 'Enroll Now', 'Join Beginner Level'. */
  label: string
}

/** Summary of a level of the career program, with a link to its page. */
export function LevelCard({ level, label }: LevelCardProps) {
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
      <dl className="facts">
        <div>
          <dt>{words.duration}</dt>
          <dd translate="no">{level.duration}</dd>
        </div>
        <div>
          <dt>{words.salary}</dt>
          <dd className="whitespace-nowrap" translate="no">
            {level.expectedSalary}
          </dd>
        </div>
      </dl>
      <a href={level.link} className="btn-quiet no-print" aria-describedby={`level-${level.id}`}>
        {label}
      </a>
    </article>
  )
}
