import { scores as words } from '#data/figures.yaml'
import type { FigureOf } from '#data/schemas/figure.ts'
import { percent } from './axis.ts'

/** Weighted points of a score from 0 to 10; the weights of all criteria add up to 100. */
const weighted = (score: number, weight: number) => (score * weight) / 10

/** A ranking by weighted criteria: the criteria, then the entries by their sums. */
export function ScoresFigure({ figure: { criteria, entries } }: { figure: FigureOf<'scores'> }) {
  const summed = entries.map((entry) => {
    const parts = entry.scores.map((score, index) => weighted(score, criteria[index]?.weight ?? 0))
    return { ...entry, parts, sum: Math.round(parts.reduce((all, part) => all + part, 0)) }
  })
  const ranked = [...summed].sort(
    (a, b) => Number(a.out ?? false) - Number(b.out ?? false) || b.sum - a.sum,
  )
  return (
    <>
      <ol className="fg-list fg-numbered fg-criteria">
        {criteria.map(({ name, weight }) => (
          <li key={name}>
            {name}, <span className="fg-when">{words.weight.replace('{count}', `${weight}`)}</span>
          </li>
        ))}
      </ol>
      <table className="fg-sheet">
        <thead>
          <tr>
            <th scope="col">{words.entry}</th>
            {criteria.map(({ name }, index) => (
              <th key={name} scope="col">
                {index + 1}
              </th>
            ))}
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ name, note, scores, parts, sum, out }, rank) => (
            <tr key={name} className={out ? 'text-muted' : undefined}>
              <th scope="row">
                {out ? `${words.out} ` : `${rank + 1}. `}
                {name}
                <svg className="plot h-3 my-1.5" aria-hidden="true">
                  {parts.map((part, index) => (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
                      key={index}
                      x={percent(parts.slice(0, index).reduce((all, one) => all + one, 0))}
                      width={percent(part)}
                      height="100%"
                      className={`fg-part-${index % 3}`}
                    />
                  ))}
                </svg>{' '}
                <span className="fg-note">{note}</span>
              </th>
              {scores.map((score, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index}>{score}</td>
              ))}
              <td>{sum}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
