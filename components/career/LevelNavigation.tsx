import { Icon } from '#components/ui/Icon.tsx'
import { onEachLevel } from '#data/ai-career-program.yaml'
import { levels } from '#data/levels.ts'
import type { LevelId } from '#data/schemas/facts.ts'

/** Links to the previous and the next level. */
export function LevelNavigation({ id }: { id: LevelId }) {
  const { name, earlier, further } = onEachLevel.others
  const index = levels.findIndex((level) => level.id === id)
  const [previous, next] = [levels[index - 1], levels[index + 1]]
  return (
    <nav aria-label={name} className="wrap no-print grid gap-4 pb-14 sm:grid-cols-2">
      {previous && (
        <a href={previous.link} className="flex items-center gap-4 min-h-11 no-underline">
          <Icon name="arrow-left" />
          <span>
            <span className="block eyebrow">{earlier}</span>
            <span className="font-semibold underline">
              {previous.level}: {previous.title}
            </span>
          </span>
        </a>
      )}
      {next && (
        <a
          href={next.link}
          className={
            'flex items-center justify-end gap-4 min-h-11 ' +
            'no-underline text-right sm:col-start-2'
          }
        >
          <span>
            <span className="block eyebrow">{further}</span>
            <span className="font-semibold underline">
              {next.level}: {next.title}
            </span>
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  )
}
