import type { Level } from '../../data/schemas/facts.ts'
import { CheckList } from '../ui/CheckList.tsx'
import { Icon } from '../ui/Icon.tsx'

/** For whom a level is meant and for whom it is not, side by side. */
export function ForWhom({ level }: { level: Level }) {
  return (
    <div className="grid gap-10 sm:grid-cols-2">
      <div>
        <h3 className="mb-4">This level is for you if</h3>
        <CheckList items={level.forWhom} />
      </div>
      <div>
        <h3 className="mb-4">It is not for you if</h3>
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
