import { onEachLevel } from '../../data/ai-career-program.yaml'
import type { Level } from '../../data/levels.ts'
import { CheckList } from '../ui/CheckList.tsx'
import { Icon } from '../ui/Icon.tsx'

/** For whom a level is meant and for whom it is not, side by side. */
export function ForWhom({ level }: { level: Level }) {
  const { yes, no } = onEachLevel.forWhom
  return (
    <div className="grid gap-10 sm:grid-cols-2">
      <div>
        <h3 className="mb-4">{yes}</h3>
        <CheckList items={level.forWhom} />
      </div>
      <div>
        <h3 className="mb-4">{no}</h3>
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
  )
}
