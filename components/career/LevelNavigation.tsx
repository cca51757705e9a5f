import { Icon } from '#components/ui/Icon.tsx'
import { onEachLevel } from '#data/ai-career-program.yaml'
import type { LevelId } from '#data/ids.ts'
import { levels } from '#data/levels.ts'

/** Links to the previous and the next level. */
export function LevelNavigation({ id }: { id: LevelId }) {
  const {
    name,
    earlier: earlierLabel,
    further: furtherLabel,
  } = onEachLevel.others
  const index = levels.findIndex((level) => level.id === id)
  const directions = [
    {
      level: levels[index - 1],
      label: earlierLabel,
      icon: 'arrow-left',
      layoutClasses: 'flex',
    },
    {
      level: levels[index + 1],
      label: furtherLabel,
      icon: 'arrow-right',
      layoutClasses: 'flex flex-row-reverse text-right sm:col-start-2',
    },
  ]
  return (
    <nav
      aria-label={name}
      className="wrap no-print grid gap-4 pb-14 sm:grid-cols-2"
    >
      {directions.map(
        ({ level, label, icon, layoutClasses }) =>
          level && (
            <a
              key={icon}
              href={level.link}
              className={`items-center gap-4 min-h-11 no-underline ${layoutClasses}`}
            >
              <Icon name={icon} />
              <span>
                <span className="block eyebrow">{label}</span>
                <span className="font-semibold underline">
                  {level.level}: {level.title}
                </span>
              </span>
            </a>
          ),
      )}
    </nav>
  )
}
