import { BothPrices } from '#components/prices/Price.tsx'
import { CardRow } from '#components/ui/CardRow.tsx'
import { CheckList } from '#components/ui/CheckList.tsx'
import { FactRows } from '#components/ui/FactRows.tsx'
import { earlyBird, levels as levelWords } from '#data/ai-career-program.yaml'
import { type Level, levels } from '#data/levels.ts'

/** Summary of a level of the career program, with a link to its page. */
function LevelCard({ level, label }: { level: Level; label: string }) {
  return (
    <article
      aria-labelledby={`level-${level.id}`}
      className="h-full flex flex-col gap-3 border-t-3 border-ink pt-4"
    >
      <div>
        <p className="eyebrow">{level.level}</p>
        <h3 id={`level-${level.id}`} className="mt-1">
          {level.title}
        </h3>
      </div>
      <CheckList items={level.features} className="max-lg:gap-1.5" />
      <div className="mt-auto">
        <BothPrices money={level.price} />
        <p className="text-sm text-muted">{earlyBird}</p>
      </div>
      <FactRows
        className="level-facts word-columns"
        items={[
          { label: levelWords.duration, value: level.duration },
          {
            label: levelWords.salary,
            value: level.expectedSalary,
            translate: 'no',
          },
        ]}
      />
      <a
        href={level.link}
        className="btn-quiet no-print"
        aria-describedby={`level-${level.id}`}
      >
        {label}
      </a>
    </article>
  )
}

/** The four levels as cards, and the notes on salaries and GST. */
export function LevelCards({ labelOf }: { labelOf: (level: Level) => string }) {
  return (
    <>
      <CardRow className="gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-4">
        {levels.map((level) => (
          <li key={level.id} data-reveal-item="">
            <LevelCard level={level} label={labelOf(level)} />
          </li>
        ))}
      </CardRow>
      <p className="mt-4 measure text-sm text-muted">
        {`${levelWords.salaryNote} ${levelWords.gstNote}`}
      </p>
    </>
  )
}
