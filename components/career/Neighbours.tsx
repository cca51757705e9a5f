import { levels } from '../../data/levels.ts'
import type { LevelId } from '../../data/schemas/facts.ts'
import { Icon } from '../ui/Icon.tsx'

/** The level before and the level after. */
export function Neighbours({ id }: { id: LevelId }) {
  const place = levels.findIndex((level) => level.id === id)
  const [before, after] = [levels[place - 1], levels[place + 1]]
  return (
    <nav aria-label="Other levels" className="wrap no-print grid gap-4 pb-14 sm:grid-cols-2">
      {before && (
        <a href={before.link} className="flex items-center gap-4 min-h-11 no-underline">
          <Icon name="arrow-left" />
          <span>
            <span className="block eyebrow">One level earlier</span>
            <span className="font-semibold underline">
              {before.level}: {before.title}
            </span>
          </span>
        </a>
      )}
      {after && (
        <a
          href={after.link}
          className="flex items-center justify-end gap-4 min-h-11 no-underline text-right sm:col-start-2"
        >
          <span>
            <span className="block eyebrow">One level further</span>
            <span className="font-semibold underline">
              {after.level}: {after.title}
            </span>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
